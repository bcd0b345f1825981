import { beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../tests/setup/freshDatabase.ts';
import type { TaggedDatabase } from '../tests/setup/tagged.ts';
import { loadShared } from './load.ts';
import { loadTerms } from './loadTerms.ts';
import { categories } from './world.ts';

let database: TaggedDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  await database.write.transaction(async (tx) => {
    await loadShared(tx);
    await loadTerms(tx);
  });
});

it('The terms of the demo world mean what is there', async () => {
  const astray = await database.read`
    select t.text, t.category, t.attribute from term t
    where (t.category is not null and not exists (select from category c where c.sid = t.category))
      or (t.attribute is not null and not exists (select from attribute a where a.sid = t.attribute))
      or (t.value is not null and not exists (
        select from attribute a cross join lateral jsonb_array_elements(a.choices) choice
        where a.sid = t.attribute and choice ->> 'sid' = t.value))`;
  expect(astray).toEqual([]);
});

it('Every category of the demo world is called something else besides in each language, but for its upper ones', async () => {
  const above = new Set(
    (
      await database.read`select category, count(distinct language)::int as languages from term
      where category is not null group by category having count(distinct language) < 4`
    ).map(({ category }) => category),
  );
  expect(above.size).toBeLessThan(categories().length / 10);
});

it('Each term in Latin letters stands in the vocabulary that the search reads', async () => {
  const silent = await database.read`
    select t.text from term t where t.text ~ '[A-Za-z0-9]' and not exists (
      select from search_vocabulary v where v.source = 'term' and v.source_sid = t.sid)`;
  expect(silent).toEqual([]);
});
