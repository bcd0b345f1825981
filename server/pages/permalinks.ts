import type { FastifyInstance, FastifyRequest } from 'fastify';
import { gtinPath } from '../../resources/address/gtinPath.ts';
import { gtin14, hasValidCheckDigit } from '../../resources/kinds/gtin.ts';
import type { Language } from '../../resources/language/languages.ts';
import type { Platform } from '../../resources/platform/platforms.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { showPage, type PageParts } from './showPage.ts';
import { visitOf } from './visitOf.ts';

/**
 * `GET /01/{gtin}`: the address of a product by its GTIN, as it stands in its QR code (GS1 Digital Link), leads to
 * the page of the most popular product with it on this platform.
 */
export function permalinks(
  app: FastifyInstance,
  parts: PageParts,
  languageOf: (request: FastifyRequest) => { platform: Platform; language: Language },
): void {
  app.get<{ Params: { gtin: string } }>(
    gtinPath(':gtin'),
    { schema: { hide: true } },
    async (request, reply) => {
      const { platform, language } = languageOf(request);
      const { visit, isKeptOut } = await visitOf(parts, platform, request);
      void reply.header('cache-control', 'no-store').header('vary', 'accept-language, cookie');
      const gtin = isKeptOut ? undefined : gtin14(request.params.gtin);
      const found = gtin && hasValidCheckDigit(gtin) && (await parts.reads.productOfGtin(visit, gtin));
      if (found) return reply.redirect(pathTo(language, 'product', found));
      return showPage(parts, { platform, language, screen: 'notFound', parameters: {} }, request, reply);
    },
  );
}
