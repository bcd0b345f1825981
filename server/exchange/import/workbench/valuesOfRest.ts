import type { RestDecision, ValueDecision } from '../../../../resources/calls/workbenchDecisions.ts';
import { category } from '../../../../resources/entities/category.ts';
import { text } from '../../../base/database/column.ts';
import type { ScopedQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { ofPlatform } from '../../../records/access/where.ts';
import { translationKey } from '../catalogue/mappings.ts';
import { importedFields } from '../importedFields.ts';
import { plainField } from './mappingsOf.ts';
import { openValuesOf } from './readOpenValues.ts';
import type { WorkbenchRow } from './workbenchRow.ts';

/** What the values of fields that are still open are decided to stand for, all at once (behaviour B372). */
export async function valuesOfRest(
  db: ScopedQueries,
  scope: Scope,
  workbench: WorkbenchRow,
  rest: readonly RestDecision[],
): Promise<ValueDecision[]> {
  const decided: ValueDecision[] = [];
  for (const { field, translation, below } of rest) {
    const isOfGroups = isOfCategories(field);
    const proposed = isOfGroups ? firstProposals(workbench) : new Map<string, string>();
    const told = await openValuesOf(db, scope, workbench, field);
    // Of a file with more faults than are kept the groups are known all the same.
    const open = isOfGroups ? new Set([...told, ...openGroups(workbench)]) : told;
    const of = (value: string) => proposed.get(translationKey(field, value));
    const within =
      translation !== null && below
        ? await belowCategory(db, scope, translation, [...proposed.values()])
        : undefined;
    for (const value of open) {
      const first = of(value);
      const said = translation === null || (first !== undefined && within?.has(first)) ? first : translation;
      if (said !== undefined) decided.push({ field, value, translation: said });
    }
  }
  return decided;
}

function isOfCategories(field: string): boolean {
  const declared = importedFields.find(({ name }) => name === plainField(field))?.field;
  return declared?.kind === 'reference' && declared.to === category.name;
}

function openGroups({ groups, values }: WorkbenchRow): string[] {
  const decided = new Set(values.map((one) => translationKey(one.field, one.value)));
  return groups.flatMap(({ value }) => (decided.has(translationKey('mainCategory', value)) ? [] : value));
}

function firstProposals({ groups }: WorkbenchRow): Map<string, string> {
  return new Map(
    groups.flatMap(({ value, proposals: [first] }) =>
      first ? [[translationKey('mainCategory', value), first.sid] as const] : [],
    ),
  );
}

/** Those of these categories that are below another on the platform. */
async function belowCategory(
  db: ScopedQueries,
  scope: Scope,
  above: string,
  sids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.rows(
    { sid: text() },
    sql`
      select p.descendant_sid as sid from category_closure p
      where ${ofPlatform(scope, 'p')} and p.ancestor_sid = ${above} and p.descendant_sid = any(${sids}::text[])`,
  );
  return new Set(rows.map(({ sid }) => sid));
}
