import type { FastifyInstance } from 'fastify';
import type { Renderer } from '../../resources/page.ts';
import type { FrontEnd } from './frontEnd.ts';

/** The front end in development: Vite serves it from the sources and swaps what changes. */
export async function servedFrontEnd(app: FastifyInstance, root: string): Promise<FrontEnd> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server }, allowedHosts: true },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, (error?: Error) => {
      if (!reply.raw.headersSent) done(error);
    });
  });
  return {
    // Vite does not know the types of what it loads; `storefront/render.tsx` says that its exports are these.
    renderer: async () => (await vite.ssrLoadModule('/storefront/render.tsx')) as Renderer,
    script: '/storefront/client/first.ts',
    entry: (name) => ({ script: `/src/${name}/main.tsx`, styles: [], preloads: [] }),
    finish: (url, html) => vite.transformIndexHtml(url, html),
    isDevelopment: true,
  };
}
