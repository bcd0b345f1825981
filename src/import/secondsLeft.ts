import type { ImportSummary } from '../../resources/calls/importReport.ts';

/** Before this much has been read, what is left is a guess. */
const leastShare = 0.03;
/** How long comparing and writing take, measured against reading: a file that is only checked, and one that is imported. */
const afterReading = { dryRun: 0.5, imported: 1.5 } as const;

/**
 * About how many seconds an import still takes; undefined as long as nobody can tell.
 * @param since seconds since the summary was made
 * @param readIn seconds that the reading took, once it is over
 */
export function secondsLeft(
  { stage, share, seconds, dryRun }: Pick<ImportSummary, 'stage' | 'share' | 'seconds' | 'dryRun'>,
  since: number,
  readIn: number | undefined,
): number | undefined {
  const spent = (seconds ?? 0) + since;
  const rest = afterReading[dryRun ? 'dryRun' : 'imported'];
  if (stage === 'reading' && share >= leastShare)
    return Math.max(1, ((seconds ?? 0) / share) * (1 + rest) - spent);
  if ((stage === 'comparing' || stage === 'writing') && readIn !== undefined)
    return Math.max(1, readIn * (1 + rest) - spent);
  return undefined;
}
