import type { WrittenValue } from '../../base/workbook/written/writtenSheet.ts';
import { numberText } from './numberText.ts';

/** What stands in a cell of a file that has only text. */
export function cellText(value: WrittenValue): string {
  if (typeof value === 'number') return unambiguous(numberText(value));
  return value === null || value === undefined ? '' : String(value);
}

/** `1.234` could have thousands, to whoever reads a text; `1.2340` could not. */
function unambiguous(text: string): string {
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
}
