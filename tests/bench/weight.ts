import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import type { Bench, Measured } from './setup/bench.ts';
import { categorySids, productKeys } from './setup/catalogueKeys.ts';
import { serveWorld } from './setup/serveWorld.ts';

const root = join(import.meta.dirname, '../..');
const client = join(root, 'dist/client');

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/**
 * Bytes compressed by gzip: the first script of a page; all scripts and styles once the suggestions are awake; the
 * HTML of pages with its style sheet in it. The baseline is a page that draws nothing with React.
 */
export const bench: Bench = async ({ world }) => {
  const filled = await world();
  const served = await serveWorld(filled);
  try {
    const baseline = { what: 'react-dom alone', bytes: await reactDom() };
    const beside = (bytes: number): Measured => ({ bytes, baseline, ratio: bytes / baseline.bytes });
    const page = async (path: string) => beside(gzipped((await served.client.get(path, plain)).body));
    const [key] = await productKeys(filled, 1);
    const [category] = await categorySids(filled);
    const { first, awake } = await scripts();
    return {
      ...beside(await sum(first)),
      parts: {
        suggestions: beside(await sum(awake)),
        start: await page('/de'),
        category: await page(`/de/category/${category}`),
        product: await page(`/de/product/${key}`),
      },
    };
  } finally {
    await served.close();
  }
};

const plain = { 'accept-encoding': 'identity' };

/** What a page loads at once, and what it has loaded when its islands are awake. */
async function scripts(): Promise<{ first: Set<string>; awake: Set<string> }> {
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const first = new Set<string>();
  const awake = new Set<string>();
  const add = (name: string, into: Set<string>, isAwake: boolean) => {
    const chunk = manifest[name];
    if (!chunk || into.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) into.add(file);
    for (const other of [...(chunk.imports ?? []), ...(isAwake ? (chunk.dynamicImports ?? []) : [])])
      add(other, into, isAwake);
  };
  add('storefront/client/first.ts', first, false);
  add('storefront/client/first.ts', awake, true);
  return { first, awake };
}

async function sum(files: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const file of files) bytes += gzipped(await readFile(join(client, file)));
  return bytes;
}

function gzipped(body: Uint8Array | string): number {
  return gzipSync(body, { level: 9 }).length;
}

/** Built like our own scripts, in memory. */
async function reactDom(): Promise<number> {
  const { build } = await import('vite');
  const entry = 'virtual:react-dom';
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? join(root, 'react-dom.js') : undefined),
        load: (id) =>
          id.endsWith('/react-dom.js')
            ? "import { createRoot } from 'react-dom/client'; createRoot(document.body).render(null);"
            : undefined,
      },
    ],
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  return output.reduce((bytes, file) => bytes + (file.type === 'chunk' ? gzipped(file.code) : 0), 0);
}
