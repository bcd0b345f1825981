import { draftStates, type Draft } from '../../../resources/calls/draft.ts';
import type { Entity } from '../../../resources/entity.ts';
import { parseJson } from '../../../resources/parseJson.ts';
import { isRow, type Row } from '../../../resources/shape.ts';
import { integer, nullable, text, time } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../access/scope.ts';
import { recordedUnder } from '../access/where.ts';
import type { Key } from '../readRecords.ts';

const stored = {
  record: text(),
  basedOn: nullable(integer),
  version: integer,
  state: text<(typeof draftStates)[number]>(),
  submittedBy: nullable(text()),
  submittedByName: nullable(text()),
  savedByName: nullable(text()),
  comment: nullable(text()),
  savedAt: time,
};

/** The next version of a record as it is kept: in the nesting of the API, and judged by nobody yet. */
export type StoredDraft = Pick<Draft, 'basedOn' | 'version' | 'state' | 'comment'> & {
  record: Row;
  savedAt: string;
  savedBy: string | null;
  /** The account that asks for approval, and its name. */
  submitter: string | null;
  submittedBy: string | null;
};

/** The draft of a record that the scope opens, locked for the transaction if that is said; undefined without one. */
export async function readDraft(
  db: ScopedQueries,
  scope: Scope,
  entity: Pick<Entity, 'name'>,
  key: Key,
  lock = false,
): Promise<StoredDraft | undefined> {
  const row = await db.first(
    stored,
    sql`
      select d.record, d.based_on as "basedOn", d.version, d.state, d.submitted_by as "submittedBy", d.comment,
        d.updated_at as "savedAt",
        (select username from known_user u where u.sub = d.submitted_by) as "submittedByName",
        (select username from known_user u where u.sub = d.sub) as "savedByName"
      from record_draft d where ${ofRecord(scope, entity, key)} ${lock ? sql`for update of d` : sql``}`,
  );
  if (!row) return undefined;
  const record = parseJson(row.record);
  const { submittedBy, submittedByName, savedByName, ...plain } = row;
  return {
    ...plain,
    record: isRow(record) ? record : {},
    savedAt: row.savedAt.toISOString(),
    savedBy: savedByName,
    submitter: submittedBy,
    submittedBy: submittedByName,
  };
}

/** Keeps a draft in the place of the one before, begun from a version of the record. Whoever changes one asks for approval anew. */
export async function writeDraft(
  db: ScopedQueries,
  scope: Scope,
  entity: Pick<Entity, 'name'>,
  key: Key,
  { record, basedOn }: { record: Row; basedOn: number | null },
): Promise<void> {
  await db.run(sql`
    insert into record_draft as d (entity, platform, key, record, based_on, sub)
    values (${entity.name}, ${recordedUnder(scope)}, ${[...key]}, ${JSON.stringify(record)}, ${basedOn}, ${scope.author.sub})
    on conflict (entity, platform, key) do update
      set record = excluded.record, based_on = excluded.based_on, sub = excluded.sub, state = 'open', version = d.version + 1,
        submitted_by = null, updated_at = now()`);
}

/** Says how far a draft is, and what was written with that. */
export async function markDraft(
  db: ScopedQueries,
  scope: Scope,
  entity: Pick<Entity, 'name'>,
  key: Key,
  { state, submitter, comment }: Pick<StoredDraft, 'state' | 'submitter' | 'comment'>,
): Promise<void> {
  await db.run(sql`
    update record_draft d set state = ${state}, submitted_by = ${submitter}, comment = ${comment}, version = version + 1
    where ${ofRecord(scope, entity, key)}`);
}

/** Takes a draft away, if there is one. */
export async function removeDraft(
  db: ScopedQueries,
  scope: Scope,
  entity: Pick<Entity, 'name'>,
  key: Key,
): Promise<void> {
  await db.run(sql`delete from record_draft d where ${ofRecord(scope, entity, key)}`);
}

function ofRecord(scope: Scope, { name }: Pick<Entity, 'name'>, key: Key): Sql<true> {
  return sql`d.platform = ${recordedUnder(scope)} and d.entity = ${name} and d.key = ${[...key]}`;
}
