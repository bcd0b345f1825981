import { gtin14, hasValidCheckDigit } from '../../../../resources/kinds/gtin.ts';
import type { SheetCell } from '../../../base/workbook/sheetRow.ts';
import type { ImportedAttribute } from '../catalogue/attributes.ts';
import { languageOfCell } from '../headings/languages/languageNamed.ts';
import type { ChoiceField } from '../../../../resources/kinds/field.ts';
import { readChoice } from '../values/readChoice.ts';
import type { NameIndex } from '../catalogue/NameIndex.ts';
import { isUnit, sameUnit } from '../../../find/quantities/convertUnit.ts';
import { isCountry, readCountry } from '../values/readCountry.ts';
import type { ColumnTarget } from '../target.ts';
import { readAttribute } from '../values/readAttribute.ts';
import { readGtin, splitGtins } from '../values/readGtin.ts';
import { fewestValues, shareOf, type ColumnValues } from './ColumnValues.ts';

const most = 0.8;
const shortestGtin = 8;
const longestCode = 40;
const longestName = 250;
/** A name says more than a code, and more than a colour. */
const lettersOfNames = 8;

/** Are these numbers of packages? One of fourteen digits that begins with 1 to 8 numbers no single article (GS1, GTIN-14). */
export function arePackageGtins(values: ColumnValues): boolean {
  return values.cells.length > 0 && shareOf(values, ({ text }) => /^[1-8]\d{13}$/.test(text.trim())) >= most;
}

/** Are these GTINs by their check digits? One in ten numbers has the right one by chance. */
export function areGtins(values: ColumnValues): boolean {
  return (
    values.cells.length >= fewestValues &&
    shareOf(values, isGtin) >= most &&
    // `2021-02-12` in each row is when something was done.
    shareOf(values, ({ text, kind }) => kind === 'date' || /^\d{4}-\d{2}-\d{2}$/.test(text.trim())) === 0
  );
}

/** Is it a GTIN, or several, by the check digit? */
export function isGtin(cell: SheetCell): boolean {
  const parts = cell.kind === 'number' ? [cell] : splitGtins(cell.text);
  return parts.every((part) => {
    const read =
      typeof part === 'string' ? readGtin({ kind: 'text', value: part, text: part }) : readGtin(part);
    const whole = read && gtin14(read.gtin);
    return (
      whole !== undefined &&
      read !== undefined &&
      read.gtin.length >= shortestGtin &&
      hasValidCheckDigit(whole)
    );
  });
}

/**
 * Are these not even numbers as long as GTINs are, or most of many by their length none (behaviour B685)? What has a wrong
 * check digit, and what a spreadsheet made unreadable, are faults of their values.
 */
export function areNoGtins(values: ColumnValues): boolean {
  const isLong = ({ text }: SheetCell) =>
    /^\d{7,14}$/.test(text.replace(/[\s.,;'’-]|E\+\d+$/g, '').slice(0, 14));
  if (values.cells.length < fewestValues) return false;
  if (shareOf(values, isLong) < leastReadable) return true;
  const mayBe = (cell: SheetCell) => isGtin(cell) || /^(?:\d{8}|\d{12,14})$|E\+\d+$/i.test(cell.text.trim());
  return values.cells.length >= fewestOfRepeated && shareOf(values, mayBe) < half;
}

const half = 0.5;

/** Have all of these the digits of a GTIN, whatever their check digits say? */
export function areAsLongAsGtins(values: ColumnValues): boolean {
  return (
    values.cells.length >= fewestValues &&
    shareOf(values, ({ text }) => /^\d{12,14}$/.test(text.trim())) === 1
  );
}

/** Does each row have another code here, as article numbers are? */
export function areCodes(values: ColumnValues): boolean {
  const { cells, rows } = values;
  if (cells.length < fewestValues || cells.length < rows * most) return false;
  return areDifferent(values) && shareOf(values, isCode) >= most && !arePlaces(values);
}

/** Does each value come so often that it can be no number of an article, even if a row speaks of it in each language? */
export function areRepeated({ cells }: ColumnValues): boolean {
  return (
    cells.length >= fewestOfRepeated &&
    new Set(cells.map(({ text }) => text.trim())).size <= cells.length * mostOfRepeated
  );
}

const fewestOfRepeated = 10;
const mostOfRepeated = 0.2;

export const fewDifferent = 0.7;
const fewestShared = 10;

/** Are these names or numbers that several rows have in common? */
export function areShared(values: ColumnValues): boolean {
  return values.cells.length >= fewestShared && shareOfDifferent(values) < fewDifferent;
}

/** Has not even every other row one of these? */
export function isSparse({ cells, rows }: ColumnValues): boolean {
  return cells.length < rows / 2;
}

export function shareOfDifferent({ cells }: ColumnValues): number {
  return new Set(cells.map(({ text }) => text.trim())).size / Math.max(cells.length, 1);
}

/** People make mistakes: one in thirty numbers may come twice. */
const leastDifferent = 0.96;

/** Does hardly any value come twice? */
export function areDifferent({ cells }: ColumnValues): boolean {
  return new Set(cells.map(({ text }) => text.trim())).size >= cells.length * leastDifferent;
}

function isCode({ text, kind }: SheetCell): boolean {
  const code = text.trim();
  if (code.length > longestCode || kind === 'date' || !/\d/.test(code)) return false;
  const parts = code.split(/\s+/);
  // `Tubo DN 20` is a name.
  const isName = parts.length > 1 && parts.some((part) => /^\p{L}{4,}$/u.test(part));
  return parts.length <= 3 && !isName && !/^\d+[.,]\d{1,2}$/.test(code) && !/[°%]$|\|/.test(code);
}

/** Are these names without figures, where numbers of articles are asked for? */
export function areWords(values: ColumnValues): boolean {
  return areNames(values) && shareOf(values, ({ text }) => /\d/.test(text)) < leastReadable;
}

/** Are these several words each, as things are described: `Schloss mit 2 Schlüsseln`? No number of an article is that. */
export function areDescriptions(values: ColumnValues): boolean {
  const isMany = ({ text }: SheetCell) => (text.match(/\p{L}{4,}/gu)?.length ?? 0) > 1;
  return values.cells.length >= fewestValues && shareOf(values, isMany) >= leastDescribed;
}

const leastDescribed = 0.6;

/** 1, 2, 3 ... are positions of a list. */
export function arePlaces({ cells }: ColumnValues): boolean {
  return (
    cells.every((cell, at) => Number(cell.text) === Number(cells[0]?.text) + at) &&
    Number(cells[0]?.text) <= 1
  );
}

/** What is written in letters and names nothing: addresses of mail and of the web, places in it (`tueren/tor-weiss/T20`), files and markup. */
const namesNothing =
  /^\S+@\S+\.\S+$|^\p{Ll}[^\s/]*-[^\s/]*\/\S+$|^(?:https?:\/\/|www\.)|^\S+\.[a-z][a-z0-9]{2,3}$|<\/?[a-z][^>]*>/iu;

/** Short whole numbers, as a database numbers what it has. */
export function areRowNumbers(values: ColumnValues): boolean {
  return (
    values.cells.length >= fewestValues && shareOf(values, ({ text }) => /^\d{1,9}$/.test(text.trim())) === 1
  );
}

/** Are these words that name things, hardly ever the same twice? */
export function areNames(values: ColumnValues): boolean {
  const { cells } = values;
  if (cells.length < fewestValues) return false;
  const different = new Set(cells.map(({ text }) => text.trim())).size;
  const length = averageLength(values);
  return (
    different >= cells.length / 2 &&
    length >= lettersOfNames &&
    length <= longestName &&
    shareOf(values, ({ text }) => /\p{L}{3}/u.test(text)) >= most &&
    shareOf(values, ({ text }) => namesNothing.test(text.trim())) <= 1 - most
  );
}

/** Are these words that name things, the same ones for several: `Eckzarge`? */
export function areNamesOfKinds(values: ColumnValues): boolean {
  const { cells, rows } = values;
  const different = new Set(cells.map(({ text }) => text.trim())).size;
  return (
    cells.length >= Math.max(fewestValues, rows * most) &&
    different >= fewestValues &&
    averageLength(values) >= lettersOfNames &&
    averageLength(values) <= longestName &&
    shareOf(values, ({ text }) => /\p{L}{4}/u.test(text)) >= most &&
    shareOf(values, ({ text }) => namesNothing.test(text.trim())) <= 1 - most
  );
}

/** Letters of a value. */
export function averageLength({ cells }: ColumnValues): number {
  return cells.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, cells.length);
}

/** How many of the different values name a record, and how many there are. */
export function namedIn({ cells }: ColumnValues, index: NameIndex): { count: number; of: number } {
  const different = [...new Set(cells.filter(({ kind }) => kind === 'text').map(({ text }) => text.trim()))];
  // `EI90` is called like a category, and is a class of something else.
  const words = different.filter((text) => /\p{L}{3}/u.test(text) && !/\d/.test(text));
  return {
    count: words.filter((text) => index.find(text).sids.length === 1).length,
    of: different.length,
  };
}

/**
 * Does each category stand once for all the rows below it, as in a merged cell: most rows empty, the first one not, never the
 * same twice in turn, all of them known?
 */
export function areMerged(values: ColumnValues, index: NameIndex, first: SheetCell | undefined): boolean {
  const { cells, rows } = values;
  const { count, of } = namedIn(values, index);
  return (
    cells.length > 1 &&
    cells.length <= rows / 2 &&
    cells[0] === first &&
    count === of &&
    cells.every((cell, at) => at === 0 || cell.text !== cells[at - 1]?.text)
  );
}

/** Amounts of money: with a currency beside them, or all with two decimals. */
export function areAmounts(values: ColumnValues): boolean {
  if (values.cells.length < fewestValues) return false;
  return (
    shareOf(
      values,
      ({ text }) => /(?:^|[\s\d])(?:€|CHF|EUR|Fr\.|\$)(?:$|[\s\d])/.test(text) && /\d/.test(text),
    ) >= most
  );
}

/** Addresses of pictures on the web, or the names of their files. */
export function arePictures(values: ColumnValues): boolean {
  return values.cells.length > 0 && shareOf(values, isPicture) >= most;
}

function isPicture({ text }: SheetCell): boolean {
  return /^(?:(?:https?:\/\/)?\S+|[^/:]{1,120})\.(?:jpe?g|png|webp|gif|tiff?|avif)(?:\?\S*)?$/i.test(
    text.trim(),
  );
}

/** Addresses of both, whatever is of an article. */
export function arePicturesAmongPapers(values: ColumnValues): boolean {
  const isFile = (cell: SheetCell) => isPicture(cell) || isPaper(cell);
  return values.cells.some(isPicture) && values.cells.some(isPaper) && shareOf(values, isFile) >= most;
}

/** Addresses on the web, whatever lies there. */
export function areAddresses(values: ColumnValues): boolean {
  return (
    values.cells.length > 0 && shareOf(values, ({ text }) => /^https?:\/\/\S+$/i.test(text.trim())) >= most
  );
}

/** Addresses or names of papers, drawings among them. */
export function arePapers(values: ColumnValues): boolean {
  const isDrawing = ({ text }: SheetCell) => /\S\.(?:dwg|dxf|ifc|rfa|step|stp)$/i.test(text.trim());
  return values.cells.some(isPaper) && shareOf(values, (cell) => isPaper(cell) || isDrawing(cell)) >= most;
}

function isPaper({ text }: SheetCell): boolean {
  return /\S\.pdf(?:[?#]\S*)?$/i.test(text.trim());
}

/** Names of files of any kind: `DL009-27W.ldt`. */
export function areFiles(values: ColumnValues): boolean {
  return shareOf(values, ({ text }) => /^\S+\.[a-z][a-z\d]{1,4}$/i.test(text.trim())) >= most;
}

/**
 * Numbers of a customs tariff: eight digits, or more, or with dots between, the first two those of a chapter of goods that are
 * built with; several articles have the same one, which numbers of articles never are.
 */
export function areTariffNumbers(values: ColumnValues): boolean {
  const { cells } = values;
  const different = new Set(cells.map(({ text }) => text.trim())).size;
  return (
    cells.length >= fewestValues &&
    different > 1 &&
    different <= cells.length * mostTariffNumbers &&
    !areGtins(values) &&
    shareOf(values, ({ text }) => tariffNumber.test(text.trim())) >= most
  );
}

/** Stones and cement, chemicals, plastics, wood, textiles, metals, machines, vehicles, instruments, furniture. */
const tariffNumber =
  /^(?:25|2[89]|3[2589]|40|44|4[58]|5[4-9]|6[389]|70|7[2-46]|8[2-57]|90|9[46])\d{2}(?:[ .]?\d{2}){2}(?:[ .]?\d{2,3})?$/;
const mostTariffNumbers = 0.8;

/** Codes of classes of ETIM. */
export function areClasses(values: ColumnValues): boolean {
  return (
    values.cells.length >= fewestValues &&
    shareOf(values, ({ text }) => /^EC\d{6}$/i.test(text.trim())) >= most
  );
}

/** What shops call articles by how they are sold, `simple`, `configurable`, `Dienstleistung`, and in which condition, `new`. */
export function areKindsOfOffers(values: ColumnValues): boolean {
  const isKind = ({ text }: SheetCell) =>
    text.split(/[\s,|-]+/).every((word) => kindsOfOffers.has(word.toLowerCase()));
  return values.cells.length > 0 && shareOf(values, isKind) >= most;
}

const kindsOfOffers = new Set(
  `simple configurable virtual bundle downloadable grouped variable variation parent child external subscription product consu service
  new used refurbished material extra goods item stock inventory non storable consumable kit phantom
  artikel lagerartikel handelsware dienstleistung leistung ware fertigware rohware stückliste textposition
  bien biens produit article prestation marchandise stocké stockable
  articolo merce servizio prestazione`.split(/\s+/),
);

/** Texts as a shop shows them: `<p>…</p>`. */
export function areMarkup(values: ColumnValues): boolean {
  return (
    values.cells.length >= fewestValues &&
    shareOf(values, ({ text }) => /<(?:p|br|ul|li|div|b|strong|span|h\d)\b[^>]*>/i.test(text)) >= most
  );
}

/** Names of who makes things, of whom there are few, and not their numbers. */
export function areMakers(values: ColumnValues): boolean {
  return (
    shareOf(
      values,
      ({ text, kind }) => kind === 'text' && isMaker.test(text) && text.length <= longestMaker,
    ) >= most
  );
}

/** `B&C`, `SOL’S`, and no numbers. */
const isMaker = /\p{L}[^\p{L}\d]?\p{L}/u;
const longestMaker = 80;

/** Can the values be what the attribute holds? Of a few nothing is said; of choices others have their own. */
export function fitAttribute(
  values: ColumnValues,
  attribute: ImportedAttribute,
  unit: string | undefined,
): boolean {
  // `kg` below `GewE` says in what the column beside it is measured.
  if (attribute.kind === 'number' && values.cells.length > 0 && values.cells.every(isUnitAlone)) return false;
  const target = { kind: 'attribute' as const, attribute, ...(unit !== undefined && { unit }) };
  const saysNot = (cell: SheetCell, codes: readonly string[]) =>
    (readAttribute(target, cell).faults ?? []).some(({ code }) => codes.includes(code));
  const isMeasured = attribute.kind === 'number' && values.cells.length > 0;
  if (isMeasured && values.cells.every((cell) => saysNot(cell, ['wrong-unit']))) return false;
  if (values.cells.length < fewestValues || attribute.kind === 'text' || attribute.kind === 'yesNo')
    return true;
  // What is another code in each row is no choice of a few.
  if (attribute.kind === 'choice' && values.cells.length >= fewestOfRepeated && areCodes(values))
    return false;
  if (attribute.kind === 'choice')
    return (
      shareOf(
        values,
        ({ kind, text }) => kind === 'number' && attribute.choices.find(text).sids.length === 0,
      ) < most
    );
  // Of pieces there is no half: `1,44` in a pack are square metres.
  if (attribute.unit === pieces && shareOf(values, isFraction) >= leastReadable) return false;
  return shareOf(values, (cell) => !saysNot(cell, unreadableCodes)) >= leastReadable;
}

function isUnitAlone({ kind, text }: SheetCell): boolean {
  return kind === 'text' && isUnit(text.trim());
}

const pieces = 'Stk';

function isFraction({ text }: SheetCell): boolean {
  return /^\d+[.,](?!0+$)\d{1,2}$/.test(text.trim());
}

/** Does the attribute offer most of these as choices? Then that is what they are, whatever their heading says besides. */
export function areChoicesOf(values: ColumnValues, target: ColumnTarget): boolean {
  return values.cells.length >= fewestValues && shareOfChoices(values, target) >= most;
}

/** Does the attribute offer this much of these? */
export function shareOfChoices(values: ColumnValues, target: ColumnTarget): number {
  if (target.kind !== 'attribute' || target.attribute.kind !== 'choice') return 0;
  const { choices } = target.attribute;
  return shareOf(values, ({ text }) => choices.find(text.trim()).sids.length > 0);
}

/** Are these numbers with just the unit of the attribute beside them, or with one of its kind? */
export function isMeasuredIn(values: ColumnValues, target: ColumnTarget): boolean {
  if (target.kind !== 'attribute') return false;
  const { unit } = target.attribute;
  return shareOf(values, ({ text }) => sameUnit(unit, text.replace(/^[^\d]*[\d.,'’\s]+/, '').trim())) >= most;
}

/** Names or codes of countries. */
export function areCountries(values: ColumnValues): boolean {
  return (
    values.cells.length >= fewestValues &&
    shareOf(values, ({ text }) => isCountry(readCountry(text.trim()))) >= most
  );
}

/** Can the values be countries? */
export function fitCountries(values: ColumnValues): boolean {
  if (values.cells.length < fewestValues) return true;
  return shareOf(values, ({ text }) => isCountry(readCountry(text.trim()))) >= leastReadable;
}

/** Objects as JSON writes them, `{"breite": 900}`, as our own files hold the attributes of a product. */
export function areObjects(values: ColumnValues): boolean {
  const isObject = ({ text }: SheetCell) => text.trimStart().startsWith('{');
  return values.cells.length === 0 || shareOf(values, isObject) >= leastReadable;
}

/** Can the values be what a choice of the product offers? */
export function fitChoice(values: ColumnValues, field: ChoiceField): boolean {
  if (values.cells.length < fewestValues) return true;
  return (
    shareOf(values, ({ text }) => field.choices.includes(readChoice(field, text.trim()))) >= leastReadable
  );
}

/** May these be names of groups, and no sentences that describe these? */
export function mayNameGroups(values: ColumnValues): boolean {
  const isSentence = ({ text }: SheetCell) => /\S\s+\S+\s+\S.*[.!]$/.test(text.trim());
  return averageLength(values) <= longestGroup && shareOf(values, isSentence) < mostSentences;
}

const longestGroup = 60;
const mostSentences = 0.3;

/** A few short words, as of units that we do not know: `PL` for a board. Which ones they are is asked. */
export function areCodesOfUnits(values: ColumnValues): boolean {
  const different = new Set(values.cells.map(({ text }) => text.trim().toLowerCase()));
  return (
    different.size <= mostUnits &&
    values.cells.length >= different.size * oftenEach &&
    [...different].every((text) => /^\p{L}{1,5}[23²³]?\.?$/u.test(text))
  );
}

const mostUnits = 12;
/** A unit comes again and again. */
const oftenEach = 4;

/** Do values name languages, as a column for the language of each row does? */
export function areLanguages(values: ColumnValues): boolean {
  return shareOf(values, ({ text }) => languageOfCell(text) !== undefined) >= leastReadable;
}

const leastReadable = 0.3;
/** Of a number that is none, or of another measure. */
const unreadableCodes = ['not-numeric', 'wrong-unit'];

/** Is a price for so many: for one, ten, a hundred or a thousand? */
export function arePriceUnits({ cells }: ColumnValues): boolean {
  return cells.length > 0 && cells.every(({ text }) => /^10{0,4}$/.test(text.trim()));
}

/** In what prices are: `EUR`. */
export function areCurrencies({ cells }: ColumnValues): boolean {
  return cells.length > 0 && cells.every(({ text }) => /^(?:EUR|CHF|USD|GBP|€|\$|£)$/.test(text.trim()));
}
