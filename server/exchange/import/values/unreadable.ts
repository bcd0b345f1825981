import type { Fault } from '../../../../resources/fault.ts';
import type { CellValue } from '../CellValue.ts';

/** Why a value cannot be read, or what was done to read it; where it stands is known to whoever has it read. */
export type ReadingFault = Omit<Fault, 'path'>;

/** A value as a record holds it, still to be judged, or why there is none. Values of lists come as lists. */
export interface ReadValue {
  value?: unknown;
  faults?: readonly ReadingFault[];
  /** What was probably meant by a value that names nothing, should it be judged wrong. */
  suggestion?: string | null;
}

/** A value that cannot be read. */
export function unreadable(
  code: string,
  values: ReadingFault['values'] = {},
  suggestion: string | null = null,
): ReadValue {
  return { faults: [{ code, values, suggestion }] };
}

/** Line ends of one kind, and no soft hyphens: they are of the file, not of the text. */
export function textOf(given: CellValue): string {
  return given.text.replace(/\r\n?/g, '\n').replaceAll('\u00ad', '');
}
