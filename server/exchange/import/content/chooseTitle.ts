import { ranks } from '../headings/ranks.ts';
import { saysItemAlone } from '../headings/says/saysItemAlone.ts';
import { saysLongText } from '../headings/says/saysLongText.ts';
import { saysShort } from '../headings/says/saysShort.ts';
import { saysShortText } from '../headings/says/saysShortText.ts';
import { wordsOf } from '../headings/words/Lexicon.ts';
import { languagesOf } from '../headings/words/readWords.ts';
import { importedField } from '../importedFields.ts';
import type { ColumnTarget } from '../target.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { languageOfTexts, languageOfWords } from './languageOfTexts.ts';
import { isKey } from '../source/isKey.ts';
import { areNames, areNamesOfKinds, averageLength } from './holds/areNames.ts';
import { areShared } from './holds/areShared.ts';
import { areWordless } from './holds/areWordless.ts';
import { fewestValues, shareOf } from './holds/ColumnValues.ts';
import {
  because,
  doubt,
  explain,
  isField,
  isSaid,
  propose,
  take,
  type JudgedColumn,
} from './JudgedColumn.ts';

/** What is longer describes. */
const longestTitle = 120;
/** A list has at least so many columns besides that of a language; one that brings descriptions alone has two. */
const fewestOfLists = 3;
/** A title in another language is no longer than so. */
const mostLonger = 2;
/** What lists of products have besides texts; a list that only brings descriptions has none of them. */
const ofLists = ['mainCategory', 'gtins', 'orderUnit', 'brand'];

/**
 * Which column is the title where none is called so (behaviour B323): what is called description in a price list, the
 * shortest if there are several; else what is called article and holds names; else the only column of names.
 */
export function chooseTitle(
  columns: readonly JudgedColumn[],
  language: Language,
  { isNumberless, isForeign }: { isNumberless: boolean; isForeign: boolean },
): void {
  if (columns.some((column) => isField(column, 'title'))) {
    preferFullNames(columns);
    takeShortTexts(columns);
    return takeOtherLanguages(columns);
  }
  const title = (column: JudgedColumn): ColumnTarget => {
    const { target } = column;
    const of = target?.kind === 'field' && target.language ? target : { language };
    return { ...of, kind: 'field', field: importedField('title') };
  };
  const hasKey = isNumberless || columns.some(({ target }) => target && isKey(target));
  const isWide = columns.filter(({ target }) => target?.kind !== 'language').length >= fewestOfLists;
  const isList =
    isForeign ||
    (hasKey && isWide) ||
    (hasKey && columns.some(mayBePrices)) ||
    columns.some(
      (column) => column.meaning.kind === 'offers' || ofLists.some((name) => isField(column, name)),
    );
  const article = columns.find(
    ({ target, cell, values }) =>
      !target &&
      saysItemAlone(cell.text) &&
      values.cells.length * 2 >= values.rows &&
      (values.cells.length < fewestValues || areNames(values) || areNamesOfKinds(values)),
  );
  const [shortest] = columns
    .filter(
      (column) => isField(column, 'description') && !isSaid(column) && isShort(column) && isPlain(column),
    )
    .filter(({ rank }) => isList || (rank > ranks.attribute && isWide))
    .toSorted((one, other) => averageLength(one.values) - averageLength(other.values));
  // `alpha` comes again in each row of a model, whose descriptions are what tells them apart.
  const isModel = article && shortest && areShared(article.values) && !areShared(shortest.values);
  // `CVX M 0,37` below `Modello` is what a pump is called by who knows it, and `Descrizione` says that it is one (behaviour B801).
  const isDesignation = article && shortest && areWordless(article.values) && !areWordless(shortest.values);
  if (article && hasKey && !isModel && !isDesignation)
    return take(article, title(article), because('only-text'));
  if (shortest) {
    take(shortest, title(shortest), because('only-text'));
    for (const other of inOtherLanguages(shortest, columns)) take(other, title(other), because('only-text'));
    takeSecond(shortest, columns);
    return;
  }
  // `Typ` is what products are called where nothing else is.
  const typed = columns.filter(
    (column) =>
      isText(column) && !isSaid(column) && (areNames(column.values) || areNamesOfKinds(column.values)),
  );
  const [type, second] = typed;
  if (type && !second && isList && hasKey) return take(type, title(type), because('only-text'));
  const named = columns.filter(
    ({ target, meaning, values }) => !target && meaning.kind === 'unknown' && areNames(values),
  );
  const [only, another] = named;
  const mayBe = only && (only.cell.text.trim() === '' || (hasKey && areTexts(only) && areManyNames(only)));
  if (mayBe && !another && isList) return take(only, title(only), because('names'));
  const beside = isList && hasKey ? nextToKey(columns) : undefined;
  if (beside && named.length < 2) return take(beside, title(beside), because('names'));
  if (beside && named.includes(beside))
    return takeNamed([beside, ...named.filter((column) => column !== beside)], language);
  for (const column of named) propose(column, title(column), because('names'));
}

/** Numbers below a heading that says nothing: a list of numbers, names and these is one of prices. */
function mayBePrices({ target, meaning, values }: JudgedColumn): boolean {
  const isOpen = !target && meaning.kind === 'unknown' && values.cells.length >= fewestValues;
  return isOpen && shareOf(values, ({ text }) => /^\d+[.,]\d+$/.test(text.trim())) >= mostPrices;
}

const mostPrices = 0.5;

/** Names in several languages beside each other are all titles: `Grilles et bouches`, `Gitter und Ventile`; else the first one is. */
function takeNamed(columns: readonly JudgedColumn[], language: Language): void {
  const field = importedField('title');
  const spoken = columns.map(({ cell, values }) => languageOfTexts(values) ?? languageOfWords(cell.text));
  const first = spoken[0] ?? language;
  for (const [at, column] of columns.entries()) {
    const own = at === 0 ? first : spoken[at];
    const isOther = own !== undefined && spoken.indexOf(own) === at && (at === 0 || own !== first);
    const target: ColumnTarget = { kind: 'field', field, language: own ?? language };
    if (isOther || at === 0) take(column, target, because('names'));
    else propose(column, target, because('names'));
  }
}

/** Texts that are as short and say it in other languages: `Text F` and `Text I` beside `Text D`. */
function inOtherLanguages(title: JudgedColumn, columns: readonly JudgedColumn[]): JudgedColumn[] {
  const taken = new Set([languageOf(title)]);
  return columns.filter((column) => {
    const language = languageOf(column);
    const isOne = isField(column, 'description') && !isSaid(column) && isShort(column);
    if (!isOne || taken.has(language) || saysLongText(column.cell.text)) return false;
    if (averageLength(column.values) > averageLength(title.values) * mostLonger) return false;
    taken.add(language);
    return true;
  });
}

/** The column right of the number of the articles, if it holds words and its heading nothing that we know: `Zargentyp`. */
function nextToKey(columns: readonly JudgedColumn[]): JudgedColumn | undefined {
  const at = columns.findIndex(({ target }) => target && isKey(target));
  const next = columns[at + 1];
  return next && !next.target && next.meaning.kind === 'unknown' && areNamesOfKinds(next.values)
    ? next
    : undefined;
}

/** Beside a name a short description says more of it, and is no other name: `short_description` beside `name`. */
function takeShortTexts(columns: readonly JudgedColumn[]): void {
  const titles = columns.filter((column) => isField(column, 'title') || isDoubtedTitle(column));
  const short = titles.filter((column) => !isSaid(column) && saysShortText(column.cell.text));
  if (short.length === titles.length || columns.some((column) => isField(column, 'subTitle'))) return;
  for (const column of short) take(column, textTarget(column, 'subTitle'), because('beside-title'));
}

/** `kurzbez` in front of `bez.de`: the name in full is the title, wherever it stands (behaviour B782); so is one beside names cut off at a length. */
function preferFullNames(columns: readonly JudgedColumn[]): void {
  const short = columns.find(
    (column) =>
      isField(column, 'title') &&
      !isSaid(column) &&
      (saysShort(column.cell.text) || areCut(column.values) || lettersIn(column) !== undefined),
  );
  const full = columns.find(
    (column) =>
      short &&
      isDoubtedTitle(column) &&
      !saysShort(column.cell.text) &&
      (saysShort(short.cell.text) || areCut(short.values) || areMoreLetters(column, short)) &&
      languageOf(short) === meantLanguage(column) &&
      averageLength(column.values) > averageLength(short.values),
  );
  if (!short || !full) return takeShortName(columns);
  const hasSecond = columns.some((column) => isField(column, 'subTitle'));
  if (short.target) take(full, short.target, because('full-name', { column: short.letter }));
  if (areCut(short.values) || areMoreLetters(full, short))
    explain(short, because('cut-off', { column: full.letter }));
  else if (hasSecond) doubt(short, because('taken', { column: full.letter }));
  else take(short, textTarget(short, 'subTitle'), because('beside-title'));
}

/** `kurzname` behind `name`: the second title, where there is none. */
function takeShortName(columns: readonly JudgedColumn[]): void {
  if (columns.some((column) => isField(column, 'subTitle'))) return;
  const short = columns.find((column) => isDoubtedTitle(column) && saysShort(column.cell.text));
  const isBeside = columns.some(
    (column) => short && isField(column, 'title') && languageOf(column) === meantLanguage(short),
  );
  if (short && isBeside) take(short, textTarget(short, 'subTitle'), because('beside-title'));
}

/** `LIBELLE80` beside `LIBELLE40`: headings that say how many letters there may be. */
function areMoreLetters(full: JudgedColumn, short: JudgedColumn): boolean {
  const [more, fewer] = [lettersIn(full), lettersIn(short)];
  return more !== undefined && more.of === fewer?.of && more.count > fewer.count;
}

function lettersIn({ cell }: JudgedColumn): { of: string; count: number } | undefined {
  const [, of, count] = /^(\D+?)[\s_-]*(\d{2,3})$/.exec(cell.text.trim()) ?? [];
  return of === undefined ? undefined : { of, count: Number(count) };
}

/** Do several end at the length at which a program cuts them off: `Hublot Orbita 250 9W 3000K IP65 IK10 bla`? */
function areCut({ cells }: JudgedColumn['values']): boolean {
  const lengths = cells.map(({ text }) => text.trimEnd().length);
  const longest = Math.max(0, ...lengths);
  const cut = lengths.filter((length) => length === longest).length;
  return longest >= shortestCut && cut >= Math.max(fewestCut, cells.length * leastCut);
}

const shortestCut = 20;
const fewestCut = 3;
const leastCut = 0.1;

/** Is it called a title, and another column is it? */
function isDoubtedTitle({ target, meaning }: JudgedColumn): boolean {
  return (
    !target &&
    meaning.kind === 'target' &&
    meaning.target.kind === 'field' &&
    meaning.target.field.name === 'title'
  );
}

/**
 * `Descrizione prodotto` beside `Produktbezeichnung` and `Désignation`, and no description in any of them: its name too. So is
 * `Descrizione` beside `Bezeichnung`, where it is as short and in its language.
 */
function takeOtherLanguages(columns: readonly JudgedColumn[]): void {
  const languagesOf = (name: string) =>
    columns.filter((column) => isField(column, name)).map((column) => languageOf(column));
  const titled = new Set(languagesOf('title'));
  const described = languagesOf('description');
  for (const column of columns) {
    const isOnly = isField(column, 'description') && !isSaid(column) && described.length === 1;
    const isAlike = (saysFirst(column.cell.text) && titled.size > 1) || isAsShort(column, columns);
    if (isOnly && isAlike && isShort(column) && !titled.has(languageOf(column)))
      take(column, textTarget(column, 'title'), because('only-text'));
    else if (!column.target && saysItemAlone(column.cell.text) && areOwnNames(column))
      takeItem(column, titled);
  }
}

function areOwnNames({ values }: JudgedColumn): boolean {
  return areNames(values) && !areShared(values);
}

/** `Articolo` above names beside `Artikel (DE)`: what products are called in its own language. */
function takeItem(column: JudgedColumn, titled: Set<Language | undefined>): void {
  const [own, another] = languagesOf(wordsOf(column.cell.text));
  const language = languageOfTexts(column.values) ?? (another ? undefined : own);
  if (!language || titled.has(language)) return;
  take(column, { kind: 'field', field: importedField('title'), language }, because('only-text'));
  titled.add(language);
}

/** Does it say in the language of its heading about as much as the title does in another one? */
function isAsShort(column: JudgedColumn, columns: readonly JudgedColumn[]): boolean {
  const { values } = column;
  const title = columns.find((other) => isField(other, 'title'));
  if (!title || saysLongText(column.cell.text) || values.cells.length < fewestValues) return false;
  const isShorter = averageLength(values) <= averageLength(title.values) * nearlyAsLong;
  return isShorter && languageOfTexts(values) === languageOf(column);
}

const nearlyAsLong = 1.3;

/** `Testo 1`, of which there may be more. */
function saysFirst(heading: string): boolean {
  return /(?<!\d)1(?!\d)/.test(heading);
}

function meantLanguage({ meaning }: JudgedColumn): Language | undefined {
  return meaning.kind === 'target' && meaning.target.kind === 'field' ? meaning.target.language : undefined;
}

function languageOf({ target }: JudgedColumn): Language | undefined {
  return target?.kind === 'field' ? target.language : undefined;
}

function textTarget(column: JudgedColumn, name: string): ColumnTarget {
  const { meaning, target = meaning.kind === 'target' ? meaning.target : undefined } = column;
  const of = target?.kind === 'field' ? target : {};
  return { ...of, kind: 'field', field: importedField(name) };
}

/** `Description 2` says more beside the title `Description`, or `Description 1`. */
function takeSecond({ cell, target }: JudgedColumn, columns: readonly JudgedColumn[]): void {
  const key = `${nameKey(cell.text).replace(/1$/, '')}2`;
  const second = columns.find(
    (column) => !column.target && nameKey(column.cell.text) === key && isShort(column),
  );
  if (!second || columns.some((column) => isField(column, 'subTitle')) || target?.kind !== 'field') return;
  const { language } = target;
  take(
    second,
    { kind: 'field', field: importedField('subTitle'), ...(language && { language }) },
    because('beside-title'),
  );
}

/** Is it no text at length, by its heading and by how it is written? */
function isPlain({ cell, values }: JudgedColumn): boolean {
  return (
    !saysLongText(cell.text) && shareOf(values, ({ text }) => /<\/?[a-z][^>]*>/i.test(text)) < mostMarkup
  );
}

const mostMarkup = 0.3;

/** Has hardly any row the name of another? What stands for a few rows below a heading that nobody knows may be anything. */
function areManyNames({ values: { cells } }: JudgedColumn): boolean {
  const different = new Set(cells.map(({ text }) => text.trim())).size;
  return cells.length >= fewestNames && different >= cells.length * leastDifferent;
}

const fewestNames = 5;
const leastDifferent = 0.7;

/** No name is true or false, a day or a broken formula. */
function areTexts({ values }: JudgedColumn): boolean {
  return values.cells.every(({ kind }) => kind === 'text' || kind === 'number');
}

function isText({ target }: JudgedColumn): boolean {
  return target?.kind === 'attribute' && target.attribute.kind === 'text';
}

function isShort({ values }: JudgedColumn): boolean {
  return values.cells.length === 0 || averageLength(values) <= longestTitle;
}
