import type { CategoryWords, Spoken } from './CategoryWords.ts';
import { isCalledAtAll } from './isCalledAtAll.ts';
import type { GroupProposal } from './JudgedGroup.ts';
import { leastOfFile } from './shares.ts';
import type { TopicsOfFile } from './TopicsOfFile.ts';
import type { Votes } from './votesOf.ts';

/** So much a name must say of a branch, whichever of its categories it may mean. */
const leastOfBranch = 0.5;

/**
 * What is above a category that nothing calls by its name: words that only lead there, such as `Siphon` to floor drains, say
 * where to look, and not what it is. Undefined where some do, and of what is right below the top.
 */
export function broaderOf(
  sid: string,
  spoken: ReadonlyMap<string, Spoken>,
  { firmly, told }: Votes,
  words: CategoryWords,
): string | undefined {
  const isCalled = isCalledAtAll(sid, spoken, { firmly, told });
  const [above] = words.above(sid);
  return isCalled || above === undefined || words.isTop(above) ? undefined : above;
}

/**
 * What the two likeliest have above them, if that is called so in the name of the group, the file is about such things, and few of
 * the products speak of anything else: `Zargen` are of the doors, whichever.
 */
export function sharedBy(
  proposals: readonly GroupProposal[],
  spoken: ReadonlyMap<string, Spoken>,
  { byCategory, told }: Votes,
  words: CategoryWords,
  { topics, isForeign }: { topics: TopicsOfFile; isForeign(sid: string): boolean },
): string | undefined {
  const [first, second] = proposals;
  if (!first || !second) return undefined;
  const isCommon = (sid: string) => sid === second.sid || words.above(second.sid).includes(sid);
  const shared = [first.sid, ...words.above(first.sid)].find(isCommon);
  if (shared === undefined || words.isTop(shared) || topics.shareOf(words.topOf(shared)) < leastOfFile)
    return undefined;
  const named = [...spoken].filter(([sid]) => words.areOfOneBranch(shared, sid));
  const isCalled = named.reduce((sum, [, { score }]) => sum + score, 0) >= leastOfBranch;
  const isOther = (sid: string) => !words.areOfOneBranch(shared, sid) && !isForeign(sid);
  const most = Math.max(0, ...[...byCategory].flatMap(([sid, count]) => (isOther(sid) ? count : [])));
  return isCalled && most <= told / 3 ? shared : undefined;
}
