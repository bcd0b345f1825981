import type { SheetCell } from '../../../base/workbook/sheetRow.ts';
import { keyHeading } from '../headings/keyHeading.ts';
import { ranks } from '../headings/ranks.ts';
import { saysNext } from '../headings/says/saysNext.ts';
import { areArticleNumbers, areLeadingNumbers, areNumbersOfArticles } from './holds/areArticleNumbers.ts';
import { areRunning } from './composed/areRunning.ts';
import { areNumbersWithGtins } from './numberWithGtin.ts';
import { shareOf } from './holds/ColumnValues.ts';
import { areCodes, areRowNumbers, isCode } from './holds/areCodes.ts';
import { areDifferent, areRepeated, areShared, isSparse, shareOfDifferent } from './holds/areShared.ts';
import { areWords, averageLength } from './holds/areNames.ts';
import {
  because,
  doubt,
  fieldTarget,
  isField,
  isSaid,
  propose,
  take,
  type JudgedColumn,
} from './JudgedColumn.ts';
import { numbersArticles } from './numbersArticles.ts';
import { wordsOf } from '../headings/words/Lexicon.ts';
import { targetKey } from '../target.ts';

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
  for (const column of numbers) if (isNext(column)) takeNext(column, columns);
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

/** Is it nothing so far, and may it be the number? */
function isOpen(column: JudgedColumn): boolean {
  return !column.target && !column.reason && mayBeNumber(column);
}

/**
 * A maker's number that several articles share, or that most have not, is none of theirs where a shop calls each by one of its own: `g:id` beside `mpn`
 * (behaviour B688).
 */
function takeOwnOfShared(numbers: readonly JudgedColumn[], columns: readonly JudgedColumn[]): boolean {
  const areSparse = numbers.every(({ values }) => isSparse(values));
  const own = columns.find(
    (column) =>
      column.rank >= ranks.synonym && (isField(column, 'sid') || (areSparse && isForeignKey(column))),
  );
  const areTheirs = numbers.every(
    ({ rank, values }) => rank >= ranks.synonym && (areSparse || areShared(values)),
  );
  if (!own || !isFull(own) || !areDifferent(own.values) || numbers.length === 0 || !areTheirs) return false;
  for (const column of numbers) doubt(column, because('not-unique'));
  take(own, fieldTarget('articleNumber'), because('different'));
  return true;
}

/** Is it called as a database calls its keys, which are no identifiers of ours: `id` above 10, 11, 12? */
function isForeignKey({ target, meaning }: JudgedColumn): boolean {
  return !target && meaning.kind === 'target' && targetKey(meaning.target) === 'sid';
}

function isFull({ values }: JudgedColumn): boolean {
  return values.cells.length >= values.rows * nearlyAll;
}

/** `N° IST` of each row goes before `Réf. usine`, which some of the rows have not. */
function takeFuller(numbers: readonly JudgedColumn[], columns: readonly JudgedColumn[]): boolean {
  const called = numbers.filter((column) => isField(column, 'articleNumber'));
  const areSparse =
    called.length > 0 && called.every((column) => column.rank > ranks.format && !isFull(column));
  const [fuller, another] = columns.filter(
    (column) =>
      !column.target && isFull(column) && saysNumber(column.cell.text) && areArticleNumbers(column.values),
  );
  if (!areSparse || !fuller || another) return false;
  for (const column of called) doubt(column, because('taken', { column: fuller.letter }));
  take(fuller, fieldTarget('articleNumber'), because('codes', { count: fuller.values.cells.length }));
  return true;
}

/** `Nouvelle réf.` of few rows is that of what comes in the place of these. */
function isNext({ target, rank, values, cell }: JudgedColumn): boolean {
  const isSparse = values.cells.length < values.rows * leastNumbered;
  return target !== undefined && rank > ranks.format && isSparse && saysNext(cell.text);
}

const leastNumbered = 0.5;

function takeNext(column: JudgedColumn, columns: readonly JudgedColumn[]): void {
  if (columns.some((other) => isField(other, 'successor'))) doubt(column, because('misfit'));
  else take(column, fieldTarget('successor'), because('heading'));
}

/**
 * What is called a number without doubt is it where each row has another one and the title stands elsewhere, though it reads like words:
 * `KIT CEC SCO` below `default_code`.
 */
function takeCalledSo(columns: readonly JudgedColumn[]): boolean {
  if (!columns.some((column) => isField(column, 'title'))) return false;
  const [called, another] = columns.filter(
    ({ target, meaning, cell, values }) =>
      !target &&
      meaning.kind === 'target' &&
      (meaning.rank <= ranks.synonym || (meaning.rank <= ranks.weak && saysNumber(cell.text))) &&
      targetKey(meaning.target) === 'articleNumber' &&
      values.cells.length >= values.rows * nearlyAll &&
      averageLength(values) <= longestSpoken &&
      areDifferent(values),
  );
  if (!called || another) return false;
  take(called, fieldTarget('articleNumber'), because('different'));
  return true;
}

/** `Arizona Tile Item ID` */
function saysNumber(heading: string): boolean {
  return wordsOf(heading).some(({ roles }) => roles.has('number') || roles.has('reference'));
}

/** Codes that may be called so, or anything, go before what a shop counts its articles by: `Model` or `MNR` beside `ID`. */
function takeBesideForeign(columns: readonly JudgedColumn[]): boolean {
  const own = columns.find((column) => isField(column, 'sid') && column.rank >= ranks.synonym);
  if (!own) return false;
  const isCounted = shareOf(own.values, ({ text }) => /^\d+$/.test(text.trim())) === 1;
  const [codes, another] = columns.filter(
    ({ target, reason, meaning, values }) =>
      !target &&
      !reason &&
      (meaning.kind === 'unsure'
        ? meaning.targets.some((each) => targetKey(each) === 'articleNumber')
        : isCounted && meaning.kind === 'unknown' && shareOf(values, isMixed) >= mostlyDifferent) &&
      values.cells.length >= values.rows * nearlyAll &&
      areArticleNumbers(values),
  );
  if (!codes || another) return false;
  take(codes, fieldTarget('articleNumber'), because('codes', { count: codes.values.cells.length }));
  return true;
}

/** `ASA110104-0010`: letters and digits. */
function isMixed({ text }: SheetCell): boolean {
  return /\p{Lu}/u.test(text) && /\d/.test(text);
}

const nearlyAll = 0.98;
/** Of numbers that are spoken, `KIT CEC SCO`, and no descriptions. */
const longestSpoken = 40;

/** `Codice articolo e immagine` above codes: what is called a picture, where nothing else numbers the articles. */
function takeCodesOfPictures(columns: readonly JudgedColumn[]): boolean {
  const [codes, another] = columns.filter(
    (column) =>
      isField(column, 'images') &&
      column.rank >= ranks.synonym &&
      areArticleNumbers(column.values) &&
      shareOf(column.values, ({ text }) => /[/\\]|\.[a-z]\w{1,4}$/i.test(text.trim())) === 0,
  );
  if (!codes || another) return false;
  take(codes, fieldTarget('articleNumber'), because('codes', { count: codes.values.cells.length }));
  return true;
}

/**
 * What a shop calls its articles by, `8812`, `HR-867-128` or `gate-valve`, is none of our identifiers, but their number where nothing else is
 * (behaviour B687).
 */
function takeForeignNumbers(columns: readonly JudgedColumn[]): boolean {
  const own = columns.find((column) => isField(column, 'sid'));
  if (!own || own.rank < ranks.synonym || !areDifferent(own.values)) return false;
  if (!areRowNumbers(own.values) && !areArticleNumbers(own.values) && !isFeed(columns)) return false;
  take(own, fieldTarget('articleNumber'), because('codes', { count: own.values.cells.length }));
  return true;
}

/** Does a shop offer these articles: with a price and pictures, for whoever lists them? */
function isFeed(columns: readonly JudgedColumn[]): boolean {
  const hasPrice = columns.some(({ meaning }) => meaning.kind === 'offers');
  return hasPrice && columns.some((column) => isField(column, 'images'));
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

/** `sapCode`: what may be called the number of an article is it too where a list names some articles twice. */
function areMostlyNumbers({ meaning, values }: JudgedColumn): boolean {
  return (
    meaning.kind === 'unsure' &&
    values.cells.length >= values.rows * nearlyAll &&
    shareOfDifferent(values) >= mostlyDifferent &&
    areNumbersOfArticles(values)
  );
}

const mostlyDifferent = 0.85;

/** Are they the codes under which a file has its records? */
function isKeyOfRecords({ target, cell, values }: JudgedColumn): boolean {
  return !target && cell.text === keyHeading && areArticleNumbers(values);
}

/** Does its heading say nothing, or that among others? `min_cart_qty` says something else. */
function mayBeNumber({ meaning }: JudgedColumn): boolean {
  // What it is called as its values contradict.
  if (meaning.kind === 'target') return meaning.target.kind === 'attribute';
  if (meaning.kind !== 'unsure') return meaning.kind === 'unknown';
  return meaning.targets.some((target) => targetKey(target) === 'articleNumber');
}

/** `codice` is the number also where a list names some articles twice. */
function isMostlyPossible(column: JudgedColumn): boolean {
  const { rank, values } = column;
  const areMostly = shareOfDifferent(values) >= mostlyDifferent && shareOf(values, isCode) >= most;
  return rank < ranks.weakest && isFull(column) && areMostly;
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
