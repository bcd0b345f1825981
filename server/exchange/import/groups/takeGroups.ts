import { workbenches } from '../../../../resources/limits.ts';
import type { SystemPool } from '../../../base/database/queries.ts';
import { json, sql } from '../../../base/database/sql.ts';
import { translationKey } from '../catalogue/mappings.ts';
import type { ReportRow } from '../reports/reportRow.ts';
import { workbenchColumns, workbenchShape } from '../workbench/workbenchRow.ts';
import type { JudgedGroup } from './JudgedGroup.ts';
import type { KeptGroup } from './keptGroup.ts';

const field = 'mainCategory';
const keyOf = (value: string) => translationKey(field, value);

/**
 * Keeps what the groups of the file of a workbench may be, and decides what is sure. That is done once for each: what somebody
 * has taken back is not decided again. Returns whether something was decided, or is in doubt from now on.
 */
export async function takeGroups(
  write: SystemPool,
  { id, workbenchId }: Pick<ReportRow, 'id' | 'workbenchId'>,
  judged: readonly (JudgedGroup & { value: string })[],
): Promise<boolean> {
  if (judged.length === 0) return false;
  return write.transaction(async (tx) => {
    // A look that a newer one has overtaken decides nothing.
    const workbench = await tx.first(
      workbenchShape,
      sql`
        select ${workbenchColumns} from workbench w
        where w.id = ${workbenchId} and w.report_id = ${id} for update`,
    );
    if (!workbench) return false;
    const before = new Map(
      workbench.groups.flatMap((group) => (group.isTaken ? [[keyOf(group.value), group] as const] : [])),
    );
    const decided = new Set(workbench.values.map((one) => translationKey(one.field, one.value)));
    const doubted = new Set(
      workbench.groups.flatMap((group) => (group.isDoubted ? [keyOf(group.value)] : [])),
    );
    const values = [...workbench.values];
    let isNewlyDoubted = false;
    const groups = judged.map(({ value, isSure, isDoubted: doubt, proposals }): KeptGroup => {
      const [first] = proposals;
      const key = keyOf(value);
      const isDoubted = doubted.has(key) || doubt;
      isNewlyDoubted ||= isDoubted === true && !doubted.has(key);
      const isNew = isSure && first && !before.has(key) && !decided.has(key);
      if (!isNew || values.length >= workbenches.mostValues)
        return { value, proposals, isTaken: before.has(key), ...(isDoubted && { isDoubted }) };
      values.push({ field, value, translation: first.sid });
      decided.add(key);
      return { value, proposals, isTaken: true };
    });
    const there = new Set(groups.map(({ value }) => keyOf(value)));
    const former = [...before].flatMap(([key, group]) => (there.has(key) ? [] : [group]));
    await tx.run(sql`
      update workbench set groups = ${json([...former, ...groups])}, "values" = ${json(values)}
      where id = ${workbench.id}`);
    return isNewlyDoubted || values.length > workbench.values.length;
  });
}
