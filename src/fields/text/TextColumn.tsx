import type { ColumnProps } from '../kindProps.ts';

export function TextColumn({ value }: ColumnProps) {
  return <>{String(value)}</>;
}
