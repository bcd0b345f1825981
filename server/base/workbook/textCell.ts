import { cellTextFault } from './cellText.ts';
import { faultyCell } from './readCell.ts';
import type { SheetCell } from './sheetRow.ts';

/** A cell of a record that holds a text; one that no cell can hold is at fault. */
export function textCell(column: number, text: string): SheetCell {
  const fault = cellTextFault(text);
  return fault ? faultyCell(column, fault, text) : { column, kind: 'text', value: text, text };
}
