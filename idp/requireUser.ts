import { cognitoError } from './cognitoErrors.ts';
import type { EmbeddedProvider } from './embeddedProvider.ts';
import type { Transaction } from '../server/base/database/connect.ts';
import { findUserBySub, lockUser, type User } from './users.ts';

/** The user of that sub as of now; throws if it was deleted meanwhile. */
export async function requireUser({ sql }: EmbeddedProvider, sub: string): Promise<User> {
  const user = await findUserBySub(sql, sub);
  if (!user) throw cognitoError('userUnknown');
  return user;
}

/** The same user, whom nobody else changes until the transaction ends: what is decided on it still holds when stored. */
export async function requireUserToChange(transaction: Transaction, sub: string): Promise<User> {
  const user = await lockUser(transaction, sub);
  if (!user) throw cognitoError('userUnknown');
  return user;
}
