import { meansField } from '../../headings/meansField.ts';
import type { Language } from '../../../../../resources/language/languages.ts';
import { columnName } from '../../../../base/workbook/cellReference.ts';
import type { SheetCell, SheetRow } from '../../../../base/workbook/sheetRow.ts';
import { valuesOfColumns } from '../../content/holds/ColumnValues.ts';
import { because, doubt, judgedByHeading, type JudgedColumn } from '../../content/JudgedColumn.ts';
import { languageOfTexts } from '../../content/languageOfTexts.ts';
import { withoutTable } from '../../headings/fieldNames.ts';
import { languageLetters } from '../../headings/languages/languageLetters.ts';
import { languageNumbers } from '../../headings/languages/languageNumbers.ts';
import type { Meaning } from '../../headings/Meaning.ts';
import { ranks } from '../../headings/ranks.ts';
import type { Layout } from '../sourceRow.ts';
import type { HeadingReading } from './HeadingReading.ts';

/** All columns with a heading, and those that hold something without one. */
export function judgeHeadings(
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
    return meansField(meaning) && meaning.target.language !== undefined;
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

/** Of a name that was only cut out of another one. */
function weakened(meaning: Meaning): Meaning {
  return meaning.kind === 'target' ? { ...meaning, rank: Math.max(meaning.rank, ranks.weak) } : meaning;
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
