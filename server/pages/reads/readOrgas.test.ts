import { beforeAll, expect, it } from 'vitest';
import { anonymous } from '../../../resources/access/rule.ts';
import { storefrontCalls } from '../../../resources/calls/storefront.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { platform } from '../../../resources/platform/platforms.ts';
import { catalogueOf, root } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { storefrontReads } from './index.ts';

let database: TaggedDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  const catalogue = catalogueOf(database);
  await catalogue.category('bauteile', { de: 'Bauteile', fr: 'Éléments' });
  await catalogue.category('fenster', { de: 'Fenster', fr: 'Fenêtres' });
  await catalogue.category('tueren', { de: 'Türen', fr: 'Portes' });
  await catalogue.tree('CH', { bauteile: root, fenster: 'bauteile', tueren: 'bauteile' });
  const companies = [
    ['alpen', 'Alpenglas AG', 'Bern', '3000', {}],
    ['zuri', 'Züri Holz', 'Zürich', '8000', { de: 'Eine Schreinerei mit Herz.', fr: 'Une menuiserie.' }],
    ['calanda', 'Schreinerei Calanda', 'Chur', '7000', {}],
    ['depot', 'Depot AG', 'Chur', '7000', {}],
  ] as const;
  for (const [sid, name, city, zip, description] of companies) {
    await catalogue.orga('CH', sid, name);
    await database.write`
      update orga set address = ${database.write.json({ city, zip })}, description = ${database.write.json(description)}
      where sid = ${sid}`;
  }
  await database.write`update orga set product_categories = '{fenster}' where sid = 'depot'`;
  await catalogue.products('CH', [
    { sid: 'a', orgaSid: 'alpen', title: 'Isolierglas', category: 'fenster' },
    { sid: 'b', orgaSid: 'calanda', title: 'Zimmertür', category: 'tueren' },
  ]);
  await catalogue.fold();
});

async function found(text: string, language: Language = 'de') {
  const visit = { caller: anonymous, platform: platform('CH'), devDatabase: false, db: database.read };
  const page = await storefrontReads.orgas(visit, language, {}, storefrontCalls.orgas.query.parse({ text }));
  return page?.orgas.items.map(({ sid }) => sid);
}

it('Companies are found by name, place, what they make and what they say of themselves (behaviour B448)', async () => {
  expect(await found('Schreinerei Chur')).toEqual(['calanda']);
  expect(await found('Fenster Bern')).toEqual(['alpen']);
  expect(await found('fenster in chur')).toEqual(['depot']);
  expect(await found('Bauteile Chur')).toEqual(['depot', 'calanda']);
  expect(await found('Schreinerei')).toEqual(['calanda', 'zuri']);
  expect(await found('zuerich')).toEqual(['zuri']);
  expect(await found('7000 Türen')).toEqual(['calanda']);
  expect(await found('Fenster Zürich')).toEqual([]);
});

it('They are found in the words of the language, places in all of theirs', async () => {
  expect(await found('fenêtres berne', 'fr')).toEqual(['alpen']);
  expect(await found('coire', 'fr')).toEqual(['depot', 'calanda']);
  expect(await found('menuiserie', 'fr')).toEqual(['zuri']);
});

it('A letter finds the names that begin with it', async () => {
  expect(await found('D')).toEqual(['depot']);
  expect(await found('z')).toEqual(['zuri']);
});
