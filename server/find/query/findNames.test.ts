import { beforeAll, expect, it } from 'vitest';
import { catalogueOf, root, visitorScope } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { findNames } from './findNames.ts';
import { namedKinds } from './nameScopes.ts';

let database: TaggedDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  const catalogue = catalogueOf(database);
  await catalogue.category('holzfenster', 'Holzfenster');
  await catalogue.category('fenster', 'Fenster');
  await catalogue.category('fensterbaenke', 'Bänke für Fenster');
  await catalogue.tree('CH', { holzfenster: root, fenster: root, fensterbaenke: root });
  await catalogue.orga('CH', 'fensterbau', 'Fensterbau Alpen AG');
  await catalogue.orga('CH', 'alpen', 'Alpen Holz AG');
  await catalogue.fold();
});

it('Names that are kept are found as the database finds them (behaviour B779)', async () => {
  const scope = visitorScope('CH');
  const texts = [
    'fenster',
    'fen',
    'Alpen',
    'alpen ag',
    'ag',
    'Bänke',
    'fenster für',
    'holz',
    'x',
    'nster',
    '',
  ];
  for (const text of texts) {
    const query = { text, language: 'de' as const };
    const asked = await findNames(database.read, scope, query, namedKinds);
    const kept = await findNames({ ...database.read, common: database.read }, scope, query, namedKinds);
    for (const kind of namedKinds) expect(kept.get(kind), `${text} ${kind}`).toEqual(asked.get(kind));
  }
  const { size } = await findNames(
    { ...database.read, common: database.read },
    scope,
    { text: 'fenster', language: 'de' },
    namedKinds,
  );
  expect(size).toBe(2);
});
