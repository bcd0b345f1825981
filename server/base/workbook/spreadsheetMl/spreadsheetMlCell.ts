import { cellTextFault } from '../cellText.ts';
import { numberStyleOf, type NumberStyle } from '../numberStyle.ts';
import { booleanCell, errorCell, faultyCell, isoMomentCell, numberCell } from '../readCell.ts';
import type { SheetCell } from '../sheetRow.ts';

/** Names of formats that stand for one that is written out. */
const namedFormats = new Map([
  ['General Date', 'yyyy-mm-dd hh:mm'],
  ['Long Date', 'yyyy-mm-dd'],
  ['Medium Date', 'yyyy-mm-dd'],
  ['Short Date', 'yyyy-mm-dd'],
  ['Long Time', 'hh:mm:ss'],
  ['Medium Time', 'hh:mm'],
  ['Short Time', 'hh:mm'],
  ['Fixed', '0.00'],
  ['Standard', '0.00'],
  ['Percent', '0.00%'],
]);

/** How numbers of a format are shown, which is named or written out. */
export function styleNamed(format: string): NumberStyle {
  return numberStyleOf(namedFormats.get(format) ?? format);
}

/** What a cell says; undefined for one that holds nothing. */
export function spreadsheetMlCell(
  column: number,
  { type, text, style }: { type: string; text: string; style: NumberStyle },
): SheetCell | undefined {
  switch (type) {
    case 'Number':
      return numberCell(column, text, style, false);
    case 'DateTime':
      return isoMomentCell(column, text.replace(/^1899-12-31T/, '').replace(/\.0+$/, ''));
    case 'Boolean':
      return booleanCell(column, text);
    case 'Error':
      return errorCell(column, text);
    default: {
      const fault = cellTextFault(text);
      if (fault) return faultyCell(column, fault, text);
      return text === '' ? undefined : { column, kind: 'text', value: text, text };
    }
  }
}
