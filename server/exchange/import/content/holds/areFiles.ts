import type { SheetCell } from '../../../../base/workbook/sheetRow.ts';
import { shareOf, type ColumnValues, most } from './ColumnValues.ts';

/** Addresses of pictures on the web, or the names of their files. */
export function arePictures(values: ColumnValues): boolean {
  return values.cells.length > 0 && shareOf(values, isPicture) >= most;
}

/** Is it one, or several that a list of JSON or a person put into one cell? */
function isPicture({ text }: SheetCell): boolean {
  return text
    .trim()
    .split(/;\s+|\s*\n\s*/)
    .every((part) => picture.test(part));
}

const picture = /^(?:(?:https?:\/\/)?\S+|[^/:]{1,120})\.(?:jpe?g|png|webp|gif|tiff?|avif)(?:\?\S*)?$/i;

/** Addresses of both, whatever is of an article. */
export function arePicturesAmongPapers(values: ColumnValues): boolean {
  const isFile = (cell: SheetCell) => isPicture(cell) || isPaper(cell);
  return values.cells.some(isPicture) && values.cells.some(isPaper) && shareOf(values, isFile) >= most;
}

/** Addresses on the web, whatever lies there. */
export function areAddresses(values: ColumnValues): boolean {
  return (
    values.cells.length > 0 && shareOf(values, ({ text }) => /^https?:\/\/\S+$/i.test(text.trim())) >= most
  );
}

/** Addresses or names of papers, drawings among them. */
export function arePapers(values: ColumnValues): boolean {
  const isDrawing = ({ text }: SheetCell) => /\S\.(?:dwg|dxf|ifc|rfa|step|stp)$/i.test(text.trim());
  return values.cells.some(isPaper) && shareOf(values, (cell) => isPaper(cell) || isDrawing(cell)) >= most;
}

function isPaper({ text }: SheetCell): boolean {
  return /\S\.pdf(?:[?#]\S*)?$/i.test(text.trim());
}

/** Names of files of any kind: `DL009-27W.ldt`. */
export function areFiles(values: ColumnValues): boolean {
  return shareOf(values, ({ text }) => /^\S+\.[a-z][a-z\d]{1,4}$/i.test(text.trim())) >= most;
}
