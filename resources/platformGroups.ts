import type { Language } from './languages.ts';
import type { Feature } from './rights.ts';

export type Footer = 'main' | 'legalAndContact' | 'copyright';

export interface PlatformGroup {
  /** The name a visitor reads. */
  title: string;
  /** The backoffice menu, in order (specification section 2). */
  menu: readonly Feature[];
  /** Features that have a route but no menu entry. */
  hidden: readonly Feature[];
  /** What is sold has a GTIN; objects of a property-management platform have none. */
  asksForGtin: boolean;
  footer: Footer;
  contact: string;
  /** Are the articles of the CMS, which are written in the words of Baustein, shown on its start page? */
  showsArticles: boolean;
  /** RHB, MGBAHN and ZBS speak German only (specification section 4). */
  forcedLanguage?: Language;
}

const branded: readonly Feature[] = ['companies', 'categories', 'import', 'cms', 'userRights'];

/** The platform groups (specification sections 1 and 2); `baustein` is the specification's {product}. */
export const platformGroups = {
  baustein: {
    title: 'Baustein',
    menu: ['companies', 'categories', 'import', 'advertisement', 'cms', 'userRights'],
    hidden: ['export'],
    asksForGtin: true,
    footer: 'main',
    contact: 'kontakt@baustein.example',
    showsArticles: true,
  },
  rhb: {
    title: 'RhB Objektkatalog',
    menu: branded,
    hidden: ['export'],
    asksForGtin: false,
    footer: 'legalAndContact',
    contact: 'objekte@rhb.example',
    showsArticles: false,
    forcedLanguage: 'de',
  },
  mgbahn: {
    title: 'MGBahn Objektkatalog',
    menu: branded,
    hidden: ['export'],
    asksForGtin: false,
    footer: 'legalAndContact',
    contact: 'objekte@mgbahn.example',
    showsArticles: false,
    forcedLanguage: 'de',
  },
  zbs: {
    title: 'ZBS Lieferantenkatalog',
    menu: ['companies', 'categories', 'import', 'export', 'userRights'],
    hidden: [],
    asksForGtin: true,
    footer: 'copyright',
    contact: 'katalog@zbs.example',
    showsArticles: false,
    forcedLanguage: 'de',
  },
} as const satisfies Record<string, PlatformGroup>;

export type PlatformGroupKey = keyof typeof platformGroups;

export const groupKeys = Object.keys(platformGroups) as [PlatformGroupKey, ...PlatformGroupKey[]];

/** The group of that key. Throws for an unknown value (specification section 1). */
export function platformGroup(key: string): PlatformGroup {
  if (!Object.hasOwn(platformGroups, key))
    throw new Error(`Unknown platform group "${key}". Known are ${Object.keys(platformGroups).join(', ')}.`);
  return platformGroups[key as PlatformGroupKey];
}
