import { compose, numberingOf } from '../content/composed/compose.ts';
import type { Composition } from '../content/composed/Composition.ts';
import { SampledRows } from '../content/composed/SampledRows.ts';
import { decimalSignIn, decimalSignOf, withSign } from '../content/decimalSign.ts';
import type { UnderstoodColumn } from '../../../../resources/calls/understoodColumn.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import { columnName } from '../../../base/workbook/cellReference.ts';
import type { HeadingMeaning, SheetCell, SheetRow } from '../../../base/workbook/sheetRow.ts';
import { category } from '../../../../resources/entities/category.ts';
import type { NameIndex } from '../catalogue/NameIndex.ts';
import type { Catalogue } from '../catalogue/readCatalogue.ts';
import { valuesOfColumns } from '../content/holds/ColumnValues.ts';
import { doubtNumber } from '../content/doubtNumber.ts';
import { judgeColumns } from '../content/judgeColumns.ts';
import { areMerged } from '../content/holds/areGroups.ts';
import {
  because,
  doubt,
  isField,
  isSaid,
  judgedByHeading,
  take,
  type JudgedColumn,
} from '../content/JudgedColumn.ts';
import { isLevel, levelsIn } from '../content/joinLevels.ts';
import { languageOfTexts } from '../content/languageOfTexts.ts';
import { isOfOffers } from '../content/isOfOffers.ts';
import { noteNewAttributes } from '../content/noteNewAttributes.ts';
import { numbersArticles } from '../content/numbersArticles.ts';
import { areNumbersWithGtins } from '../content/numberWithGtin.ts';
import { withMarkup } from '../content/withMarkup.ts';
import { sidesOf } from '../content/sidesOf.ts';
import type { Meaning } from '../headings/Meaning.ts';
import { ranks } from '../headings/ranks.ts';
import type { HeadingIndex } from '../headings/HeadingIndex.ts';
import { withoutTable } from '../headings/fieldNames.ts';
import { languageNumbers } from '../headings/languages/languageNumbers.ts';
import { languageLetters } from '../headings/languages/languageLetters.ts';
import { foldedWords } from '../../../find/query/fold.ts';
import { headingKey, type KeptColumn } from '../keptColumns/KeptColumn.ts';
import { readAsBefore } from '../keptColumns/readAsBefore.ts';
import type { Numbering } from '../numbering/Numbering.ts';
import { remarksHeadings } from '../reports/issueText.ts';
import type { ReadSheet } from '../reports/reportRow.ts';
import { targetKey, type ColumnTarget } from '../target.ts';
import { belowHeadings } from './belowHeadings.ts';
import { rowsAboveData } from './headerRows.ts';
import { isKey } from './isKey.ts';
import { layoutKey } from './layoutKey.ts';
import { NamedValues } from './NamedValues.ts';
import { namesOfPairs } from './namesOfPairs.ts';
import { noteColumns } from './noteColumns.ts';
import { rawColumn, type RawColumn } from './rawColumns.ts';
import type { Layout, Note } from './sourceRow.ts';
import type { Pair } from './pairsOfHeadings.ts';
import { tallyColumns } from './tallyColumns.ts';
import { unknownColumn } from './unknownColumn.ts';

export interface SheetColumn {
  target: ColumnTarget;
  letter: string;
  heading: string;
  /** Does each cell say the GTIN behind the number? */
  hasGtin?: boolean;
}

/** What the columns of a sheet mean, and in which language its texts are unless column or row say another. */
export interface SheetColumns {
  columns: Map<number, SheetColumn>;
  /** The same of each further product that stands beside the first one in a row. */
  sides: Map<number, SheetColumn>[];
  /** Those that are not read and whose values are kept. */
  raw: Map<number, RawColumn>;
  /** The column that says in which language each row is. */
  languageColumn: number | undefined;
  /** Of the remarks that we wrote ourselves, in a marked workbook that comes back. */
  remarksColumn: number | undefined;
  /** Their headings, in folded words. */
  headings: ReadonlyMap<number, readonly string[]>;
  /** How many columns have a heading. */
  width: number;
  /** The letters of the columns that say the category together, the coarsest first; none where one says it alone. */
  levels: readonly string[];
  /** Does a category stand for all rows below it that have none? */
  isCategoryMerged: boolean;
  /** Does a column number the articles? */
  isNumbered: boolean;
  /** What is put together of several columns because none says it. */
  composition: Composition;
  /** Values that each row names itself. */
  named: NamedValues | undefined;
  spoken: Language;
}

/** By what the headings of a sheet are understood. */
export interface HeadingReading {
  headings: HeadingIndex;
  /** What values may refer to: columns are also known by what they hold. */
  references: Catalogue['references'];
  /** Of texts whose headings do not tell theirs. */
  language: Language;
  /** The language that the name of the sheet says its texts are in. */
  named: Language | undefined;
  /** What the format of the file says of its headings. */
  meanings?: ReadonlyMap<string, HeadingMeaning> | undefined;
  /** As a `SheetInfo` has them. */
  groups?: ReadonlySet<string> | undefined;
  /** May titles be put together of columns, and does no sheet of the file number its articles, so that numbers may be too? */
  mayCompose?: boolean;
  isNumberless?: boolean;
  /** Were the headings found by their shape alone? What columns hold then says what they are. */
  isForeign?: boolean;
  /** How articles were numbered before whose headings do not say it, by layout. */
  numberings?: ReadonlyMap<string, Numbering> | undefined;
  /** What columns were taken for by what they held, by layout. */
  keptColumns?: ReadonlyMap<string, readonly KeptColumn[]> | undefined;
  note: Note;
}

/** The first row with the most texts in it: people can say what its columns mean. */
export function probableHeadings(name: string, rows: readonly SheetRow[]): ReadSheet {
  const textsOf = (row: SheetRow) =>
    row.cells.filter(({ kind, text }) => kind === 'text' && text.trim() !== '');
  const best = rows
    .slice(0, rowsAboveData)
    .reduce((most, row) => (textsOf(row).length > textsOf(most).length ? row : most));
  const understood = textsOf(best).map(({ column, text }) => unknownColumn(column, text));
  const tally = tallyColumns(understood);
  for (const row of rows) if (row.row > best.row) tally(row);
  return {
    name,
    headerRow: best.row,
    lastColumn: best.cells.at(-1)?.column ?? 0,
    layout: layoutKey(best.cells.map(({ text }) => text)),
    understood,
  };
}

/**
 * What the columns below these headings mean; the layout gets what is read and what is understood.
 * @param first the first rows of the sheet
 */
export function readColumns(
  header: SheetRow,
  reading: HeadingReading,
  layout: Layout,
  first: readonly SheetRow[] = [],
): SheetColumns {
  const sample = belowHeadings(header, first);
  const { headings, language, named, references } = reading;
  const spoken =
    named ??
    headings.languageOf(
      header.cells.map(({ text }) => text),
      language,
    );
  const { same, perRow } = namesOfPairs(header, sample);
  const judged = judgedHeadings(header, reading, layout, { sample, spoken, same });
  readAsBefore(judged, reading.keptColumns?.get(layout.layout) ?? [], { headings, spoken });
  const rows = new SampledRows(sample, header.row);
  judgeColumns(judged, {
    references,
    attributes: headings.attributes,
    language: spoken,
    given: named ?? language,
    isFixed: reading.meanings !== undefined,
    isShown: reading.mayCompose ?? false,
    isNumberless: reading.isNumberless ?? false,
    isForeign: reading.isForeign ?? areForeign(judged),
    rows,
  });
  const numbering = reading.numberings?.get(layout.layout);
  const mayNumber = reading.isNumberless ?? false;
  // `Option2 Value` is what its name beside it says in each row, and so may tell rows apart.
  for (const column of judged)
    if (column.meaning.kind === 'other' && perRow.some(({ value }) => value === column.cell.column))
      column.meaning = { kind: 'unknown' };
  const composition = reading.mayCompose ? compose(judged, { rows, mayNumber, numbering }) : {};
  const number = reading.mayCompose ? numberingOf(judged, composition) : undefined;
  if (number) layout.number = number;
  if (reading.mayCompose) doubtNumber(judged, composition);
  const pairs = pairsIn(judged, perRow);
  if (reading.meanings === undefined) noteNewAttributes(judged);
  noteColumns(judged, layout, { headings, note: reading.note });
  const columns = new Map<number, SheetColumn>();
  const decimal = decimalSignOf(judged);
  const levels = levelsIn(judged);
  // The surest first, so that a column with our own name goes before one that only means the same.
  for (const column of judged.toSorted((one, other) => one.rank - other.rank)) {
    const { letter, cell } = column;
    const target = withMarkup(column, judged);
    if (!target) continue;
    const key = targetKey(target);
    const isMany = target.kind === 'field' && target.field.type === 'text[]';
    if (layout.columns.has(key) && !isMany && !levels.includes(cell.column)) continue;
    if (!layout.columns.has(key)) layout.columns.set(key, { column: letter, heading: cell.text });
    const hasGtin = key === 'articleNumber' && areNumbersWithGtins(column.values);
    columns.set(cell.column, {
      target: withSign(target, decimalSignIn(column) ?? decimal),
      letter,
      heading: cell.text,
      ...(hasGtin && { hasGtin }),
    });
  }
  const sides = sidesIn(judged, columns);
  const isColumnRead = ({ cell }: JudgedColumn) =>
    columns.has(cell.column) || sides.some((side) => side.has(cell.column));
  for (const column of judged) {
    const { cell, values } = column;
    if (remarksHeadings.includes(cell.text) || (cell.text.trim() === '' && values.cells.length === 0))
      continue;
    const isRead = isColumnRead(column);
    layout.understood.push({ ...unknownColumn(cell.column, cell.text), ...understoodOf(column, isRead) });
  }
  layout.taken = judged.flatMap((column) =>
    columns.has(column.cell.column) ? (keptColumn(column) ?? []) : [],
  );
  const [languageColumn] = [...columns].find(([, { target }]) => target.kind === 'language') ?? [];
  const remarksColumn = header.cells.find(({ text }) => remarksHeadings.includes(text))?.column;
  const raw = new Map(
    judged
      .filter((column) => isKeptRaw(column) && !isColumnRead(column))
      .map(({ cell, letter }) => [cell.column, rawColumn(cell.text, letter)] as const),
  );
  raw.delete(remarksColumn ?? 0);
  const isCategoryMerged = isMerged(judged, header, sample, references[category.name]);
  const width = header.cells.filter(
    ({ text, column }) => text.trim() !== '' && column !== remarksColumn,
  ).length;
  return {
    columns,
    sides,
    raw,
    languageColumn,
    remarksColumn,
    headings: new Map(header.cells.map(({ column, text }) => [column, foldedWords(text)])),
    width,
    levels: levels.map(columnName),
    isCategoryMerged,
    isNumbered: judged.some(numbersArticles),
    composition,
    named: pairs.length > 0 ? new NamedValues(pairs, { headings, language: spoken, decimal }) : undefined,
    spoken,
  };
}

/** Of a name that was only cut out of another one. */
function weakened(meaning: Meaning): Meaning {
  return meaning.kind === 'target' ? { ...meaning, rank: Math.max(meaning.rank, ranks.weak) } : meaning;
}

/** Is hardly any heading understood, as of a program that names its fields in its own way? */
function areForeign(columns: readonly JudgedColumn[]): boolean {
  const said = columns.filter(({ cell }) => cell.text.trim() !== '');
  const known = said.filter(
    ({ target, meaning }) => target || ['offers', 'other', 'unsure'].includes(meaning.kind),
  );
  return said.length >= fewestForeign && known.length < said.length * fewKnown;
}

const fewestForeign = 8;
const fewKnown = 0.25;

/**
 * How the further products of a row are read; takes what is of these away from the first. Each of their columns means what the one
 * in the same place of the first product does.
 */
function sidesIn(
  judged: readonly JudgedColumn[],
  columns: Map<number, SheetColumn>,
): Map<number, SheetColumn>[] {
  const [main = [], ...others] = sidesOf(judged);
  for (const { cell } of others.flat()) columns.delete(cell.column);
  const ofMain = new Set(main.map(({ cell }) => cell.column));
  const shared = [...columns].filter(([column]) => !ofMain.has(column));
  return others.map((side) => {
    const own = side.flatMap((column, at): [number, SheetColumn][] => {
      const same = columns.get(main[at]?.cell.column ?? 0);
      if (!same) return [];
      take(column, same.target, because('side-by-side', { column: same.letter }));
      return [[column.cell.column, { ...same, letter: column.letter, heading: column.cell.text }]];
    });
    return new Map([...shared, ...own]);
  });
}

/** The pairs whose values no column is taken for; each of their columns says what it is. */
function pairsIn(judged: readonly JudgedColumn[], pairs: readonly Pair[]): Pair[] {
  const columnOf = (number: number | undefined) => judged.find(({ cell }) => cell.column === number);
  return pairs.filter(({ value, name, unit }) => {
    const [values, names] = [columnOf(value), columnOf(name)];
    if (!values || !names || values.target || names.target || isSaid(values)) return false;
    const say = (column: JudgedColumn, reason: JudgedColumn['reason']) =>
      Object.assign(column, { how: 'content', reason, proposals: [] });
    say(values, because('named-beside', { column: names.letter }));
    say(names, because('names-beside', { column: values.letter }));
    const units = columnOf(unit);
    if (units && !units.target) say(units, because('names-beside', { column: values.letter }));
    return true;
  });
}

/** All columns with a heading, and those that hold something without one. */
function judgedHeadings(
  header: SheetRow,
  { headings, meanings, groups }: HeadingReading,
  { layout }: Layout,
  {
    sample,
    spoken,
    same,
  }: { sample: readonly SheetRow[]; spoken: Language; same: ReadonlyMap<number, string> },
): JudgedColumn[] {
  const valuesOf = valuesOfColumns(sample, header);
  const called = new Set(header.cells.map(({ column }) => column));
  const isText = (heading: string) => {
    const meaning = headings.read(heading, spoken);
    return (
      meaning.kind === 'target' && meaning.target.kind === 'field' && meaning.target.language !== undefined
    );
  };
  const spokenIn = (column: number) => languageOfTexts(valuesOf(column));
  const lettered = new Map([
    ...languageNumbers(header.cells, { isText, spokenIn }),
    ...languageLetters(
      header.cells.map(({ text }) => text),
      (at) => spokenIn(header.cells[at]?.column ?? 0),
    ),
  ]);
  const plain = withoutTable(header.cells.map(({ text }) => text));
  const others = new Set(
    sample.flatMap(({ row, cells }) => (row > header.row ? cells.map(({ column }) => column) : [])),
  );
  const blank = [...others]
    .filter((column) => !called.has(column))
    .map((column) => ({ column, kind: 'text', text: '', value: '' }) as const);
  return [...header.cells, ...blank]
    .toSorted((one, other) => one.column - other.column)
    .map((cell) => {
      const letter = columnName(cell.column);
      const above = cell.text === '' ? mergedAbove(header, cell.column) : undefined;
      const called: SheetCell = above
        ? { column: cell.column, kind: 'text', text: above.text, value: above.text }
        : cell;
      const fixed = meanings?.get(called.text);
      const written = fixed
        ? headings.readFixed(fixed, spoken)
        : headings.read(called.text, spoken, { layout, column: letter, groups }, lettered.get(called.text));
      const short = written.kind === 'unknown' ? plain.get(called.text) : undefined;
      const meaning = short === undefined ? written : weakened(headings.read(short, spoken));
      const named = meaning.kind === 'target' ? undefined : same.get(cell.column);
      const judged = judgedByHeading(
        called,
        letter,
        named === undefined ? meaning : headings.read(named, spoken),
        valuesOf(cell.column),
      );
      if (above && !isList(judged)) doubt(judged, because('taken', { column: columnName(above.column) }));
      return judged;
    });
}

/** The heading that is merged across several columns, of one to the right of its first. */
function mergedAbove({ cells }: SheetRow, column: number): SheetCell | undefined {
  return cells.find(
    (cell) => cell.text.trim() !== '' && cell.column < column && cell.column + (cell.across ?? 0) >= column,
  );
}

/** Is each column of its kind one more of many values? */
function isList({ target }: JudgedColumn): boolean {
  return target?.kind === 'field' && target.field.type === 'text[]';
}

function isMerged(
  columns: readonly JudgedColumn[],
  header: SheetRow,
  sample: readonly SheetRow[],
  categories: NameIndex | undefined,
): boolean {
  const said = columns.find((column) => isField(column, 'mainCategory'));
  const first = sample.find(({ row, cells }) => row > header.row && cells.length > 1);
  return (
    said !== undefined &&
    categories !== undefined &&
    // Where cells are merged nobody has to guess which rows one stands for.
    !said.values.cells.some(({ down }) => down !== undefined) &&
    areMerged(
      said.values,
      categories,
      first?.cells.find(({ column }) => column === said.cell.column),
    )
  );
}

/** Is a column kept that is not read? One of prices only where the company says so (behaviour B332). */
function isKeptRaw(column: JudgedColumn): boolean {
  const { meaning, cell, reason } = column;
  if (remarksHeadings.includes(cell.text)) return false;
  // What a row names itself is kept under that name.
  if (isOfOffers(column) || ['named-beside', 'names-beside'].includes(reason?.code ?? '')) return false;
  return ['raw', 'target', 'other', 'unknown', 'unsure'].includes(meaning.kind);
}

/** What a report says of a column. */
function understoodOf(column: JudgedColumn, isRead: boolean): Partial<UnderstoodColumn> {
  const { how, reason, target, rank } = column;
  const proposals = column.proposals.map(({ target: proposed, reason: why }) => ({
    ...describe(proposed),
    reason: why,
  }));
  if (!target || !isRead) return { proposals, ...(!target && { how, reason }) };
  return {
    ...describe(target),
    how,
    reason,
    proposals: rank === ranks.mapped ? [] : proposals,
  };
}

/**
 * What is kept of a column that was taken for something by what it holds; of numbers that is kept by itself, and
 * levels go with the column that they are levels of.
 */
function keptColumn(column: JudgedColumn): KeptColumn | undefined {
  const { target, how, cell, letter } = column;
  if (how !== 'content' || !target || isKey(target) || isLevel(column)) return undefined;
  const { field, language = null, unit = null } = describe(target);
  return { heading: headingKey(cell.text), letter, field, language, unit };
}

function describe(target: ColumnTarget): { field: string; language?: Language; unit?: string } {
  return {
    field: targetKey(target),
    ...(target.kind === 'field' && target.language && { language: target.language }),
    ...(target.kind === 'attribute' && target.unit && { unit: target.unit }),
  };
}
