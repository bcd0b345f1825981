import type { FastifyInstance } from 'fastify';

export const speculationRulesPath = '/assets/speculation-rules.json';

/**
 * A page that a visitor is about to open is made before; what needs a login or changes something is not, nor is
 * what has a query: a list narrowed in a hundred ways would be made for every mouse that passes.
 */
const rules = {
  prerender: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/:language(de|en|fr|it)/:screen(category|orga|product)/*' },
          { not: { href_matches: '/*\\?(.+)' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** `GET /assets/speculation-rules.json`, named by the header of each storefront page. */
export function speculationRules(app: FastifyInstance): void {
  app.get(speculationRulesPath, { schema: { hide: true } }, async (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/speculationrules+json')
      .serializer(JSON.stringify)
      .send(rules),
  );
}
