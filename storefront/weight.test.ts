import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createBuilder, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let folder: string;
let chunks: Map<string, Rolldown.OutputChunk>;
let first: Rolldown.OutputChunk;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  folder = await mkdtemp(join(tmpdir(), 'baustein-weight-'));
  const builder = await createBuilder({
    root: join(import.meta.dirname, '..'),
    logLevel: 'silent',
    environments: { client: { build: { outDir: folder, emptyOutDir: true } } },
  });
  const client = builder.environments['client'];
  if (!client) throw new Error('vite.config.ts declares no environment "client".');
  const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
  chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  first = [...chunks.values()].find(({ isEntry }) => isEntry) as Rolldown.OutputChunk;
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const kilobytes = (shown: Rolldown.OutputChunk[]) =>
  shown.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1024;

it('the first script of a page is one file of less than 10 KB', () => {
  expect(first.imports).toEqual([]);
  expect(kilobytes([first])).toBeLessThan(10);
});

it('the islands are loaded on demand only, and weigh less than 90 KB with all of them awake', () => {
  const islands = [...chunks.values()].filter((chunk) => chunk !== first);
  expect(first.dynamicImports).toHaveLength(3);
  expect(kilobytes(islands)).toBeLessThan(90);
});

it('what narrows a list in place is one file of less than 12 KB', () => {
  const island = [...chunks.values()].find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith('/narrowing/narrow.ts')),
  ) as Rolldown.OutputChunk;
  expect(island.imports).toEqual([]);
  expect(kilobytes([island])).toBeLessThan(12);
});

it('nothing that the storefront loads drags in validation, declarations, translation or the backoffice', () => {
  const modules = [...chunks.values()].flatMap(({ moduleIds }) => moduleIds);
  const heavy =
    /node_modules\/(zod|i18next|react-i18next|ra-|react-admin|@mui|aws-amplify|@aws)|\/resources\/(kinds|entities|texts)\//;
  expect(modules.filter((id) => heavy.test(id))).toEqual([]);
});
