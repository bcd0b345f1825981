import { minimumSearchLength } from '../../resources/limits.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { judgedPlaces, ndcg } from '../search/ndcg.ts';
import { findRelevant } from './findRelevant.ts';
import type { Catalogue, Where } from './openCatalogue.ts';
import type { Server } from './openServer.ts';
import type { Judged } from './readJudged.ts';
import { readSearch, readSuggestions } from './readShown.ts';
import { bestAnswer, type Relevant, type Shown, type Subtree } from './shown.ts';

/** How the search page and the suggestions did on one query. */
export interface Verdict {
  /** Its place in the file: `q0001` is the first. */
  id: string;
  query: string;
  language: string;
  platform: string;
  kind: string;
  /** The first ten things of the search page. */
  shown: { key: string; title: string; grade: number }[];
  /** What answers: all that was shown of it, and as much of the rest as the ideal order needs. */
  relevant: Relevant[];
  /** Normalised discounted cumulative gain of ten places. */
  ndcg: number;
  /** 1 divided by the place of the first right one, 0 without any among the ten. */
  reciprocalRank: number;
  /** Hits of all kinds. */
  total: number;
  /** Whether something right is suggested for the whole text; null where it is too short for products and categories. */
  isSuggested: boolean | null;
  /** Until the answer of the search had arrived. */
  milliseconds: number;
}

/** Asks one query as a visitor does, and judges what is shown. */
export async function judgeQuery(
  server: Server,
  catalogue: Catalogue,
  { query, language, kind, answers, platform }: Judged & { platform: PlatformKey },
  id: string,
): Promise<Verdict> {
  const where = { platform, language };
  const subtree = await subtreesOf(catalogue, platform, answers);
  const best = (one: Shown) => bestAnswer(answers, one, subtree);
  const found = await readSearch(server, catalogue, where, query, judgedPlaces);
  const shown = found.shown.map((one) => ({ ...one, answer: best(one) }));
  const right = shown.flatMap(({ key, answer }) => (answer ? [{ key, answer }] : []));
  // Right categories or companies are a way to the products, and no list of them could be longer.
  const relevant =
    !found.isOfProducts && right.length > 0
      ? right.map(({ key, answer: { grade } }) => ({ key, grade }))
      : await findRelevant(catalogue, where, answers, right);
  const grades = shown.map(({ answer }) => answer?.grade ?? 0);
  const first = grades.findIndex((grade) => grade > 0);
  const isLongEnough = query.length >= Math.max(minimumSearchLength.product, minimumSearchLength.category);
  return {
    id,
    query,
    language,
    platform,
    kind,
    shown: shown.map(({ key, title, answer }) => ({ key, title, grade: answer?.grade ?? 0 })),
    relevant,
    ndcg: ndcg(
      grades,
      relevant.map(({ grade }) => grade),
    ),
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    total: found.total,
    isSuggested: isLongEnough ? await isSuggested(server, catalogue, where, query, best) : null,
    milliseconds: found.milliseconds,
  };
}

async function isSuggested(
  server: Server,
  catalogue: Catalogue,
  where: Where,
  text: string,
  best: (one: Shown) => unknown,
): Promise<boolean> {
  for await (const one of readSuggestions(server, catalogue, where, text))
    if (best(one) !== undefined) return true;
  return false;
}

async function subtreesOf(
  catalogue: Catalogue,
  platform: string,
  answers: Judged['answers'],
): Promise<Subtree> {
  const subtrees = new Map<string, ReadonlySet<string>>();
  for (const sid of new Set(answers.flatMap(({ categories = [] }) => categories)))
    subtrees.set(sid, (await catalogue.subtree(platform, sid)) ?? new Set());
  return (sid) => subtrees.get(sid) ?? new Set();
}
