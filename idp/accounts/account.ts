import { decoyUser } from '../credentials/decoy.ts';
import type { EmbeddedProvider } from '../embeddedProvider.ts';
import type { StoredPassword } from '../credentials/password.ts';
import { findUserByLogin, type User } from './users.ts';

/** Who was named at a sign-in; without `user` nobody has that name, which is not told. */
export interface Account {
  user: User | undefined;
  /** The sub of the user, or one made up that is always the same for that name. */
  sub: string;
  /** The password to check against; the one of a made-up account is never right. */
  stored: StoredPassword;
  login: string;
}

/** The account of a login, for an unknown one a decoy, so that both are answered alike. */
export async function accountOf({ write, keys }: EmbeddedProvider, login: string): Promise<Account> {
  const [user, { decoySecret }] = await Promise.all([findUserByLogin(write, login), keys.signing()]);
  const stored = user ?? decoyUser(decoySecret, login);
  return { user, sub: stored.sub, stored, login };
}
