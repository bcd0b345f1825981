import { Readable } from 'node:stream';

/** So that Excel takes it for UTF-8. */
const mark = '\uFEFF';

/** A text with commas (RFC 4180) in UTF-8, written as its rows are read. */
export function csvStream(header: readonly string[], rows: AsyncIterable<readonly string[]>): Readable {
  async function* lines() {
    yield mark + lineOf(header);
    for await (const row of rows) yield lineOf(row);
  }
  return Readable.from(lines(), { objectMode: false });
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}
