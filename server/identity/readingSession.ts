import { nullable, text } from '../base/database/column.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { sql } from '../base/database/sql.ts';
import type { Issuer } from './Issuer.ts';
import { hashOf, newSecret } from './secret.ts';
import type { Identity, VerifiedToken } from './verify.ts';

const readingSession = {
  sub: text(),
  username: text(),
  email: nullable(text()),
  grantId: nullable(text()),
};

/** Begins a reading session that ends with the token it was asked for with; answers with its secret. */
export async function openReadingSession(db: SystemQueries, token: VerifiedToken): Promise<string> {
  const secret = newSecret();
  await db.run(sql`
    delete from idp.reading_session where id_hash in (
      select id_hash from idp.reading_session where expires_at < now() limit 100 for update skip locked)`);
  await db.run(sql`
    insert into idp.reading_session (id_hash, sub, username, email, grant_id, expires_at)
    values (${hashOf(secret)}, ${token.sub}, ${token.username}, ${token.email ?? null}, ${token.grantId ?? null},
            ${token.expiresAt})`);
  return secret;
}

/** Who reads under this secret; undefined once the session or the sign-in behind it has ended. */
export async function findReader(
  db: SystemQueries,
  { isSignInLive }: Pick<Issuer, 'isSignInLive'>,
  secret: string,
): Promise<Identity | undefined> {
  const session = await db.first(
    readingSession,
    sql`
      select sub, username, email, grant_id as "grantId"
      from idp.reading_session
      where id_hash = ${hashOf(secret)} and expires_at > now()`,
  );
  if (!session) return undefined;
  const { sub, username, email, grantId } = session;
  if (grantId && isSignInLive && !(await isSignInLive(grantId, sub))) return undefined;
  return { sub, username, email: email ?? undefined };
}

/** Ends the reading session under this secret. */
export async function closeReadingSession(db: SystemQueries, secret: string): Promise<void> {
  await db.run(sql`delete from idp.reading_session where id_hash = ${hashOf(secret)}`);
}
