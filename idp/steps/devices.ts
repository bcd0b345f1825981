import { randomUUID } from 'node:crypto';
import { text, time, yesNo, type Row } from '../../server/base/database/column.ts';
import type { SystemQueries } from '../../server/base/database/queries.ts';
import { sql } from '../../server/base/database/sql.ts';
import { pool } from '../pool.ts';

const device = {
  key: text(),
  name: text(),
  remembered: yesNo,
  lastAddress: text(),
  createdAt: time,
  changedAt: time,
  lastUsedAt: time,
};

/** A browser that signed in and said so. */
export type Device = Row<typeof device>;

export interface NewDevice {
  key: string;
  groupKey: string;
}

const columns = sql`
  key, name, remembered, last_address as "lastAddress", created_at as "createdAt", changed_at as "changedAt",
  last_used_at as "lastUsedAt"`;

/** Gives a device its key; it counts once it is confirmed, within a day. */
export async function openDevice(db: SystemQueries, sub: string, address: string): Promise<NewDevice> {
  const key = `${pool.id.split('_')[0]}_${randomUUID()}`;
  const groupKey = `-${randomUUID().slice(0, 8)}`;
  await db.run(sql`
    delete from idp.device where key in (
      select key from idp.device where confirmed_at is null and created_at < now() - interval '1 day'
      limit 100 for update skip locked)`);
  await db.run(sql`
    insert into idp.device (key, sub, group_key, last_address) values (${key}, ${sub}, ${groupKey}, ${address})`);
  return { key, groupKey };
}

/** Notes that a known device signs in again. Returns whether it is known. */
export async function touchDevice(
  db: SystemQueries,
  sub: string,
  key: string,
  address: string,
): Promise<boolean> {
  const touched = await db.run(sql`
    update idp.device set last_used_at = now(), last_address = ${address}
    where key = ${key} and sub = ${sub} and confirmed_at is not null`);
  return touched > 0;
}

/** Returns whether there is such a device. */
export async function confirmDevice(
  db: SystemQueries,
  sub: string,
  { key, name, salt, verifier }: { key: string; name: string; salt: Buffer; verifier: Buffer },
): Promise<boolean> {
  const confirmed = await db.run(sql`
    update idp.device
    set name = ${name}, salt = ${salt}, verifier = ${verifier}, confirmed_at = now(), changed_at = now()
    where key = ${key} and sub = ${sub}`);
  return confirmed > 0;
}

/** Has a confirmed device remembered, or no longer; false where the user has no such device. */
export async function rememberDevice(
  db: SystemQueries,
  sub: string,
  key: string,
  remembered: boolean,
): Promise<boolean> {
  const changed = await db.run(sql`
    update idp.device set remembered = ${remembered}, changed_at = now()
    where key = ${key} and sub = ${sub} and confirmed_at is not null`);
  return changed > 0;
}

/** A confirmed device of this user. */
export async function findDevice(db: SystemQueries, sub: string, key: string): Promise<Device | undefined> {
  return db.first(
    device,
    sql`
    select ${columns} from idp.device where key = ${key} and sub = ${sub} and confirmed_at is not null`,
  );
}

/** Devices of a user in the order of their keys, those behind `after` only. */
export async function listDevices(
  db: SystemQueries,
  sub: string,
  after: string,
  limit: number,
): Promise<Device[]> {
  return db.rows(
    device,
    sql`
      select ${columns} from idp.device
      where sub = ${sub} and confirmed_at is not null and key > ${after}
      order by key
      limit ${limit}`,
  );
}
