import { beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { fruitlessCounter } from './fruitlessCounter.ts';
import { sweepChoices } from './searchChoices.ts';

let database: TaggedDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});

it('What is opened from the page of a weak search is counted with it, that of a good one is not', async () => {
  const counter = fruitlessCounter(database.write, (error) => {
    throw error;
  });
  counter.note('CH', 'Guckloch', { language: 'de', isWeak: true });
  for (const text of ['Guckloch', 'GUCKLOCH', 'Fenster'])
    counter.noteChoice('CH', text, { orgaSid: 'alpenfenster', productSid: 'f1' });
  await counter.stop();
  expect(
    await database.read`select platform, text, product_sid, choices::int as choices from search_choice`,
  ).toEqual([{ platform: 'CH', text: 'guckloch', product_sid: 'f1', choices: 2 }]);
});

it('It is forgotten with the searches', async () => {
  await database.write`update search_choice set day = '2020-01-01'`;
  await sweepChoices(database.write);
  expect(await database.read`select from search_choice`).toHaveLength(0);
});
