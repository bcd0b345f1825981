import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Renderer } from '../../resources/page.ts';
import type { Entry, EntryName, FrontEnd } from './frontEnd.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

const firstScript = 'storefront/client/first.ts';
const entries: Record<EntryName, string> = {
  backoffice: 'src/backoffice/main.tsx',
  account: 'src/account/main.tsx',
};

/**
 * The front end as `vite build` left it in `dist`; its files are served under `/assets/` and never change.
 * Throws when it has not been built.
 */
export async function builtFrontEnd(app: FastifyInstance, dist: string): Promise<FrontEnd> {
  const storefront = await readManifest(join(dist, 'client'));
  const workshop = await readManifest(join(dist, 'workshop'));
  const first = storefront?.[firstScript];
  if (!first) throw new Error(`There is no front end in ${dist}: run "npm run build" first.`);

  await app.register(staticFiles, {
    root: ['client', 'workshop', 'server'].map((part) => join(dist, part, 'assets')).filter(existsSync),
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
  });

  const renderer = (await import(pathToFileURL(join(dist, 'server/render.js')).href)) as Renderer;
  return {
    renderer: async () => renderer,
    script: `/${first.file}`,
    entry: (name) => entryOf(workshop, entries[name]),
    finish: async (_, html) => html,
    isDevelopment: false,
  };
}

async function readManifest(folder: string): Promise<Manifest | undefined> {
  const file = join(folder, '.vite/manifest.json');
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Manifest) : undefined;
}

function entryOf(manifest: Manifest | undefined, source: string): Entry | undefined {
  const chunk = manifest?.[source];
  if (!manifest || !chunk) return undefined;
  const needed = [chunk, ...importsOf(manifest, chunk)];
  return {
    script: `/${chunk.file}`,
    styles: [...new Set(needed.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    preloads: needed.slice(1).map(({ file }) => `/${file}`),
  };
}

/** Every chunk that a chunk imports at once, directly or not. */
function importsOf(manifest: Manifest, chunk: Chunk, seen = new Set<string>()): Chunk[] {
  return (chunk.imports ?? []).flatMap((name) => {
    const imported = manifest[name];
    if (!imported || seen.has(name)) return [];
    seen.add(name);
    return [imported, ...importsOf(manifest, imported, seen)];
  });
}
