/**
 * The rows and cells of a text as spreadsheets put it on the clipboard: separated by tabs and line breaks, a cell that
 * holds either of them in quotes.
 */
export function pastedTable(text: string): string[][] {
  const rows: string[][] = [[]];
  // One cell and what ends it: a quoted one may hold everything but a single quote.
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"').replaceAll('\r\n', '\n'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  // Spreadsheets end the last row, too.
  const last = rows.at(-1);
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop();
  return rows;
}

/** Rows and cells as a text for the clipboard, which `pastedTable` and spreadsheets read again. */
export function copiedTable(rows: readonly (readonly string[])[]): string {
  const quoted = (cell: string) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((cells) => cells.map(quoted).join('\t')).join('\n');
}
