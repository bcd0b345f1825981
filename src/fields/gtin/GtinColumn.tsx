import { shownGtin } from '../../../resources/finding/shownGtin.ts';
import type { ColumnProps } from '../kindProps.ts';
import { stringsOf } from '../stringsOf.ts';

/** The first GTIN, and how many more there are. */
export function GtinColumn({ value }: ColumnProps) {
  const [first = '', ...others] = stringsOf(value);
  return (
    <span className="value-figures value-line">
      {shownGtin(first)}
      {others.length > 0 && ` +${others.length}`}
    </span>
  );
}
