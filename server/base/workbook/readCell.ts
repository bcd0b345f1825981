import { cellTextFault, unescapeCellText } from './cellText.ts';
import { isoFromSerial, isoFromText } from './isoDate.ts';
import { plainNumber } from './numberFormat.ts';
import type { NumberStyle } from './numberStyle.ts';
import type { CellFault, SheetCell } from './sheetRow.ts';

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
/** How much of an unusable text is worth repeating in a report. */
const SHOWN_LENGTH = 100;

/** A cell that cannot be used, with the beginning of what stands there. */
export function faultyCell(column: number, fault: CellFault, text: string): SheetCell {
  return {
    column,
    kind: 'error',
    value: fault,
    text: text.slice(0, SHOWN_LENGTH).replaceAll('\0', '').toWellFormed(),
  };
}

/** Text as it stands in the XML, still with its `_xHHHH_` escapes; an empty text is an empty cell. */
export function textCell(column: number, raw: string): SheetCell | undefined {
  const text = unescapeCellText(raw);
  if (text === '') return undefined;
  const fault = cellTextFault(text);
  return fault ? faultyCell(column, fault, text) : { column, kind: 'text', value: text, text };
}

/**
 * A number as its style shows it, or a date if that says so. Whole numbers beyond 2^53 have lost digits by the time they
 * are read, so an identifier kept as such a number is refused instead of guessed.
 */
export function numberCell(
  column: number,
  raw: string,
  style: NumberStyle,
  is1904: boolean,
): SheetCell | undefined {
  const text = raw.trim();
  if (text === '') return undefined;
  if (!NUMBER.test(text)) return faultyCell(column, 'not-a-number', text);
  const value = Number(text);
  if (!Number.isFinite(value)) return faultyCell(column, 'number-out-of-range', text);
  if (style === 'date') {
    const date = isoFromSerial(value, is1904);
    return date
      ? { column, kind: 'date', value: date, text: date }
      : faultyCell(column, 'date-out-of-range', text);
  }
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    return faultyCell(column, 'integer-too-large', text);
  return { column, kind: 'number', value, text: style ? style(value) : plainNumber(text, value) };
}

/** A cell of type `d`; an empty text is an empty cell. */
export function isoDateCell(column: number, raw: string): SheetCell | undefined {
  const text = raw.trim();
  if (text === '') return undefined;
  const date = isoFromText(text);
  return date ? { column, kind: 'date', value: date, text } : faultyCell(column, 'not-a-date', text);
}

/** As `isoDateCell`, in a format that writes every date with a time: at midnight it is a date. */
export function isoMomentCell(column: number, raw: string): SheetCell | undefined {
  const cell = isoDateCell(column, raw);
  return cell?.kind === 'date' ? { ...cell, text: cell.value } : cell;
}

/** A cell of type `b`; an empty text is an empty cell. */
export function booleanCell(column: number, raw: string): SheetCell | undefined {
  const text = raw.trim();
  if (text === '') return undefined;
  if (text === '1' || text === 'true') return { column, kind: 'boolean', value: true, text: 'TRUE' };
  if (text === '0' || text === 'false') return { column, kind: 'boolean', value: false, text: 'FALSE' };
  return faultyCell(column, 'not-a-boolean', text);
}

/** `#N/A` and its like: the author's own formula failed. */
export function errorCell(column: number, raw: string): SheetCell {
  return faultyCell(column, 'formula-error', raw.trim());
}
