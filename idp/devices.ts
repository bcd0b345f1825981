import { randomUUID } from 'node:crypto';
import type { Sql } from '../server/base/database/connect.ts';
import { pool } from './pool.ts';

/** A browser that signed in and said so. */
export interface Device {
  key: string;
  name: string;
  remembered: boolean;
  lastAddress: string;
  createdAt: Date;
  changedAt: Date;
  lastUsedAt: Date;
}

export interface NewDevice {
  key: string;
  groupKey: string;
}

function columns(sql: Sql) {
  return sql`
    key, name, remembered, last_address as "lastAddress", created_at as "createdAt", changed_at as "changedAt",
    last_used_at as "lastUsedAt"`;
}

/** Gives a device its key; it counts once it is confirmed, within a day. */
export async function openDevice(sql: Sql, sub: string, address: string): Promise<NewDevice> {
  const key = `${pool.id.split('_')[0]}_${randomUUID()}`;
  const groupKey = `-${randomUUID().slice(0, 8)}`;
  await sql`
    delete from idp.device where key in (
      select key from idp.device where confirmed_at is null and created_at < now() - interval '1 day'
      limit 100 for update skip locked)`;
  await sql`
    insert into idp.device (key, sub, group_key, last_address) values (${key}, ${sub}, ${groupKey}, ${address})`;
  return { key, groupKey };
}

/** Notes that a known device signs in again. Returns whether it is known. */
export async function touchDevice(sql: Sql, sub: string, key: string, address: string): Promise<boolean> {
  const touched = await sql`
    update idp.device set last_used_at = now(), last_address = ${address}
    where key = ${key} and sub = ${sub} and confirmed_at is not null`;
  return touched.count > 0;
}

/** Returns whether there is such a device. */
export async function confirmDevice(
  sql: Sql,
  sub: string,
  { key, name, salt, verifier }: { key: string; name: string; salt: Buffer; verifier: Buffer },
): Promise<boolean> {
  const confirmed = await sql`
    update idp.device
    set name = ${name}, salt = ${salt}, verifier = ${verifier}, confirmed_at = now(), changed_at = now()
    where key = ${key} and sub = ${sub}`;
  return confirmed.count > 0;
}

/** Has a confirmed device remembered, or no longer; false where the user has no such device. */
export async function rememberDevice(
  sql: Sql,
  sub: string,
  key: string,
  remembered: boolean,
): Promise<boolean> {
  const changed = await sql`
    update idp.device set remembered = ${remembered}, changed_at = now()
    where key = ${key} and sub = ${sub} and confirmed_at is not null`;
  return changed.count > 0;
}

/** A confirmed device of this user. */
export async function findDevice(sql: Sql, sub: string, key: string): Promise<Device | undefined> {
  const [device] = await sql<Device[]>`
    select ${columns(sql)} from idp.device where key = ${key} and sub = ${sub} and confirmed_at is not null`;
  return device;
}

/** Devices of a user in the order of their keys, those behind `after` only. */
export async function listDevices(sql: Sql, sub: string, after: string, limit: number): Promise<Device[]> {
  return sql<Device[]>`
    select ${columns(sql)} from idp.device
    where sub = ${sub} and confirmed_at is not null and key > ${after}
    order by key
    limit ${limit}`;
}
