import { randomUUID } from 'node:crypto';
import type { Sql } from '../server/base/database/connect.ts';
import type { Queries } from '../server/base/database/queries.ts';
import { lifetime } from './pool.ts';
import { hashOf, newSecret } from '../server/identity/secret.ts';

/** One sign-in; its id is the `origin_jti` of every token that comes from it. */
export interface Grant {
  id: string;
  sub: string;
  authTime: Date;
  /** What its access tokens may do, separated by spaces. */
  scope: string;
  deviceKey: string | null;
}

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
  sql: Queries,
  { sub, clientId, scope, deviceKey, authTime = new Date() }: NewGrant,
): Promise<Grant & { refreshToken: string }> {
  const refreshToken = newSecret();
  const id = randomUUID();
  await sql`
    delete from idp.grant_ where id in (
      select id from idp.grant_ where expires_at < now() - interval '1 day' limit 100 for update skip locked)`;
  await sql`
    insert into idp.grant_ (id, sub, client_id, refresh_hash, scope, device_key, auth_time, expires_at)
    values (${id}, ${sub}, ${clientId}, ${hashOf(refreshToken)}, ${scope}, ${deviceKey ?? null}, ${authTime},
            now() + make_interval(secs => ${lifetime.refreshToken}))`;
  return { id, sub, authTime, scope, deviceKey: deviceKey ?? null, refreshToken };
}

/** The sign-in of a refresh token that was given to this client. */
export async function findGrant(
  sql: Sql,
  refreshToken: string,
  clientId: string,
): Promise<(Grant & { isRevoked: boolean; isExpired: boolean }) | undefined> {
  const [grant] = await sql<(Grant & { isRevoked: boolean; isExpired: boolean })[]>`
    select id, sub, auth_time as "authTime", scope, device_key as "deviceKey",
           revoked_at is not null as "isRevoked", expires_at <= now() as "isExpired"
    from idp.grant_
    where refresh_hash = ${hashOf(refreshToken)} and client_id = ${clientId}`;
  return grant;
}

/** Does this sign-in still stand: not revoked, and its user neither disabled nor gone? */
export async function isLiveGrant(sql: Sql, id: string, sub: string): Promise<boolean> {
  const rows = await sql`
    select 1 from idp.grant_ join idp.app_user using (sub)
    where id = ${id} and sub = ${sub} and revoked_at is null and enabled`;
  return rows.length > 0;
}

/** Ends the sign-in of a refresh token. */
export async function revokeGrant(sql: Sql, refreshToken: string, clientId: string): Promise<void> {
  await sql`
    update idp.grant_ set revoked_at = now()
    where refresh_hash = ${hashOf(refreshToken)} and client_id = ${clientId} and revoked_at is null`;
}

/** Ends every sign-in of a user. */
export async function revokeGrantsOf(sql: Queries, sub: string): Promise<void> {
  await sql`update idp.grant_ set revoked_at = now() where sub = ${sub} and revoked_at is null`;
}

/** Ends the sign-ins that came from a device, but not the one that asks for it. */
export async function revokeGrantsOfDevice(sql: Queries, deviceKey: string, exceptId: string): Promise<void> {
  await sql`
    update idp.grant_ set revoked_at = now()
    where device_key = ${deviceKey} and id <> ${exceptId} and revoked_at is null`;
}
