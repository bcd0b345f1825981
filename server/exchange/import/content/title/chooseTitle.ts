import type { Language } from '../../../../../resources/language/languages.ts';
import { ranks } from '../../headings/ranks.ts';
import { saysItemAlone } from '../../headings/says/saysItemAlone.ts';
import { saysLongText } from '../../headings/says/saysLongText.ts';
import { importedField } from '../../importedFields.ts';
import { isKey } from '../../source/isKey.ts';
import type { ColumnTarget } from '../../target.ts';
import { because, isField, isSaid, propose, take, type JudgedColumn } from '../JudgedColumn.ts';
import { fewestValues, shareOf } from '../holds/ColumnValues.ts';
import { areNames, areNamesOfKinds, averageLength } from '../holds/areNames.ts';
import { areShared } from '../holds/areShared.ts';
import { areWordless } from '../holds/areWordless.ts';
import { inOtherLanguages } from './inOtherLanguages.ts';
import { isShort } from './isShort.ts';
import { preferFullNames } from './preferFullNames.ts';
import { takeNamed } from './takeNamed.ts';
import { takeOtherLanguages } from './takeOtherLanguages.ts';
import { takeSecond } from './takeSecond.ts';
import { takeShortTexts } from './takeShortTexts.ts';

/** A list has at least so many columns besides that of a language; one that brings descriptions alone has two. */
const fewestOfLists = 3;

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

/** The column right of the number of the articles, if it holds words and its heading nothing that we know: `Zargentyp`. */
function nextToKey(columns: readonly JudgedColumn[]): JudgedColumn | undefined {
  const at = columns.findIndex(({ target }) => target && isKey(target));
  const next = columns[at + 1];
  return next && !next.target && next.meaning.kind === 'unknown' && areNamesOfKinds(next.values)
    ? next
    : undefined;
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
