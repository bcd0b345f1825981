import type { SheetRow } from '../../../base/workbook/sheetRow.ts';
import { isBlank } from '../CellValue.ts';
import { ranks } from '../headings/ranks.ts';
import { meaningsOf, type HeaderReading } from './headerRows.ts';
import { isKey } from './isKey.ts';

const fewestHeadings = 3;
const longestHeading = 40;
/** So many of its cells have to be understood. */
const leastUnderstood = 0.6;

/**
 * Do other headings stand in this row, below the products of a first table: texts alone, most of them understood, one of them surely
 * what numbers products (behaviour B518)?
 */
export function beginsTable({ cells }: SheetRow, reading: HeaderReading): boolean {
  const filled = cells.filter((cell) => !isBlank(cell));
  const mayBe =
    filled.length >= fewestHeadings &&
    filled.every(({ kind, text }) => kind === 'text' && text.length <= longestHeading && !/\d{3}/.test(text));
  if (!mayBe) return false;
  const meanings = meaningsOf(filled, reading);
  const understood = meanings.filter(({ kind }) => kind === 'target' || kind === 'offers').length;
  return (
    understood >= Math.max(fewestHeadings, filled.length * leastUnderstood) &&
    meanings.some(
      (meaning) => meaning.kind === 'target' && meaning.rank <= ranks.words && isKey(meaning.target),
    )
  );
}
