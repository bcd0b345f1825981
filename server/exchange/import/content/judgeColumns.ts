import type { Language } from '../../../../resources/languages.ts';
import { category } from '../../../../resources/entities/category.ts';
import { product } from '../../../../resources/entities/product.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import type { Catalogue } from '../catalogue/readCatalogue.ts';
import { ranks } from '../headings/HeadingIndex.ts';
import { importedField } from '../importedFields.ts';
import { targetKey, type ColumnTarget } from '../target.ts';
import { chooseCategory } from './chooseCategory.ts';
import { chooseKey } from './chooseKey.ts';
import { chooseTitle } from './chooseTitle.ts';
import {
  areAmounts,
  areClasses,
  areCountries,
  areGtins,
  areKindsOfOffers,
  areLanguages,
  areMakers,
  areMarkup,
  areNoGtins,
  areObjects,
  arePapers,
  arePlaces,
  arePictures,
  fitAttribute,
  fitChoice,
  fitCountries,
  isMeasuredIn,
} from './judgeContent.ts';
import { fewestValues } from './ColumnValues.ts';
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
import { languageOfTexts } from './languageOfTexts.ts';

const mostProposals = 3;

/** By what the columns are judged besides their headings. */
export interface JudgingContext {
  references: Catalogue['references'];
  /** Of texts that do not tell theirs. */
  language: Language;
  /** Does the format say what its columns mean? Then what others hold tells nothing. */
  isFixed: boolean;
}

/**
 * Judges columns by what they hold and by each other, after their headings (behaviour B321): what is sure is taken, what
 * may be is proposed with the reason.
 */
export function judgeColumns(
  columns: readonly JudgedColumn[],
  { references, language, isFixed }: JudgingContext,
): void {
  for (const column of columns) {
    preferFitting(column, columns);
    preferGtins(column, columns);
    doubtMisfits(column);
  }
  if (!isFixed) for (const column of columns) recogniseValues(column, columns, language);
  leaveOneOfEach(columns);
  chooseKey(columns);
  const categories = references[category.name];
  if (categories && !isFixed) chooseCategory(columns, categories);
  if (!isFixed) chooseTitle(columns, language);
  for (const column of columns) {
    hearLanguage(column);
    column.proposals = column.proposals.slice(0, mostProposals);
  }
}

/**
 * Of several that are called so, such as an attribute and a field, the one whose values these are is taken, unless another
 * column is it already: a file that we wrote has a country of origin beside an attribute of countries.
 */
function preferFitting(column: JudgedColumn, others: readonly JudgedColumn[]): void {
  const { meaning, target, values } = column;
  if (isSaid(column) || values.cells.length < fewestValues) return;
  if (meaning.kind === 'unsure') {
    const measured = meaning.targets.filter((each) => isMeasuredIn(values, each));
    const [only, another] = measured;
    if (only && !another && meaning.targets.length > 1) take(column, only, because('units'));
  }
  if (meaning.kind !== 'target' || !target) return;
  const other = meaning.others?.find(
    (each) =>
      !isTaken(each, others) &&
      (isOfCountries(each) ? areCountries(values) : !fits(column, target) && fits(column, each)),
  );
  if (other) take(column, other, because('values'));
}

/** A number of the product that is a GTIN in each row is that, if its articles have another number and no GTINs. */
function preferGtins(column: JudgedColumn, others: readonly JudgedColumn[]): void {
  const isNumber = isField(column, 'sid') || isField(column, 'articleNumber');
  if (!isNumber || isSaid(column) || !areGtins(column.values)) return;
  const hasOther = others.some((other) => other !== column && isField(other, 'articleNumber'));
  if (!hasOther || others.some((other) => isField(other, 'gtins'))) return;
  take(column, fieldTarget('gtins'), because('gtins', { count: column.values.cells.length }));
}

function isTaken(target: ColumnTarget, columns: readonly JudgedColumn[]): boolean {
  const key = targetKey(target);
  return columns.some((column) => column.target && targetKey(column.target) === key);
}

function isOfCountries(target: ColumnTarget): boolean {
  const { field } = target.kind === 'field' ? target.field : {};
  return field?.kind === 'code' && field.shape === 'country';
}

/** What the values contradict is not taken. */
function doubtMisfits(column: JudgedColumn): void {
  if (column.target && !isSaid(column) && !fits(column, column.target)) doubt(column, because('misfit'));
}

function fits(column: JudgedColumn, target: ColumnTarget): boolean {
  const { values } = column;
  if (target.kind === 'attribute') return fitAttribute(values, target.attribute, target.unit);
  if (target.kind === 'orga') return isIdentifier(column);
  if (target.kind === 'language') return values.cells.length < fewestValues || areLanguages(values);
  if (target.field.name === 'gtins') return !areNoGtins(values);
  // What is only called so says nothing: a leaflet may be named by its number.
  if (target.field.name === 'media' && column.rank >= ranks.words)
    return arePapers(values) || arePictures(values);
  if (target.field.name === 'brand' && column.rank >= ranks.weak) return areMakers(values);
  if (isOfCountries(target)) return fitCountries(values);
  if (target.field.field.kind === 'values') return areObjects(values);
  if (target.field.name === 'mainCategory') return !areKindsOfOffers(values);
  if (target.field.name === 'sid') return values.cells.length < fewestValues || !arePlaces(values);
  return (
    target.field.field.kind !== 'choice' || target.field.field.many || fitChoice(values, target.field.field)
  );
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
  if (column.target || (meaning.kind !== 'unknown' && meaning.kind !== 'unsure')) return;
  const hasGtins = others.some((other) => isField(other, 'gtins'));
  const count = values.cells.length;
  if (areGtins(values))
    (hasGtins ? propose : take)(column, fieldTarget('gtins'), because('gtins', { count }));
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
  else if (arePictures(values)) {
    const images = importedField('images');
    if (images.field.imported) take(column, { kind: 'field', field: images }, because('pictures', { count }));
  } else if (arePapers(values)) take(column, fieldTarget('media'), because('papers', { count }));
}

/** Of columns that say the same by what others call things, the surest is read. */
function leaveOneOfEach(columns: readonly JudgedColumn[]): void {
  const taken = new Map<string, JudgedColumn>();
  for (const column of columns.toSorted((one, other) => one.rank - other.rank)) {
    const { target, rank } = column;
    if (!target || (target.kind === 'field' && target.field.type === 'text[]')) continue;
    const key = targetKey(target);
    const former = taken.get(key);
    if (!former) taken.set(key, column);
    // Our own names twice are a fault that its author has to mend.
    else if (rank >= ranks.synonym && !(isField(column, 'articleNumber') && rank > ranks.words))
      doubt(column, because('taken', { column: former.letter }));
  }
}

/** A text is in the language that it is written in, unless its heading says another. */
function hearLanguage(column: JudgedColumn): void {
  const { target, rank, values } = column;
  if (target?.kind !== 'field' || !target.language || target.isNamed || rank < ranks.synonym) return;
  const language = languageOfTexts(values);
  if (language && language !== target.language) column.target = { ...target, language };
}
