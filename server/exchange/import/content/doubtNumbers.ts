import { ranks } from '../headings/ranks.ts';
import { areKeysOfMachines } from './holds/areForeignKeys.ts';
import type { SampledRows } from './composed/SampledRows.ts';
import { numbersArticles } from './numbersArticles.ts';
import { areShared, isSparse } from './holds/areShared.ts';
import { fewestValues } from './holds/ColumnValues.ts';
import { because, doubt, isField, isSaid, type JudgedColumn } from './JudgedColumn.ts';

/**
 * A shop numbers its rows 1, 2, 3 below `ID`, a database its records `44120000371`, or a list says the number of the article once more: beside that it is none of our identifiers.
 */
export function doubtRowNumbers(columns: readonly JudgedColumn[], rows: SampledRows): void {
  const numbers = columns.filter(
    (column) => isField(column, 'articleNumber') && numbersArticles(column) && !isSparse(column.values),
  );
  if (numbers.length === 0) return;
  const isSame = ({ cell }: JudgedColumn) =>
    numbers.some((number) => rows.areAlike(cell.column, number.cell.column));
  for (const column of columns) {
    const isCounted = column.rank >= ranks.synonym && (areFigures(column) || isSame(column));
    const isOfMachine = !isSaid(column) && areKeysOfMachines(column.values);
    if (isField(column, 'sid') && (isCounted || isOfMachine)) doubt(column, because('misfit'));
  }
}

function areFigures({ values: { cells } }: JudgedColumn): boolean {
  return cells.length >= fewestValues && cells.every(({ text }) => /^\d+$/.test(text.trim()));
}

/** Of two numbers of articles the one that most rows have not is another one: that of a successor, or of a part of them. */
export function doubtSparseNumbers(columns: readonly JudgedColumn[]): void {
  const numbers = columns.filter((column) => isField(column, 'articleNumber'));
  if (numbers.every(({ values }) => isSparse(values))) return;
  for (const column of numbers)
    if (column.rank >= ranks.synonym && isSparse(column.values)) doubt(column, because('misfit'));
}

/** An identifier that several rows share is that of what they are parts of, unless they say it in several languages. */
export function doubtShared(columns: readonly JudgedColumn[]): void {
  if (columns.some(({ target }) => target?.kind === 'language')) return;
  for (const column of columns) {
    const isForeign = isField(column, 'sid') && column.rank >= ranks.synonym;
    if (isForeign && areShared(column.values)) doubt(column, because('not-unique'));
  }
}
