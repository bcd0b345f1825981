import type { TableReader } from '../../../base/workbook/tableReader.ts';
import { FileError } from '../FileError.ts';
import { openTable } from '../formats/openTable.ts';
import { languageOfSheet } from '../headings/languages/languageNamed.ts';
import type { ReadSheet } from '../reports/reportRow.ts';
import { firstNamed } from './firstNamed.ts';
import { rowsOfSheet } from './rowsOfSheet.ts';
import type { FileReading, SheetReading } from './SheetReading.ts';
import type { Layout, Note, SourceRow } from './sourceRow.ts';

/**
 * The products of a workbook, in batches as they are read: all sheets but very hidden ones, hidden rows and
 * sheets too.
 * @throws {WorkbookError} whenever the file is not wholly understood
 * @throws {FileError} when no sheet has headings that name products
 */
export async function* sheetRows(file: string, reading: FileReading): AsyncGenerator<SourceRow[]> {
  const { read = (table: TableReader) => table } = reading;
  const opened = await openTable(file);
  const workbook = read(opened);
  const unread: ReadSheet[] = [];
  try {
    const sheets = workbook.sheets.filter(({ visibility }) => visibility !== 'very-hidden');
    const named = sheets.map(({ name }) => languageOfSheet(name));
    // One sheet alone may be called `IT` for any reason; beside one called `DE` it is Italian.
    const arePerLanguage = new Set(named.filter((language) => language !== undefined)).size > 1;
    const isSeen = reading.read !== undefined;
    const skipped: SheetReading['skipped'] = [];
    const askable: Layout[] = [];
    const held: Parameters<Note>[0][] = [];
    // What is wrong with sheets that may be read once more is said when one of them is read.
    const say = () => {
      for (const issue of held.splice(0)) reading.note(issue);
    };
    const sheetsAs = async function* (isNumberless: boolean, note: Note) {
      for (const [index, sheet] of sheets.entries())
        for await (const rows of rowsOfSheet(workbook, sheet, {
          ...reading,
          unread,
          skipped,
          askable,
          isAmongOthers: sheets.length > 1,
          named: arePerLanguage ? named[index] : undefined,
          meanings: sheet.meanings,
          groups: sheet.groups,
          // What a file is to change is seen before it goes only there.
          mayCompose: isSeen,
          isNumberless,
          note,
        })) {
          say();
          yield rows;
        }
    };
    const note: Note = (issue) => {
      if (isSeen && reading.layouts.length === 0) held.push(issue);
      else reading.note(issue);
    };
    yield* sheetsAs(false, note);
    // Sheets that number nothing are read if no other one does.
    if (reading.layouts.length === 0 && isSeen) {
      held.length = skipped.length = unread.length = askable.length = 0;
      yield* sheetsAs(true, note);
    }
    say();
    if (opened.beside)
      reading.note({ severity: 'warning', code: 'files-beside', values: { count: opened.beside } });
    const { leftOut = [] } = opened;
    if (leftOut.length > 0)
      reading.note({ severity: 'warning', code: 'lists-left-out', values: { lists: firstNamed(leftOut) } });
    for (const { name } of skipped) {
      const code = askable.some((sheet) => sheet.name === name) ? 'sheet-unnumbered' : 'sheet-skipped';
      reading.note({ severity: 'warning', code, sheet: name, values: { sheet: name } });
    }
    if (reading.layouts.length > 0) reading.layouts.push(...askable);
  } finally {
    workbook.close();
  }
  if (reading.layouts.length === 0) throw new FileError('no-headings', {}, unread);
}
