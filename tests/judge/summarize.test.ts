import { expect, it } from 'vitest';
import { readable } from './readable.ts';
import { summarize } from './summarize.ts';
import { verdictOf } from './verdictOf.ts';

const verdicts = [
  verdictOf('q0001', [3], [], { milliseconds: 10, isSuggested: true }),
  verdictOf('q0002', [], [3], { milliseconds: 30, isSuggested: false }),
  verdictOf('q0003', [0, 3], [], { milliseconds: 20, kind: 'code', language: 'fr' }),
];

it('Figures come for all, by kind and by language; suggestions count where a query is long enough', () => {
  const { all, byKind, byLanguage } = summarize(verdicts);
  expect(all).toMatchObject({ queries: 3, mrr: 0.5, suggested: 0.5, p50: 20, p95: 30 });
  expect(all.withoutResult).toBeCloseTo(1 / 3);
  expect(byKind).toMatchObject({ word: { queries: 2, ndcg: 0.5 }, code: { mrr: 0.5, suggested: null } });
  expect(Object.keys(byLanguage)).toEqual(['de', 'fr']);
});

it('People read a table, and the weakest queries with what was shown first', () => {
  const lines = readable(summarize(verdicts), verdicts).split('\n');
  expect(lines[1]).toMatch(/^all +3 +0\.5436 +0\.5000 +33\.3 % +50\.0 % +20\.0 +30\.0$/);
  expect(lines.slice(lines.indexOf('weakest:') + 1)).toEqual([
    '  q0002 0.00 de word «q0002» 0 hits',
    '  q0003 0.63 fr code «q0003» 2 hits: Tür 0 | Tür 1',
    '',
  ]);
});
