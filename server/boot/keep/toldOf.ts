import type { Manifest } from './Manifest.ts';

/** What of a back-up the terminal shows. */
export function toldOf({ madeAt, tables, blobs }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${blobs.count} files of ${Math.ceil(blobs.bytes / 1e6)} MB, as of ${madeAt}.`;
}
