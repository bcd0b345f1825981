import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { cellTextFault } from '../../../../base/workbook/cellText.ts';
import { faultyCell } from '../../../../base/workbook/readCell.ts';
import type { SheetCell, SheetInfo, SheetRow } from '../../../../base/workbook/sheetRow.ts';
import type { TableReader } from '../../../../base/workbook/tableReader.ts';
import { tooManyRows } from '../../../../base/workbook/tooManyRows.ts';
import { WorkbookError } from '../../../../base/workbook/WorkbookError.ts';
import { DatanormCatalogue } from './DatanormCatalogue.ts';
import { datanormEncoding } from './datanormEncoding.ts';
import { headings, meanings, type Article } from './datanormFields.ts';
import { datanormLines } from './datanormLines.ts';

/** What makes a text DATANORM: its first record, or one that names an article or a group. */
const firstRecord = /^(?:V [0-9]{6}|V;0?50;|[AB];[NALX];|[ST];[NL]?;|R;;?|P;[AP]?;[^;]*;[12];)/;
const articles: SheetInfo = { name: 'DATANORM', visibility: 'visible', meanings };
/** Nothing is taken away because a file says that it is sold no more: whoever imports reads it and decides. */
const withdrawals: SheetInfo = { name: 'DATANORM Löschungen', visibility: 'visible' };
const withdrawnHeadings = ['Gelöscht oder umnummeriert', 'Neu'];

/** Is a text DATANORM 4 or 5, or one of the files beside it (groups, prices), by its beginning? */
export function isDatanorm(text: string): boolean {
  return firstRecord.test(text);
}

/**
 * Opens DATANORM 4 or 5, one file or all of one delivery in one: a row for each article, with its short texts joined, its
 * long texts, dimension texts and inserted texts as one text, the names of its group as a path, its second half and its price.
 * What is withdrawn stands on a sheet of its own. It is read twice, for what is said of articles elsewhere first (behaviour B313).
 * @throws {WorkbookError} whenever it breaks `workbookLimits`
 */
export async function openDatanorm(file: string): Promise<TableReader> {
  const decode = await datanormEncoding(file);
  const catalogue = new DatanormCatalogue();
  let hasHead = false;
  for await (const { lines } of datanormLines(file, decode))
    for (const line of lines) {
      if (line.number === 1) hasHead = (line.fields[0] ?? '').startsWith('V');
      catalogue.note(line);
    }
  // The headings stand in place of the head, so that rows have the numbers of their lines.
  const shift = hasHead ? 0 : 1;
  const { size } = await stat(file);
  const countRow = tooManyRows();
  let readBytes = 0;

  async function* articleRows(): AsyncGenerator<SheetRow[]> {
    yield [
      {
        sheet: articles.name,
        row: 1,
        hidden: false,
        cells: headings.map((text, at) => textCell(at + 1, text)),
      },
    ];
    let last = 1;
    for await (const { lines, bytes } of datanormLines(file, decode, 'AV')) {
      readBytes += bytes;
      const rows: SheetRow[] = [];
      for (const line of lines) {
        const article = catalogue.article(line);
        if (!article) continue;
        countRow();
        last = line.number + shift;
        rows.push(rowOf(last, article));
      }
      if (rows.length > 0) yield rows;
    }
    let rows: SheetRow[] = [];
    for (const number of catalogue.numbersAlone()) {
      countRow();
      last += 1;
      rows.push(rowOf(last, catalogue.alone(number)));
      if (rows.length < 500) continue;
      yield rows;
      rows = [];
    }
    if (rows.length > 0) yield rows;
    if (last === 1) throw new WorkbookError('no-articles');
  }

  async function* withdrawnRows(): AsyncGenerator<SheetRow[]> {
    yield [
      {
        sheet: withdrawals.name,
        row: 1,
        hidden: false,
        cells: withdrawnHeadings.map((text, at) => textCell(at + 1, text)),
      },
    ];
    yield catalogue.withdrawn.map(({ number, successor }, index) => ({
      sheet: withdrawals.name,
      row: index + 2,
      hidden: false,
      cells: [number, successor].flatMap((text, at) => (text === '' ? [] : [textCell(at + 1, text)])),
    }));
  }

  return {
    sheets: catalogue.withdrawn.length > 0 ? [articles, withdrawals] : [articles],
    rows: (sheet) => (sheet === articles ? articleRows() : withdrawnRows()),
    share: () => Math.min(readBytes / Math.max(size, 1), 1),
    close: () => {},
  };
}

const article = /\n[AP];/g;

/** How many articles, or records of prices, there are, in pieces and without reading them. */
export async function* countArticles(file: string): AsyncGenerator<number> {
  let rest = '\n';
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024, encoding: 'latin1' })) {
    const text = rest + String(chunk);
    yield text.match(article)?.length ?? 0;
    // A record may begin where the piece ends, and is then seen as a whole with the next one.
    rest = /\n[AP]?$/.exec(text)?.[0] ?? '';
  }
}

function rowOf(row: number, article: Article): SheetRow {
  const cells = headings.flatMap((heading, at) => {
    const text = article[heading] ?? '';
    return text === '' ? [] : [textCell(at + 1, text)];
  });
  return { sheet: articles.name, row, hidden: false, cells };
}

function textCell(column: number, text: string): SheetCell {
  const fault = cellTextFault(text);
  return fault ? faultyCell(column, fault, text) : { column, kind: 'text', value: text, text };
}
