import type { SheetRow } from '../../../../base/workbook/sheetRow.ts';
import { walkXml, type XmlVisitor } from './walkXml.ts';

/**
 * The rows that a visitor finds as a file is walked through, in batches.
 * @param found those since it was asked last
 * @param noteBytes is told how long each piece of the file was
 */
export async function* rowsInWalk(
  file: string,
  visitor: XmlVisitor,
  found: () => SheetRow[],
  noteBytes: (bytes: number) => void,
): AsyncGenerator<SheetRow[], void, undefined> {
  for await (const bytes of walkXml(file, visitor)) {
    noteBytes(bytes);
    const rows = found();
    if (rows.length > 0) yield rows;
  }
  const rest = found();
  if (rest.length > 0) yield rest;
}
