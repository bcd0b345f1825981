import { asWritten } from './asWritten.ts';
import type { CategoryWords } from './CategoryWords.ts';
import type { JudgedGroup } from './JudgedGroup.ts';
import { leastOfFile } from './shares.ts';
import { partOfGroup } from './partOfGroup.ts';
import type { ProductGroup } from './ProductGroups.ts';
import type { TopicsOfFile } from './TopicsOfFile.ts';

const fewestAlike = 2;

/**
 * Those products of a group whose titles begin with what a category is called, if the file is about such things: they surely
 * are of it, whatever the group as a whole is (behaviour B400).
 */
export function judgeParts(
  group: ProductGroup,
  words: CategoryWords,
  topics: TopicsOfFile,
  { proposals: [likeliest] }: Pick<JudgedGroup, 'proposals'>,
): (JudgedGroup & { value: string })[] {
  const parts = new Map<string, { sid: string; written: string; count: number; isLoose: boolean }>();
  for (const title of group.titles) {
    const head = words.headOf(title);
    if (!head || words.isTop(head.sid)) continue;
    const part = parts.get(head.words);
    if (part) part.count += 1;
    else {
      const { sid, isLoose } = head;
      parts.set(head.words, { sid, written: asWritten(title, head.words), count: 1, isLoose });
    }
  }
  return [...parts.values()].flatMap(({ sid: spoken, written, count, isLoose }) => {
    const [above] = words.above(spoken);
    const isBroad = isLoose && above !== undefined && !words.isTop(above);
    const sid = isBroad ? above : spoken;
    // What only leads somewhere says nothing against what the group is about.
    const isAgainst = likeliest !== undefined && !words.areOfOneBranch(sid, likeliest.sid);
    if (isLoose && topics.isStrange()) return [];
    if (isLoose && isAgainst && !topics.isForeign(words.topOf(likeliest.sid), group)) return [];
    if (count < fewestAlike || topics.shareOf(words.topOf(sid)) < leastOfFile) return [];
    const code = isBroad ? 'group-broad' : 'group-part';
    const reason = { code, values: { count, words: written } };
    return { value: partOfGroup(group.value, written), isSure: true, proposals: [{ sid, reason }] };
  });
}
