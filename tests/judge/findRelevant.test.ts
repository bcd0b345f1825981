import { expect, it } from 'vitest';
import { findRelevant } from './findRelevant.ts';
import type { Catalogue } from './openCatalogue.ts';

const where = { platform: 'CH', language: 'de' };

/** A catalogue of so many doors in pages of ten, every third of oak, that counts the pages asked for. */
function doors(many: number) {
  const asked = { pages: 0 };
  const list: Catalogue['list'] = async function* () {
    for (let from = 0; from < many; from += 10) {
      asked.pages += 1;
      yield Array.from({ length: Math.min(10, many - from) }, (_, index) => ({
        key: `muster/${from + index}`,
        title: (from + index) % 3 === 0 ? 'Tür Eiche' : 'Tür',
      }));
    }
  };
  return { asked, list };
}

it('Ten of the best are looked for and no more', async () => {
  const { asked, list } = doors(1000);
  const relevant = await findRelevant({ list }, where, [{ grade: 1, titles: /Eiche/u }], []);
  expect(relevant).toHaveLength(10);
  expect(asked.pages).toBe(3);
  const shown = { grade: 3 as const, categories: ['tueren'] };
  const right = Array.from({ length: 10 }, (_, index) => ({ key: `shown/${index}`, answer: shown }));
  await findRelevant({ list }, where, [shown, { grade: 1, categories: ['dach'] }], right);
  expect(asked.pages).toBe(3);
});

it('What was shown and answers worse leaves its place to the better ones that were not shown', async () => {
  const near = { grade: 1 as const, categories: ['dach'] };
  const right = Array.from({ length: 10 }, (_, index) => ({ key: `near/${index}`, answer: near }));
  const relevant = await findRelevant(doors(4), where, [near, { grade: 3, titles: /Eiche/u }], right);
  expect(relevant.filter(({ grade }) => grade === 3).map(({ key }) => key)).toEqual(['muster/0', 'muster/3']);
});

it('A product that answers twice counts once, by its better answer', async () => {
  const answers = [
    { grade: 3 as const, titles: /Eiche/u },
    { grade: 1 as const, categories: ['tueren'] },
  ];
  const relevant = await findRelevant(doors(4), where, answers, []);
  expect(relevant.map(({ grade }) => grade)).toEqual([3, 3, 1, 1]);
});

it('Numbers and counts in the file are believed, less what was shown of them', async () => {
  const { asked, list } = doors(1000);
  const numbers = { grade: 3 as const, articleNumbers: ['A', 'B', 'C'] };
  const right = [{ key: 'muster/a', answer: numbers }];
  const relevant = await findRelevant(
    { list },
    where,
    [numbers, { grade: 1, titles: /x/u, relevant: 4 }],
    right,
  );
  expect(relevant.map(({ grade }) => grade)).toEqual([3, 3, 3, 1, 1, 1, 1]);
  expect(asked.pages).toBe(0);
});

it('Where the catalogue is too large to be looked through, the file has to say how many there are', async () => {
  const answers = [{ grade: 1 as const, titles: /Buche/u }];
  await expect(findRelevant(doors(20_000), where, answers, [])).rejects.toThrow(
    'fewer than 10 of the first 10000 products answer: name categories too, or say with "relevant"',
  );
});
