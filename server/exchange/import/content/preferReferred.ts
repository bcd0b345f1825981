import { ranks } from '../headings/ranks.ts';
import type { SampledRows } from './composed/SampledRows.ts';
import { shareOf, most } from './holds/ColumnValues.ts';
import { because, doubt, fieldTarget, isField, take, type JudgedColumn } from './JudgedColumn.ts';
import { areDifferent } from './holds/areShared.ts';

/** Shorter ones are those of other things by chance. */
const shortest = 4;
const longest = 40;
const fewest = 2;
const some = 0.3;
const nearlyAll = 0.9;

/**
 * Of several columns of codes takes the one whose numbers another column repeats in other rows, as what comes in the place of an article
 * or what it belongs to is said: that is how the list calls its articles itself, whatever their maker calls them (behaviour B770).
 */
export function preferReferred(columns: readonly JudgedColumn[], rows: SampledRows): void {
  const chosen = columns.find((column) => isField(column, 'articleNumber'));
  if (chosen && chosen.rank <= ranks.words) return;
  const said = new Map(columns.map((column) => [column, rows.in(column.cell.column)]));
  const referring = columns.filter(mayRefer);
  const isReferred = (column: JudgedColumn) => {
    const numbers = said.get(column) ?? [];
    return referring.some((other) => other !== column && refer(said.get(other) ?? [], numbers));
  };
  if (chosen && isReferred(chosen)) return;
  const [own, another] = columns.filter((column) => mayNumber(column) && isReferred(column));
  if (!own || another) return;
  if (chosen) doubt(chosen, because('taken', { column: own.letter }));
  take(own, fieldTarget('articleNumber'), because('referred'));
}

function mayNumber({ target, meaning, values }: JudgedColumn): boolean {
  return (
    !target &&
    meaning.kind !== 'offers' &&
    values.cells.length >= values.rows * nearlyAll &&
    areDifferent(values) &&
    shareOf(values, ({ kind, text }) => {
      const { length } = text.trim();
      return kind !== 'date' && length >= shortest && length <= longest && /\d/.test(text);
    }) >= most
  );
}

function mayRefer(column: JudgedColumn): boolean {
  const { target, meaning } = column;
  if (target) return isField(column, 'successor') || isField(column, 'variantGroup');
  return meaning.kind !== 'offers';
}

/** Are many of these texts numbers of other rows? */
function refer(texts: readonly string[], numbers: readonly string[]): boolean {
  const all = new Set(numbers);
  const filled = [...texts.entries()].filter(([, text]) => text.length >= shortest);
  const found = filled.filter(([at, text]) => all.has(text) && numbers[at] !== text);
  return found.length >= filled.length * some && new Set(found.map(([, text]) => text)).size >= fewest;
}
