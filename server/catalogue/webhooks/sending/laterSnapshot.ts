/**
 * Of two snapshots of the database (`pg_snapshot` as text) the later one, where it shows all that the other one shows; else the
 * first.
 */
export function laterSnapshot(one: string, other: string | null): string {
  const [, end = ''] = one.split(':');
  const [begin = ''] = other?.split(':') ?? [];
  return other !== null && begin && BigInt(end) <= BigInt(begin) ? other : one;
}
