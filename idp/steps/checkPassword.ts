import type { Account } from '../accounts/account.ts';
import { attempt } from '../credentials/attempts.ts';
import { cognitoError } from '../cognitoErrors.ts';
import type { EmbeddedProvider, Origin } from '../embeddedProvider.ts';
import { isPassword } from '../credentials/password.ts';
import type { User } from '../accounts/users.ts';

/** The user whose password this is. Throws Cognito's refusal, the same for an unknown user and a wrong password. */
export async function checkPassword(
  { write }: EmbeddedProvider,
  { address }: Origin,
  { user, sub, stored }: Account,
  password: string,
): Promise<User> {
  const outcome = await attempt(
    write,
    { kind: 'password', account: sub, address },
    () => isPassword(sub, stored, password) && user !== undefined,
  );
  if (outcome === 'locked') throw cognitoError('attemptsExceeded');
  if (outcome === 'wrong' || !user) throw cognitoError('incorrectLogin');
  return user;
}
