import type { CategoryWords } from './CategoryWords.ts';
import type { ProductGroup } from './ProductGroups.ts';
import { leastOfAll, leastOfFile } from './shares.ts';
import { lastStep } from './spokenOf.ts';
import type { TopicsOfFile } from './TopicsOfFile.ts';
import type { Votes } from './votesOf.ts';

/** So much of a file for a name of which only the head says it. */
const mostOfFile = 0.4;

/** Does its name begin with what a category is called, where the file is about such things and its products about nothing else? */
export function isCalledSo(
  { said }: ProductGroup,
  sid: string,
  { byCategory, asked }: Votes,
  words: CategoryWords,
  topics: TopicsOfFile,
): boolean {
  const name = lastStep(said);
  const share = topics.shareOf(words.topOf(sid));
  const isCalled = words.headOf(name)?.sid === sid;
  if (!isCalled && (share < mostOfFile || words.headOf(name, true)?.sid !== sid)) return false;
  if (share < leastOfFile || words.isTop(sid)) return false;
  const others = [...byCategory].filter(([other]) => !words.areOfOneBranch(sid, other));
  const mostOther = Math.max(0, ...others.map(([, count]) => count));
  return mostOther <= (byCategory.get(sid) ?? 0) || mostOther < leastOfAll * asked;
}
