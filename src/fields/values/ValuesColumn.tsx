import type { ColumnProps } from '../kindProps.ts';

/** How many attributes have a value. */
export function ValuesColumn({ value }: ColumnProps) {
  return <>{Object.keys(value ?? {}).length}</>;
}
