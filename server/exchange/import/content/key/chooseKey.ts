import { keyHeading } from '../../headings/keyHeading.ts';
import { ranks } from '../../headings/ranks.ts';
import {
  because,
  doubt,
  fieldTarget,
  isField,
  isSaid,
  propose,
  take,
  type JudgedColumn,
} from '../JudgedColumn.ts';
import { areRunning } from '../composed/areRunning.ts';
import { shareOf } from '../holds/ColumnValues.ts';
import { areArticleNumbers, areLeadingNumbers, areNumbersOfArticles } from '../holds/areArticleNumbers.ts';
import { areCodes, isCode } from '../holds/areCodes.ts';
import { areWords } from '../holds/areNames.ts';
import { areDifferent, areMostlyDifferent, areRepeated, areShared } from '../holds/areShared.ts';
import { areNumbersWithGtins } from '../numberWithGtin.ts';
import { numbersArticles } from '../numbersArticles.ts';
import { isFull } from './isFull.ts';
import { isOpen } from './isOpen.ts';
import { takeBesideForeign } from './takeBesideForeign.ts';
import { takeCalledSo } from './takeCalledSo.ts';
import { takeCodesOfPictures } from './takeCodesOfPictures.ts';
import { takeForeignNumbers } from './takeForeignNumbers.ts';
import { takeFuller } from './takeFuller.ts';
import { takeNext } from './takeNext.ts';
import { takeOwnOfShared } from './takeOwnOfShared.ts';

/**
 * Which column numbers the articles (behaviour B322): the one that is called so; else the first of those that may be,
 * `Réf. fournisseur` before `Code`, if each of its values is another one; else the only column of codes.
 */
export function chooseKey(columns: readonly JudgedColumn[], isForeign = false): void {
  takeNumbersWithGtins(columns);
  const numbers = columns.filter((column) => isField(column, 'articleNumber'));
  for (const column of numbers)
    if (column.rank > ranks.format && areRepeated(column.values)) doubt(column, because('not-unique'));
    else if (
      column.rank > ranks.format &&
      areWords(column.values) &&
      numbers.some((other) => other !== column && other.target && isPossible(other))
    )
      doubt(column, because('misfit'));
  takeNext(numbers, columns);
  if (takeOwnOfShared(numbers, columns)) return;
  if (takeFuller(numbers, columns)) return;
  const sure = numbers.find((column) => numbersArticles(column) && column.rank <= ranks.words);
  const weak = numbers
    .filter((column) => isField(column, 'articleNumber') && column.rank > ranks.words)
    .toSorted((one, other) => one.rank - other.rank || other.values.cells.length - one.values.cells.length);
  const possible = [...(sure ? [sure] : []), ...weak.filter(isPossible)];
  const chosen = possible.find(numbersMost) ?? possible[0] ?? weak.find(isMostlyPossible);
  if (sure && chosen && sure !== chosen) doubt(sure, because('taken', { column: chosen.letter }));
  for (const column of weak)
    if (column !== chosen)
      doubt(column, chosen ? because('taken', { column: chosen.letter }) : because('not-unique'));
  if (chosen || takeCalledSo(columns) || takeBesideForeign(columns) || takeForeignNumbers(columns)) return;
  if (columns.some((column) => isField(column, 'sid')) || takeCodesOfPictures(columns)) return;
  if (takeBesideShared(numbers, columns)) return;
  const called = columns.filter(
    (column) => isOpen(column) && (areArticleNumbers(column.values) || areMostlyNumbers(column)),
  );
  const codes = called.length > 0 ? called : columns.filter(isKeyOfRecords);
  const [only, another] = codes;
  const reason = because('codes', { count: only?.values.cells.length ?? 0 });
  // What was called so and cannot be it leaves room for no other.
  if (only && !another && numbers.length === 0) take(only, fieldTarget('articleNumber'), reason);
  else if (only && another && only === columns[0] && isForeign && only.cell.text.trim() === '')
    // Where nothing is said the number leads each row.
    take(only, fieldTarget('articleNumber'), reason);
  else if (codes.length === 0 && !takeLeading(columns, isForeign)) takeTypes(columns);
  else for (const column of codes) propose(column, fieldTarget('articleNumber'), reason);
}

/** `artnr1`, which may be called so, beside `ArtNr`, which several articles are variants of. */
function takeBesideShared(numbers: readonly JudgedColumn[], columns: readonly JudgedColumn[]): boolean {
  const [own, another] = columns.filter(
    (column) => isOpen(column) && column.meaning.kind === 'unsure' && areArticleNumbers(column.values),
  );
  const areOfSeveral =
    numbers.length > 0 && numbers.every(({ target, values }) => !target && areShared(values));
  if (!own || another || !areOfSeveral) return false;
  take(own, fieldTarget('articleNumber'), because('different'));
  return true;
}

/** A number with its GTIN in the same cell is one, if no column says either alone. */
function takeNumbersWithGtins(columns: readonly JudgedColumn[]): void {
  const [both, another] = columns.filter((column) => !isSaid(column) && areNumbersWithGtins(column.values));
  const isAlone = ['articleNumber', 'gtins'].every((name) =>
    columns.every((column) => column === both || !isField(column, name)),
  );
  if (!both || another || !isAlone || isField(both, 'articleNumber')) return;
  take(both, fieldTarget('articleNumber'), because('codes', { count: both.values.cells.length }));
}

/** `Type` numbers the articles of a list in which nothing else does, if each has another one: `RD 8x80`. */
function takeTypes(columns: readonly JudgedColumn[]): void {
  const [only, another] = columns.filter((column) => {
    const { target, values } = column;
    const isText = target?.kind === 'attribute' && target.attribute.kind === 'text';
    return isText && !isSaid(column) && areCodes(values);
  });
  if (!only || another) return;
  take(only, fieldTarget('articleNumber'), because('codes', { count: only.values.cells.length }));
}

/** The first column numbers the articles where its heading says nothing and nothing else does. */
function takeLeading([first]: readonly JudgedColumn[], isForeign: boolean): boolean {
  if (!first || first.target) return false;
  const isBlank = first.cell.text.trim() === '';
  const areNumbers = isBlank
    ? areLeadingNumbers(first.values)
    : isForeign && first.meaning.kind === 'unknown' && areCodes(first.values) && !areRunning(first.values);
  if (!areNumbers) return false;
  take(first, fieldTarget('articleNumber'), because('codes', { count: first.values.cells.length }));
  return true;
}

/** `sapCode`: what may be called the number of an article is it too where a list names some articles twice. */
function areMostlyNumbers(column: JudgedColumn): boolean {
  const { meaning, values } = column;
  return (
    meaning.kind === 'unsure' && isFull(column) && areMostlyDifferent(values) && areNumbersOfArticles(values)
  );
}

/** Are they the codes under which a file has its records? */
function isKeyOfRecords({ target, cell, values }: JudgedColumn): boolean {
  return !target && cell.text === keyHeading && areArticleNumbers(values);
}

/** `codice` is the number also where a list names some articles twice. */
function isMostlyPossible(column: JudgedColumn): boolean {
  const { rank, values } = column;
  const areTheirs = areMostlyDifferent(values) && shareOf(values, isCode) >= most;
  return rank < ranks.weakest && isFull(column) && areTheirs;
}

/** Has most of the articles one of these? What only some have goes behind: a supplier's number. */
function numbersMost({ values: { cells, rows } }: JudgedColumn): boolean {
  return cells.length >= rows * most;
}

const most = 0.75;

/** `Artikel` alone has to hold codes; what is called a number is one unless values come twice. */
function isPossible({ values, rank }: JudgedColumn): boolean {
  return rank < ranks.weakest ? areDifferent(values) : areCodes(values);
}
