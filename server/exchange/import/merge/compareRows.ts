import type { ImportAction } from '../../../../resources/calls/importReport.ts';
import type { DatasetKey } from '../../../../resources/platform/platforms.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { any, identifier, sql, verbatim } from '../../../base/database/sql.ts';
import { importedFields } from '../importedFields.ts';
import { copyOwnKeys } from './copyOwnKeys.ts';
import { columnNames, listed, valueAfter } from './fieldSql.ts';
import { matchGtins } from './matchGtins.ts';
import { uncompressedBytes } from './stagingTable.ts';

/** Whose products are compared with which staged rows. */
export interface Merge {
  dataset: DatasetKey;
  orgaSid: string;
  /** The staging table. */
  table: string;
  /** Are the rows to be written, or do they list what to keep or to remove? */
  action: ImportAction;
  /** Are products that no row names to be deleted? */
  deleteOthers: boolean;
  /** Do new products go in of which nothing says a category? */
  mayLackCategory?: boolean;
}

/**
 * Makes the table `import_compared` for this transaction, of products as they are to be, or another one like it. The version is
 * that of the stored product, 1 of one that was never there; `origin` is that of one that comes back (`originOf`).
 */
export async function createCompared(tx: SystemTransaction, table = 'import_compared'): Promise<void> {
  const types = importedFields.map(({ column, type }) => `"${column}" ${type}`).join(', ');
  await tx.run(sql`
    create temporary table ${identifier(table)} (number bigint, product_id bigint, version integer, origin jsonb, ${verbatim(types)})
    with (toast_tuple_target = ${verbatim(String(uncompressedBytes))}) on commit drop`);
}

/** Makes the table `import_faulty`: what the products of rows with faulty values would be, faults and all. */
export async function compareFaulty(tx: SystemTransaction, { table }: Merge): Promise<void> {
  await createCompared(tx, 'import_faulty');
  await tx.run(sql`
    insert into import_faulty (number, product_id, version, ${columnNames()})
    select s.number, p.id, p.version, ${listed(valueAfter)}
    from ${identifier(table)} s
    left join import_match m on m.number = s.number
    left join product p on p.id = m.product_id
    where s.told is not null and coalesce(s.article_number, s.sid) is not null`);
}

/**
 * Makes three tables for this transaction: `import_own` has the keys of all products of the company, `import_match`
 * says which staged row is which of them (by its sid if the file has it, else by article number), and
 * `import_compared` holds every product as it is after the import, new or changed; unchanged ones are not in it.
 */
export async function compareRows(
  tx: SystemTransaction,
  { dataset, orgaSid, table, action }: Merge,
): Promise<void> {
  await copyOwnKeys(tx, dataset, orgaSid);
  await tx.run(sql`create temporary table import_match (number integer, product_id bigint) on commit drop`);
  await tx.run(sql`
    insert into import_match (number, product_id)
    select s.number, own.id from ${identifier(table)} s join import_own own on own.sid = s.sid
    where s.sid is not null
    union all
    select s.number, own.id from ${identifier(table)} s join import_own own on own.article_number = s.article_number
    where s.sid is null`);
  await matchGtins(tx, table);
  await tx.run(sql`analyze import_match`);
  // Whoever called a product so knew it better than we.
  await tx.run(sql`
    update ${identifier(table)} s
    set title = case when s.is_title_made then null else s.title end,
      article_number = case when s.is_number_made then null else s.article_number end
    from import_match m
    where (s.is_title_made or s.is_number_made) and m.number = s.number and m.product_id is not null`);

  await createCompared(tx);
  if (action !== 'write') return;
  const differs = any(
    importedFields.map(
      ({ column }) => sql`${identifier(`after.${column}`)} is distinct from ${identifier(`p.${column}`)}`,
    ),
  );
  // The inner offset keeps the planner from working out every value twice.
  await tx.run(sql`
    insert into import_compared (number, product_id, version, ${columnNames()})
    select s.number, p.id, coalesce(p.version, 1), ${columnNames('after')}
    from ${identifier(table)} s
    left join import_match m on m.number = s.number
    left join product p on p.id = m.product_id
    cross join lateral (
      select ${listed((field) => sql`${valueAfter(field)} as ${identifier(field.column)}`)} offset 0
    ) after
    where s.is_valid and (p.id is null or ${differs})`);
  await tx.run(sql`analyze import_compared (number, product_id, sid, article_number)`);
}
