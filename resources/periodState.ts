/** Where today stands in a period; its days are ISO 8601, its end may be open. */
export function periodState(
  { from, to }: { from?: unknown; to?: unknown },
  day: string,
): 'planned' | 'running' | 'over' {
  if (typeof from === 'string' && from > day) return 'planned';
  return typeof to === 'string' && to !== '' && to < day ? 'over' : 'running';
}
