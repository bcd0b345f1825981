import type { CellFault } from '../../base/workbook/sheetRow.ts';
import { unguardDash } from './literalDash.ts';

/** A value as the file has it, from a cell or from JSON; `text` is what the report shows of it. */
export type CellValue =
  | { kind: 'text'; value: string; text: string }
  | { kind: 'number'; value: number; text: string }
  | { kind: 'boolean'; value: boolean; text: string }
  /** ISO 8601. */
  | { kind: 'date'; value: string; text: string }
  | { kind: 'error'; value: CellFault; text: string }
  | { kind: 'list'; value: CellValue[]; text: string }
  /** To be emptied: null in JSON, `-` in a cell. */
  | { kind: 'cleared'; value: null; text: string };

/** A value without anything in it leaves what is stored as it is (behaviour B87). */
export function isBlank({ kind, text }: CellValue): boolean {
  return kind === 'text' && text.trim() === '';
}

const clearing = '-';

/** The value, with the sign for emptying understood, and what is that sign and means itself. */
export function withClearing(given: CellValue): CellValue {
  if (given.kind !== 'text') return given;
  if (given.value.trim() === clearing) return { kind: 'cleared', value: null, text: given.text };
  const value = unguardDash(given.value);
  return value === given.value ? given : { kind: 'text', value, text: unguardDash(given.text) };
}
