import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { columnName } from '../cellReference.ts';
import { stylesXml } from '../cellStyle.ts';
import { encodeXmlText } from './encodeXmlText.ts';
import { notesXml, noteShapesXml } from './notesXml.ts';
import { sheetXml, type Note } from './sheetXml.ts';
import type { WrittenSheet } from './writtenSheet.ts';
import { zipStream, type ZipEntry } from './zipStream.ts';

/** Holds what the drop-downs offer; whoever reads such a workbook back skips very hidden sheets. */
const CHOICES_SHEET = '_choices';
const LONGEST_SHEET_NAME = 31;
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Writes a workbook (ECMA-376, transitional) into a stream and ends it. Rows are pulled as the stream takes them;
 * memory does not depend on their number.
 * @throws {WorkbookError} text-too-long, too-many-rows, too-many-columns; the stream is then destroyed half-written
 */
export async function writeWorkbook(sheets: readonly WrittenSheet[], stream: Writable): Promise<void> {
  await pipeline(workbookStream(sheets), stream);
}

/** The same as a readable stream, for whoever answers with one. */
export function workbookStream(sheets: readonly WrittenSheet[]): Readable {
  return Readable.from(zipStream(workbookEntries(sheets)), { objectMode: false });
}

async function* workbookEntries(given: readonly WrittenSheet[]): AsyncGenerator<ZipEntry> {
  const { sheets, choiceRanges } = withChoices(given);
  const names = sheetNames(sheets);
  const withNotes: number[] = [];
  // Relationships come first: programs tell a workbook from other zip files by the first name.
  yield part('_rels/.rels', relationshipsXml([['officeDocument', 'xl/workbook.xml']]));
  yield part('xl/workbook.xml', workbookXml(sheets, names));
  yield part(
    'xl/_rels/workbook.xml.rels',
    relationshipsXml([
      ...sheets.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
  );
  yield part('xl/styles.xml', stylesXml());
  for (const [index, sheet] of sheets.entries()) {
    const number = index + 1;
    const notes: Note[] = [];
    yield {
      name: `xl/worksheets/sheet${number}.xml`,
      content: withDeclaration(sheetXml(sheet, { choiceRanges: choiceRanges[index] ?? new Map(), notes })),
    };
    if (notes.length === 0) continue;
    withNotes.push(number);
    yield part(
      `xl/worksheets/_rels/sheet${number}.xml.rels`,
      relationshipsXml([
        ['vmlDrawing', `../drawings/vmlDrawing${number}.vml`],
        ['comments', `../comments${number}.xml`],
      ]),
    );
    yield { name: `xl/comments${number}.xml`, content: withDeclaration(notesXml(notes)) };
    yield { name: `xl/drawings/vmlDrawing${number}.vml`, content: noteShapesXml(notes) };
  }
  yield part('[Content_Types].xml', contentTypesXml(sheets.length, withNotes));
}

/** Choices stand in a sheet of their own: written into the rule itself they may not exceed 255 characters. */
function withChoices(given: readonly WrittenSheet[]) {
  const lists: (readonly string[])[] = [];
  const choiceRanges = given.map(({ columns }) => {
    const ranges = new Map<number, string>();
    for (const [index, { choices }] of columns.entries()) {
      if (!choices || choices.length === 0) continue;
      const column = columnName(lists.push(choices));
      ranges.set(index + 1, `${CHOICES_SHEET}!$${column}$1:$${column}$${choices.length}`);
    }
    return ranges;
  });
  if (lists.length === 0) return { sheets: given, choiceRanges };
  const longest = Math.max(...lists.map(({ length }) => length));
  const rows = Array.from({ length: longest }, (_, row) => lists.map((choices) => choices[row]));
  const choicesSheet: WrittenSheet = { name: CHOICES_SHEET, columns: [], rows, isVeryHidden: true };
  return { sheets: [...given, choicesSheet], choiceRanges };
}

/** Names as Excel accepts them: no `[]:*?/\`, no apostrophe at either end, 31 characters, no two the same. */
function sheetNames(sheets: readonly WrittenSheet[]): string[] {
  const taken = new Set<string>();
  return sheets.map(({ name }) => {
    const allowed =
      name
        .replaceAll(/[[\]:*?/\\\s]+/g, ' ')
        .replaceAll(/^'+|'+$/g, '')
        .trim() || 'Sheet';
    for (let number = 1; ; number++) {
      const suffix = number === 1 ? '' : ` ${number}`;
      const candidate = allowed.slice(0, LONGEST_SHEET_NAME - suffix.length) + suffix;
      if (taken.has(candidate.toLowerCase())) continue;
      taken.add(candidate.toLowerCase());
      return candidate;
    }
  });
}

function workbookXml(sheets: readonly WrittenSheet[], names: readonly string[]): string {
  const each = sheets.map(({ isVeryHidden }, index) => {
    const state = isVeryHidden ? ' state="veryHidden"' : '';
    return `<sheet name="${encodeXmlText(names[index] ?? '')}" sheetId="${index + 1}"${state} r:id="rId${index + 1}"/>`;
  });
  return `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheets>${each.join('')}</sheets></workbook>`;
}

function relationshipsXml(targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

function contentTypesXml(sheets: number, withNotes: readonly number[]): string {
  const override = (name: string, type: string) =>
    `<Override PartName="/xl/${name}" ContentType="${SPREADSHEET}.${type}+xml"/>`;
  return (
    `<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>' +
    override('workbook.xml', 'sheet.main') +
    override('styles.xml', 'styles') +
    Array.from({ length: sheets }, (_, index) =>
      override(`worksheets/sheet${index + 1}.xml`, 'worksheet'),
    ).join('') +
    withNotes.map((number) => override(`comments${number}.xml`, 'comments')).join('') +
    '</Types>'
  );
}

function part(name: string, xml: string): ZipEntry {
  return { name, content: [XML + xml] };
}

async function* withDeclaration(xml: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  yield XML;
  yield* xml;
}
