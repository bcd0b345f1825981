import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { holdersOf } from '../../../resources/access/holdersOf.ts';
import { visitorsOfThePlatform } from '../../../resources/access/visitorsOfThePlatform.ts';
import { entity, type Entity } from '../../../resources/entity.ts';
import { number, sid, text, translated } from '../../../resources/kinds/grammar.ts';
import { entities } from '../../../resources/registry.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { seedPeople } from '../../../tests/setup/people.ts';
import { tokenFor } from '../../../tests/setup/signIn.ts';
import { testApp } from '../../../tests/setup/testApp.ts';
import { faultsOfMigration } from '../../../tests/migrations/faultsOfMigration.ts';
import { readMigrations } from '../../base/database/migrating/readMigrations.ts';
import { declaredTable } from './declaredTables.ts';
import { schemaDifference } from './difference.ts';
import { writeMigration } from './writeMigration.ts';

const folder = await mkdtemp(join(tmpdir(), 'baustein-migrations-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const probe: Entity = entity({
  name: 'plantTour',
  path: 'plant-tour/{platform}',
  key: ['sid'],
  title: 'title',
  calls: ['list', 'get', 'create', 'update', 'delete'],
  access: {
    view: visitorsOfThePlatform,
    read: holdersOf('CMS'),
    create: holdersOf('CMS'),
    update: holdersOf('CMS'),
    delete: holdersOf('CMS'),
  },
  fields: {
    sid: sid({ listed: true }),
    title: translated({ required: true }),
    floors: number({ integer: true, sortable: true }),
  },
});

it('The migrations hold exactly what is declared', async () => {
  const database = await freshDatabase();
  const difference = await schemaDifference(database.write, Object.values(entities).map(declaredTable));
  expect(difference).toEqual({ statements: [], indexes: [], reports: [] });
});

it('A declared entity has a table and the REST calls, from the SQL that is written for it', async () => {
  const database = await freshDatabase();
  const { files, reports } = await writeMigration(database.write, [probe], 'plant_tour', folder);
  expect(reports).toEqual([]);
  await database.write.unsafe(await written(files));
  const { app } = await testApp({ database, entities: { ...entities, plantTour: probe } });
  await seedPeople(database);
  const headers = { authorization: `Bearer ${await tokenFor(app, 'editor')}` };
  const url = '/api/import/plant-tour/CH';
  const created = await app.inject({
    method: 'POST',
    url,
    headers,
    payload: { sid: 'v1', title: { de: 'Rohbau' }, floors: 3 },
  });
  expect(created.statusCode).toBe(201);
  const listed = await app.inject({ url: `${url}?sort=["floors","DESC"]`, headers });
  expect(listed.json()).toMatchObject([{ sid: 'v1', title: { de: 'Rohbau' }, floors: 3, version: 1 }]);
  expect((await app.inject({ url: '/api/openapi.json' })).json().paths).toHaveProperty(
    '/api/import/plant-tour/{platform}/{sid}',
  );
});

it('A new field is one added column, a new sortable one an index made beside the work of others; what it asks of rows that are there, retyping and dropping are reported', async () => {
  const database = await freshDatabase();
  const first = await writeMigration(database.write, [probe], 'first', folder);
  await database.write.unsafe(await written(first.files));
  const { floors: _dropped, ...kept } = probe.fields;
  const place = text({ sortable: true, required: true });
  const changed: Entity = { ...probe, fields: { ...kept, sid: number(), place } };
  const { files, reports } = await writeMigration(database.write, [changed], 'second', folder);
  expect(await written(files)).toBe(
    'alter table plant_tour add column place text;\n' +
      '-- outside a transaction\ndrop index concurrently if exists plant_tour_place;\n' +
      'create index concurrently plant_tour_place on plant_tour (platform, place, id);\n',
  );
  const second = (await readMigrations(folder)).filter(({ name }) => name.includes('second'));
  expect((await Promise.all(second.map(faultsOfMigration))).flat()).toEqual([]);
  expect(reports).toEqual([
    'plant_tour.sid is text but declared as double precision: write the change by hand.',
    'plant_tour.place is required, and rows that are there have none: written as one that may be empty, fill it in first (docs/operating.md, "Deployments").',
    'plant_tour.floors is no longer declared: drop it by hand once nothing needs it.',
  ]);
});

async function written(files: readonly string[]): Promise<string> {
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('');
}
