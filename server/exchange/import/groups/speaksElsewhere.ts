import type { CategoryWords, Spoken } from './CategoryWords.ts';
import { leastSpoken } from './shares.ts';
import type { Votes } from './votesOf.ts';

/** Do its name, or more than a few of its products, speak of something that is not there, below or above? */
export function speaksElsewhere(
  sid: string,
  spoken: ReadonlyMap<string, Spoken>,
  { byCategory, told }: Votes,
  words: CategoryWords,
): boolean {
  const isElsewhere = (other: string) => !words.areOfOneBranch(sid, other);
  const named = [...spoken].some(([other, { score }]) => score >= leastSpoken && isElsewhere(other));
  const most = Math.max(0, ...[...byCategory].flatMap(([other, count]) => (isElsewhere(other) ? count : [])));
  return named || most > told / 3;
}

/** Do other words of the name lead elsewhere, half as much as those that lead there? */
export function isOfTwoMinds(
  sid: string,
  spoken: ReadonlyMap<string, Spoken>,
  words: CategoryWords,
): boolean {
  const least = (spoken.get(sid)?.score ?? 0) / 2;
  return (
    least > 0 && [...spoken].some(([other, { score }]) => score >= least && !words.areOfOneBranch(sid, other))
  );
}
