import { cognitoError } from './cognitoErrors.ts';
import type { EmbeddedProvider } from './embeddedProvider.ts';
import { findUserBySub, type User } from './users.ts';

/** The user of that sub as of now; throws if it was deleted meanwhile. */
export async function requireUser({ sql }: EmbeddedProvider, sub: string): Promise<User> {
  const user = await findUserBySub(sql, sub);
  if (!user) throw cognitoError('userUnknown');
  return user;
}
