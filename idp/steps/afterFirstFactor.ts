import { openChallenge } from './challenges.ts';
import type { EmbeddedProvider } from '../embeddedProvider.ts';
import { requireEnabled, requireUsable } from '../accounts/requireUsable.ts';
import { askSecondFactor } from './secondFactor.ts';
import type { Step } from './steps.ts';
import type { User } from '../accounts/users.ts';

/** What follows the right password: a new password or a second factor where one is due. Throws for an unfit account. */
export async function afterFirstFactor(provider: EmbeddedProvider, user: User): Promise<Step> {
  requireEnabled(user);
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askForNewPassword(provider, user);
  requireUsable(user);
  return askSecondFactor(provider, user);
}

async function askForNewPassword({ write }: EmbeddedProvider, user: User): Promise<Step> {
  const session = await openChallenge(write, 'NEW_PASSWORD_REQUIRED', user.sub);
  const userAttributes = JSON.stringify({ ...user.attributes, email: user.email });
  const parameters = { USER_ID_FOR_SRP: user.sub, requiredAttributes: '[]', userAttributes };
  return { question: { name: 'NEW_PASSWORD_REQUIRED', session, parameters } };
}
