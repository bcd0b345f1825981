import { z } from 'zod';
import { json as jsonOf, nullable, text, type Row } from '../../server/base/database/column.ts';
import type { SystemQueries } from '../../server/base/database/queries.ts';
import { json, sql } from '../../server/base/database/sql.ts';
import { lifetime } from '../pool.ts';
import { hashOf, newSecret } from '../../server/identity/secret.ts';

/** The questions of a sign-in, under Cognito's names. */
export const challengeNames = [
  'PASSWORD_VERIFIER',
  'CUSTOM_CHALLENGE',
  'NEW_PASSWORD_REQUIRED',
  'SELECT_MFA_TYPE',
  'SMS_MFA',
  'SOFTWARE_TOKEN_MFA',
  'EMAIL_OTP',
  'MFA_SETUP',
] as const;
export type ChallengeName = (typeof challengeNames)[number];

function challenge<State extends z.ZodType>(state: State) {
  return {
    /** Whom it was put to; null if nobody has the name that was typed. */
    sub: nullable(text()),
    /** Kept by the server until the answer. */
    state: jsonOf(state),
  };
}

/** A question that was put, with its state as this schema has it. */
export type Challenge<State extends z.ZodType> = Row<ReturnType<typeof challenge<State>>>;

/** The state of a question that needs none, or whose state is not looked at. */
export const noState = z.object({});

/** Puts a question to somebody signing in and answers with its session, good for one answer within three minutes. */
export async function openChallenge(
  db: SystemQueries,
  name: ChallengeName,
  sub: string | null,
  state: object = {},
): Promise<string> {
  const session = newSecret();
  await db.run(sql`
    delete from idp.challenge where session_hash in (
      select session_hash from idp.challenge where expires_at < now() limit 100 for update skip locked)`);
  await db.run(sql`
    insert into idp.challenge (session_hash, name, sub, state, expires_at)
    values (${hashOf(session)}, ${name}, ${sub}, ${json(state)},
            now() + make_interval(secs => ${lifetime.challenge}))`);
  return session;
}

/** The question of that session, which is used up by asking; undefined if it is unknown, of another kind, used or late. */
export async function takeChallenge<State extends z.ZodType>(
  db: SystemQueries,
  name: ChallengeName,
  session: string,
  state: State,
): Promise<Challenge<State> | undefined> {
  return db.first(
    challenge(state),
    sql`
      delete from idp.challenge
      where session_hash = ${hashOf(session)} and name = ${name} and expires_at > now()
      returning sub, state`,
  );
}

/** The question of that session, left open: a wrong answer may be corrected within its time. */
export async function findChallenge<State extends z.ZodType>(
  db: SystemQueries,
  name: ChallengeName,
  session: string,
  state: State,
): Promise<Challenge<State> | undefined> {
  return db.first(
    challenge(state),
    sql`
      select sub, state from idp.challenge
      where session_hash = ${hashOf(session)} and name = ${name} and expires_at > now()`,
  );
}
