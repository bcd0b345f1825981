import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { Entity } from '../../resources/entity.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig, type Config } from '../../server/base/config/config.ts';
import type { KeptFile } from '../../server/base/kept/shelf.ts';
import type { TaggedDatabase } from './tagged.ts';
import { freshDatabase } from './freshDatabase.ts';

export interface TestAppOptions {
  /** Differs from the configuration that an environment without variables gives. */
  config?: Partial<Config>;
  /** Instead of a fresh one. */
  database?: TaggedDatabase;
  /** Instead of the declared ones. */
  entities?: Record<string, Entity>;
  /** Where public answers are kept, of one of several processes. */
  keptIn?: KeptFile;
  /** Adds routes before the app is ready. */
  routes?: (app: FastifyInstance) => void | Promise<void>;
}

const undo: (() => Promise<unknown>)[] = [];

afterAll(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** The real server on a fresh database and an empty data folder; call it with `app.inject`. Closed after the tests of the file. */
export async function testApp({ config: changes, database, entities, routes, keptIn }: TestAppOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'baustein-app-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder }), ...changes };
  const used = database ?? (await freshDatabase());
  const app = await buildApp({
    config,
    database: used,
    keptIn,
    ...(entities && { entities }),
    hasPages: false,
  });
  undo.push(() => app.close());
  await routes?.(app);
  await app.ready();
  return { app, database: used, config };
}
