import type { CodeField } from '../../../resources/kinds/field.ts';
import type { ColumnProps } from '../kindProps.ts';
import { stringsOf } from '../stringsOf.ts';
import { NamedCode } from './NamedCode.tsx';

/** Codes stand in figures of equal width, so that they can be compared line by line. */
export function CodeColumn({ place, value, record }: ColumnProps<CodeField>) {
  const codes = stringsOf(value);
  const { names } = place.field;
  if (names && codes[0]) return <NamedCode code={codes[0]} names={names} record={record ?? {}} />;
  return <span className="value-codes">{codes.join(', ')}</span>;
}
