import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { Entity } from '../../resources/entity.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig, type Config } from '../../server/config.ts';
import type { Database } from '../../server/database/connect.ts';
import { freshDatabase } from './freshDatabase.ts';

interface TestAppOptions {
  /** Differs from the configuration that an environment without variables gives. */
  config?: Partial<Config>;
  /** Instead of a fresh one. */
  database?: Database;
  /** Instead of the declared ones. */
  entities?: Record<string, Entity>;
  /** Adds routes before the app is ready. */
  routes?: (app: FastifyInstance) => void;
}

const apps: { app: FastifyInstance; folder: string }[] = [];

afterAll(async () => {
  for (const { app, folder } of apps.splice(0)) {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** The real server on a fresh database and an empty data folder; call it with `app.inject`. Closed after the tests of the file. */
export async function testApp({ config: changes, database, entities, routes }: TestAppOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'baustein-app-'));
  const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder }), ...changes };
  const used = database ?? (await freshDatabase());
  const app = await buildApp({ config, database: used, ...(entities && { entities }) });
  routes?.(app);
  await app.ready();
  apps.push({ app, folder });
  return { app, database: used, config };
}
