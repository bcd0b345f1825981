import { targetKey } from '../target.ts';
import type { SampledRows } from './composed/SampledRows.ts';
import { averageLength } from './judgeContent.ts';
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

function codeOf(field: (typeof fields)[number]): string {
  return field === 'mainCategory' ? 'code-of' : 'code-beside';
}

/** Might it be that, and nothing else? */
function isOpen({ target, proposals }: JudgedColumn, field: string): boolean {
  return (
    !target && proposals.length > 0 && proposals.every((proposal) => targetKey(proposal.target) === field)
  );
}
