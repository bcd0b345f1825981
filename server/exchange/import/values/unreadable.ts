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

/** A value that a number cannot say, such as a range: its row is taken without it, and it is kept raw (behaviour B330). */
export function leftRaw(code: string): ReadValue {
  return { faults: [{ severity: 'warning', code }] };
}

/** What people write where they have no value to give; it leaves what is stored, as an empty cell does. */
const nothings =
  /^(?:k\.?\s?a\.?|n\.?\s?[av]\.?|n\.?\s?d\.?|n\.?\s?b\.?|n\/[avd]|keine angaben?|nicht (?:angegeben|bekannt|definiert|zutreffend)|unbekannt|auf anfrage|s(?:ur|u) (?:demande|richiesta)|non (?:indiqué|spécifié|disponible|indicato|specificato)|not (?:available|applicable|specified|known)|unknown|on request|tbd|\?+|[–—−.]|--+|\/)$/i;

/** The warning that a cell says nothing of its value. */
export const saysNothing = 'says-nothing';

/** A value that says of itself that it is none; undefined for any other. */
export function readNothing({ text }: CellValue): ReadValue | undefined {
  return nothings.test(text.trim()) ? { faults: [{ severity: 'warning', code: saysNothing }] } : undefined;
}

/** Line ends of one kind, and no soft hyphens: they are of the file, not of the text. */
export function textOf({ text }: CellValue): string {
  return /[\r\u00ad]/.test(text) ? text.replace(/\r\n?/g, '\n').replaceAll('\u00ad', '') : text;
}
