import { targetKey } from '../target.ts';
import type { SampledRows } from './composed/SampledRows.ts';
import { shareOf } from './holds/ColumnValues.ts';
import { averageLength } from './holds/areNames.ts';
import { because, explain, isField, isSaid, take, type JudgedColumn } from './JudgedColumn.ts';

/** What has a name and a code, each in a column. */
const fields = ['mainCategory', 'brand', 'productLine'] as const;

/**
 * A maker's name beside its code is the maker, and the code says the same: `MADESCRI` beside `ARCODMAR`; so is each level of groups
 * (behaviour B762).
 */
export function explainCodes(columns: readonly JudgedColumn[], rows: SampledRows): void {
  for (const field of fields)
    for (const column of columns.filter((each) => isOpen(each, field))) {
      const same = columns.find(
        (each) => isField(each, field) && rows.arePaired(each.cell.column, column.cell.column),
      );
      if (!same?.target && field === 'mainCategory' && areNoNames(column)) explainGroup(column, columns);
      if (!same?.target) continue;
      const areNames = averageLength(column.values) > averageLength(same.values);
      if (!areNames || isSaid(same) || field === 'mainCategory') {
        explain(column, because(codeOf(field), { column: same.letter }));
        continue;
      }
      take(column, same.target, because('names-of', { column: same.letter }));
      explain(same, because(codeOf(field), { column: column.letter }));
    }
}

/** Other groups by their codes say nothing that we know beside those that are named: `PRDHA` beside `WGBEZ` (behaviour B777). */
function explainGroup(column: JudgedColumn, columns: readonly JudgedColumn[]): void {
  const named = columns.find((each) => isField(each, 'mainCategory') && !areNoNames(each));
  if (named) explain(column, because('codes-of-groups', { column: named.letter }));
}

/** Is hardly any of these written as a name is? */
function areNoNames({ values }: JudgedColumn): boolean {
  return shareOf(values, ({ text }) => /\p{L}{2}.*\p{L}{3}|\p{L}{4}/u.test(text)) < fewNames;
}

const fewNames = 0.2;

function codeOf(field: (typeof fields)[number]): string {
  return field === 'mainCategory' ? 'code-of' : 'code-beside';
}

/** Might it be that, and nothing else? */
function isOpen({ target, proposals }: JudgedColumn, field: string): boolean {
  return (
    !target && proposals.length > 0 && proposals.every((proposal) => targetKey(proposal.target) === field)
  );
}
