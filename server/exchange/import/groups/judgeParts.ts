import { asWritten } from './asWritten.ts';
import type { CategoryWords } from './CategoryWords.ts';
import { leastOfFile, type JudgedGroup } from './judgeGroup.ts';
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
): (JudgedGroup & { value: string })[] {
  const parts = new Map<string, { sid: string; written: string; count: number }>();
  for (const title of group.titles) {
    const head = words.headOf(title);
    if (!head || words.isTop(head.sid)) continue;
    const part = parts.get(head.words);
    if (part) part.count += 1;
    else parts.set(head.words, { sid: head.sid, written: asWritten(title, head.words), count: 1 });
  }
  return [...parts.values()].flatMap(({ sid, written, count }) => {
    if (count < fewestAlike || topics.shareOf(words.topOf(sid)) < leastOfFile) return [];
    const reason = { code: 'group-part', values: { count, words: written } };
    return { value: partOfGroup(group.value, written), isSure: true, proposals: [{ sid, reason }] };
  });
}
