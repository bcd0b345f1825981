import { randomUUID } from 'node:crypto';
import { nullable, text, time, yesNo, type Row } from '../../server/base/database/column.ts';
import type { SystemQueries } from '../../server/base/database/queries.ts';
import { sql } from '../../server/base/database/sql.ts';
import { lifetime } from '../pool.ts';
import { hashOf, newSecret } from '../../server/identity/secret.ts';

const grant = {
  id: text(),
  sub: text(),
  authTime: time,
  /** What its access tokens may do, separated by spaces. */
  scope: text(),
  deviceKey: nullable(text()),
};

/** One sign-in; its id is the `origin_jti` of every token that comes from it. */
export type Grant = Row<typeof grant>;

const foundGrant = { ...grant, isRevoked: yesNo, isExpired: yesNo };

/** What a sign-in is for. `authTime`: when the user proved who it is, unless that is now. */
export interface NewGrant {
  sub: string;
  clientId: string;
  scope: string;
  deviceKey?: string;
  authTime?: Date;
}

/** Records a sign-in and hands out its refresh token, good for 30 days. */
export async function openGrant(
  db: SystemQueries,
  { sub, clientId, scope, deviceKey, authTime = new Date() }: NewGrant,
): Promise<Grant & { refreshToken: string }> {
  const refreshToken = newSecret();
  const id = randomUUID();
  await db.run(sql`
    delete from idp.grant_ where id in (
      select id from idp.grant_ where expires_at < now() - interval '1 day' limit 100 for update skip locked)`);
  await db.run(sql`
    insert into idp.grant_ (id, sub, client_id, refresh_hash, scope, device_key, auth_time, expires_at)
    values (${id}, ${sub}, ${clientId}, ${hashOf(refreshToken)}, ${scope}, ${deviceKey ?? null}, ${authTime},
            now() + make_interval(secs => ${lifetime.refreshToken}))`);
  return { id, sub, authTime, scope, deviceKey: deviceKey ?? null, refreshToken };
}

/** The sign-in of a refresh token that was given to this client. */
export async function findGrant(
  db: SystemQueries,
  refreshToken: string,
  clientId: string,
): Promise<Row<typeof foundGrant> | undefined> {
  return db.first(
    foundGrant,
    sql`
      select id, sub, auth_time as "authTime", scope, device_key as "deviceKey",
             revoked_at is not null as "isRevoked", expires_at <= now() as "isExpired"
      from idp.grant_
      where refresh_hash = ${hashOf(refreshToken)} and client_id = ${clientId}`,
  );
}

/** Does this sign-in still stand: not revoked, and its user neither disabled nor gone? */
export async function isLiveGrant(db: SystemQueries, id: string, sub: string): Promise<boolean> {
  // By `first`, which travels with what else is asked of the caller.
  const live = await db.first(
    { isLive: yesNo },
    sql`
      select true as "isLive" from idp.grant_ join idp.app_user using (sub)
      where id::text = ${id} and sub = ${sub} and revoked_at is null and enabled`,
  );
  return live !== undefined;
}

/** Ends the sign-in of a refresh token. */
export async function revokeGrant(db: SystemQueries, refreshToken: string, clientId: string): Promise<void> {
  await db.run(sql`
    update idp.grant_ set revoked_at = now()
    where refresh_hash = ${hashOf(refreshToken)} and client_id = ${clientId} and revoked_at is null`);
}

/** Ends every sign-in of a user. */
export async function revokeGrantsOf(db: SystemQueries, sub: string): Promise<void> {
  await db.run(sql`update idp.grant_ set revoked_at = now() where sub = ${sub} and revoked_at is null`);
}

/** Ends the sign-ins that came from a device, but not the one that asks for it. */
export async function revokeGrantsOfDevice(
  db: SystemQueries,
  deviceKey: string,
  exceptId: string,
): Promise<void> {
  await db.run(sql`
    update idp.grant_ set revoked_at = now()
    where device_key = ${deviceKey} and id <> ${exceptId} and revoked_at is null`);
}
