import { expect, it } from 'vitest';
import { summarize } from './summarize.ts';
import { trecFiles } from './trecFiles.ts';
import { verdictOf } from './verdictOf.ts';

/** The figures are what trec_eval 10.0-rc3 says (-q -c -m ndcg_cut.10 -m recip_rank) of the two files. */
const judged = [
  { verdict: verdictOf('q0001', [3, 0, 1, 2], [3, 3]), ndcg: 0.5298, rank: 1 },
  { verdict: verdictOf('q0002', [0, 0, 1], []), ndcg: 0.5, rank: 0.3333 },
  { verdict: verdictOf('q0003', [], [2]), ndcg: 0, rank: 0 },
  { verdict: verdictOf('q0004', [0, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1]), ndcg: 0.7799, rank: 0.5 },
  { verdict: verdictOf('q0005', [1, 2, 3, 3, 3, 1, 1, 0, 0, 2], [3, 3, 2, 2, 2]), ndcg: 0.5378, rank: 1 },
];
const verdicts = judged.map(({ verdict }) => verdict);

it('Every figure is the one of trec_eval, to four decimals', () => {
  for (const { verdict, ndcg, rank } of judged) {
    expect(verdict.ndcg).toBeCloseTo(ndcg, 4);
    expect(verdict.reciprocalRank).toBeCloseTo(rank, 4);
  }
  const { all } = summarize(verdicts);
  expect(all.ndcg).toBeCloseTo(0.4695, 4);
  expect(all.mrr).toBeCloseTo(0.5667, 4);
});

it('The run falls in score from place to place, and the qrels hold gains under names without blanks', () => {
  const { run, qrels } = trecFiles(verdicts);
  expect(run.split('\n').slice(0, 4)).toEqual([
    'q0001 Q0 muster/0 1 10 baustein',
    'q0001 Q0 muster/1 2 9 baustein',
    'q0001 Q0 muster/2 3 8 baustein',
    'q0001 Q0 muster/3 4 7 baustein',
  ]);
  expect(qrels.split('\n').slice(0, 5)).toEqual([
    'q0001 0 muster/0 7',
    'q0001 0 muster/2 1',
    'q0001 0 muster/3 3',
    'q0001 0 other%20one/0 7',
    'q0001 0 other%20one/1 7',
  ]);
});

it('What nothing answers is in neither file and in no figure, but told', () => {
  const vain = verdictOf('q0006', [0, 0], []);
  expect(trecFiles([vain])).toEqual({ run: '', qrels: '' });
  const { all, unanswerable } = summarize([...verdicts, vain]);
  expect(all).toEqual(summarize(verdicts).all);
  expect(unanswerable).toEqual([{ id: 'q0006', query: 'q0006' }]);
});
