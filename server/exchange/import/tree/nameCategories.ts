import { term } from '../../../../resources/entities/term.ts';
import { isError } from '../../../../resources/fault.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { fieldsOf } from '../../../records/fieldsOf.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { importRecord } from '../records/importRecord.ts';
import type { ScopesFor } from '../records/importRecords.ts';
import type { ReportRow } from '../reports/reportRow.ts';
import type { Note } from '../source/sourceRow.ts';
import { termSid } from '../vocabulary/termSid.ts';
import type { PlannedCategory } from './CategoryPlan.ts';
import { noteAt } from './planCategories.ts';

interface Naming {
  report: ReportRow;
  planned: readonly PlannedCategory[];
  note: Note;
}

/** Makes the terms that rows list of their categories, as far as there are none yet; it takes none away. */
export async function nameCategories(
  tx: SystemTransaction,
  scopeFor: ScopesFor,
  { report, planned, note }: Naming,
): Promise<{ failed: number; changed: string[] }> {
  const naming = planned.filter(({ terms }) => terms.length > 0);
  const stored = await tx.rows(
    { ...fieldsOf(term, 'language', 'text'), category: fieldsOf(term, 'sid').sid },
    sql`
      select language, text, category from term
      where category = any(${naming.map(({ sid }) => sid)}::text[])`,
  );
  const keyOf = (category: string, language: string, text: string) =>
    `${category} ${language} ${nameKey(text)}`;
  const there = new Set(stored.map(({ category, language, text }) => keyOf(category, language, text)));
  const changed = new Set<string>();
  let failed = 0;
  for (const plan of naming) {
    let isFaulty = false;
    for (const { language, texts } of plan.terms)
      for (const text of texts) {
        const key = keyOf(plan.sid, language, text);
        if (there.has(key)) continue;
        there.add(key);
        const meaning = { category: plan.sid };
        const sid = termSid(language, text, JSON.stringify(meaning));
        const element = { sid, text, language, platforms: [], direction: 'both', ...meaning };
        const given = { element, number: plan.row.row, report, places: new Map<string, number>() };
        const { faults, fate } = await importRecord(tx, scopeFor(term), term, given);
        for (const { code, values = {}, severity = 'error' } of faults)
          noteAt(note, plan, `terms.${language}`, code, values, severity);
        isFaulty ||= faults.some(isError);
        if (fate && fate !== 'unchanged') changed.add(plan.sid);
      }
    if (isFaulty) failed += 1;
  }
  return { failed, changed: [...changed] };
}
