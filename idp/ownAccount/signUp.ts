import { randomUUID } from 'node:crypto';
import { DatabaseError } from 'pg';
import { json, sql } from '../../server/base/database/sql.ts';
import { accountOf } from '../accounts/account.ts';
import { cognitoError } from '../cognitoErrors.ts';
import { pretendToSend, sendCode, takeCode } from '../mail/codes.ts';
import type { CodeDelivery } from '../mail/delivery.ts';
import type { EmbeddedProvider, Origin } from '../embeddedProvider.ts';
import { requirePasswordPolicy, storedPassword } from '../credentials/password.ts';
import { pool } from '../pool.ts';
import type { User } from '../accounts/users.ts';

export interface NewUser {
  username: string;
  email: string;
  password: string;
  /** Without the e-mail. */
  attributes: Record<string, string>;
}

/** As Cognito's: letters, marks, symbols, numbers and punctuation; an e-mail is an alias, not a name. */
const userNameForm = /^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u;

/** Makes an account that waits for its e-mail to be proven. Throws when the name is taken or the password weak. */
export async function signUp(
  provider: EmbeddedProvider,
  origin: Origin,
  { username, email, password, attributes }: NewUser,
): Promise<{ sub: string; delivery: CodeDelivery }> {
  if (!userNameForm.test(username) || username.includes('@')) throw cognitoError('userNameForm');
  requirePasswordPolicy(password);
  const { write } = provider;
  const sub = randomUUID();
  await write.run(sql`
    delete from idp.app_user where sub in (
      select sub from idp.app_user where status = 'UNCONFIRMED' and created_at < now() - interval '7 days'
      limit 100 for update skip locked)`);
  const { salt, verifier } = storedPassword(sub, password);
  const made = await write.run(sql`
    insert into idp.app_user (sub, username, email, attributes, salt, verifier, status)
    values (${sub}, ${username}, ${email}, ${json(attributes)}, ${salt}, ${verifier}, 'UNCONFIRMED')
    on conflict (lower(username)) do nothing`);
  if (made === 0) throw cognitoError('userNameTaken');
  return { sub, delivery: await sendSignUpCode(provider, origin, { sub, username, email }) };
}

/** Sends the code of a sign-up again. Nobody learns whether there is anybody who waits for one. */
export async function resendSignUpCode(
  provider: EmbeddedProvider,
  origin: Origin,
  username: string,
): Promise<CodeDelivery> {
  const account = await accountOf(provider, username);
  if (account.user?.status !== 'UNCONFIRMED') return pretendToSend(provider, account);
  return sendSignUpCode(provider, origin, account.user);
}

/** Confirms an account, and its e-mail with it, by the code that was sent there. */
export async function confirmSignUp(
  provider: EmbeddedProvider,
  origin: Origin,
  { username, code }: { username: string; code: string },
): Promise<void> {
  const { sub } = await accountOf(provider, username);
  await takeCode(provider, origin, { sub, purpose: 'sign-up', code }, async (tx, email) => {
    await tx.run(sql`
      update idp.app_user
      set status = case status when 'UNCONFIRMED' then 'CONFIRMED' else status end,
          email_verified = true, updated_at = now()
      where sub = ${sub} and email = ${email}`);
  }).catch(explainTakenEmail);
}

/** A proven e-mail belongs to one account: what the database says of a second one, in Cognito's words. */
export function explainTakenEmail(error: unknown): never {
  const isTaken = error instanceof DatabaseError && error.constraint === 'app_user_email';
  throw isTaken ? cognitoError('emailTaken') : error;
}

function sendSignUpCode(
  provider: EmbeddedProvider,
  { site }: Origin,
  { sub, username, email }: Pick<User, 'sub' | 'username' | 'email'>,
): Promise<CodeDelivery> {
  const linkOf = (code: string) =>
    `${site}/idp/confirmUser?${new URLSearchParams({
      client_id: pool.clientId,
      user_name: username,
      confirmation_code: code,
    })}`;
  return sendCode(provider, { sub, purpose: 'sign-up', medium: 'EMAIL', destination: email, linkOf });
}
