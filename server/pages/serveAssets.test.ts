import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileStore } from '../base/storage/fileStore.ts';
import { errors } from '../http/errors.ts';
import { serveAssets } from './serveAssets.ts';

describe('the files of the front end', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assets-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** A machine with a front end of its own; all of them share one store. */
  async function machineWith(name: string, content: string) {
    const built = join(folder, name, 'assets');
    await mkdir(built, { recursive: true });
    await writeFile(join(built, `first-${name}.js`), content);
    await writeFile(join(built, `first-${name}.js.br`), 'packed');
    const app = fastify();
    errors(app);
    await serveAssets(app, [built], fileStore(join(folder, 'store')));
    await app.listen({ port: 0 });
    return app;
  }

  it('are served of the version before and behind too, on each machine (behaviour B656)', async () => {
    const [before, now] = [await machineWith('n1', 'of before'), await machineWith('n2', 'of now')];
    for (const [app, name, content] of [
      [now, 'n1', 'of before'],
      [before, 'n2', 'of now'],
      [now, 'n2', 'of now'],
    ] as const) {
      const ask = () => app.inject(`/assets/first-${name}.js`);
      await expect.poll(async () => (await ask()).body).toBe(content);
      const { headers } = await ask();
      expect(headers['content-type']).toContain('application/javascript');
      expect(headers['cache-control']).toContain('immutable');
    }
    for (const other of ['first-n3.js', '..%2Fstore%2Fsecret.js', 'i18n/../../x.js', ''])
      expect((await now.inject(`/assets/${other}`)).statusCode).toBeGreaterThanOrEqual(400);
    await Promise.all([before.close(), now.close()]);
  });
});
