import { groupKeys, type PlatformGroupKey } from './platformGroups.ts';

/** Who draws a screen: the storefront's pages, the account pages, or the backoffice. */
export type Face = 'storefront' | 'account' | 'backoffice';

export interface Screen {
  /** Path behind the language segment; `:name` is one segment, a closing `*` any rest. */
  pattern: string;
  face: Face;
  needsLogin?: true;
}

/**
 * The screens and their routes (behaviour B23), the more particular before the more
 * general: `:url` is a CMS article, among them the legal pages.
 */
export const screens = {
  start: { pattern: '', face: 'storefront' },
  login: { pattern: 'login', face: 'account' },
  categories: { pattern: 'category', face: 'storefront' },
  category: { pattern: 'category/:categorySid', face: 'storefront' },
  classSystem: { pattern: 'class/:system', face: 'storefront' },
  class: { pattern: 'class/:system/:code', face: 'storefront' },
  orgas: { pattern: 'orga', face: 'storefront' },
  orga: { pattern: 'orga/:orgaSid', face: 'storefront' },
  product: { pattern: 'product/:orgaSid/:productSid', face: 'storefront' },
  profile: { pattern: 'profile', face: 'account', needsLogin: true },
  search: { pattern: 'search', face: 'storefront' },
  shortlist: { pattern: 'shortlist', face: 'storefront' },
  comparison: { pattern: 'comparison', face: 'storefront' },
  newsletter: { pattern: 'newsletter', face: 'storefront' },
  accessibility: { pattern: 'accessibility', face: 'storefront' },
  backoffice: { pattern: 'backoffice/*', face: 'backoffice', needsLogin: true },
  article: { pattern: ':url', face: 'storefront' },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

/** Where the hosted sign-in returns to; it has no language prefix (behaviour B25). */
export const signInReturnPath = '/authgrant-redirect';

/** The legal articles, open to everybody on every platform; a group may have each in words of its own (`agb-rhb`). */
export const legalArticles = [
  'agb',
  'agb_datenlieferanten',
  'disclaimer',
  'privacypolicy',
  'imprint',
] as const;

/** The platform group whose own legal article this is, such as rhb of `agb-rhb`; undefined of every other article. */
export function groupOfLegal(url: string): PlatformGroupKey | undefined {
  return groupKeys.find((group) => legalArticles.some((legal) => url === `${legal}-${group}`));
}

/** The legal article that has this url, itself or in the words of a group; undefined of every other one. */
export function legalArticleOf(url: string): (typeof legalArticles)[number] | undefined {
  const group = groupOfLegal(url);
  const general = group ? url.slice(0, -`-${group}`.length) : url;
  return legalArticles.find((legal) => legal === general);
}

/** Is this the url of a legal article or of its branded variant? */
export function isLegalArticle(url: string): boolean {
  return legalArticleOf(url) !== undefined;
}
