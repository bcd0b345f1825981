import { percentiles } from '../bench/setup/percentiles.ts';
import type { Verdict } from './judgeQuery.ts';

/** The figures of some queries; shares are from 0 to 1, times in milliseconds. */
export interface Figures {
  queries: number;
  ndcg: number;
  /** Mean reciprocal rank: of codes, how soon the one that was meant comes. */
  mrr: number;
  withoutResult: number;
  /** Of those that are long enough for suggestions; null where none is. */
  suggested: number | null;
  p50: number;
  p95: number;
}

export interface Summary {
  all: Figures;
  byKind: Record<string, Figures>;
  byLanguage: Record<string, Figures>;
  /** What no product of the platform answers, as far as could be seen: in no figure, and in no file for trec_eval. */
  unanswerable: { id: string; query: string }[];
}

/** The figures of a run, by kind and by language in the order of the file. */
export function summarize(verdicts: readonly Verdict[]): Summary {
  const answerable = verdicts.filter(isAnswerable);
  const by = (key: 'kind' | 'language') =>
    Object.fromEntries(
      [...Map.groupBy(answerable, (one) => one[key])].map(([name, some]) => [name, figuresOf(some)]),
    );
  return {
    all: figuresOf(answerable),
    byKind: by('kind'),
    byLanguage: by('language'),
    unanswerable: verdicts.filter((one) => !isAnswerable(one)).map(({ id, query }) => ({ id, query })),
  };
}

/** Whether anything could have been found. */
export function isAnswerable({ relevant }: Verdict): boolean {
  return relevant.length > 0;
}

function figuresOf(some: readonly Verdict[]): Figures {
  const suggested = some.flatMap(({ isSuggested }) => (isSuggested === null ? [] : [Number(isSuggested)]));
  const { p50, p95 } = percentiles(some.map(({ milliseconds }) => milliseconds));
  return {
    queries: some.length,
    ndcg: mean(some.map(({ ndcg }) => ndcg)),
    mrr: mean(some.map(({ reciprocalRank }) => reciprocalRank)),
    withoutResult: mean(some.map(({ shown }) => Number(shown.length === 0))),
    suggested: suggested.length > 0 ? mean(suggested) : null,
    p50,
    p95,
  };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
