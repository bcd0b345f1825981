import type { TextField } from '../../../resources/kinds/field.ts';
import type { ColumnProps } from '../kindProps.ts';

/** A text in a list; of a long one as much as a row has room for. */
export function TextColumn({ place, value }: ColumnProps<TextField>) {
  return place.field.long ? <span className="cut">{String(value)}</span> : <>{String(value)}</>;
}
