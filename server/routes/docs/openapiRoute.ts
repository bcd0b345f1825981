import type { FastifyInstance } from 'fastify';
import type { DocsLanguage } from '../../../resources/language/docsLanguage.ts';
import { getAt } from '../../../resources/shape.ts';
import { contractIn } from '../../http/openapi.ts';
import { sentPacked } from './sentPacked.ts';

/**
 * `GET /api/openapi.json`, once every route is registered (behaviour B621). It is English, as programs are made of it: German
 * comes to whoever names it in the address, whatever a browser would rather read (behaviour B645).
 */
export function openapiRoute(app: FastifyInstance): void {
  const inLanguage = (language: DocsLanguage) =>
    sentPacked('application/json; charset=utf-8', () => JSON.stringify(contractIn(app, language)));
  const german = inLanguage('de');
  const english = inLanguage('en');
  app.get('/api/openapi.json', { schema: { hide: true } }, (request, reply) =>
    getAt(request.query, ['lang']) === 'de' ? german(request, reply) : english(request, reply),
  );
}
