import { nameKey } from '../catalogue/nameKey.ts';
import type { CellValue } from '../CellValue.ts';
import { shownCode } from '../values/shownCode.ts';

/** A column whose values are kept as they are for each product (behaviour B331). */
export interface RawColumn {
  /** By which it is found again: whatever the file, one heading of a company is one column. */
  key: string;
  heading: string;
  /** Is it read, but for values such as this one? */
  isRead: boolean;
}

/** A value of such a column, as it is read again once the company says what the column means. */
export interface RawValue extends RawColumn {
  kind: 'text' | 'number' | 'boolean' | 'date';
  text: string;
}

const longestHeading = 200;

/** @param letter of the column, by which one without a heading is called */
export function rawColumn(heading: string, letter: string, isRead = false): RawColumn {
  const shown = storable(heading.trim().slice(0, longestHeading)) || letter;
  return { key: nameKey(shown) || shown, heading: shown, isRead };
}

/** The value as it is kept; nothing of a cell whose own fault leaves none. */
export function rawValues(column: RawColumn, given: CellValue): RawValue[] {
  if (given.kind === 'error' || given.kind === 'list' || given.text.trim() === '') return [];
  const kind = given.kind === 'cleared' ? 'text' : given.kind;
  const shown = given.kind === 'number' ? shownCode(given.value, given.text) : undefined;
  if (shown !== undefined) return [{ ...column, kind: 'text', text: storable(shown) }];
  const text = kind === 'number' || kind === 'date' ? String(given.value) : given.text;
  return [{ ...column, kind, text: storable(text) }];
}

function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
