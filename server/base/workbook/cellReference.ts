import { workbookLimits as limits } from './limits.ts';

/** 1 to `A`, 27 to `AA`. */
export function columnName(column: number): string {
  let name = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}

/** Column of `AB12` between two bytes of a buffer; 0 if it is no reference, or beyond the last column. */
export function columnOf(bytes: Buffer, start: number, end: number): number {
  let column = 0;
  let at = start;
  for (; at < end; at++) {
    const letter = bytes[at]! - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
    if (column > limits.sheetColumns) return 0;
  }
  return at < end ? column : 0;
}

/** Row of `AB12` or of `12`; 0 if it is none, or beyond the last row. */
export function rowOf(bytes: Buffer, start: number, end: number): number {
  let at = start;
  while (at < end && bytes[at]! > 64) at++;
  const row = wholeNumber(bytes, at, end);
  return row <= limits.sheetRows ? row : 0;
}

/** Digits as a number; -1 for anything else, nothing, or more than nine digits. */
export function wholeNumber(bytes: Buffer, start: number, end: number): number {
  if (start === end || end - start > 9) return -1;
  let value = 0;
  for (let at = start; at < end; at++) {
    const digit = bytes[at]! - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}
