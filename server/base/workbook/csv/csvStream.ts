import { Readable } from 'node:stream';
import { guardFormulas } from './formulaGuard.ts';

/** So that Excel takes it for UTF-8. */
const mark = '\uFEFF';

/** A text with commas (RFC 4180) in UTF-8, written as its rows are read; nothing in it is a formula. */
export function csvStream(header: readonly string[], rows: AsyncIterable<readonly string[]>): Readable {
  async function* lines() {
    yield mark + lineOf(header);
    for await (const row of rows) yield lineOf(row);
  }
  return Readable.from(lines(), { objectMode: false });
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

/** Quoted with any sign that may stand between cells: of a single column nothing else tells which one does. */
function cellOf(text: string): string {
  const cell = guardFormulas(text);
  return /[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
