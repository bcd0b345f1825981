import type { FastifyInstance } from 'fastify';
import { openIssuer } from '../../server/identity/openIssuer.ts';
import type { Config } from '../../server/base/config/config.ts';
import { createPageCaches } from '../../server/pages/createPageCaches.ts';
import type { KeptFile } from '../../server/base/kept/shelf.ts';
import type { FrontEnd } from '../../server/pages/frontEnd.ts';
import { pages } from '../../server/pages/pages.ts';
import { storefrontReads } from '../../server/pages/reads/index.ts';
import type { TaggedDatabase } from './tagged.ts';

/** As Vite builds it, but for the files. */
const frontEnd: FrontEnd = {
  renderer: () => import('../../storefront/render.tsx'),
  script: '/assets/first.js',
  entry: () => ({ script: '/assets/entry.js', styles: [], preloads: [] }),
  finish: async (_, html) => html,
  isDevelopment: false,
};

/**
 * The pages as they are rendered from what the database holds, as routes of a test app.
 * @param keptIn the file of several processes, of which this is one
 */
export function renderedPages(database: TaggedDatabase, config: Config, keptIn?: KeptFile) {
  return async (server: FastifyInstance): Promise<void> =>
    void server.register(pages, {
      issuer: await openIssuer(config, database.write),
      config,
      database,
      reads: storefrontReads,
      kept: createPageCaches(database.read, keptIn),
      frontEnd,
    });
}
