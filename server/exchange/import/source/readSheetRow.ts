import { languages, type Language } from '../../../../resources/language/languages.ts';
import { foldedWords } from '../../../find/query/fold.ts';
import { isBlank, withClearing } from '../CellValue.ts';
import { numberWithGtin } from '../content/numberWithGtin.ts';
import { importedField } from '../importedFields.ts';
import { languageOfCell } from '../headings/languages/languageNamed.ts';
import type { Target } from '../target.ts';
import type { SheetCell, SheetRow } from '../../../base/workbook/sheetRow.ts';
import { isKey } from './isKey.ts';
import type { SheetColumn, SheetColumns } from './columns/SheetColumns.ts';
import { rawValues, type RawValue } from './rawColumns.ts';
import type { SourceRow } from './sourceRow.ts';
import { longestHeading } from './unknownColumn.ts';

/** With fewer columns a row with one value may say all that its author had to say. */
const leastColumnsOfTitles = 3;

/**
 * A row as its columns are understood; undefined where none of them holds anything.
 * @param covering what merged cells of rows above say of it; nothing of one that is a title
 */
export function readSheetRow(
  { sheet, row, cells: own }: SheetRow,
  understood: SheetColumns,
  covering: readonly SheetCell[] = [],
): SourceRow | undefined {
  const isTitle = isLone(own, understood);
  const cells = isTitle || covering.length === 0 ? own : [...own, ...covering];
  const { columns, raw, languageColumn, spoken } = understood;
  const kept: RawValue[] = [];
  const source: SourceRow = { sheet, row, language: spoken, cells: [], raw: kept, issues: [] };
  const said = cells.find((cell) => cell.column === languageColumn && !isBlank(cell));
  if (said) source.language = languageOfCell(said.text) ?? null;
  if (said && !source.language) source.issues.push(unknownLanguage(said, columns.get(said.column)));
  for (const cell of cells) {
    const column = columns.get(cell.column);
    const unread = column ? undefined : raw.get(cell.column);
    if (unread) kept.push(...rawValues(unread, cell));
    if (!column || column.target.kind === 'language') continue;
    const given = withClearing(cell);
    if (isBlank(given)) continue;
    const target = inLanguage(column.target, source.language ?? spoken);
    const at = { column: column.letter, heading: column.heading };
    const both = column.hasGtin && given.kind === 'text' ? numberWithGtin(given.text) : undefined;
    if (!both) source.cells.push({ target, ...at, given });
    else
      source.cells.push(
        { target, ...at, given: textGiven(both.number) },
        { target: gtins, ...at, given: textGiven(both.gtin) },
      );
  }
  const named = understood.named?.of(cells, source.cells);
  source.cells.push(...(named?.read ?? []));
  kept.push(...(named?.raw ?? []));
  source.isLone = isTitle;
  return source.cells.length > 0 ? source : undefined;
}

/**
 * Long lists say above each part, or on each page, what their columns are: all of the headings that are read, or a row of those that stand in
 * two, beside the name of the part.
 */
export function repeatsHeadings({ cells }: SheetRow, { columns, headings }: SheetColumns): boolean {
  let namesProduct = false;
  let isWhole = true;
  let parts = 0;
  let others = 0;
  for (const cell of cells) {
    if (isBlank(cell)) continue;
    const column = columns.get(cell.column);
    const heading = headings.get(cell.column);
    const words: readonly string[] = isWhole || cell.kind === 'text' ? foldedWords(cell.text) : [];
    isWhole &&= !column || heading?.join('') === words.join('');
    namesProduct ||= column !== undefined && isKey(column.target);
    if (cell.kind === 'text' && isPart(words, heading)) parts += 1;
    else others += 1;
    // As good as every row is one of a product, and seen to be after two or three cells.
    if (!isWhole && others > mostOthers) return false;
  }
  return (isWhole && namesProduct) || (parts >= fewestParts && others <= mostOthers);
}

const fewestParts = 2;
/** The name of the part. */
const mostOthers = 1;

function isPart(words: readonly string[], heading: readonly string[] | undefined): boolean {
  return heading !== undefined && words.length > 0 && words.every((word) => heading.includes(word));
}

/** Are words all that is filled in? A number of an article has digits and no blanks. */
function isLone(cells: readonly SheetCell[], { width, remarksColumn }: SheetColumns): boolean {
  if (width < leastColumnsOfTitles) return false;
  const filled = cells.filter((cell) => cell.column !== remarksColumn && !isBlank(cell));
  const [only] = filled;
  return (
    filled.length === 1 &&
    only?.kind === 'text' &&
    /\p{L}/u.test(only.text) &&
    /^\D+$|\s/.test(only.text.trim())
  );
}

const gtins: Target = { kind: 'field', field: importedField('gtins') };

function textGiven(text: string) {
  return { kind: 'text', value: text, text } as const;
}

function unknownLanguage(cell: SheetCell, column: SheetColumn | undefined): SourceRow['issues'][number] {
  return {
    column: column?.letter ?? null,
    heading: column?.heading ?? null,
    value: cell.text.slice(0, longestHeading),
    severity: 'error',
    code: 'unknown-language',
    values: { languages: languages.join(', ') },
    suggestion: null,
  };
}

/** A text is in the language of its row, unless its heading says another. */
function inLanguage(target: Target, language: Language): Target {
  if (target.kind !== 'field' || !target.language || target.isNamed || target.language === language)
    return target;
  return { ...target, language };
}
