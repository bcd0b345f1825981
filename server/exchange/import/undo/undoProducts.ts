import { product } from '../../../../resources/entities/product.ts';
import type { KeptCode, KeptField } from '../../../../resources/calls/undo.ts';
import type { Author } from '../../../records/access/scope.ts';
import { z } from 'zod';
import { integer, json, nullable, text } from '../../../base/database/column.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { identifier, sql, verbatim, type Sql } from '../../../base/database/sql.ts';
import { hooksOf } from '../../../catalogue/hooks/hooksOf.ts';
import { restoreRetired } from '../../../records/references/restoreRetired.ts';
import { rowAsJson } from '../../../records/select.ts';
import { readCatalogue } from '../catalogue/readCatalogue.ts';
import { afterMerge } from '../afterMerge.ts';
import { importedFields, type ImportedField } from '../importedFields.ts';
import { columnNames, listed } from '../merge/fieldSql.ts';
import { beginMerge } from '../merge/mergeProducts.ts';
import { holdNamed } from '../merge/namedThere.ts';
import { noteChanges } from '../merge/noteChanges.ts';
import { copyOwnKeys } from '../merge/copyOwnKeys.ts';
import { createCompared, type Merge } from '../merge/compareRows.ts';
import { retireGone } from '../merge/retireGone.ts';
import { numberNew, writeProducts } from '../merge/writeProducts.ts';
import type { ReportRow } from '../reports/reportRow.ts';
import { foldProducts } from './foldChanges.ts';
import { leaveInvalid } from './leaveInvalid.ts';
import { columnsByField, compareFields, leave } from './undoTables.ts';

/** What became of the products of an import that was undone; `restored` were deleted by it, `removed` created. */
export interface UndoneProducts {
  restored: number;
  changed: number;
  removed: number;
  kept: KeptField[];
}

type Owner = Pick<ReportRow, 'platform' | 'orgaSid'>;

/**
 * Undoes what an import did to products, by statements over all of them: the same way as it was written, with what
 * was before in the place of what the file says.
 * @throws {ComparisonOutdated} when somebody writes them at the same time
 */
export async function undoProducts(
  tx: SystemTransaction,
  report: Pick<ReportRow, 'id' | 'platform' | 'orgaSid'>,
  author: Author,
): Promise<UndoneProducts> {
  const { id, platform: dataset, orgaSid } = report;
  const merge = { dataset, orgaSid, table: '', action: 'write', deleteOthers: false } as const;
  await beginMerge(tx, merge);
  const found = await readWhatWasDone(tx, report);
  await tx.run(sql`
    create temporary table import_kept (number bigint, sid text, field text, before jsonb, now jsonb, code text)
    on commit drop`);
  await leaveEmptied(tx, report);
  if (found === 0) return { restored: 0, changed: 0, removed: 0, kept: await readKept(tx, report) };
  await takeCreated(tx);
  await takeChanged(tx);
  await takeDeleted(tx);
  await holdNamed(tx, merge);
  const { known } = await readCatalogue(tx, dataset, orgaSid);
  await leaveInvalid(tx, orgaSid, known);
  await leaveTaken(tx);

  const counted = await tx.one(
    { restored: integer, changed: integer, removed: integer },
    sql`
      select
        (select count(*) from import_compared where product_id is null) as restored,
        (select count(*) from import_compared where product_id is not null) as changed,
        (select count(*) from import_gone) as removed`,
  );
  const kept = await readKept(tx, report);
  if (counted.restored + counted.changed + counted.removed === 0) return { ...counted, kept };
  const undoer = { ...author, reportId: null };
  await numberNew(tx, merge);
  await noteChanges(tx, merge, undoer);
  if (counted.removed > 0) await retireGone(tx, merge, undoer);
  await writeProducts(tx, merge);
  const beside = counted.restored > 0 ? await restoreBeside(tx, merge, undoer) : { restored: 0, changed: 0 };
  await tx.run(sql`
    update product p set position = (u.before ->> 'position')::bigint
    from import_undo u, import_touched t
    where u.kind = 'deleted' and u.before ? 'position' and p.id = t.product_id and p.sid = u.sid`);
  const mark = await afterMerge(tx, merge, counted.removed + counted.restored > 0);
  await tx.run(sql`update import_report set search_mark = ${mark} where id = ${id}`);
  return {
    restored: counted.restored + beside.restored,
    changed: counted.changed + beside.changed,
    removed: counted.removed,
    kept,
  };
}

/** Fills `import_undo` with the changes of the import and the products as they are found by their sid today. */
async function readWhatWasDone(tx: SystemTransaction, { id, platform, orgaSid }: Owner & { id: string }) {
  await copyOwnKeys(tx, platform, orgaSid);
  await tx.run(sql`
    create temporary table import_undo (
      number bigint, sid text, kind text, version integer, before jsonb, after jsonb, origin jsonb, product_id bigint
    ) on commit drop`);
  const count = await tx.run(sql`
    insert into import_undo
    select c.id, c.key[2], c.kind, c.version, c.before, c.after, c.origin, own.id
    from change c
    left join import_own own on own.sid = c.key[2]
    where c.report_id = ${id} and c.entity = ${product.name} and c.key[1] = ${orgaSid} and c.emptied_at is null`);
  await foldProducts(tx);
  await tx.run(sql`analyze import_undo (number, sid, product_id)`);
  return count;
}

/** Products that it deleted and that somebody has taken out of the trash since stay gone (behaviour B628). */
async function leaveEmptied(tx: SystemTransaction, { id, orgaSid }: Owner & { id: string }): Promise<void> {
  await tx.run(sql`
    insert into import_kept
    select c.id, c.key[2], 'title', c.before -> 'title', null, 'emptied'
    from change c
    where c.report_id = ${id} and c.entity = ${product.name} and c.key[1] = ${orgaSid} and c.emptied_at is not null`);
}

/** Products that the import made go, unless they were changed since. */
async function takeCreated(tx: SystemTransaction): Promise<void> {
  await tx.run(sql`create temporary table import_gone (product_id bigint) on commit drop`);
  await tx.run(sql`
    insert into import_gone
    select u.product_id from import_undo u join product p on p.id = u.product_id
    where u.kind = 'created' and p.version = u.version`);
  await tx.run(sql`
    insert into import_kept
    select number, sid, 'sid', null, to_jsonb(sid), 'changed-since' from import_undo
    where kind = 'created' and product_id is not null and product_id not in (select product_id from import_gone)`);
}

/** What went with the products that are back comes back too (behaviour B190). */
async function restoreBeside(
  tx: SystemTransaction,
  { dataset, orgaSid }: Pick<Merge, 'dataset' | 'orgaSid'>,
  author: Author,
): Promise<Pick<UndoneProducts, 'restored' | 'changed'>> {
  // The sum keeps the planner from looking for the greatest id among those of all records.
  await tx.run(sql`
    create temporary table import_back on commit drop as
    select u.number as deletion, c.id as restoration, u.sid
    from import_undo u
    join product p on p.platform = ${dataset} and p.orga_sid = ${orgaSid} and p.sid = u.sid
    cross join lateral (
      select max(id + 0) as id from change
      where entity = ${product.name} and platform = p.platform and key = array[p.orga_sid, p.sid] and kind = 'created'
    ) c
    where u.kind = 'deleted' and u.product_id is null`);
  await tx.run(sql`create index on import_back (deletion)`);
  await tx.run(sql`analyze import_back`);
  return restoreRetired(tx, product, sql`import_back b`, { author, dataset, hooksOf });
}

/** Fields that still hold what the import wrote get back what they held before. */
async function takeChanged(tx: SystemTransaction): Promise<void> {
  await tx.run(sql`
    create temporary table import_field (
      number bigint, sid text, product_id bigint, field text, before jsonb, now jsonb, is_back boolean
    ) on commit drop`);
  await tx.run(sql`
    insert into import_field
    select u.number, u.sid, u.product_id, f.field, u.before -> f.field, row.now -> f.field,
      row.now -> f.field = u.after -> f.field
    from import_undo u join product p on p.id = u.product_id
    cross join lateral (select ${rowAsJson(product, 'p')} as now offset 0) row
    cross join lateral jsonb_object_keys(u.after) f (field)
    where u.kind = 'changed'`);
  await tx.run(sql`
    insert into import_kept
    select number, sid, field, before, now, 'changed-since' from import_field
    where not is_back and now is distinct from before
    union all
    select number, sid, 'sid', to_jsonb(sid), null, 'gone' from import_undo where kind = 'changed' and product_id is null`);
  await createCompared(tx);
  await compareFields(tx, sql`true`);
}

/**
 * Products that the import deleted come back, unless there is one of that sid again; a field of which the change knows
 * nothing as a new product has it.
 */
async function takeDeleted(tx: SystemTransaction): Promise<void> {
  await tx.run(sql`
    insert into import_kept
    select number, sid, 'sid', before, to_jsonb(sid), 'there-again' from import_undo
    where kind = 'deleted' and product_id is not null`);
  await tx.run(sql`
    insert into import_compared (number, product_id, version, origin, ${columnNames()})
    select u.number, null, null, u.origin, ${listed(orDefault)}
    from import_undo u
    cross join lateral (
      select jsonb_object_agg(n.column, e.value) as row
      from jsonb_each(u.before) e join ${columnsByField()} on n.field = e.key
    ) named
    cross join lateral jsonb_populate_record(null::product, named.row) after
    where u.kind = 'deleted' and u.product_id is null`);
}

function orDefault({ column, byDefault }: ImportedField): Sql {
  return sql`coalesce(${identifier(`after.${column}`)}, ${verbatim(byDefault)})`;
}

/** A product whose article number is no longer to be had stays as it is. */
async function leaveTaken(tx: SystemTransaction): Promise<void> {
  const taken = async () => {
    const rows = await tx.rows(
      { number: integer },
      sql`
        select c.number from import_compared c
        join import_own other on other.article_number = c.article_number and other.id is distinct from c.product_id
        left join import_compared renamed on renamed.product_id = other.id
        where coalesce(renamed.article_number, other.article_number) = c.article_number
          and other.id not in (select product_id from import_gone)`,
    );
    return rows.map(({ number }) => number);
  };
  // A product that is left keeps its number, which another one may have counted on.
  while (await leave(tx, await taken(), 'number-taken'));
}

const kept = {
  key: text(),
  field: text(),
  before: nullable(json(z.unknown())),
  now: nullable(json(z.unknown())),
  code: text<KeptCode>(),
};

async function readKept(tx: SystemTransaction, { platform, orgaSid }: Owner): Promise<KeptField[]> {
  const places = new Map(importedFields.map(({ name, path }) => [name, path]));
  const rows = await tx.rows(
    kept,
    sql`
      select coalesce(p.article_number, emptied.before ->> 'articleNumber', k.sid) as key, k.field, k.before, k.now, k.code
      from import_kept k
      left join product p on p.platform = ${platform} and p.orga_sid = ${orgaSid} and p.sid = k.sid
      left join change emptied on emptied.id = k.number and k.code = 'emptied'
      order by k.number, k.field`,
  );
  return rows.map((row) => ({ ...row, field: places.get(row.field) ?? row.field }));
}
