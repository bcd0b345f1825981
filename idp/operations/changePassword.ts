import { z } from 'zod';
import { attempt } from '../credentials/attempts.ts';
import { cognitoError } from '../cognitoErrors.ts';
import { isPassword, requirePasswordPolicy } from '../credentials/password.ts';
import { requireAccountHolder } from '../ownAccount/requireAccountHolder.ts';
import { changePassword as storePassword } from '../accounts/users.ts';
import { password, token } from './input.ts';
import { operation } from './operation.ts';

const input = z.object({ AccessToken: token, PreviousPassword: password, ProposedPassword: password });

/** Replaces the caller's password, given the one in force; guesses are counted as at the sign-in. */
export const changePassword = operation(input, async (request, provider, { address }) => {
  const user = await requireAccountHolder(provider, request.AccessToken);
  requirePasswordPolicy(request.ProposedPassword);
  const outcome = await attempt(provider.write, { kind: 'password', account: user.sub, address }, () =>
    isPassword(user.sub, user, request.PreviousPassword),
  );
  if (outcome === 'locked') throw cognitoError('attemptLimitExceeded');
  if (outcome === 'wrong') throw cognitoError('incorrectLogin');
  await storePassword(provider.write, user.sub, request.ProposedPassword);
  return {};
});
