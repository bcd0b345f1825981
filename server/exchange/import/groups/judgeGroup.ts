import type { ColumnReason } from '../../../../resources/calls/understoodColumn.ts';
import { foldedWords } from '../../../find/query/fold.ts';
import type { NameIndex } from '../catalogue/NameIndex.ts';
import { asWritten } from './asWritten.ts';
import { broaderOf, sharedBy } from './broaderOf.ts';
import type { CategoryWords, Spoken } from './CategoryWords.ts';
import { isCalledAtAll } from './isCalledAtAll.ts';
import { isCalledSo } from './isCalledSo.ts';
import { isToldByBoth } from './isToldByBoth.ts';
import type { GroupProposal, JudgedGroup } from './JudgedGroup.ts';
import type { ProductGroup } from './ProductGroups.ts';
import { reasonOf } from './reasonOf.ts';
import { alike, leastOfAll, leastShare, sureAlone } from './shares.ts';
import { isOfTwoMinds, speaksElsewhere } from './speaksElsewhere.ts';
import { spokenOf } from './spokenOf.ts';
import type { TopicsOfFile } from './TopicsOfFile.ts';
import { stepsAbove, votesOf } from './votesOf.ts';

const mostProposals = 3;
/** What is less likely is no proposal. */
const leastLikely = 0.15;
const fewestBeside = 3;
/** How much the words of a group say beside what its products are called. */
const shareOfWords = 0.6;
/** What holds all of the branch says less than what is one thing. */
const perStepUp = 0.8;
/** Groups of all that is none of the others; their products may be anything. */
const vague = new Set(
  foldedWords(`
    zubehör ersatzteile ersatzteil diverse diverses divers sonstige sonstiges andere varia verschiedenes accessoires accessoire
    pièces autres autre accessori accessorio ricambi altro altri varie vario accessories accessory spares parts misc miscellaneous
    other others
  `),
);

/** Judges which category a group of a file is, by its words, by what its products are called and by their classes. */
export function judgeGroup(
  group: ProductGroup,
  words: CategoryWords,
  categories: NameIndex,
  topics: TopicsOfFile,
): JudgedGroup {
  const spoken = spokenOf(group, words);
  const votes = votesOf(group, words, categories);
  const likely = new Map<string, number>();
  const share = (sid: string) => (votes.byCategory.get(sid) ?? 0) / Math.max(votes.told, 1);
  const isOften = (sid: string) =>
    share(sid) >= leastShare &&
    (votes.byCategory.get(sid) ?? 0) >= Math.max(fewestBeside, leastOfAll * votes.asked);
  const isForeign = (sid: string) => topics.isForeign(words.topOf(sid), group);
  const weightOfTitles = (1 - shareOfWords) * Math.min(1, (2 * votes.told) / Math.max(votes.asked, 1));
  for (const sid of new Set([...spoken.keys(), ...votes.byCategory.keys()])) {
    const said = (spoken.get(sid)?.score ?? 0) * shareOfWords;
    likely.set(sid, said + share(sid) * weightOfTitles * perStepUp ** stepsAbove(sid, votes, words));
  }
  raiseParents(likely, spoken, share, words);
  const ranked = [...likely]
    .filter(([sid, much]) => much >= leastLikely && (spoken.has(sid) || isOften(sid)))
    .toSorted(([, one], [, other]) => other - one)
    // What the rest of the file is not about comes last.
    .toSorted(([one], [other]) => Number(isForeign(one)) - Number(isForeign(other)))
    // What holds everything is proposed only where nothing else is.
    .filter(([sid], at) => at === 0 || !words.isTop(sid))
    .slice(0, mostProposals);
  const said = `${group.said} ${group.within ?? ''}`;
  const proposals = ranked.map(([sid]) => ({ sid, reason: reasonOf(sid, said, spoken, votes) }));
  const [first] = proposals;
  // What the rest of the file is not about the group is not called either: `Outdoor; Wall` among luminaires is no wall.
  const named = new Map([...spoken].filter(([sid]) => !isForeign(sid)));
  const isVague = foldedWords(group.said).some((word) => vague.has(word));
  const isSure =
    first !== undefined &&
    !isForeign(first.sid) &&
    (isToldByBoth(first.sid, named, votes, words) || isCalledSo(group, first.sid, votes, words, topics));
  const unsure = { proposals: withNeighbours(proposals, topics, words), isSure: false };
  if (isVague) return unsure;
  const isOnlyLed = first !== undefined && !isCalledAtAll(first.sid, spoken, votes);
  const isLedAstray = (sid: string) =>
    topics.isStrange() || topics.isBeside(words.topOf(sid)) || isOfTwoMinds(sid, spoken, words);
  if (isOnlyLed && isLedAstray(first.sid)) return unsure;
  const taken = (sid: string, reason: ColumnReason): JudgedGroup => {
    const others = proposals.filter((proposal) => proposal.sid !== sid);
    return { proposals: [{ sid, reason }, ...others].slice(0, mostProposals), isSure: true, isBroad: true };
  };
  if (first && isSure) {
    const broader = broaderOf(first.sid, spoken, votes, words);
    if (broader === undefined) return { proposals, isSure };
    const called = spoken.get(first.sid)?.words;
    if (called === undefined) return taken(broader, reasonOf(broader, said, spoken, votes));
    return taken(broader, { code: 'group-broad', values: { words: asWritten(said, called) } });
  }
  // What its products do not agree on they may have in common.
  const common =
    first && !isForeign(first.sid)
      ? (words.above(first.sid).find((sid) => isToldByBoth(sid, named, votes, words)) ??
        sharedBy(proposals, named, votes, words, { topics, isForeign }))
      : undefined;
  if (common !== undefined) return taken(common, reasonOf(common, said, spoken, votes));
  const about = topics.about(words);
  if (!about || speaksElsewhere(about.sid, named, votes, words)) return unsure;
  return taken(about.sid, { code: 'file-about', values: { count: about.count, of: about.of } });
}

/** With what else the list is mostly about: the groups of a file are of one trade. */
function withNeighbours(
  proposals: readonly GroupProposal[],
  topics: TopicsOfFile,
  words: CategoryWords,
): GroupProposal[] {
  const beside = topics.mostNamed(words).map(({ sid, count, of }) => ({
    sid,
    reason: { code: 'neighbours', values: { count, of } },
  }));
  const isNew = ({ sid }: GroupProposal) => proposals.every((proposal) => proposal.sid !== sid);
  return [...proposals, ...beside.filter(isNew)].slice(0, mostProposals);
}

/** Of two that a group is called, one below the other, it is the upper one unless nearly all of its products are the lower one. */
function raiseParents(
  likely: Map<string, number>,
  spoken: ReadonlyMap<string, Spoken>,
  share: (sid: string) => number,
  words: CategoryWords,
): void {
  for (const [sid, { score }] of spoken)
    for (const above of words.above(sid)) {
      const said = spoken.get(above)?.score ?? 0;
      if (said < score * alike || share(sid) >= sureAlone) continue;
      likely.set(above, Math.max(likely.get(above) ?? 0, (likely.get(sid) ?? 0) + slightly));
    }
}

const slightly = 0.001;
