import { keysOf } from '../keysOf.ts';
import { languages, type Language } from '../language/languages.ts';
import { platformGroup, type PlatformGroupKey } from './platformGroups.ts';

/** The six tenants: also the value of "country" in a user right (behaviour B1, B2). */
const countries = {
  CH: { group: 'baustein', private: false, locale: 'CH' },
  DE: { group: 'baustein', private: false, locale: 'DE' },
  AT: { group: 'baustein', private: false, locale: 'AT' },
  RHB: { group: 'rhb', private: false, locale: 'CH' },
  MGBAHN: { group: 'mgbahn', private: false, locale: 'CH' },
  ZBS: { group: 'zbs', private: true, locale: 'CH' },
} as const satisfies Record<string, { group: PlatformGroupKey; private: boolean; locale: string }>;

const variants = {
  '': { slugPrefix: '', demo: false, api: false },
  _DEMO: { slugPrefix: 'sandbox-', demo: true, api: false },
  _API: { slugPrefix: 'api-', demo: false, api: true },
} as const;

export type Country = keyof typeof countries;
export const countryKeys = keysOf(countries);
export type PlatformKey = `${Country}${keyof typeof variants}`;
/** A platform that has rows of its own: `X_API` shows the rows of `X`. */
export type DatasetKey = `${Country}${'' | '_DEMO'}`;

export interface Platform {
  key: PlatformKey;
  country: Country;
  group: PlatformGroupKey;
  /** First part of the host name. */
  slug: string;
  access: 'public' | 'private';
  /** Whose rows are shown. */
  dataset: DatasetKey;
  demo: boolean;
  api: boolean;
  forcedLanguage?: Language;
  /** Region of the language tags, such as `CH` in `de-CH`. */
  region: string;
}

/** All 18 platforms: the plain ones, the sandboxes, those for machines (behaviour B1). */
export const platforms: readonly Platform[] = keysOf(variants).flatMap((suffix) =>
  countryKeys.map((country): Platform => {
    const [variant, tenant] = [variants[suffix], countries[country]];
    const group = platformGroup(tenant.group);
    return {
      key: `${country}${suffix}`,
      country,
      group: tenant.group,
      slug: variant.slugPrefix + country.toLowerCase(),
      access: tenant.private || variant.demo ? 'private' : 'public',
      dataset: `${country}${variant.demo ? '_DEMO' : ''}`,
      demo: variant.demo,
      api: variant.api,
      region: tenant.locale,
      ...(group.forcedLanguage && { forcedLanguage: group.forcedLanguage }),
    };
  }),
);

export const platformKeys = platforms.map(({ key }) => key);
export const datasetKeys = [...new Set(platforms.map(({ dataset }) => dataset))];

const byKey = new Map<string, Platform>(platforms.map((platform) => [platform.key, platform]));
const bySlug = new Map<string, Platform>(platforms.map((platform) => [platform.slug, platform]));
const fallbackPlatform = platform('CH');

/** The platform of that key. Throws for an unknown value (behaviour B6). */
export function platform(key: string): Platform {
  const found = byKey.get(key);
  if (!found) throw new Error(`Unknown platform "${key}". Known are ${platformKeys.join(', ')}.`);
  return found;
}

/** Is this the key of one of the 18 platforms? */
export function isPlatformKey(key: string): key is PlatformKey {
  return byKey.has(key);
}

/** The platform whose slug is the first part of the host name; CH if none is (behaviour B5). */
export function platformByHost(host: string): Platform {
  return bySlug.get(host.split(':')[0]?.split('.')[0]?.toLowerCase() ?? '') ?? fallbackPlatform;
}

/** Does reading this platform need a login? With the dev-database flag every platform does (behaviour B7). */
export function isPrivate(platform: Platform, devDatabase = false): boolean {
  return devDatabase || platform.access === 'private';
}

/** The language tag of a page, such as `de-CH` (BCP 47). */
export function languageTag(language: Language, platform: Platform): string {
  return `${language}-${platform.region}`;
}

/** The languages that a platform speaks. */
export function languagesOf(dataset: DatasetKey): readonly Language[] {
  const { forcedLanguage } = platform(dataset);
  return forcedLanguage ? [forcedLanguage] : languages;
}

/** The language in which a platform answers somebody who wants this one. */
export function servedLanguage(dataset: DatasetKey, language: Language): Language {
  return platform(dataset).forcedLanguage ?? language;
}
