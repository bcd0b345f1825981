import type { CategoryWords, Spoken } from './CategoryWords.ts';
import { sureBeside } from './shares.ts';
import type { Votes } from './votesOf.ts';

/** So much must a group's own words say, and so many of its products agree, for both to be sure together. */
const fewestBeside = 3;
const sureWords = 0.45;
/** So many products must there be, and so many of them agree, where they alone say it. */
const fewestTitles = 5;
const sureOfAll = 0.85;

/** Do the words of a group and its products agree on a category, or nearly all products alone? */
export function isToldByBoth(
  sid: string,
  spoken: ReadonlyMap<string, Spoken>,
  votes: Votes,
  words: CategoryWords,
): boolean {
  const { byCategory, told, asked } = votes;
  const agreeing = (byCategory.get(sid) ?? 0) / Math.max(told, 1);
  // What holds everything is no answer.
  if (words.isTop(sid)) return false;
  const others = [...byCategory].filter(([other]) => !words.areOfOneBranch(sid, other));
  const mostOther = Math.max(0, ...others.map(([, count]) => count)) / Math.max(told, 1);
  const said = spoken.get(sid)?.score ?? 0;
  if (said >= sureWords && told >= fewestBeside && agreeing >= sureBeside && mostOther < agreeing)
    return true;
  // Titles alone say nothing against what the group is called.
  const isOther = [...spoken].some(
    ([other, one]) => one.score >= sureWords && !words.areOfOneBranch(sid, other),
  );
  return !isOther && told >= fewestTitles && (byCategory.get(sid) ?? 0) >= sureOfAll * asked;
}
