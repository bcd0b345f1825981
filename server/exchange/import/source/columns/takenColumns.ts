import { decimalSignIn, withSign, type DecimalSign } from '../../content/decimalSign.ts';
import type { JudgedColumn } from '../../content/JudgedColumn.ts';
import { areNumbersWithGtins } from '../../content/numberWithGtin.ts';
import { withMarkup } from '../../content/withMarkup.ts';
import { targetKey } from '../../target.ts';
import type { Layout } from '../sourceRow.ts';
import type { SheetColumn } from './SheetColumns.ts';

/**
 * The columns that are read, one for each thing that is no list; the layout gets them.
 * @param levels the columns that say the category together
 * @param decimal the decimal sign of columns that do not tell theirs
 */
export function takenColumns(
  judged: readonly JudgedColumn[],
  layout: Layout,
  { levels, decimal }: { levels: readonly number[]; decimal: DecimalSign | undefined },
): Map<number, SheetColumn> {
  const columns = new Map<number, SheetColumn>();
  // The surest first, so that a column with our own name goes before one that only means the same.
  for (const column of judged.toSorted((one, other) => one.rank - other.rank)) {
    const { letter, cell } = column;
    const target = withMarkup(column, judged);
    if (!target) continue;
    const key = targetKey(target);
    const isMany = target.kind === 'field' && target.field.type === 'text[]';
    if (layout.columns.has(key) && !isMany && !levels.includes(cell.column)) continue;
    if (!layout.columns.has(key)) layout.columns.set(key, { column: letter, heading: cell.text });
    const hasGtin = key === 'articleNumber' && areNumbersWithGtins(column.values);
    columns.set(cell.column, {
      target: withSign(target, decimalSignIn(column) ?? decimal),
      letter,
      heading: cell.text,
      ...(hasGtin && { hasGtin }),
    });
  }
  return columns;
}
