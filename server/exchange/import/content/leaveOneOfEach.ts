import { ranks } from '../headings/ranks.ts';
import { wordsOf } from '../headings/words/Lexicon.ts';
import type { Role } from '../headings/words/role.ts';
import { saysSold } from '../headings/says/saysSold.ts';
import { importedField } from '../importedFields.ts';
import { targetKey, type ColumnTarget } from '../target.ts';
import { areShared, shareOfDifferent } from './holds/areShared.ts';
import { averageLength } from './holds/areNames.ts';
import { because, doubt, isField, isSaid, take, type JudgedColumn } from './JudgedColumn.ts';

/** Of columns that say the same, the surest is read, unless they are called so more surely than that rank. */
export function leaveOneOfEach(columns: readonly JudgedColumn[], surest: number): void {
  const taken = new Map<string, JudgedColumn>();
  for (const column of columns.toSorted((one, other) => one.rank - other.rank)) {
    const { target, rank } = column;
    if (!target || (target.kind === 'field' && target.field.type === 'text[]')) continue;
    const key = targetKey(target);
    const former = taken.get(key);
    if (!former) taken.set(key, column);
    else if (isOfOneEach(column, former) || goesBefore(column, former)) {
      doubt(former, because('taken', { column: column.letter }));
      taken.set(key, column);
    }
    // Our own names twice are a fault that its author has to mend.
    else if (isLongerTitle(column, former, columns))
      take(column, textOf(column, 'description'), because('beside-title'));
    else if (rank >= surest && !(isField(column, 'articleNumber') && rank > ranks.words))
      doubt(column, because('taken', { column: former.letter }));
  }
}

/**
 * `Nome Sottoprodotto` beside `Nome Prodotto`, `codeArticle` beside `reference`: what each row has for itself, and not what several
 * share.
 */
function isOfOneEach(column: JudgedColumn, former: JudgedColumn): boolean {
  const mayBe = isField(column, 'title') || isField(column, 'articleNumber');
  const areSaidAlike = former.rank >= ranks.synonym && column.rank <= ranks.words;
  return mayBe && areSaidAlike && areShared(former.values) && shareOfDifferent(column.values) >= nearlyAll;
}

/** `VRKME` beside `MEINS`: one orders what is sold, and not what is counted. */
function isOfSale(column: JudgedColumn, former: JudgedColumn): boolean {
  const { cells, rows } = column.values;
  return (
    isField(column, 'orderUnit') &&
    !isSaid(former) &&
    saysSold(column.cell.text) &&
    !saysSold(former.cell.text) &&
    cells.length >= rows * nearlyAll
  );
}

function goesBefore(column: JudgedColumn, former: JudgedColumn): boolean {
  return isOfSale(column, former) || isOfMaker(column, former) || isOfSeries(column, former);
}

/** `ProducerName` beside `SupplierName`. */
function isOfMaker(column: JudgedColumn, former: JudgedColumn): boolean {
  return isField(column, 'brand') && !isSaid(former) && says(column, 'maker') && !says(former, 'maker');
}

/** `product_series` beside `family`, which is a kind of things as often. */
function isOfSeries(column: JudgedColumn, former: JudgedColumn): boolean {
  return (
    isField(column, 'productLine') && !isSaid(former) && says(column, 'series') && !says(former, 'series')
  );
}

function says({ cell }: JudgedColumn, role: Role): boolean {
  return wordsOf(cell.text).some(({ roles }) => roles.has(role));
}

const nearlyAll = 0.9;

/** Is it a longer text of a language that has a title? Then it says more of the product: `Kurztext` and `Bezeichnung`. */
function isLongerTitle(
  column: JudgedColumn,
  former: JudgedColumn,
  columns: readonly JudgedColumn[],
): boolean {
  const isTitle = isField(column, 'title') || isField(column, 'subTitle');
  if (!isTitle || isSaid(column) || columns.some((other) => isField(other, 'description'))) return false;
  return averageLength(column.values) > averageLength(former.values) * muchLonger;
}

const muchLonger = 1.5;

function textOf({ target }: JudgedColumn, name: string): ColumnTarget {
  const of = target?.kind === 'field' ? target : {};
  return { ...of, kind: 'field', field: importedField(name) };
}
