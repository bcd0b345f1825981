import type { Sql } from '../database/connect.ts';
import { storedPassword, type StoredPassword } from './password.ts';

export interface User extends StoredPassword {
  sub: string;
  username: string;
  email: string;
  emailVerified: boolean;
  attributes: Record<string, string>;
  enabled: boolean;
  status: 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';
}

function columns(sql: Sql) {
  return sql`
    sub, username, email, email_verified as "emailVerified", attributes, salt, verifier, enabled, status`;
}

/** The user with that user name or proven e-mail, in any case. A user name holds no `@`, so at most one fits. */
export async function findUserByLogin(sql: Sql, login: string): Promise<User | undefined> {
  const [user] = await sql<User[]>`
    select ${columns(sql)} from idp.app_user
    where lower(username) = lower(${login}) or (email_verified and lower(email) = lower(${login}))
    limit 1`;
  return user;
}

export async function findUserBySub(sql: Sql, sub: string): Promise<User | undefined> {
  const [user] = await sql<User[]>`select ${columns(sql)} from idp.app_user where sub = ${sub}`;
  return user;
}

/** Stores a new password; whoever was asked for one is confirmed by it. */
export async function changePassword(sql: Sql, sub: string, password: string): Promise<void> {
  const { salt, verifier } = storedPassword(sub, password);
  await sql`
    update idp.app_user
    set salt = ${salt}, verifier = ${verifier}, status = 'CONFIRMED', updated_at = now()
    where sub = ${sub}`;
}
