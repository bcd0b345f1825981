import type { FastifyInstance } from 'fastify';
import { keysOf } from '../../../resources/keysOf.ts';
import { platformByHost } from '../../../resources/platform/platforms.ts';
import type { Config } from '../../base/config/config.ts';
import { notFound } from '../../base/problems.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { docsFiles } from './docsFiles.ts';
import { docsLanguage } from '../../../resources/language/docsLanguage.ts';
import { guideNames, isGuide } from './guideNames.ts';
import { guidePage } from './guidePage.ts';
import { referencePage } from './referencePage.ts';
import { sentPacked } from './sentPacked.ts';

/** Everything comes from here: no script or style stands in a page, and nothing is asked of other sites. */
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'public, no-cache',
};

/**
 * `GET /api/docs`: guides to the API, which are pages of `docs/guides`, and behind them the contract with a try-it,
 * in German and English (behaviour B647).
 */
export function docs(app: FastifyInstance, config: Pick<Config, 'publicOrigin'>): void {
  const [first] = guideNames;
  app.get('/api/docs', { schema: { hide: true } }, async ({ query }, reply) => {
    const search = new URLSearchParams(Object.entries(query ?? {})).toString();
    return reply.redirect(`/api/docs/${first}${search && `?${search}`}`);
  });

  app.get<{ Params: { page: string } }>(
    '/api/docs/:page',
    { schema: { hide: true } },
    async (request, reply) => {
      const { page } = request.params;
      const platform = platformByHost(request.host);
      const language = docsLanguage(requestLanguage(request));
      void reply
        .headers({ ...headers, 'content-language': language, vary: 'accept-language' })
        .type('text/html; charset=utf-8');
      if (page === 'reference') return referencePage(language, platform);
      if (!isGuide(page)) throw notFound();
      return guidePage(page, language, { config, platform });
    },
  );

  for (const name of keysOf(docsFiles)) {
    const { type, read } = docsFiles[name];
    app.get(`/api/docs/files/${name}`, { schema: { hide: true } }, sentPacked(type, read));
  }
}
