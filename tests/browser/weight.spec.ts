import { expect, test } from '@playwright/test';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes as sent (Brotli) of all that a list needs before its first row (docs/performance.md). */
const most = 300_000;
const built = join(import.meta.dirname, '../../dist/workshop');
/** What the page loads at once, and what that asks for as soon as it runs. */
const firstScripts = ['src/backoffice/main.tsx', 'src/backoffice/start.tsx'];

test('The code before the first row of a list keeps to 300 KB (behaviour B563)', async () => {
  const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    await readFile(join(built, '.vite/manifest.json'), 'utf8'),
  );
  const needed = new Set(firstScripts);
  for (const name of needed) for (const other of manifest[name]?.imports ?? []) needed.add(other);
  const sizes = await Promise.all(
    [...needed].map(async (name) => {
      const { size } = await stat(join(built, `${manifest[name]?.file}.br`));
      return { name, size };
    }),
  );
  const sum = sizes.reduce((all, { size }) => all + size, 0);
  expect(sum, JSON.stringify(sizes)).toBeLessThanOrEqual(most);
});
