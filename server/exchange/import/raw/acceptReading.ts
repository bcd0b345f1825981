import { createHash, randomUUID } from 'node:crypto';
import type { RawMeaning } from '../../../../resources/calls/rawValues.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import { rawValues, type Budget } from '../../../../resources/limits.ts';
import { asSystem } from '../../../base/database/asSystem.ts';
import { integer, text } from '../../../base/database/column.ts';
import type { ScopedTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { unprocessable } from '../../../base/problems.ts';
import type { Author, Scope } from '../../../records/access/scope.ts';
import { readAttributes } from '../catalogue/attributes.ts';
import { readMappings } from '../catalogue/mappings.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { readTerms } from '../catalogue/terms.ts';
import { acceptImport } from '../reports/acceptImport.ts';
import { targetNamed } from './targetNamed.ts';

/** What is to be read of what is kept of a company, and for whom. */
export interface AskedReading {
  orgaSid: string;
  columns: readonly RawMeaning[];
  dryRun: boolean;
  /** Does whoever keeps the attributes ask for it, and not the company? */
  isProposed: boolean;
  sub: string;
  author: Pick<Author, 'address' | 'call'>;
  language: Language;
  idempotencyKey: string | null;
}

const known = { id: integer, key: text() };

/**
 * Stores an import that reads what is kept of columns of a company, to be run; without columns those that its mappings
 * name. Returns its id, and whether it is new. Throws 422 for a column of which nothing is kept, and for a field that files
 * cannot give.
 */
export async function acceptReading(
  tx: ScopedTransaction,
  scope: Scope,
  asked: AskedReading,
  send: (reportId: string) => Promise<string>,
  budget: Pick<Budget, 'importsWaiting' | 'rowsWaiting' | 'issuesKept'>,
): Promise<{ id: string; isNew: boolean }> {
  const { orgaSid, dryRun, isProposed, language } = asked;
  const system = asSystem(tx);
  const kept = await system.rows(
    known,
    sql`select id, key from raw_column where platform = ${scope.dataset} and orga_sid = ${orgaSid}`,
  );
  const byKey = new Map(kept.map(({ id, key }) => [key, id]));
  const { headings } = await readMappings(system, scope.dataset, orgaSid);
  const attributes = await readAttributes(system, await readTerms(system, scope.dataset));
  const isNamed = asked.columns.length > 0;
  const meant: readonly RawMeaning[] = isNamed
    ? asked.columns
    : headings.map(({ heading, field, language: of, unit }) => ({
        heading,
        field,
        language: of ?? undefined,
        unit: unit ?? undefined,
      }));
  const faults: { path: string; code: string }[] = [];
  const readings = new Map<number, RawMeaning>();
  for (const [index, column] of meant.entries()) {
    const id = byKey.get(nameKey(column.heading) || column.heading);
    const isTarget = targetNamed(column, attributes, language) !== undefined;
    if (id === undefined) faults.push({ path: `columns.${index}.heading`, code: 'not-kept' });
    else if (!isTarget) faults.push({ path: `columns.${index}.field`, code: 'unknown-field' });
    else readings.set(id, column);
  }
  if (isNamed && faults.length > 0)
    throw unprocessable(faults.map((fault) => ({ ...fault, values: { field: '' } })));
  if (readings.size === 0) throw unprocessable([{ path: 'columns', code: 'not-kept' }]);
  const { rows } = await system.one(
    { rows: integer },
    sql`select count(distinct product_id) as rows from raw_value where column_id = any(${[...readings.keys()]}::bigint[])`,
  );
  const hash = createHash('sha256')
    .update(JSON.stringify([...readings]))
    .digest('hex');
  const accepted = {
    id: randomUUID(),
    sub: asked.sub,
    address: asked.author.address,
    call: asked.author.call,
    language,
    entity: 'product',
    action: 'write',
    format: 'json',
    orgaSid,
    fileName: null,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([scope.dataset, orgaSid, dryRun, hash]))
      .digest('hex'),
    dryRun,
    deleteOthers: false,
    skipInvalid: true,
    confirmed: null,
    expectedVersions: null,
    issuesKept: budget.issuesKept,
    fileBytes: 0,
    fileHash: hash,
    fileRows: rows,
    idempotencyKey: asked.idempotencyKey,
    workbenchId: null,
    isMailed: false,
  } as const;
  const result = await acceptImport(tx, scope, accepted, send, budget);
  if (!result.isNew) return result;
  await system.run(sql`update import_report set file_is_kept = false where id = ${result.id}::uuid`);
  for (const [id, { field, language: of = null, unit = null }] of [...readings].slice(
    0,
    rawValues.mostColumnsAtOnce,
  ))
    await system.run(sql`
      insert into raw_reading (report_id, column_id, field, language, unit, is_proposed)
      values (${result.id}::uuid, ${id}, ${field}, ${of}, ${unit}, ${isProposed})`);
  return result;
}
