import { Link } from '@mui/material';
import type { ColumnProps } from '../kindProps.ts';

/** An address in a list, as a link. */
export function LinkColumn({ value }: ColumnProps) {
  return (
    <Link href={String(value)} target="_blank" rel="noopener" onClick={(event) => event.stopPropagation()}>
      {String(value)}
    </Link>
  );
}
