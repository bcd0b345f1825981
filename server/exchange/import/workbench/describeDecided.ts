import type { z } from 'zod';
import type { decidedValue } from '../../../../resources/calls/workbenchAnswers.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import type { ScopedQueries } from '../../../base/database/queries.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { translationKey } from '../catalogue/mappings.ts';
import { describeReason } from '../reports/describeColumn.ts';
import { labeller } from './proposeValues.ts';
import type { WorkbenchRow } from './workbenchRow.ts';

/** What the values of a workbench were decided to stand for, and why what nobody has said. */
export async function describeDecided(
  db: ScopedQueries,
  scope: Scope,
  { orgaSid, values, groups }: WorkbenchRow,
  language: Language,
): Promise<z.infer<typeof decidedValue>[]> {
  const label = await labeller(db, scope, { orgaSid, fields: values.map(({ field }) => field), language });
  const taken = new Map(
    groups.flatMap(({ value, isTaken, proposals: [first] }) =>
      isTaken && first ? [[translationKey('mainCategory', value), first] as const] : [],
    ),
  );
  return values.map((said) => {
    const proposal = taken.get(translationKey(said.field, said.value));
    const isOwn = proposal?.sid !== said.translation;
    return {
      ...said,
      label: label(said.field, said.translation),
      reason: !proposal || isOwn ? null : describeReason(proposal.reason, language),
    };
  });
}
