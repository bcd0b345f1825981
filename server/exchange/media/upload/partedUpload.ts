import { integer, text, time, type Row } from '../../../base/database/column.ts';
import type { ScopedQueries, SystemQueries } from '../../../base/database/queries.ts';
import { sql, type Sql } from '../../../base/database/sql.ts';
import type { Part } from '../../../base/storage/Parts.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { where } from '../../../records/access/where.ts';

const stored = {
  id: text(),
  orgaSid: text(),
  fileName: text(),
  bytes: integer,
  received: integer,
  checksum: integer,
  expiresAt: time,
};

/** A file that comes in parts; `checksum` is the CRC-32 of what was received. */
export type PartedUpload = Row<typeof stored>;

const columns = sql`
  u.id, u.orga_sid as "orgaSid", u.file_name as "fileName", u.bytes, u.received, u.checksum,
  u.expires_at as "expiresAt"`;

const idForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Those of these uploads that the caller has begun and that are still there, in the order of their names. */
export async function findUploads(
  db: ScopedQueries,
  scope: Scope,
  ids: readonly string[],
): Promise<PartedUpload[]> {
  const sound = ids.filter((id) => idForm.test(id));
  return db.rows(
    stored,
    sql`
      select ${columns} from upload u
      where ${ofSender(scope)} and u.id = any(${sound}::uuid[]) and u.expires_at > now() order by u.file_name, u.id`,
  );
}

/** The condition that an upload `u` is of who acts, for a company within the scope. */
export function ofSender(scope: Scope): Sql<true> {
  return sql`${where(scope, 'u')} and u.sub = ${scope.author.sub ?? ''}`;
}

/** The parts of an upload in their order. */
export async function partsOf(db: SystemQueries, id: string): Promise<Part[]> {
  return db.rows(
    { start: integer, bytes: integer, key: text() },
    sql`select start, bytes, key from upload_part where upload = ${id} order by start`,
  );
}
