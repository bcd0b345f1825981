import type { ColumnProps } from '../kindProps.ts';

/** A text in a list. */
export function TextColumn({ value }: ColumnProps) {
  return <>{String(value)}</>;
}
