import type { Sql, Transaction } from '../server/base/database/connect.ts';
import type { Queries } from '../server/base/database/queries.ts';
import { storedPassword, type StoredPassword } from './password.ts';

/** The second factors, under Cognito's names. */
export type SecondFactor = 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA' | 'EMAIL_OTP';

export interface User extends StoredPassword {
  sub: string;
  username: string;
  email: string;
  emailVerified: boolean;
  /** What the account says of itself: `name`, `phone_number`, ...; none of it is proven. */
  attributes: Record<string, string>;
  phoneVerified: boolean;
  mfaRequired: boolean;
  smsMfa: boolean;
  totpMfa: boolean;
  emailMfa: boolean;
  preferredMfa: SecondFactor | null;
  /** Sealed; see totpSecret.ts. */
  totpSecret: Buffer | null;
  totpOffered: Buffer | null;
  enabled: boolean;
  status: 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';
}

function columns(sql: Queries) {
  return sql`
    sub, username, email, email_verified as "emailVerified", attributes, phone_verified as "phoneVerified",
    mfa_required as "mfaRequired", sms_mfa as "smsMfa", totp_mfa as "totpMfa", email_mfa as "emailMfa", preferred_mfa as "preferredMfa",
    totp_secret as "totpSecret", totp_offered as "totpOffered", salt, verifier, enabled, status`;
}

/** The user with that user name or proven e-mail, in any case. A user name holds no `@`, so at most one fits. */
export async function findUserByLogin(sql: Sql, login: string): Promise<User | undefined> {
  const [user] = await sql<User[]>`
    select ${columns(sql)} from idp.app_user
    where lower(username) = lower(${login}) or (email_verified and lower(email) = lower(${login}))
    limit 1`;
  return user;
}

/** The user of this `sub`, whatever the account’s state. */
export async function findUserBySub(sql: Sql, sub: string): Promise<User | undefined> {
  const [user] = await sql<User[]>`select ${columns(sql)} from idp.app_user where sub = ${sub}`;
  return user;
}

/** As `findUserBySub`; nobody else changes the user until the transaction ends. */
export async function lockUser(transaction: Transaction, sub: string): Promise<User | undefined> {
  const [user] = await transaction<User[]>`
    select ${columns(transaction)} from idp.app_user where sub = ${sub} for update`;
  return user;
}

/** Stores a new password; whoever was asked for one is confirmed by it. */
export async function changePassword(sql: Queries, sub: string, password: string): Promise<void> {
  const { salt, verifier } = storedPassword(sub, password);
  await sql`
    update idp.app_user
    set salt = ${salt}, verifier = ${verifier}, status = 'CONFIRMED', updated_at = now()
    where sub = ${sub}`;
}
