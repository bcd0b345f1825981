import { text, time, type Row } from '../../server/base/database/column.ts';
import type { SystemQueries } from '../../server/base/database/queries.ts';
import { sql } from '../../server/base/database/sql.ts';
import { lifetime } from '../pool.ts';
import { hashOf, newSecret } from '../../server/identity/secret.ts';

const browserSession = { sub: text(), authTime: time };

/** Somebody who signed in on the hosted pages in this browser. */
export type BrowserSession = Row<typeof browserSession>;

/** Begins a session with a new secret, for an hour; the one of before ends. A secret from outside is never adopted. */
export async function openBrowserSession(
  db: SystemQueries,
  sub: string,
  former: string | undefined,
): Promise<string> {
  const secret = newSecret();
  await db.run(sql`
    delete from idp.browser_session where id_hash in (
      select id_hash from idp.browser_session where expires_at < now() limit 100 for update skip locked)`);
  if (former) await closeBrowserSession(db, former);
  await db.run(sql`
    insert into idp.browser_session (id_hash, sub, expires_at)
    values (${hashOf(secret)}, ${sub}, now() + make_interval(secs => ${lifetime.browserSession}))`);
  return secret;
}

/** Who has signed in under this secret; undefined once the session has ended or the account is not fit any more. */
export async function findBrowserSession(
  db: SystemQueries,
  secret: string,
): Promise<BrowserSession | undefined> {
  return db.first(
    browserSession,
    sql`
      select sub, auth_time as "authTime"
      from idp.browser_session join idp.app_user using (sub)
      where id_hash = ${hashOf(secret)} and expires_at > now() and enabled and status = 'CONFIRMED'`,
  );
}

/** Ends the session of one browser on the hosted pages. */
export async function closeBrowserSession(db: SystemQueries, secret: string): Promise<void> {
  await db.run(sql`delete from idp.browser_session where id_hash = ${hashOf(secret)}`);
}

/** Ends the sessions of all browsers of a user on the hosted pages. */
export async function closeBrowserSessionsOf(db: SystemQueries, sub: string): Promise<void> {
  await db.run(sql`delete from idp.browser_session where sub = ${sub}`);
}
