import { columns } from './columns.ts';
import type { ValueProps } from './kindProps.ts';

/** The value of a field as people read it; nothing where there is none. */
export function Value({ place, value, record }: ValueProps) {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return null;
  const Column = columns[place.field.kind];
  return <Column place={place} value={value} record={record} Show={Value} />;
}
