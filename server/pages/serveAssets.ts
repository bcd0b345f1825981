import { extname } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../base/problems.ts';
import type { BlobStore } from '../base/storage/blobStore.ts';
import { answerError } from '../http/errors.ts';
import { assetKey } from '../base/storage/frontEnds/assetKey.ts';
import { shareAssets } from '../base/storage/frontEnds/shareAssets.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves the files of these folders under `/assets/`, where they never change. What is not among them may be of the version
 * before or behind, whose pages are still open or come from another machine: it is answered from the store (behaviour B656).
 */
export async function serveAssets(
  app: FastifyInstance,
  folders: readonly string[],
  store: BlobStore,
): Promise<void> {
  await app.register(
    async (assets) => {
      assets.setNotFoundHandler(async (request, reply) => {
        const key = assetKey(request.url.split(/[?#]/, 1)[0]?.replace(/^\/assets\//, '') ?? '');
        const type = key && types[extname(key)];
        const bytes = type && request.method === 'GET' ? await store.get(key) : undefined;
        if (!bytes) return answerError(notFound(), request, reply);
        return reply
          .header('content-type', type)
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send(Buffer.from(bytes));
      });
      await assets.register(staticFiles, {
        root: [...folders],
        prefix: '/',
        index: false,
        preCompressed: true,
        immutable: true,
        maxAge: '1y',
        decorateReply: false,
      });
    },
    { prefix: '/assets' },
  );
  // Nobody waits for it: until it is done this machine has what its pages ask for.
  app.addHook('onListen', (done) => {
    shareAssets(store, folders).catch((error: unknown) =>
      app.log.error({ err: error }, 'files of the front end not shared'),
    );
    done();
  });
}
