import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { gtinOfPath } from '../../../resources/address/gtinOfPath.ts';
import { gtinPath } from '../../../resources/address/gtinPath.ts';
import { pathTo } from '../../../resources/address/routes.ts';
import { splitAddress } from '../../../resources/address/splitAddress.ts';
import { gtin14, hasValidCheckDigit } from '../../../resources/kinds/gtin.ts';
import { isLanguage, type Language } from '../../../resources/language/languages.ts';
import type { Platform } from '../../../resources/platform/platforms.ts';
import { originOf } from '../../base/config/originOf.ts';
import { malformed } from '../../base/problems.ts';
import type { Visit } from '../PageReads.ts';
import { showPage, type PageParts } from '../showPage.ts';
import { visitOf } from '../visitOf.ts';
import { chosenLinks } from './chosenLinks.ts';
import { linksetContext, linksetOf, linksetType } from './linkset.ts';
import { linksOfProduct, type Link } from './linksOfProduct.ts';
import { linkTypeOf } from './linkTypes.ts';
import { openToBrowsers } from '../../http/openToBrowsers.ts';

interface Wanted {
  platform: Platform;
  language: Language;
}

/**
 * `GET /01/{gtin}`: the address of a product by its GTIN, as it stands in its QR code, leads on as the standards
 * GS1 Digital Link and GS1-Conformant Resolver 1.2 say (behaviour B129, B623): to the page of the most popular product with it on
 * this platform, to what else is asked for by `linkType`, or it tells all links there are.
 */
export function gtinResolver(
  app: FastifyInstance,
  parts: PageParts,
  languageOf: (request: FastifyRequest) => Wanted,
): void {
  const path = gtinPath('*');
  app.options(path, { schema: { hide: true } }, (request, reply) => {
    const [asked] = splitAddress(request.url);
    const origin = originOf(parts.config, languageOf(request).platform);
    return openToBrowsers(reply)
      .header('link', leadToLinkset(origin + asked))
      .code(204)
      .send();
  });
  app.get(path, { schema: { hide: true } }, async (request, reply) => {
    const [asked, search] = splitAddress(request.url);
    openToBrowsers(reply).headers({ 'cache-control': 'no-store', vary: 'accept, accept-language, cookie' });
    const typed = gtinOfPath(asked);
    const gtin = typed && gtin14(typed);
    if (!gtin || !hasValidCheckDigit(gtin)) throw malformedGtin(typed, gtin);

    const wanted = languageOf(request);
    const { visit, isKeptOut } = await visitOf(parts, wanted.platform, request);
    const found = isKeptOut ? undefined : await parts.reads.productOfGtin(visit, gtin);
    if (found && (await answer(parts, { ...wanted, visit, found, gtin, search }, request, reply)))
      return reply;
    return showPage(parts, { ...wanted, screen: 'notFound', parameters: {} }, request, reply);
  });
}

interface Found extends Wanted {
  visit: Visit;
  found: { orgaSid: string; productSid: string };
  gtin: string;
  search: string;
}

/** Is it answered? Not where there is no such link. A reply itself would be waited for, and then be nothing. */
async function answer(
  { config, reads }: PageParts,
  { platform, language, visit, found, gtin, search }: Found,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const origin = originOf(config, platform);
  const anchor = origin + gtinPath(gtin);
  const query = new URLSearchParams(search);
  const linkType = query.get('linkType') ?? query.get('linktype');
  const lead = ({ href, fwqs }: Link) => {
    void reply.header('link', leadToLinkset(anchor));
    void reply.redirect(fwqs === false ? href : withQuery(href, search), 307);
    return true;
  };
  const mediaType = asLinkset(linkType, request);
  if (!linkType && !mediaType) {
    const spoken = query.get('lang') ?? '';
    const wanted = isLanguage(spoken) && !platform.forcedLanguage ? spoken : language;
    return lead({ href: origin + pathTo(wanted, 'product', found), title: '' });
  }

  const product = await reads.product(visit, language, found, {});
  if (!product) return false;
  const links = linksOfProduct(product, platform, origin);
  if (mediaType) {
    void reply
      .header('link', linksetContext)
      .type(mediaType)
      .send(written(linksetOf(anchor, product.title.text, links)));
    return true;
  }

  const type = linkTypeOf(linkType ?? '');
  const [first, ...others] = type
    ? chosenLinks(links, {
        type,
        languages: [query.get('lang') ?? language, language],
        mediaType: query.get('mediaType') ?? undefined,
      })
    : [];
  if (!first) return false;
  if (others.length === 0) return lead(first);
  void reply
    .code(300)
    .type(linksetType)
    .send(written(linksetOf(anchor, product.title.text, { [type ?? '']: [first, ...others] })));
  return true;
}

function leadToLinkset(anchor: string): string {
  return `<${anchor}?linkType=linkset>; rel="linkset"; type="${linksetType}"`;
}

/** As what all links are asked for; undefined where they are not. */
function asLinkset(
  linkType: string | null,
  { headers: { accept = '' } }: FastifyRequest,
): string | undefined {
  const isAll = linkType === 'linkset' || linkType === 'all';
  if (accept.includes(linksetType)) return linksetType;
  if (!isAll && !(accept.startsWith('application/json') && !linkType)) return undefined;
  return accept.startsWith('application/json') ? 'application/json' : linksetType;
}

/** As bytes: to a text Fastify adds the charset, which this type has not (RFC 9264, 7). */
function written(linkset: object): Buffer {
  return Buffer.from(JSON.stringify(linkset));
}

/** What was asked goes on with it. */
function withQuery(href: string, search: string): string {
  const target = new URL(href);
  target.search = search;
  return target.href;
}

function malformedGtin(typed: string | undefined, gtin: string | undefined) {
  const code = gtin ? 'gtin-check-digit' : typed ? 'gtin-length' : 'invalid';
  return malformed([{ path: 'gtin', code }]);
}
