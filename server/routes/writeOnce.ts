import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../resources/access/rule.ts';
import type { Entity } from '../../resources/entity.ts';
import { imports } from '../../resources/limits.ts';
import type { Row } from '../../resources/shape.ts';
import { asSystem } from '../base/database/asSystem.ts';
import { nullable, text, texts, yesNo } from '../base/database/column.ts';
import type { ScopedTransaction, SystemQueries } from '../base/database/queries.ts';
import { sql } from '../base/database/sql.ts';
import { notFound, unprocessable } from '../base/problems.ts';
import { idempotencyKey } from '../http/idempotencyKey.ts';
import type { Scope } from '../records/access/scope.ts';
import { readRecord } from '../records/readRecords.ts';

/** A record that was written, and whether it was not there before. */
interface Written {
  row: Row;
  isNew: boolean;
}

/** Of whom a write is, and what it asks for. */
interface Asked {
  scope: Scope;
  entity: Entity;
  caller: Caller;
  request: FastifyRequest;
}

/**
 * Writes a record, but not again what the sender has sent before under the same `Idempotency-Key`: that answers with the
 * record as it stands (behaviour B182). Both in this transaction. Throws 422 where that key meant something else, and 404
 * where the record has gone since.
 */
export async function writeOnce(
  tx: ScopedTransaction,
  { scope, entity, caller, request }: Asked,
  write: () => Promise<Written>,
): Promise<Written> {
  const key = idempotencyKey(request);
  if (key === null || caller.kind !== 'user') return write();
  const { sub } = caller;
  const ofSender = asSystem(tx);
  const fingerprint = fingerprintOf(request);
  await ofSender.run(sql`
    delete from sent_write
    where sub = ${sub} and key = ${key}
      and created_at < now() - make_interval(days => ${imports.keepIdempotencyKeyDays})`);
  // Whoever sends the same at the same time waits here for the first one's end.
  const inserted = await ofSender.run(sql`
    insert into sent_write (sub, key, fingerprint) values (${sub}, ${key}, ${fingerprint})
    on conflict (sub, key) do nothing`);
  if (inserted === 0)
    return before(tx, { scope, entity }, await sentBefore(ofSender, { sub, key, fingerprint }));
  const written = await write();
  const recordKey = entity.key.map((field) => String(written.row[field]));
  await ofSender.run(sql`
    update sent_write set record_key = ${recordKey}::text[], is_new = ${written.isNew}
    where sub = ${sub} and key = ${key}`);
  return written;
}

const sent = { fingerprint: text(), record_key: nullable(texts()), is_new: nullable(yesNo) };

async function sentBefore(
  db: SystemQueries,
  { sub, key, fingerprint }: { sub: string; key: string; fingerprint: string },
): Promise<{ recordKey: readonly string[]; isNew: boolean }> {
  const found = await db.one(
    sent,
    sql`select fingerprint, record_key, is_new from sent_write where sub = ${sub} and key = ${key}`,
  );
  if (found.fingerprint !== fingerprint)
    throw unprocessable([{ path: 'Idempotency-Key', code: 'idempotency-key-used' }]);
  return { recordKey: found.record_key ?? [], isNew: found.is_new ?? false };
}

async function before(
  tx: ScopedTransaction,
  { scope, entity }: Pick<Asked, 'scope' | 'entity'>,
  { recordKey, isNew }: { recordKey: readonly string[]; isNew: boolean },
): Promise<Written> {
  const row = await readRecord(tx, scope, entity, recordKey);
  if (!row) throw notFound();
  return { row, isNew };
}

function fingerprintOf({ method, url, headers, body }: FastifyRequest): string {
  const asked = [method, url, headers['if-match'] ?? null, headers['if-none-match'] ?? null, body];
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}
