import type { ColumnReason } from '../../../../resources/calls/understoodColumn.ts';
import { foldedWords } from '../../../find/query/fold.ts';
import type { NameIndex } from '../catalogue/NameIndex.ts';
import { asWritten } from './asWritten.ts';
import type { CategoryWords, Spoken } from './CategoryWords.ts';
import type { ProductGroup } from './ProductGroups.ts';
import type { TopicsOfFile } from './TopicsOfFile.ts';

/** A category that a group of a file may be, with why. */
export interface GroupProposal {
  sid: string;
  reason: ColumnReason;
}

/** What a group of a file may be, the likeliest first; the first is taken if that is sure. */
export interface JudgedGroup {
  isSure: boolean;
  /** Is it only what its products have in common? */
  isBroad?: boolean;
  /** Is the category in doubt to which a term alone leads? */
  isDoubted?: boolean;
  proposals: GroupProposal[];
}

const mostProposals = 3;
/** What is less likely is no proposal. */
const leastLikely = 0.15;
/** So many of its products must agree where the words of a group do not say it. */
const leastShare = 0.4;
const leastOfAll = 0.3;
/** How much the words of a group say beside what its products are called. */
const shareOfWords = 0.6;
/** What holds all of the branch says less than what is one thing. */
const perStepUp = 0.8;

/** So much must a group's own words say, and so many of its products agree, for both to be sure together. */
const fewestBeside = 3;
const sureWords = 0.45;
const sureBeside = 1 / 3;
/** So many products must there be, and so many of them agree, where they alone say it. */
const fewestTitles = 5;
const sureAlone = 0.75;
const sureOfAll = 0.85;
/** A file is about what so many of its titles speak of. */
export const leastOfFile = 0.25;
/** So much for a name of which only the head says it. */
const mostOfFile = 0.4;
/** What a title only mentions is not what it is about. */
const leastSpoken = 0.4;
/** So much a name must say of a branch, whichever of its categories it may mean. */
const leastOfBranch = 0.5;
/** Groups of all that is none of the others; their products may be anything. */
const vague = new Set(
  foldedWords(`
    zubehör ersatzteile ersatzteil diverse diverses divers sonstige sonstiges andere varia verschiedenes accessoires accessoire
    pièces autres autre accessori accessorio ricambi altro altri varie vario accessories accessory spares parts misc miscellaneous
    other others
  `),
);

interface Votes {
  /** How many products each category has, those of what is below it too. */
  byCategory: Map<string, number>;
  /** Those of them that say so by what it is called. */
  firmly: Map<string, number>;
  /** Products that speak of a category. */
  told: number;
  /** Of so many. */
  asked: number;
  example: Map<string, string>;
}

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
  if (isVague) return { proposals, isSure: false };
  const isOnlyLed = first !== undefined && !isCalledAtAll(first.sid, spoken, votes);
  if (isOnlyLed && (topics.isStrange() || isOfTwoMinds(first.sid, spoken, words)))
    return { proposals, isSure: false };
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
  if (!about || speaksElsewhere(about.sid, named, votes, words)) return { proposals, isSure: false };
  return taken(about.sid, { code: 'file-about', values: { count: about.count, of: about.of } });
}

/**
 * What the two likeliest have above them, if that is called so in the name of the group, the file is about such things, and few of
 * the products speak of anything else: `Zargen` are of the doors, whichever.
 */
function sharedBy(
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

/** Do its name, or more than a few of its products, speak of something that is not there, below or above? */
function speaksElsewhere(
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

/** Does something call it by its name, the group or a part of its products, or do words only lead there? */
function isCalledAtAll(
  sid: string,
  spoken: ReadonlyMap<string, Spoken>,
  { firmly, told }: Pick<Votes, 'firmly' | 'told'>,
): boolean {
  return spoken.get(sid)?.isLoose === false || (firmly.get(sid) ?? 0) >= sureBeside * told;
}

/** Do other words of the name lead elsewhere, half as much as those that lead there? */
function isOfTwoMinds(sid: string, spoken: ReadonlyMap<string, Spoken>, words: CategoryWords): boolean {
  const least = (spoken.get(sid)?.score ?? 0) / 2;
  return (
    least > 0 && [...spoken].some(([other, { score }]) => score >= least && !words.areOfOneBranch(sid, other))
  );
}

/**
 * What is above a category that nothing calls by its name: words that only lead there, such as `Siphon` to floor drains, say
 * where to look, and not what it is. Undefined where some do, and of what is right below the top.
 */
function broaderOf(
  sid: string,
  spoken: ReadonlyMap<string, Spoken>,
  { firmly, told }: Votes,
  words: CategoryWords,
): string | undefined {
  const isCalled = isCalledAtAll(sid, spoken, { firmly, told });
  const [above] = words.above(sid);
  return isCalled || above === undefined || words.isTop(above) ? undefined : above;
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

/** Does its name begin with what a category is called, where the file is about such things and its products about nothing else? */
function isCalledSo(
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

/** By the words of the group; by those of what it stands in where these say nothing, as those of a series do. */
function spokenOf({ said, within }: ProductGroup, words: CategoryWords): Map<string, Spoken> {
  const own = words.spokenOf(lastStep(said));
  return own.size > 0 || within === undefined ? own : words.spokenOf(lastStep(within));
}

/** `Elektro > Leuchten` is about `Leuchten`. */
function lastStep(text: string): string {
  return text.split(/[>|›»→\\]/).findLast((step) => step.trim() !== '') ?? text;
}

function votesOf({ products, classes }: ProductGroup, words: CategoryWords, categories: NameIndex): Votes {
  const votes: Votes = {
    byCategory: new Map(),
    firmly: new Map(),
    told: 0,
    asked: products.length,
    example: new Map(),
  };
  const vote = (sids: readonly string[], example: string, said?: ReadonlyMap<string, Spoken>) => {
    if (sids.length === 0) return;
    votes.told += 1;
    for (const sid of sids)
      for (const each of [sid, ...words.above(sid)]) {
        votes.byCategory.set(each, (votes.byCategory.get(each) ?? 0) + 1 / sids.length);
        if (!said?.get(sid)?.isLoose) votes.firmly.set(each, (votes.firmly.get(each) ?? 0) + 1 / sids.length);
        if (!votes.example.has(each)) votes.example.set(each, example);
      }
  };
  for (const one of classes) {
    const { sids } = categories.find(one);
    if (sids.length === 1) vote(sids, one);
  }
  // Where classes say it, nobody has to read.
  if (votes.told >= products.length / 2) return votes;
  for (const { title, more } of products) {
    const said = words.spokenOf(title);
    const inTitle = mostSpoken(said);
    if (inTitle.length > 0) vote(inTitle, title, said);
    else {
      // Where a title is a code of its maker the text beside it may say what it is.
      const beside = words.spokenOf(more);
      vote(mostSpoken(beside), more, beside);
    }
  }
  return votes;
}

/** Scores that differ by no more say the same. */
const alike = 0.95;

/** Those of which a title speaks as much as of any. */
function mostSpoken(spoken: ReadonlyMap<string, Spoken>): string[] {
  const most = Math.max(0, ...[...spoken.values()].map(({ score }) => score));
  if (most < leastSpoken) return [];
  return [...spoken].flatMap(([sid, { score }]) => (score >= most * alike ? sid : []));
}

/** How far above what the products name themselves a category is. */
function stepsAbove(sid: string, { byCategory }: Votes, words: CategoryWords): number {
  const here = byCategory.get(sid) ?? 0;
  let most = 0;
  for (const [below, count] of byCategory) {
    const at = words.above(below).indexOf(sid);
    if (at >= 0 && count >= here / 3) most = Math.max(most, at + 1);
  }
  return most;
}

function isToldByBoth(
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

function reasonOf(
  sid: string,
  text: string,
  spoken: ReadonlyMap<string, Spoken>,
  { byCategory, told, example }: Votes,
): ColumnReason {
  const count = Math.round(byCategory.get(sid) ?? 0);
  const said = spoken.get(sid);
  const words = said && asWritten(text, said.words);
  const named = { count, of: told, example: (example.get(sid) ?? '').slice(0, 60) };
  if (words && count > 0) return { code: 'group-both', values: { ...named, words } };
  return words ? { code: 'group-words', values: { words } } : { code: 'group-titles', values: named };
}
