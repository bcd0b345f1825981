import { isBuiltInDateFormat, isDateFormat } from './dateFormat.ts';
import { builtInNumberFormat, showNumberBy, type ShowNumber } from './numberFormat.ts';

/** What the style of a cell makes of a number: a date, a way to show it, or the number as it is. */
export type NumberStyle = 'date' | ShowNumber | undefined;

/** The style of a number format that is written out. */
export function numberStyleOf(code: string): NumberStyle {
  return isDateFormat(code) ? 'date' : showNumberBy(code);
}

/** The style of a number format that is named by number only. */
export function builtInNumberStyle(id: number): NumberStyle {
  return isBuiltInDateFormat(id) ? 'date' : showNumberBy(builtInNumberFormat(id) ?? '');
}
