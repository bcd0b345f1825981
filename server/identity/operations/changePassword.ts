import { z } from 'zod';
import { attemptPassword } from '../attempts.ts';
import { cognitoError } from '../cognitoErrors.ts';
import { isPassword, requirePasswordPolicy } from '../password.ts';
import { requireAccountHolder } from '../requireAccountHolder.ts';
import { changePassword as storePassword } from '../users.ts';
import { password, token } from './input.ts';
import { operation } from './operation.ts';

const input = z.object({ AccessToken: token, PreviousPassword: password, ProposedPassword: password });

/** Replaces the caller's password, given the one in force; guesses are counted as at the sign-in. */
export const changePassword = operation(input, async (request, provider, { address }) => {
  const user = await requireAccountHolder(provider, request.AccessToken);
  requirePasswordPolicy(request.ProposedPassword);
  const attempt = await attemptPassword(provider.sql, { account: user.sub, address }, () =>
    isPassword(user.sub, user, request.PreviousPassword),
  );
  if (attempt === 'locked') throw cognitoError('changeAttemptsExceeded');
  if (attempt === 'wrong') throw cognitoError('incorrectLogin');
  await storePassword(provider.sql, user.sub, request.ProposedPassword);
  return {};
});
