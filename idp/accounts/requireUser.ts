import { cognitoError } from '../cognitoErrors.ts';
import type { EmbeddedProvider } from '../embeddedProvider.ts';
import type { SystemTransaction } from '../../server/base/database/queries.ts';
import { findUserBySub, lockUser, type User } from './users.ts';

/** The user of that sub as of now; throws if it was deleted meanwhile. */
export async function requireUser({ write }: EmbeddedProvider, sub: string): Promise<User> {
  const user = await findUserBySub(write, sub);
  if (!user) throw cognitoError('userUnknown');
  return user;
}

/** The same user, whom nobody else changes until the transaction ends: what is decided on it still holds when stored. */
export async function requireUserToChange(tx: SystemTransaction, sub: string): Promise<User> {
  const user = await lockUser(tx, sub);
  if (!user) throw cognitoError('userUnknown');
  return user;
}
