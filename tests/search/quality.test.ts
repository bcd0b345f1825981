import { beforeAll, expect, it } from 'vitest';
import { loadPlatform } from '../../demo/loadPlatform.ts';
import { loadShared } from '../../demo/load.ts';
import { loadTerms } from '../../demo/loadTerms.ts';
import { indexPendingProducts } from '../../server/find/index/indexPendingProducts.ts';
import { freshDatabase } from '../setup/freshDatabase.ts';
import { judge, type Verdict } from './judge.ts';

const products = 1200;
const wanted = 0.9;

let verdicts: Verdict[];

beforeAll(async () => {
  const database = await freshDatabase();
  await database.write.begin(async (tx) => {
    await loadShared(tx);
    await loadTerms(tx);
    await loadPlatform(tx, 'CH', products, new Map(), []);
  });
  await indexPendingProducts(database);
  verdicts = await judge(database.read);
  process.stdout.write(report(verdicts));
}, 120_000);

const mean = (some: readonly Verdict[]) =>
  some.reduce((sum, { score }) => sum + score, 0) / Math.max(1, some.length);

/** NDCG@10 per kind and, of what was tuned on, the queries below the bar; of those held out, names alone. */
function report(all: readonly Verdict[]): string {
  const kinds = [...Map.groupBy(all, ({ kind }) => kind)].map(([kind, some]) => {
    const [tuned, unseen] = [false, true].map((isHeldOut) =>
      mean(some.filter((one) => one.isHeldOut === isHeldOut)).toFixed(3),
    );
    return `${kind.padEnd(16)} ${String(some.length).padStart(3)} queries   tuned ${tuned}   held out ${unseen}`;
  });
  const weak = all
    .filter(({ score, isHeldOut }) => score < wanted && !isHeldOut)
    .map(
      ({ text, score, shown, hits, first }) =>
        `  ${score.toFixed(2)} «${text}» ${hits} of kind ${shown}: ${first.join(' | ')}`,
    );
  return `\nNDCG@10\n${kinds.join('\n')}\nbelow ${wanted}:\n${weak.join('\n')}\n`;
}

it('What was held out while the search was tuned is found as well as what it was tuned on', () => {
  expect(verdicts).toHaveLength(120);
  const unseen = verdicts.filter(({ isHeldOut }) => isHeldOut);
  expect(unseen).toHaveLength(30);
  expect(mean(unseen)).toBeGreaterThanOrEqual(wanted);
  expect(mean(verdicts)).toBeGreaterThanOrEqual(wanted);
});

it('No query that has an answer comes back empty', () => {
  expect(verdicts.filter(({ hits }) => hits === 0).map(({ text }) => text)).toEqual([]);
});
