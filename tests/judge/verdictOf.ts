import { ndcg } from '../search/ndcg.ts';
import type { Verdict } from './judgeQuery.ts';

/** A verdict on a page that showed things of these grades, of which the catalogue has others in store. */
export function verdictOf(
  id: string,
  shown: readonly number[],
  others: readonly number[],
  changes: Partial<Verdict> = {},
): Verdict {
  const hits = shown.map((grade, place) => ({ key: `muster/${place}`, title: `Tür ${place}`, grade }));
  const relevant = [
    ...hits.filter(({ grade }) => grade > 0).map(({ key, grade }) => ({ key, grade })),
    ...others.map((grade, place) => ({ key: `other one/${place}`, grade })),
  ];
  const first = shown.findIndex((grade) => grade > 0);
  return {
    id,
    query: id,
    language: 'de',
    platform: 'CH',
    kind: 'word',
    shown: hits,
    relevant,
    ndcg: ndcg(
      shown,
      relevant.map(({ grade }) => grade),
    ),
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    total: shown.length,
    isSuggested: null,
    milliseconds: 1,
    ...changes,
  };
}
