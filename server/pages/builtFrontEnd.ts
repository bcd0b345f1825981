import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Renderer } from '../../resources/page.ts';
import type { BlobStore } from '../base/storage/blobStore.ts';
import { serveAssets } from './serveAssets.ts';
import type { Entry, EntryName, FrontEnd } from './frontEnd.ts';

/** A file of the build, with what it needs, as Vite lists it. */
const builtChunk = z.object({
  file: z.string(),
  css: z.array(z.string()).optional(),
  imports: z.array(z.string()).optional(),
});
type Chunk = z.output<typeof builtChunk>;

const builtFiles = z.record(z.string(), builtChunk);
type Manifest = z.output<typeof builtFiles>;

const firstScript = 'storefront/client/first.ts';
/** The first script of each face, and what it asks for as soon as it runs. */
const entries: Record<EntryName, readonly [first: string, ...next: string[]]> = {
  backoffice: ['src/backoffice/main.tsx', 'src/backoffice/start.tsx'],
  account: ['src/account/main.tsx'],
};

/**
 * The front end as `vite build` left it in `dist`; its files are served under `/assets/` and never change.
 * Throws when it has not been built.
 */
export async function builtFrontEnd(app: FastifyInstance, dist: string, store: BlobStore): Promise<FrontEnd> {
  const storefront = await readManifest(join(dist, 'client'));
  const workshop = await readManifest(join(dist, 'workshop'));
  const first = storefront?.[firstScript];
  if (!first) throw new Error(`There is no front end in ${dist}: run "npm run build" first.`);

  const folders = ['client', 'workshop', 'server'].map((part) => join(dist, part, 'assets'));
  await serveAssets(app, folders.filter(existsSync), store);

  const renderer: Renderer = await import(pathToFileURL(join(dist, 'server/render.js')).href);
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
  return existsSync(file) ? builtFiles.parse(JSON.parse(await readFile(file, 'utf8'))) : undefined;
}

function entryOf(manifest: Manifest = {}, names: readonly string[]): Entry | undefined {
  const [first, ...others] = chunksOf(manifest, names);
  if (!first) return undefined;
  return {
    script: `/${first.file}`,
    styles: [first, ...others].flatMap(({ css = [] }) => css).map((file) => `/${file}`),
    preloads: others.map(({ file }) => `/${file}`),
  };
}

/** These chunks and every one that they import at once, directly or not; each once. */
function chunksOf(manifest: Manifest, names: readonly string[], seen = new Set<string>()): Chunk[] {
  return names.flatMap((name) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    return [chunk, ...chunksOf(manifest, chunk.imports ?? [], seen)];
  });
}
