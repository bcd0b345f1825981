import type { LayoutColumns } from '../../../../resources/calls/workbenchAnswers.ts';
import type { UnderstoodColumn } from '../../../../resources/calls/understoodColumn.ts';
import type { ColumnDecision } from '../../../../resources/calls/workbenchDecisions.ts';
import { isOpenColumn } from '../../../../resources/calls/isOpenColumn.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { describeColumn } from '../reports/describeColumn.ts';
import type { WorkbenchRow } from './workbenchRow.ts';

/** The columns of a workbench, once for sheets with the same headings: those of the first of them, filled by all. */
export function readLayouts(
  { sheets, columns: decisions }: WorkbenchRow,
  language: Language,
): LayoutColumns[] {
  const layouts = new Map<string, LayoutColumns>();
  for (const { name, layout = name, understood = [] } of sheets) {
    const known = layouts.get(layout);
    if (known) {
      if (!known.sheets.includes(name)) known.sheets.push(name);
      for (const { heading, filled } of understood) {
        const column = known.columns.find((each) => nameKey(each.heading) === nameKey(heading));
        if (column) column.filled += filled;
      }
    } else
      layouts.set(layout, {
        layout,
        sheets: [name],
        columns: understood.map((column) => ({
          ...describeColumn(column, language),
          decided: decidedOf(decisions, layout, column, understood) ?? null,
        })),
      });
  }
  return [...layouts.values()];
}

/** How many columns wait for somebody to say something of them. */
export function countOpenColumns(workbench: WorkbenchRow, language: Language): number {
  return readLayouts(workbench, language)
    .flatMap(({ columns }) => columns)
    .filter(isOpenColumn).length;
}

function decidedOf(
  decisions: readonly ColumnDecision[],
  layout: string,
  { column, heading }: Pick<UnderstoodColumn, 'column' | 'heading'>,
  beside: readonly UnderstoodColumn[],
): LayoutColumns['columns'][number]['decided'] | undefined {
  const ofHeading = decisions.filter(
    (decision) => decision.layout === layout && nameKey(decision.heading) === nameKey(heading),
  );
  const isAlone = beside.filter((each) => nameKey(each.heading) === nameKey(heading)).length === 1;
  const found = ofHeading.find((decision) => isAlone || decision.column === column);
  if (!found) return undefined;
  const { field, language, unit } = found;
  return { field, ...(language && { language }), ...(unit && { unit }) };
}
