import type { ColumnProps } from '../kindProps.ts';
import { stringsOf } from '../stringsOf.ts';

/** Codes stand in figures of equal width, so that they can be compared line by line. */
export function CodeColumn({ value }: ColumnProps) {
  const codes = stringsOf(value);
  return <span className="value-codes">{codes.join(', ')}</span>;
}
