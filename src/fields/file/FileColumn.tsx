import type { FileField } from '../../../resources/kinds/field.ts';
import type { ColumnProps } from '../kindProps.ts';

/** The kind of the file, and of its hash as much as tells two files apart. */
export function FileColumn({ place, value }: ColumnProps<FileField>) {
  return <>{`${place.field.of.toUpperCase()} ${String(value).slice(0, 8)}`}</>;
}
