import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { holdersOf } from '../resources/access/holdersOf.ts';
import type { Entity } from '../resources/entity.ts';
import type { BackofficeResource } from '../src/directory/backofficeResources.ts';
import { callsOf } from './setup/calls.ts';
import { freshDatabase } from './setup/freshDatabase.ts';
import { seedPeople } from './setup/people.ts';
import { testApp } from './setup/testApp.ts';

const root = join(import.meta.dirname, '..');
const folder = await mkdtemp(join(tmpdir(), 'baustein-entity-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A piece of code of the page, with the file that the text before it names last. */
interface Step {
  heading: string;
  file: string;
  kind: 'ts' | 'diff';
  code: string;
}

function stepsOf(page: string): Step[] {
  let heading = '';
  let file = '';
  return [...page.matchAll(/^## (.+)$|^```(ts|diff)\n([\s\S]*?)^```$|`(resources\/[\w/]+\.ts)`/gm)].flatMap(
    ([, title, kind, code, named]) => {
      if (title) heading = title;
      if (named) file = named;
      return kind && code !== undefined ? [{ heading, file, kind: kind as Step['kind'], code }] : [];
    },
  );
}

/** A new file as it stands; in an existing one the lines with a plus where their neighbours are. */
async function follow({ file, kind, code }: Step): Promise<void> {
  const path = join(folder, file);
  if (kind === 'ts') return writeFile(path, code);
  const lines = code.split('\n').slice(0, -1);
  const text = (wanted: string[]) => wanted.map((line) => line.slice(1)).join('\n');
  const before = text(lines.filter((line) => line.startsWith(' ')));
  const source = await readFile(path, 'utf8');
  expect(source.split(before).length, `${file} has the lines of the page once:\n${before}`).toBe(2);
  return writeFile(path, source.replace(before, text(lines)));
}

function run(...command: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: folder }, (error, out, err) =>
      resolve({ code: error ? 1 : 0, output: out + err }),
    );
  });
}

/** The rooms that work with entities, and kept in between: a whole check takes a busy machine a minute. */
const checked = {
  extends: './tsconfig.json',
  compilerOptions: { incremental: true, tsBuildInfoFile: 'checked' },
  include: ['resources', 'ui', 'providers', 'src', 'server'],
  exclude: ['**/*.test.*'],
};
const typecheck = () => run(join(root, 'node_modules/.bin/tsc'), '-p', 'tsconfig.checked.json');

async function copyOfTheHouse(): Promise<void> {
  const rooms = ['resources', 'ui', 'providers', 'storefront', 'src', 'server', 'idp', 'demo', 'tests'];
  for (const name of [...rooms, 'tsconfig.json', 'vite.config.ts', 'package.json'])
    await cp(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !path.endsWith('.webp'),
    });
  await writeFile(join(folder, 'tsconfig.checked.json'), JSON.stringify(checked));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
}

it('The page on adding an entity leads from one file and its labels to its calls and screens, a command does as much; a new field is one line', async () => {
  await copyOfTheHouse();
  const steps = stepsOf(await readFile(join(root, 'docs/adding-an-entity.md'), 'utf8'));
  const under = (number: string) => steps.filter(({ heading }) => heading.startsWith(number));
  const perform = async (some: Step[]) => {
    expect(some.length).toBeGreaterThan(0);
    for (const step of some) await follow(step);
  };

  // One whose table SQL would take for a word of its own.
  expect(await run('server/migrations/writeEntity.ts', 'order')).toMatchObject({ code: 0 });
  await perform(under('1'));
  await run('server/migrations/write.ts', 'plant_tour');
  const migrations = join(folder, 'server/migrations');
  const written = (await readdir(migrations)).filter((name) => /_(order|plant_tour)\.sql$/.test(name)).sort();
  expect(written).toHaveLength(2);

  const unnamed = await run('tests/lint/checkLabels.ts');
  expect(unnamed.output).toContain('resources/texts/fr/entities.ts: plantTour has no labels: add');
  expect(unnamed.output.split('\n').filter((line) => line.includes('order'))).toEqual([]);
  await perform(under('3'));
  expect(await run('tests/lint/checkLabels.ts')).toEqual({ code: 0, output: '' });
  expect(await typecheck()).toEqual({ code: 0, output: '' });

  const database = await freshDatabase();
  for (const file of written) await database.write.unsafe(await readFile(join(migrations, file), 'utf8'));
  await seedPeople(database);
  const inside = async (path: string) => (await import(join(folder, path))) as Record<string, unknown>;
  const { entities } = (await inside('resources/registry.ts')) as { entities: Record<string, Entity> };
  const { backofficeResources } = (await inside('src/directory/backofficeResources.ts')) as {
    backofficeResources: readonly BackofficeResource[];
  };
  expect(backofficeResources.find(({ entity }) => entity.name === 'plantTour')).toMatchObject({
    name: 'plant-tours',
    path: 'plant-tours',
  });
  const { app } = await testApp({ database, entities });
  const call = callsOf(app);
  const visit = { sid: 'v1', title: { de: 'Rohbau' }, from: '2026-03-01', to: '2026-03-02' };
  expect((await call('editor', 'POST', '/import/plant-tour/CH', visit)).statusCode).toBe(201);
  const wrong = { ...visit, sid: 'v2', to: '2026-02-01' };
  expect((await call('editor', 'POST', '/import/plant-tour/CH', wrong)).statusCode).toBe(422);
  expect((await call('supplier', 'GET', '/import/plant-tour/CH')).statusCode).toBe(403);
  const listed = await call(
    'editor',
    'GET',
    '/import/plant-tour/CH?filter={"title":"rohb"}&sort=["from","ASC"]',
  );
  expect(listed.json()).toMatchObject([visit]);
  const thread = '/import/comment/CH/plantTour?key=["v1"]';
  await call('editor', 'POST', thread, { text: 'Schlüssel beim Polier' });
  expect((await call('admin', 'GET', thread)).json()).toMatchObject({
    comments: [{ text: 'Schlüssel beim Polier', isOwn: false }],
  });
  expect((await call('supplier', 'GET', thread)).statusCode).toBe(403);

  // Three words more, and nothing else.
  const { plantTour } = entities;
  if (!plantTour) throw new Error('The page has declared a plant tour.');
  const period = { from: 'from', until: 'to' };
  const worded = { ...plantTour, drafts: true, review: holdersOf('CMS'), period };
  const later = callsOf((await testApp({ database, entities: { ...entities, plantTour: worded } })).app);
  const draft = '/import/plant-tour/CH/v1/draft';
  const next = { ...visit, from: '2020-03-01', to: '2020-03-02' };
  expect((await later('editor', 'PUT', draft, next)).json()).toMatchObject({ state: 'open', basedOn: 1 });
  expect((await later('editor', 'POST', `${draft}/submit`, { comment: 'Bitte prüfen' })).statusCode).toBe(
    200,
  );
  expect((await later('editor', 'POST', `${draft}/publish`, { version: 2 })).statusCode).toBe(403);
  expect((await later('admin', 'POST', `${draft}/publish`, { version: 2 })).json()).toMatchObject(next);
  const over = await later('editor', 'GET', '/import/plant-tour/CH?filter={"period":"over"}');
  expect(over.json()).toMatchObject([next]);

  expect((await call('editor', 'DELETE', '/import/plant-tour/CH/v1')).statusCode).toBe(204);
  const trash = await call('editor', 'GET', '/import/trash/CH/plantTour');
  expect(trash.json()).toMatchObject({ records: [{ key: ['v1'], title: visit.title, isTaken: false }] });

  const order = { sid: 'o1', title: { de: 'Fenster für Chur' } };
  expect((await call('editor', 'POST', '/import/order/CH', order)).statusCode).toBe(201);
  expect((await call('editor', 'GET', '/import/order/CH')).json()).toMatchObject([order]);

  await perform(under('A new field'));
  await run('server/migrations/write.ts', 'place');
  const [added = ''] = (await readdir(migrations)).filter((name) => name.endsWith('_place.sql'));
  expect(await readFile(join(migrations, added), 'utf8')).toContain('add column place text');
}, 300_000);
