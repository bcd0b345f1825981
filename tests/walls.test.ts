import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const rooms = ['resources', 'ui', 'providers', 'storefront', 'src', 'server', 'idp', 'demo'];

/** Which folder needs which, by the imports of the product's own files; tests and their parts left out. */
function foldersNeeded(): Map<string, Set<string>> {
  const needed = new Map<string, Set<string>>();
  for (const file of globSync(`{${rooms.join(',')}}/**/*.{ts,tsx}`, { cwd: root })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const from = folderOf(file);
    for (const [, target = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /(?:from|import\()\s*'(\.[^']+)'/g,
    )) {
      const to = folderOf(relative(root, join(root, dirname(file), target)));
      if (from && to && from !== to) needed.set(from, (needed.get(from) ?? new Set()).add(to));
    }
  }
  return needed;
}

/** Room and first folder in it, such as `server/search`; what lies directly in a room is its door, not a folder. */
function folderOf(file: string): string | undefined {
  const [room, folder, ...rest] = file.split('/');
  return rest.length > 0 ? `${room}/${folder}` : undefined;
}

function cycleFrom(start: string, needed: Map<string, Set<string>>): string[] | undefined {
  const paths: string[][] = [[start]];
  const seen = new Set<string>();
  for (let path = paths.shift(); path; path = paths.shift()) {
    for (const next of needed.get(path.at(-1) as string) ?? []) {
      if (next === start) return [...path, next];
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  }
  return undefined;
}

it('No folder needs itself in a circle', () => {
  const needed = foldersNeeded();
  expect(needed.size).toBeGreaterThan(5);
  expect([...needed.keys()].flatMap((folder) => cycleFrom(folder, needed)?.join(' -> ') ?? [])).toEqual([]);
});
