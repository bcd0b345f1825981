import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { allEntities } from '../resources/registry.ts';

const root = join(import.meta.dirname, '..');

/** Where the screens stand that any entity has by a word of its declaration. */
const rooms = ['blocks', 'richText'].map((folder) => `src/fields/${folder}`);
rooms.push(
  ...['tree', 'order', 'media', 'import', 'preview', 'declared', 'fileColumns'].map((room) => `src/${room}`),
);

/** What an entity or its screens are called by, where a text can be meant by nothing else. */
const names = allEntities.flatMap(({ name, screens = [] }) => [
  name,
  ...screens.map((screen) => screen.name),
]);

/** Words that are also something else: a word of the declarations, a room, the kind of a block, of an upload, or of a file. */
const ambiguous = new Set([
  'image',
  'file',
  'media',
  'images',
  ...rooms.map((room) => basename(room)),
  ...allEntities.flatMap((entity) => Object.keys(entity)),
]);

function namedIn(source: string): string[] {
  const imported = [...source.matchAll(/from '[./]*resources\/entities\/(\w+)\.ts'/g)].map(
    ([, name = '']) => name,
  );
  const read = [...source.matchAll(/\bentities\.(\w+)/g)].map(([, name = '']) => name);
  const quoted = names.filter((name) => !ambiguous.has(name) && source.includes(`'${name}'`));
  return [...imported, ...read, ...quoted];
}

it('Screens that any entity may have name none: what is particular to one comes out of its declaration', () => {
  const files = globSync(`{${rooms.join(',')}}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(new Set(files.map((file) => rooms.find((room) => file.startsWith(`${room}/`)))).size).toBe(
    rooms.length,
  );
  const named = files.flatMap((file) =>
    namedIn(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(named).toEqual([]);
  expect(namedIn(`placeOf(entities.product, 'title'); showing('category')`)).toEqual(['product', 'category']);
});

it('What is made by hand for one entity alone stays small', () => {
  const files = globSync('src/overrides/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const lines = files.reduce(
    (sum, file) => sum + readFileSync(join(root, file), 'utf8').split('\n').length - 1,
    0,
  );
  expect(lines).toBeLessThan(5000);
});
