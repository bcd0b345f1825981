import type { Language } from '../../../../resources/language/languages.ts';
import { columnName } from '../../../base/workbook/cellReference.ts';
import type { SheetCell, SheetRow } from '../../../base/workbook/sheetRow.ts';
import { isBlank } from '../CellValue.ts';
import type { HeadingIndex } from '../headings/HeadingIndex.ts';
import type { Meaning } from '../headings/Meaning.ts';
import { unitIn } from '../headings/attributes/unitBehind.ts';
import { isKey } from './isKey.ts';
import { joinedHeadings } from './joinedHeadings.ts';
import { layoutKey } from './layoutKey.ts';
import { covers, tellsMerged } from './mergedAcross.ts';
import { withUnitsBelow } from './withUnitsBelow.ts';

/** Rows of a sheet among which its headings are looked for: titles and remarks may stand above them. */
export const rowsAboveData = 25;

/** By what the row of headings is found. */
export interface HeaderReading {
  headings: HeadingIndex;
  /** Of texts whose headings do not tell theirs. */
  language: Language;
  /** As a `SheetInfo` has them. */
  groups?: ReadonlySet<string> | undefined;
}

/** So much must be understood of a row that does not name the product for it to be one of headings. */
const leastWithoutKey = 2;
/** So many fields of a product, its name among them, name it whatever else stands beside them. */
const leastOfWide = 3;
/** Of the cells of such a row so many are understood. */
const leastShare = 0.3;

/**
 * The row of headings: that of which most is understood, one of its cells naming the product, or some of them
 * without. What stands in two rows, as `Masse (mm)` above `L` and `B`, is put together (behaviour B327).
 */
export function findHeader(rows: readonly SheetRow[], reading: HeaderReading): SheetRow | undefined {
  const candidates = rows.slice(0, rowsAboveData);
  const scored = candidates
    .map((row) => ({ row, ...scoreOf(row, reading) }))
    .filter(({ isPossible }) => isPossible);
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (most, each) => (each.score > (most?.score ?? 0) && (each.hasKey || !most?.hasKey) ? each : most),
    undefined,
  );
  return best && wholeHeader(rows, best.row, reading);
}

/** The row of headings with what the rows above and below it say of its columns. */
export function wholeHeader(rows: readonly SheetRow[], header: SheetRow, reading: HeaderReading): SheetRow {
  const band = bandOf(rows, header);
  if (band) return band.reduce((upper, lower) => joinedHeadings(upper, lower, reading));
  const at = rows.indexOf(header);
  const below = rows[at + 1];
  const above = rows[at - 1];
  for (const [upper, lower] of [
    [header, below],
    [above, header],
  ])
    if (upper && lower && saysAgain(upper, lower, reading))
      return joinedHeadings(upper, lower, reading, true);
  const measured = below && withUnitsBelow(header, below);
  if (measured) return measured;
  if (below && (goesOn(header, below) || saysEach(header, below) || areWordsAbove(below, rows.slice(at + 2))))
    return joinedHeadings(header, below, reading);
  if (!above || above.row !== header.row - 1 || !isAbove(above, header, reading)) return header;
  const both = joinedHeadings(above, header, reading);
  // `Valido dal 12/01/2026` stands above the headings and says nothing of them.
  return isLess(scoreOf(both, reading), scoreOf(header, reading)) ? header : both;
}

/** Headings that go over more rows are a page of their own. */
const mostRowsOfHeadings = 4;

/** The rows that headings merged downwards cover, this one among them; undefined where there are no such. */
function bandOf(rows: readonly SheetRow[], { row }: SheetRow): SheetRow[] | undefined {
  const reach = ({ row: from, cells }: SheetRow) =>
    Math.max(...cells.map(({ down = 0 }) => (down < mostRowsOfHeadings ? from + down : from)));
  const first = rows.find((each) => each.row <= row && each.cells.length > 1 && reach(each) >= row);
  if (!first) return undefined;
  const band = rows.filter((each) => each.row >= first.row && each.row <= Math.max(reach(first), row));
  return band.length > 1 && reach(first) > first.row ? band : undefined;
}

function scoreOf(row: SheetRow, reading: HeaderReading) {
  const texts = row.cells.filter(({ kind, text }) => kind === 'text' && text.trim() !== '');
  const meanings = meaningsOf(texts, reading);
  const targets = meanings.flatMap((meaning) => (meaning.kind === 'target' ? [meaning.target] : []));
  const half = meanings.filter(({ kind }) => kind === 'offers' || kind === 'unsure').length / 2;
  const score = targets.length + half;
  const hasKey = targets.some(isKey);
  // `Bezeichnung | Masche | Preis`: a name and a price are a list of something.
  const isNamed = targets.some((target) => target.kind === 'field' && target.field.name === 'title');
  const isList = score >= leastWithoutKey || (isNamed && meanings.some(({ kind }) => kind === 'offers'));
  // `Name | Botanisch | … | Bild | Beschreibung`: of what a wide list says of a thing most is its own.
  const isWide = isNamed && targets.filter(({ kind }) => kind === 'field').length >= leastOfWide;
  const isPossible = hasKey || isWide || (isList && score >= texts.length * leastShare);
  return { score, hasKey, isPossible, known: targets.length };
}

/** Is less of it understood? A line of prices above headings makes prices of all of them. */
function isLess(one: { score: number; known: number }, other: { score: number; known: number }): boolean {
  return one.score < other.score || one.known < other.known;
}

/** What these would mean as headings. */
export function meaningsOf(
  cells: readonly SheetCell[],
  { headings, language, groups }: HeaderReading,
): Meaning[] {
  const layout = layoutKey(cells.map(({ text }) => text));
  return cells.map(({ text, column }) =>
    headings.read(text, language, { layout, column: columnName(column), groups }),
  );
}

/** Does the row below say in another language, or by units, what the upper one says: `Art.-Nr.` below `N° art.`? */
function saysAgain(upper: SheetRow, lower: SheetRow, reading: HeaderReading): boolean {
  const keysIn = ({ cells }: SheetRow) =>
    meaningsOf(cells, reading).flatMap((meaning, at) =>
      meaning.kind === 'target' && isKey(meaning.target) ? (cells[at]?.column ?? []) : [],
    );
  const keys = keysIn(upper);
  return (
    lower.row === upper.row + 1 &&
    // What is merged over several columns says more of each of them.
    !tellsMerged(upper) &&
    lower.cells.length > 1 &&
    lower.cells.every(
      ({ kind, text }) => kind === 'text' && text.length <= longestPart && !isNumbered(text),
    ) &&
    keysIn(lower).some((column) => keys.includes(column))
  );
}

/** Does the row below say more of some columns of which the upper one has the rest: texts alone, not in the first column? */
function goesOn(upper: SheetRow, { row, cells }: SheetRow): boolean {
  const [first] = upper.cells;
  // Where the upper headings are merged, the lower ones stand below these.
  const isBelow = ({ column }: SheetCell) =>
    upper.cells.some((cell) => (cell.across ?? 0) > 0 && covers(cell, column));
  return (
    (!tellsMerged(upper) || cells.some(isBelow)) &&
    row === upper.row + 1 &&
    cells.length > 0 &&
    cells.every(({ kind, text }) => kind === 'text' && text.length <= longestPart && !isNumbered(text)) &&
    (cells.every(({ column }) => column !== first?.column) || areSides(upper, cells)) &&
    cells.length < upper.cells.length + cells.length / 2 &&
    cells.some(({ column }) => !upper.cells.some((cell) => cell.column === column))
  );
}

/** Does the row below name each column of those over which the upper one is merged: `Articolo` above `Cod.`, `EAN` and `Marca` (behaviour B781)? */
function saysEach(upper: SheetRow, { row, cells }: SheetRow): boolean {
  const merged = upper.cells.filter(({ across = 0 }) => across > 0);
  const isBelow = ({ column }: SheetCell) => upper.cells.some((cell) => covers(cell, column));
  return (
    row === upper.row + 1 &&
    merged.length > 1 &&
    cells.length > upper.cells.length &&
    cells.every((cell) => cell.kind === 'text' && cell.text.length <= longestPart && isBelow(cell)) &&
    cells.filter(({ text }) => isNumbered(text)).length <= cells.length * fewNumbered
  );
}

/** `cl. EN 998` is a heading too. */
const fewNumbered = 0.2;

/**
 * Are these words alone, where in several columns all that stands below them has figures: `Ref`, `kg`, `code`?
 * @param least in so many columns
 */
export function areWordsAbove(
  { cells }: SheetRow,
  below: readonly SheetRow[],
  least = Math.max(fewestAbove, cells.length / 3),
): boolean {
  const valuesIn = (column: number) =>
    below.flatMap((row) => row.cells.filter((cell) => cell.column === column && !isBlank(cell)));
  const areFigures = ({ column, text }: SheetCell) => {
    const values = valuesIn(column);
    const withFigures = values.filter((value) => /\d/.test(value.text)).length;
    return !/\d/.test(text) && values.length >= fewestFigures && withFigures >= values.length * nearlyAll;
  };
  return (
    cells.length > 1 &&
    cells.every(({ kind, text }) => kind === 'text' && text.length <= longestPart && !isNumbered(text)) &&
    cells.filter(areFigures).length >= least &&
    cells.every(({ column, text }) => !valuesIn(column).some((value) => value.text.trim() === text.trim()))
  );
}

const fewestFigures = 5;
const fewestAbove = 2;
const nearlyAll = 0.9;

/** Do two or more of these name sides, `L` and `B`, or stand where nothing is above them, and the others say units? */
function areSides(upper: SheetRow, cells: readonly SheetCell[]): boolean {
  const isNew = ({ column }: SheetCell) => !upper.cells.some((cell) => cell.column === column);
  const sides = cells.filter((cell) => isNew(cell) || /^[LBHTDØ]$/i.test(cell.text.trim()));
  const others = cells.filter((cell) => !sides.includes(cell));
  return sides.length > 1 && others.every(({ text }) => unitIn(text) !== undefined || isCurrency(text));
}

/** A number that is of something: prices stand per 100 and per 1000. */
function isNumbered(text: string): boolean {
  return /\d{3}/.test(text.replace(/(?<!\d)1000?(?!\d)/g, ''));
}

function isCurrency(text: string): boolean {
  return /^(?:CHF|EUR|€|S?Fr\.?)$/.test(text.trim());
}

/** Part of a heading in two rows. */
const longestPart = 40;

/** Do headings of several columns stand above: `Masse (mm)`, with a cell that nothing stands below left of it? */
function isAbove(above: SheetRow, header: SheetRow, reading: HeaderReading): boolean {
  const [first] = header.cells;
  const texts = above.cells.filter(({ kind }) => kind === 'text');
  if (texts.length === 0 || texts.length !== above.cells.length) return false;
  // `Senkkopfschraube, Stahl verzinkt blau, TX` is what the rows below are called.
  if (texts.some(({ text }) => text.length > longestPart)) return false;
  const isTitle =
    areTitles(texts, header) ||
    (texts.length === 1 && (texts[0]?.column === first?.column || isOverAll(texts[0], header)));
  return (
    !isTitle && meaningsOf(header.cells, reading).some(({ kind }) => kind === 'unknown' || kind === 'unsure')
  );
}

const mostTitles = 2;
const fewestBelowTitles = 10;

/** Are they what the page is called: two cells merged over all columns of a wide list? */
function areTitles(texts: readonly SheetCell[], { cells }: SheetRow): boolean {
  return (
    texts.length <= mostTitles &&
    cells.length >= fewestBelowTitles &&
    cells.every(({ column }) => texts.some((text) => (text.across ?? 0) > 0 && covers(text, column)))
  );
}

/** A title of the whole list is merged across all its columns. */
function isOverAll(title: SheetCell | undefined, header: SheetRow): boolean {
  return title !== undefined && header.cells.every(({ column }) => covers(title, column));
}
