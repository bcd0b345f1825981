import type { ProductPage } from '../../../resources/calls/storefrontPages.ts';
import { filePath } from '../../../resources/address/filePath.ts';
import { pathOfCall } from '../../../resources/calls/pathOfCall.ts';
import { storefrontCalls } from '../../../resources/calls/storefront.ts';
import { pathTo } from '../../../resources/address/routes.ts';
import { defaultLanguage, type Language } from '../../../resources/language/languages.ts';
import { languagesOf, type Platform } from '../../../resources/platform/platforms.ts';
import type { LinkType } from './linkTypes.ts';

/** A link of a linkset (RFC 9264, 4.2.4) as GS1 has it. */
export interface Link {
  href: string;
  title: string;
  hreflang?: readonly Language[];
  type?: string;
  /** The query of whoever asked goes with it unless this is false. */
  fwqs?: false;
}

export type LinksOfProduct = Partial<Record<LinkType, readonly Link[]>>;

/** What GS1 calls a document of ours; of other kinds it knows none. */
const typeOfDocument: Partial<Record<string, LinkType>> = {
  dataSheet: 'pip',
  declarationOfPerformance: 'certificationInfo',
  certificate: 'certificationInfo',
  epd: 'sustainabilityInfo',
  safetyDataSheet: 'safetyInfo',
  installation: 'instructions',
};

type Read = Pick<ProductPage, 'orgaSid' | 'productSid' | 'title' | 'documents' | 'retailers'>;

/**
 * Where a product leads to: its page in the languages of the platform, its data, its documents, its retailers.
 * @param origin of the platform
 */
export function linksOfProduct(
  { orgaSid, productSid, title: { text: title }, documents, retailers }: Read,
  platform: Platform,
  origin: string,
): LinksOfProduct {
  const pageIn = (language: Language) => origin + pathTo(language, 'product', { orgaSid, productSid });
  const pages = languagesOf(platform.dataset).map((language) => ({
    href: pageIn(language),
    title,
    hreflang: [language],
    type: 'text/html',
  }));
  const links: Partial<Record<LinkType, Link[]>> = {
    defaultLink: [{ href: pageIn(platform.forcedLanguage ?? defaultLanguage), title }],
    ...(pages.length > 1 && { defaultLinkMulti: pages }),
    pip: [...pages],
    masterData: [
      {
        href: origin + pathOfCall(storefrontCalls.product, { platform: platform.key, orgaSid, productSid }),
        title,
        type: 'application/json',
        fwqs: false,
      },
    ],
  };
  for (const { kind, file, language, title: named } of documents) {
    const type = typeOfDocument[kind];
    if (!type) continue;
    links[type] ??= [];
    links[type].push({
      href: origin + filePath(file),
      title: named.text || title,
      hreflang: [language],
      type: 'application/pdf',
      fwqs: false,
    });
  }
  if (retailers.length > 0)
    // A query before the name of a place would keep whoever compares addresses from knowing it again.
    links.hasRetailers = pages.map(({ href, ...page }) => ({
      ...page,
      href: `${href}#retailers`,
      fwqs: false,
    }));
  return links;
}
