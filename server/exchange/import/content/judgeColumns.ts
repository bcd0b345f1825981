import type { Language } from '../../../../resources/language/languages.ts';
import { category } from '../../../../resources/entities/category.ts';
import { product } from '../../../../resources/entities/product.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import type { SheetCell } from '../../../base/workbook/sheetRow.ts';
import type { ImportedAttribute } from '../catalogue/attributes.ts';
import type { Catalogue } from '../catalogue/readCatalogue.ts';
import { ranks } from '../headings/ranks.ts';
import { wordsOf } from '../headings/words/Lexicon.ts';
import type { Role } from '../headings/words/role.ts';
import { saysPack } from '../headings/says/saysPack.ts';
import { saysPer } from '../headings/says/saysPer.ts';
import { saysSold } from '../headings/says/saysSold.ts';
import { saysState } from '../headings/says/saysState.ts';
import { importedField } from '../importedFields.ts';
import { targetKey, type ColumnTarget } from '../target.ts';
import { areArticleNumbers } from './areArticleNumbers.ts';
import { areKeysOfMachines, areNoIdentifiers } from './areForeignKeys.ts';
import { chooseCategory } from './chooseCategory.ts';
import { chooseKey } from './chooseKey.ts';
import { chooseTitle } from './chooseTitle.ts';
import { areRunning } from './composed/areRunning.ts';
import type { SampledRows } from './composed/SampledRows.ts';
import { joinLevels } from './joinLevels.ts';
import { numbersArticles } from './numbersArticles.ts';
import { isOfCountries, offeredBy } from './offeredBy.ts';
import { preferWitnessed } from './preferWitnessed.ts';
import { takeBare } from './takeBare.ts';
import { saySame } from './saySame.ts';
import { takeCountries } from './takeCountries.ts';
import { takeChoices } from './takeChoices.ts';
import { takeModels } from './takeModels.ts';
import {
  areAddresses,
  areAmounts,
  areAsLongAsGtins,
  areChoicesOf,
  areClasses,
  areCountries,
  areCurrencies,
  areGtins,
  areKindsOfOffers,
  areLanguages,
  areMakers,
  areMarkup,
  areNoGtins,
  areObjects,
  arePackageGtins,
  arePapers,
  areFiles,
  arePlaces,
  arePriceUnits,
  arePictures,
  arePicturesAmongPapers,
  areShared,
  areTariffNumbers,
  averageLength,
  fitAttribute,
  isSparse,
  areCodesOfUnits,
  fitChoice,
  fitCountries,
  isMeasuredIn,
  shareOfChoices,
  shareOfDifferent,
} from './judgeContent.ts';
import { fewestValues, shareOf, type ColumnValues } from './ColumnValues.ts';
import { doubtTypes } from './doubtTypes.ts';
import { preferOwnTitle } from './preferOwnTitle.ts';
import { preferReferred } from './preferReferred.ts';
import { preferWhole } from './preferWhole.ts';
import { explainCodes } from './explainCodes.ts';
import { explainOffers } from './explainOffers.ts';
import { takeEnding } from './takeEnding.ts';
import { takeFreed } from './takeFreed.ts';
import { takeLeast } from './takeLeast.ts';
import { takeLonely } from './takeLonely.ts';
import { takeShared } from './takeShared.ts';
import { takeSuccessor } from './takeSuccessor.ts';
import { takeVariantGroup } from './takeVariantGroup.ts';
import { fitField } from './fitField.ts';
import {
  because,
  doubt,
  explain,
  fieldTarget,
  isField,
  isSaid,
  propose,
  take,
  type JudgedColumn,
} from './JudgedColumn.ts';
import { askForLanguages, hearLanguages, keepLanguagesApart, leaveOtherLanguages } from './hearLanguages.ts';

const mostProposals = 3;

/** By what the columns are judged besides their headings. */
export interface JudgingContext {
  references: Catalogue['references'];
  attributes: readonly ImportedAttribute[];
  /** Of texts that do not tell theirs. */
  language: Language;
  /** In which whoever imports speaks. */
  given: Language;
  /** Does the format say what its columns mean? Then what others hold tells nothing. */
  isFixed: boolean;
  /** Is what is read only shown so far, to somebody who can say what is what? */
  isShown: boolean;
  /** Does no column of the file number its articles, so that numbers are made for them? */
  isNumberless: boolean;
  /** Is hardly any heading understood? */
  isForeign: boolean;
  rows: SampledRows;
}

/**
 * Judges columns by what they hold and by each other, after their headings (behaviour B321): what is sure is taken, what
 * may be is proposed with the reason.
 */
export function judgeColumns(
  columns: readonly JudgedColumn[],
  {
    references,
    attributes,
    language,
    given,
    isFixed,
    isNumberless,
    isForeign,
    isShown,
    rows,
  }: JudgingContext,
): void {
  for (const column of columns) {
    leaveEmpty(column);
    preferFitting(column, columns);
    preferGtins(column, columns);
    preferPictures(column, columns);
    doubtMisfits(column, columns);
  }
  takeCountries(columns, rows);
  hearLanguages(columns);
  leaveOtherLanguages(columns);
  if (!isFixed) for (const column of columns) recogniseValues(column, columns, language);
  doubtSparseNumbers(columns);
  doubtRowNumbers(columns, rows);
  doubtShared(columns);
  leaveOneOfEach(columns, isShown ? ranks.exact : ranks.synonym);
  chooseKey(columns, isForeign);
  if (!isFixed) preferReferred(columns, rows);
  const categories = references[category.name];
  if (categories && !isFixed) chooseCategory(columns, categories, rows);
  if (!isFixed) {
    joinLevels(columns, rows);
    explainCodes(columns, rows);
    takeChoices(columns, attributes);
    chooseTitle(columns, language, { isNumberless, isForeign });
    preferOwnTitle(columns, rows);
    takeFreed(columns);
    preferWhole(columns, rows);
    takeVariantGroup(columns, rows);
    takeShared(columns);
    takeModels(columns, language);
    preferWitnessed(columns, rows);
    doubtTypes(columns);
    takeBare(columns);
    takeLeast(columns);
    takeEnding(columns, rows);
    takeSuccessor(columns, rows);
    takeLonely(columns);
    explainOffers(columns, rows);
  }
  hearLanguages(columns);
  askForLanguages(columns, given);
  keepLanguagesApart(columns);
  saySame(columns, rows);
  for (const column of columns)
    column.proposals = column.proposals
      .filter(({ target, reason }) => reason.code !== 'similar' || fits(column, target))
      .slice(0, mostProposals);
}

/** What only may number or call products does neither where it says nothing at all: another column may be it. */
function leaveEmpty(column: JudgedColumn): void {
  const isNeeded = isField(column, 'title') || isField(column, 'articleNumber');
  const { cells, rows } = column.values;
  if (isNeeded && column.rank >= ranks.weak && cells.length === 0 && rows >= fewestOfEmpty)
    doubt(column, because('misfit'));
}

const fewestOfEmpty = 5;

/**
 * Of several that are called so, such as an attribute and a field, the one whose values these are is taken, unless another
 * column is it already: a file that we wrote has a country of origin beside an attribute of countries.
 */
function preferFitting(column: JudgedColumn, others: readonly JudgedColumn[]): void {
  const { meaning, target, values } = column;
  if (isSaid(column) || values.cells.length < fewestValues) return;
  const offered = offeredBy(meaning).filter((each) => !isTaken(each, others));
  const measured = offered.filter((each) => isMeasuredIn(values, each));
  const chosen = offered.filter((each) => areChoicesOf(values, each));
  const [single, second] = offered;
  for (const [[only, another], reason] of [
    [measured, 'units'],
    [chosen, 'values'],
  ] as const)
    if (only && !another && second) take(column, only, because(reason));
  if (single && !second && shareOfChoices(values, single) >= half) take(column, single, because('values'));
  if (meaning.kind !== 'target' || !target) return;
  const other = meaning.others?.find(
    (each) =>
      !isTaken(each, others) &&
      (isOfCountries(each) ? areCountries(values) : !fits(column, target) && fits(column, each)),
  );
  if (other) take(column, other, because('values'));
}

/** Of choices that others have besides ours so many are enough where the heading says them too. */
const half = 0.5;

/** A number of the product that is a GTIN in each row is that, if its articles have another number and no GTINs. */
function preferGtins(column: JudgedColumn, others: readonly JudgedColumn[]): void {
  const isNumber = isField(column, 'sid') || isField(column, 'articleNumber');
  // What a shop calls by its GTIN is none of our identifiers.
  const isForeign = isField(column, 'sid') && column.rank >= ranks.synonym;
  const areMeant = areGtins(column.values) || (isForeign && areAsLongAsGtins(column.values));
  if (!isNumber || isSaid(column) || !areMeant) return;
  const hasOther = others.some(
    (other) => other !== column && (isField(other, 'articleNumber') || isField(other, 'sid')),
  );
  if ((!hasOther && !isForeign) || others.some((other) => isField(other, 'gtins'))) return;
  take(column, fieldTarget('gtins'), because('gtins', { count: column.values.cells.length }));
}

/** `Unterlagen Foto` above pictures alone: what is merged above it says less than the files do. */
function preferPictures(column: JudgedColumn, others: readonly JudgedColumn[]): void {
  const saysImage = wordsOf(column.cell.text).some(({ roles }) => roles.has('image'));
  if (!isField(column, 'media') || isSaid(column) || !saysImage || !arePictures(column.values)) return;
  if (!others.some((other) => isField(other, 'images')))
    take(column, fieldTarget('images'), because('pictures', { count: column.values.cells.length }));
}

function isTaken(target: ColumnTarget, columns: readonly JudgedColumn[]): boolean {
  const key = targetKey(target);
  return columns.some((column) => column.target && targetKey(column.target) === key);
}

/**
 * A shop numbers its rows 1, 2, 3 below `ID`, a database its records `44120000371`, or a list says the number of the article once more: beside that it is none of our identifiers.
 */
function doubtRowNumbers(columns: readonly JudgedColumn[], rows: SampledRows): void {
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

/** `Material` above `100010` and `100011` numbers materials: choices are no other code in each row. */
function areForeignCodes({ values }: JudgedColumn, target: ColumnTarget): boolean {
  const isChoice = target.kind === 'attribute' && target.attribute.kind === 'choice';
  return isChoice && areNumbersOf(values) && shareOfChoices(values, target) === 0;
}

/** Two names over two thousand rows are those of catalogues, and of no product. */
function areOfLists(values: ColumnValues): boolean {
  return values.cells.length >= manyRows && shareOfDifferent(values) <= hardlyAny;
}

const manyRows = 100;
const hardlyAny = 0.02;

/** Another number in each row, as of articles, or figures alone, as of a program: `29952`. */
function areNumbersOf(values: ColumnValues): boolean {
  return areArticleNumbers(values) || (values.cells.length > 0 && shareOf(values, isLongNumber) === 1);
}

function isLongNumber({ text }: SheetCell): boolean {
  return /^\d{4,}$/.test(text.trim());
}

/** `Stato` above `A` and `E`, or `attivo`, says how a system keeps its record, and nothing of the product. */
function areStates({ cell, values }: JudgedColumn, target: ColumnTarget): boolean {
  return saysState(cell.text) && values.cells.length > 0 && shareOfChoices(values, target) === 0;
}

/** What the values contradict is not taken. */
function doubtMisfits(column: JudgedColumn, others: readonly JudgedColumn[]): void {
  if (!column.target || isSaid(column)) return;
  if (!fits(column, column.target) || isCode(column, others)) doubt(column, because('misfit'));
}

/** `UG` beside `UG-Text` is the code of a group, whatever is measured under that sign. */
function isCode({ target, cell }: JudgedColumn, others: readonly JudgedColumn[]): boolean {
  const isMeasure = target?.kind === 'attribute' && target.attribute.kind === 'number';
  return (
    isMeasure &&
    others.some((other) => {
      const [, called = ''] = textBehind.exec(other.cell.text.trim()) ?? [];
      return nameKey(called) === nameKey(cell.text);
    })
  );
}

const textBehind = /^(.+?)[\s_.-]*(?:text|txt|bez(?:eichnung|\.)?|descr?\.?|libell[eé])$/i;

function fits(column: JudgedColumn, target: ColumnTarget): boolean {
  const { values } = column;
  if (target.kind === 'attribute')
    return (
      !areForeignCodes(column, target) &&
      // `simple` below `Type` is how a shop sells it.
      !areKindsOfOffers(values) &&
      !areStates(column, target) &&
      fitAttribute(values, target.attribute, target.unit)
    );
  if (target.kind === 'orga') return isIdentifier(column);
  if (target.kind === 'language') return values.cells.length < fewestValues || areLanguages(values);
  if (target.field.name === 'gtins') return !areNoGtins(values);
  if (column.rank >= ranks.synonym && !fitField(values, target.field.name)) return false;
  if (target.field.name === 'title' && column.rank >= ranks.synonym && areOfLists(values)) return false;
  // What is only called so says nothing: a leaflet may be named by its number.
  if (target.field.name === 'media' && column.rank >= ranks.words)
    return arePapers(values) || arePictures(values) || areAddresses(values) || areFiles(values);
  if (target.field.name === 'brand' && column.rank >= ranks.weak) return areMakers(values);
  if (isOfCountries(target)) return fitCountries(values);
  if (target.field.field.kind === 'values') return areObjects(values);
  if (target.field.name === 'mainCategory')
    return !areKindsOfOffers(values) && !areCurrencies(values) && !areMarks(column);
  if (target.field.name === 'sid')
    return (
      values.cells.length < fewestValues ||
      !(areNoIdentifiers(values) || arePlaces(values) || (column.rank >= ranks.synonym && areRunning(values)))
    );
  if (target.field.name === 'orderUnit' && areCodesOfUnits(values)) return true;
  return (
    target.field.field.kind !== 'choice' || target.field.field.many || fitChoice(values, target.field.field)
  );
}

/** `wg` above `A`, `B` and `C`: no group is called by a letter. */
function areMarks({ rank, values }: JudgedColumn): boolean {
  const isMark = ({ text }: SheetCell) => /^\p{L}$/u.test(text.trim());
  return rank >= ranks.synonym && values.cells.length >= fewestValues && values.cells.every(isMark);
}

/**
 * `Firma` and `Lieferant` are what we call the company, and where lists name the maker, or by `01` a ledger: only identifiers tell,
 * as one that is no company's refuses every row.
 */
function isIdentifier({ values, cell }: JudgedColumn): boolean {
  if (ownNames.includes(nameKey(cell.text))) return true;
  return (
    values.cells.length > 0 &&
    values.cells.every(({ text }) => /^(?=.*[a-z])[a-z0-9][a-z0-9._-]*$/.test(text.trim()))
  );
}

const ownNames = ['orgaSid', product.fields.orgaSid.at ?? 'orgaSid'].map(nameKey);

/** What the values alone tell. Beside a column of GTINs others are those of packages or of other articles. */
function recogniseValues(column: JudgedColumn, others: readonly JudgedColumn[], language: Language): void {
  const { meaning, values } = column;
  // `Tariff` may be a price, and the number by which goods are cleared.
  if (
    meaning.kind === 'offers' &&
    areTariffNumbers(values) &&
    !others.some((other) => isField(other, 'customsTariffNumber'))
  )
    return take(
      column,
      fieldTarget('customsTariffNumber'),
      because('tariff-numbers', { count: values.cells.length }),
    );
  const mayBe =
    ['unknown', 'unsure'].includes(meaning.kind) || (meaning.kind === 'offers' && arePictures(values));
  if (column.target || !mayBe) return;
  const hasGtins = others.some((other) => isField(other, 'gtins'));
  const count = values.cells.length;
  if (areGtins(values))
    (hasGtins || arePackageGtins(values) || saysPack(column.cell.text) ? propose : take)(
      column,
      fieldTarget('gtins'),
      because('gtins', { count }),
    );
  else if (areTariffNumbers(values) && !others.some((other) => isField(other, 'customsTariffNumber')))
    take(column, fieldTarget('customsTariffNumber'), because('tariff-numbers', { count }));
  else if (areClasses(values) && !others.some((other) => isField(other, 'etimClass')))
    take(column, fieldTarget('etimClass'), because('classes', { count }));
  else if (areMarkup(values)) {
    const description = { kind: 'field', field: importedField('description'), language } as const;
    (others.some((other) => isField(other, 'description')) ? propose : take)(
      column,
      description,
      because('markup', { count }),
    );
  } else if (areAmounts(values)) column.reason = because('amounts', { count });
  else if (saysPer(column.cell.text) && arePriceUnits(values)) {
    explain(column, because('offers'));
  } else if (arePictures(values)) take(column, fieldTarget('images'), because('pictures', { count }));
  else if (arePapers(values)) take(column, fieldTarget('media'), because('papers', { count }));
  // Which of them is a paper is seen when they are fetched (behaviour B353).
  else if (arePicturesAmongPapers(values)) take(column, fieldTarget('images'), because('files', { count }));
}

/** Of two numbers of articles the one that most rows have not is another one: that of a successor, or of a part of them. */
function doubtSparseNumbers(columns: readonly JudgedColumn[]): void {
  const numbers = columns.filter((column) => isField(column, 'articleNumber'));
  if (numbers.every(({ values }) => isSparse(values))) return;
  for (const column of numbers)
    if (column.rank >= ranks.synonym && isSparse(column.values)) doubt(column, because('misfit'));
}

/** Of columns that say the same, the surest is read, unless they are called so more surely than that rank. */
function leaveOneOfEach(columns: readonly JudgedColumn[], surest: number): void {
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

/** An identifier that several rows share is that of what they are parts of, unless they say it in several languages. */
function doubtShared(columns: readonly JudgedColumn[]): void {
  if (columns.some(({ target }) => target?.kind === 'language')) return;
  for (const column of columns) {
    const isForeign = isField(column, 'sid') && column.rank >= ranks.synonym;
    if (isForeign && areShared(column.values)) doubt(column, because('not-unique'));
  }
}

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
