import { z } from 'zod';
import { bytes, json, nullable, text, yesNo, type Row } from '../../server/base/database/column.ts';
import type { SystemQueries, SystemTransaction } from '../../server/base/database/queries.ts';
import { sql } from '../../server/base/database/sql.ts';
import { storedPassword } from '../credentials/password.ts';

/** The second factors, under Cognito's names. */
export const secondFactors = ['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'] as const;
export type SecondFactor = (typeof secondFactors)[number];

const user = {
  sub: text(),
  username: text(),
  email: text(),
  emailVerified: yesNo,
  /** What the account says of itself: `name`, `phone_number`, ...; none of it is proven. */
  attributes: json(z.looseObject({ phone_number: z.string().optional() })),
  phoneVerified: yesNo,
  mfaRequired: yesNo,
  smsMfa: yesNo,
  totpMfa: yesNo,
  emailMfa: yesNo,
  preferredMfa: nullable(text<SecondFactor>()),
  /** Sealed; see totpSecret.ts. */
  totpSecret: nullable(bytes),
  totpOffered: nullable(bytes),
  salt: bytes,
  verifier: bytes,
  enabled: yesNo,
  status: text<'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED'>(),
};

/** An account with its password as it is stored (`StoredPassword`). */
export type User = Row<typeof user>;

const columns = sql`
  sub, username, email, email_verified as "emailVerified", attributes, phone_verified as "phoneVerified",
  mfa_required as "mfaRequired", sms_mfa as "smsMfa", totp_mfa as "totpMfa", email_mfa as "emailMfa",
  preferred_mfa as "preferredMfa", totp_secret as "totpSecret", totp_offered as "totpOffered", salt, verifier,
  enabled, status`;

/** The user with that user name or proven e-mail, in any case. A user name holds no `@`, so at most one fits. */
export async function findUserByLogin(db: SystemQueries, login: string): Promise<User | undefined> {
  return db.first(
    user,
    sql`
      select ${columns} from idp.app_user
      where lower(username) = lower(${login}) or (email_verified and lower(email) = lower(${login}))
      limit 1`,
  );
}

/** The user of this `sub`, whatever the account’s state. */
export async function findUserBySub(db: SystemQueries, sub: string): Promise<User | undefined> {
  return db.first(user, sql`select ${columns} from idp.app_user where sub = ${sub}`);
}

/** As `findUserBySub`; nobody else changes the user until the transaction ends. */
export async function lockUser(tx: SystemTransaction, sub: string): Promise<User | undefined> {
  return tx.first(user, sql`select ${columns} from idp.app_user where sub = ${sub} for update`);
}

/** Stores a new password; whoever was asked for one is confirmed by it. */
export async function changePassword(db: SystemQueries, sub: string, password: string): Promise<void> {
  const { salt, verifier } = storedPassword(sub, password);
  await db.run(sql`
    update idp.app_user
    set salt = ${salt}, verifier = ${verifier}, status = 'CONFIRMED', updated_at = now()
    where sub = ${sub}`);
}
