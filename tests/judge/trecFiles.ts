import { gainOf, judgedPlaces } from '../search/ndcg.ts';
import type { Verdict } from './judgeQuery.ts';
import { isAnswerable } from './summarize.ts';

/** The two files that trec_eval compares. */
export interface TrecFiles {
  /** What was shown: `id Q0 document rank score tag`. */
  run: string;
  /** What answers: `id 0 document gain`. */
  qrels: string;
}

/**
 * A run as trec_eval reads it. It takes the relevance of the qrels for the gain, so they hold gains (7, 3, 1), not
 * grades; it orders by score and not by rank, so no two places have the same.
 */
export function trecFiles(verdicts: readonly Verdict[]): TrecFiles {
  const answerable = verdicts.filter(isAnswerable);
  return {
    run: lines(
      answerable.flatMap(({ id, shown }) =>
        shown.map(({ key }, place) => [id, 'Q0', document(key), place + 1, judgedPlaces - place, 'baustein']),
      ),
    ),
    qrels: lines(
      answerable.flatMap(({ id, relevant }) =>
        relevant.map(({ key, grade }) => [id, 0, document(key), gainOf(grade)]),
      ),
    ),
  };
}

/** Columns end at a blank. */
function document(key: string): string {
  return key.replace(/\s/gu, encodeURIComponent);
}

function lines(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.join(' ')}\n`).join('');
}
