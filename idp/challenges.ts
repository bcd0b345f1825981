import type { Sql } from '../server/base/database/connect.ts';
import type { Queries } from '../server/base/database/queries.ts';
import { lifetime } from './pool.ts';
import { hashOf, newSecret } from '../server/identity/secret.ts';

/** The questions of a sign-in, under Cognito's names. */
export type ChallengeName =
  | 'PASSWORD_VERIFIER'
  | 'CUSTOM_CHALLENGE'
  | 'NEW_PASSWORD_REQUIRED'
  | 'SELECT_MFA_TYPE'
  | 'SMS_MFA'
  | 'SOFTWARE_TOKEN_MFA'
  | 'EMAIL_OTP'
  | 'MFA_SETUP';

export interface Challenge<State> {
  /** Whom it was put to; null if nobody has the name that was typed. */
  sub: string | null;
  state: State;
}

/** Puts a question to somebody signing in and answers with its session, good for one answer within three minutes. */
export async function openChallenge(
  sql: Sql,
  name: ChallengeName,
  sub: string | null,
  state: object = {},
): Promise<string> {
  const session = newSecret();
  await sql`
    delete from idp.challenge where session_hash in (
      select session_hash from idp.challenge where expires_at < now() limit 100 for update skip locked)`;
  await sql`
    insert into idp.challenge (session_hash, name, sub, state, expires_at)
    values (${hashOf(session)}, ${name}, ${sub}, ${sql.json(state)},
            now() + make_interval(secs => ${lifetime.challenge}))`;
  return session;
}

/** The question of that session, which is used up by asking; undefined if it is unknown, of another kind, used or late. */
export async function takeChallenge<State>(
  sql: Queries,
  name: ChallengeName,
  session: string,
): Promise<Challenge<State> | undefined> {
  const [challenge] = await sql<Challenge<State>[]>`
    delete from idp.challenge
    where session_hash = ${hashOf(session)} and name = ${name} and expires_at > now()
    returning sub, state`;
  return challenge;
}

/** The question of that session, left open: a wrong answer may be corrected within its time. */
export async function findChallenge<State>(
  sql: Queries,
  name: ChallengeName,
  session: string,
): Promise<Challenge<State> | undefined> {
  const [challenge] = await sql<Challenge<State>[]>`
    select sub, state from idp.challenge
    where session_hash = ${hashOf(session)} and name = ${name} and expires_at > now()`;
  return challenge;
}
