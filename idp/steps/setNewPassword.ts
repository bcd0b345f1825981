import { afterFirstFactor } from './afterFirstFactor.ts';
import { noState, takeChallenge } from './challenges.ts';
import { cognitoError } from '../cognitoErrors.ts';
import type { EmbeddedProvider } from '../embeddedProvider.ts';
import { requirePasswordPolicy } from '../credentials/password.ts';
import { requireUser } from '../accounts/requireUser.ts';
import type { Step } from './steps.ts';
import { changePassword } from '../accounts/users.ts';

/** Answers the question for a new password. One that breaks the policy leaves the question open. */
export async function setNewPassword(
  provider: EmbeddedProvider,
  session: string,
  password: string,
): Promise<Step> {
  requirePasswordPolicy(password);
  const challenge = await takeChallenge(provider.write, 'NEW_PASSWORD_REQUIRED', session, noState);
  if (!challenge?.sub) throw cognitoError('sessionInvalid');
  await changePassword(provider.write, challenge.sub, password);
  return afterFirstFactor(provider, await requireUser(provider, challenge.sub));
}
