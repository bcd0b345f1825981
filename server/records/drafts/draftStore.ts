import type { Draft } from '../../../resources/calls/draft.ts';
import type { DraftState } from '../../../resources/draftStates.ts';
import type { Entity } from '../../../resources/entity.ts';
import { parseJson } from '../../../resources/parseJson.ts';
import { isRow, type Row } from '../../../resources/shape.ts';
import { integer, nullable, text, time } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../access/scope.ts';
import { recordedUnder } from '../access/where.ts';
import { readRecord, type Key } from '../readRecords.ts';

const stored = {
  id: integer,
  record: text(),
  basedOn: nullable(integer),
  version: integer,
  state: text<DraftState>(),
  submittedBy: nullable(text()),
  submittedByName: nullable(text()),
  savedByName: nullable(text()),
  comment: nullable(text()),
  savedAt: time,
  base: nullable(text()),
};

/** The next version of a record as it is kept: in the nesting of the API, and judged by nobody yet. */
export type StoredDraft = Pick<Draft, 'basedOn' | 'version' | 'state' | 'comment'> & {
  id: number;
  record: Row;
  base: Row | null;
  savedAt: string;
  savedBy: string | null;
  /** The account that asks for approval, and its name. */
  submitter: string | null;
  submittedBy: string | null;
};

interface Written {
  record: Row;
  /** Version, id and content of the record that it was begun from; null without one. */
  basedOn: number | null;
  recordId: number | null;
  base: Row | null;
}

/**
 * The draft of a record that the scope opens, locked for the transaction if that is said; undefined without one. One that was
 * begun from a record which is gone, or in whose place another one stands by now, is none. Where there is one of the record and
 * one that was begun without it, its own comes first.
 */
export async function readDraft(
  db: ScopedQueries,
  scope: Scope,
  entity: Entity,
  key: Key,
  lock = false,
): Promise<StoredDraft | undefined> {
  const current = await readRecord(db, scope, entity, key);
  const recordId = current?.id ?? null;
  const row = await db.first(
    stored,
    sql`
      select d.id, d.record, d.based_on as "basedOn", d.version, d.state, d.submitted_by as "submittedBy", d.comment,
        d.updated_at as "savedAt", d.base,
        (select username from known_user u where u.sub = d.submitted_by) as "submittedByName",
        (select username from known_user u where u.sub = d.sub) as "savedByName"
      from record_draft d
      where ${under(scope, entity)} and (d.record_id = ${recordId} or (d.key = ${[...key]} and d.record_id is null))
      order by d.record_id is null limit 1 ${lock ? sql`for update of d` : sql``}`,
  );
  if (!row) return undefined;
  const { submittedBy, submittedByName, savedByName, base: begun, ...plain } = row;
  const record = parseJson(row.record);
  const base = begun === null ? null : parseJson(begun);
  return {
    ...plain,
    record: isRow(record) ? record : {},
    base: isRow(base) ? base : null,
    savedAt: row.savedAt.toISOString(),
    savedBy: savedByName,
    submitter: submittedBy,
    submittedBy: submittedByName,
  };
}

/**
 * Keeps a draft in the place of the one before, begun from a version of the record of that id. Whoever changes one asks for
 * approval anew. One whose record is gone stays for the day on which that comes back.
 */
export async function writeDraft(
  db: ScopedQueries,
  scope: Scope,
  entity: Pick<Entity, 'name'>,
  key: Key,
  before: Pick<StoredDraft, 'id'> | undefined,
  { record, basedOn, recordId, base }: Written,
): Promise<void> {
  const [content, begunFrom] = [JSON.stringify(record), base && JSON.stringify(base)];
  if (before) {
    await db.run(sql`
      update record_draft d
      set record = ${content}, based_on = ${basedOn}, record_id = ${recordId}, base = ${begunFrom}, sub = ${scope.author.sub},
        state = 'open', version = version + 1, submitted_by = null, updated_at = now()
      where ${under(scope, entity)} and d.id = ${before.id}`);
    return;
  }
  await db.run(sql`
    update record_draft d set key = d.key || d.record_id::text
    where ${under(scope, entity)} and d.key = ${[...key]} and d.record_id is not null`);
  await db.run(sql`
    insert into record_draft as d (entity, platform, key, record, based_on, record_id, base, sub)
    values (
      ${entity.name}, ${recordedUnder(scope)}, ${[...key]}, ${content}, ${basedOn}, ${recordId}, ${begunFrom},
      ${scope.author.sub})
    on conflict (entity, platform, key) do update
      set record = excluded.record, based_on = excluded.based_on, record_id = excluded.record_id, base = excluded.base, sub = excluded.sub,
        state = 'open', version = d.version + 1, submitted_by = null, updated_at = now()`);
}

/** Says how far a draft is, and what was written with that. */
export async function markDraft(
  db: ScopedQueries,
  scope: Scope,
  entity: Pick<Entity, 'name'>,
  { id, state, submitter, comment }: Pick<StoredDraft, 'id' | 'state' | 'submitter' | 'comment'>,
): Promise<void> {
  await db.run(sql`
    update record_draft d set state = ${state}, submitted_by = ${submitter}, comment = ${comment}, version = version + 1,
      marked_at = now()
    where ${under(scope, entity)} and d.id = ${id}`);
}

/** Takes a draft away. */
export async function removeDraft(
  db: ScopedQueries,
  scope: Scope,
  entity: Pick<Entity, 'name'>,
  { id }: Pick<StoredDraft, 'id'>,
): Promise<void> {
  await db.run(sql`delete from record_draft d where ${under(scope, entity)} and d.id = ${id}`);
}

function under(scope: Scope, { name }: Pick<Entity, 'name'>): Sql<true> {
  return sql`d.platform = ${recordedUnder(scope)} and d.entity = ${name}`;
}
