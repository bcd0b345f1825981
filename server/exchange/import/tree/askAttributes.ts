import { attribute } from '../../../../resources/entities/attribute.ts';
import { nest } from '../../../../resources/shape.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { changeRecord } from '../../../catalogue/records/writeRecords.ts';
import { fieldsOf } from '../../../records/fieldsOf.ts';
import { readRecord } from '../../../records/readRecords.ts';
import type { ScopesFor } from '../records/importRecords.ts';
import type { PlannedCategory } from './CategoryPlan.ts';

/**
 * Has categories ask for the attributes that their rows list, and for no others; for which groups of platforms they do
 * stays as it is. Returns the sids of the categories that ask for something else now.
 */
export async function askAttributes(
  tx: SystemTransaction,
  scopeFor: ScopesFor,
  planned: readonly PlannedCategory[],
): Promise<string[]> {
  const asking = planned.flatMap(({ sid, asked }) => (asked ? [[sid, asked] as const] : []));
  if (asking.length === 0) return [];
  const attributes = await tx.rows(
    fieldsOf(attribute, 'sid', 'categories'),
    sql`select sid, categories from attribute order by id`,
  );
  const changed = new Set<string>();
  const scope = scopeFor(attribute)('update');
  for (const { sid, categories } of attributes) {
    const wanted = new Map(categories.map((one) => [one.sid, one]));
    const differing: string[] = [];
    for (const [category, asked] of asking) {
      const before = wanted.get(category);
      const required = asked.get(sid);
      if (required === undefined ? !before : before && (before.required ?? false) === required) continue;
      differing.push(category);
      if (required === undefined) wanted.delete(category);
      else wanted.set(category, { ...before, sid: category, required });
    }
    const stored = differing.length > 0 && (await readRecord(tx, scope, attribute, [sid], true));
    if (!stored) continue;
    const given = nest(attribute, { ...stored, categories: [...wanted.values()] });
    await changeRecord(tx, scope, attribute, stored, given);
    for (const category of differing) changed.add(category);
  }
  return [...changed];
}
