import { keysOf } from '../keysOf.ts';
import type { Language } from '../language/languages.ts';
import type { Feature } from './rights.ts';

export type Footer = 'main' | 'legalAndContact' | 'copyright';

export interface PlatformGroup {
  /** The name a visitor reads. */
  title: string;
  /** The backoffice menu, in order (behaviour B9). */
  menu: readonly Feature[];
  /** Features that have a route but no menu entry. */
  hidden: readonly Feature[];
  /** What is sold has a GTIN; objects of a property-management platform have none. */
  asksForGtin: boolean;
  footer: Footer;
  contact: string;
  /** Are the articles of the CMS, which are written in the words of Baustein, shown on its start page and told to search engines? */
  showsArticles: boolean;
  /** RHB, MGBAHN and ZBS speak German only (behaviour B15). */
  forcedLanguage?: Language;
}

const branded: readonly Feature[] = ['companies', 'categories', 'import', 'cms', 'userRights'];

/** The platform groups (behaviour B4). */
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

export const groupKeys = keysOf(platformGroups);

/** The group of that key. Throws for an unknown value (behaviour B6). */
export function platformGroup(key: string): PlatformGroup {
  const known = groupKeys.find((group) => group === key);
  if (!known) throw new Error(`Unknown platform group "${key}". Known are ${groupKeys.join(', ')}.`);
  return platformGroups[known];
}
