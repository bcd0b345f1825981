import { category } from '../../../../resources/entities/category.ts';
import type { Catalogue } from '../catalogue/readCatalogue.ts';
import { judgeGroup } from './judgeGroup.ts';
import type { CategoryWords } from './CategoryWords.ts';
import type { JudgedGroup } from './JudgedGroup.ts';
import { judgeParts } from './judgeParts.ts';
import type { ProductGroup, ProductGroups } from './ProductGroups.ts';
import { TopicsOfFile } from './TopicsOfFile.ts';
import type { WordsOfCategories } from './WordsOfCategories.ts';

/** Judges which categories the groups of a file are, or those of their products that are called alike (behaviour B371, B400). */
export function judgeGroups(
  groups: ProductGroups,
  { references }: Pick<Catalogue, 'references'>,
  words: WordsOfCategories,
): (JudgedGroup & { value: string })[] {
  const index = references[category.name];
  if (!index) return [];
  const topics = new TopicsOfFile(groups.all(), groups.known(), words);
  return groups.all().flatMap((group) => {
    const spoken = words.in(group.language);
    const judged = withinSheet(group, judgeGroup(group, spoken, index, topics), spoken);
    const [first] = judged.proposals;
    const isExact = judged.isSure && !judged.isBroad;
    // What is said of the group as a whole says no more of those that are called alike than what is above them.
    const parts = (isExact ? [] : judgeParts(group, spoken, topics, judged)).filter(
      ({ proposals: [part] }) =>
        !judged.isSure ||
        !first ||
        !part ||
        (part.sid !== first.sid && spoken.above(part.sid).includes(first.sid)),
    );
    const isDoubted = group.isLoose && !judged.isSure;
    return [{ value: group.value, ...judged, ...(isDoubted && { isDoubted }) }, ...parts];
  });
}

/** What a group is of on a sheet that is called like a category: that, unless it is surely of another that this does not lie below. */
function withinSheet({ otherwise }: ProductGroup, judged: JudgedGroup, words: CategoryWords): JudgedGroup {
  if (otherwise === undefined) return judged;
  const [first] = judged.proposals;
  const isNearer = judged.isSure && first && !words.above(otherwise).includes(first.sid);
  if (isNearer) return judged;
  const others = judged.proposals.filter(({ sid }) => sid !== otherwise);
  const ofSheet = { sid: otherwise, reason: { code: 'group-sheet', values: {} } };
  return { proposals: [ofSheet, ...others].slice(0, mostProposals), isSure: true, isBroad: true };
}

const mostProposals = 3;
