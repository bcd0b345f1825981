import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../../resources/access/rule.ts';
import type { Entity } from '../../resources/entity.ts';
import { imports } from '../../resources/limits.ts';
import type { Row } from '../../resources/shape.ts';
import { asSystem } from '../base/database/asSystem.ts';
import { json, nullable, text } from '../base/database/column.ts';
import type { ScopedTransaction, SystemTransaction } from '../base/database/queries.ts';
import { json as written, sql } from '../base/database/sql.ts';
import { notFound, unprocessable } from '../base/problems.ts';
import { idempotencyKey } from '../http/idempotencyKey.ts';
import type { Scope } from '../records/access/scope.ts';
import { readRecord } from '../records/readRecords.ts';

/** Who calls, and for what. */
interface Asked {
  caller: Caller;
  request: Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'body'>;
}

/**
 * Does what a call asks for, but not again what its sender has asked before under the same `Idempotency-Key`: that comes
 * to what the first call came to, which is kept as JSON of that schema (behaviour B226). Both in this transaction. Throws
 * 422 where the key meant something else.
 */
export async function writeOnce<Result>(
  tx: ScopedTransaction,
  { caller, request }: Asked,
  result: z.ZodType<Result>,
  write: () => Promise<Result>,
): Promise<Result> {
  const key = idempotencyKey(request);
  if (key === null || caller.kind !== 'user') return write();
  const { sub } = caller;
  const fingerprint = fingerprintOf(request);
  const ofSender = asSystem(tx);
  if (!(await isFirst(ofSender, sub, key, fingerprint))) {
    const before = await ofSender.one(
      { fingerprint: text(), result: nullable(json(result)) },
      sql`select fingerprint, result from sent_write where sub = ${sub} and key = ${key}`,
    );
    if (before.fingerprint !== fingerprint || before.result === null)
      throw unprocessable([{ path: 'Idempotency-Key', code: 'idempotency-key-used' }]);
    return before.result;
  }
  const done = await write();
  await ofSender.run(sql`
    update sent_write set result = ${written(done)} where sub = ${sub} and key = ${key}`);
  return done;
}

/** Whoever sends the same at the same time waits here for the first one's end. */
async function isFirst(
  tx: SystemTransaction,
  sub: string,
  key: string,
  fingerprint: string,
): Promise<boolean> {
  await tx.run(sql`
    delete from sent_write
    where sub = ${sub} and key = ${key}
      and created_at < now() - make_interval(days => ${imports.keepIdempotencyKeyDays})`);
  const inserted = await tx.run(sql`
    insert into sent_write (sub, key, fingerprint) values (${sub}, ${key}, ${fingerprint})
    on conflict (sub, key) do nothing`);
  return inserted > 0;
}

const nothing = z.strictObject({});

/** The same for what answers with nothing, such as a deletion. */
export async function doOnce(
  tx: ScopedTransaction,
  asked: Asked,
  work: () => Promise<unknown>,
): Promise<void> {
  await writeOnce(tx, asked, nothing, async () => {
    await work();
    return {};
  });
}

/** A record that was written, and whether it was not there before. */
interface WrittenRecord {
  row: Row;
  isNew: boolean;
}

const named = z.strictObject({ key: z.array(z.string()), isNew: z.boolean() });

/** The same for a record: it is answered as it stands. Throws 404 where it has gone since (behaviour B226). */
export async function writeRecordOnce(
  tx: ScopedTransaction,
  { scope, entity, ...asked }: Asked & { scope: Scope; entity: Entity },
  write: () => Promise<WrittenRecord>,
): Promise<WrittenRecord> {
  const fresh: Row[] = [];
  const { key, isNew } = await writeOnce(tx, asked, named, async () => {
    const { row, isNew } = await write();
    fresh.push(row);
    return { key: entity.key.map((field) => String(row[field])), isNew };
  });
  const row = fresh[0] ?? (await readRecord(tx, scope, entity, key));
  if (!row) throw notFound();
  return { row, isNew };
}

function fingerprintOf({ method, url, headers, body }: Asked['request']): string {
  const asked = [method, url, headers['if-match'] ?? null, headers['if-none-match'] ?? null, body];
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}
