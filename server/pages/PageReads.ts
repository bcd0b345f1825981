import type { z } from 'zod';
import type { Caller } from '../../resources/access/rule.ts';
import type { ArticlePage } from '../../resources/calls/article.ts';
import type { storefrontCalls } from '../../resources/calls/storefront.ts';
import type { Language } from '../../resources/language/languages.ts';
import type { Platform } from '../../resources/platform/platforms.ts';
import type { Parameters } from '../../resources/address/routes.ts';
import type { ScreenName } from '../../resources/platform/screens.ts';
import type { ScopedQueries } from '../base/database/queries.ts';

/** Who looks at what, and over which pool: the primary for whoever is signed in, a replica for the rest. */
export interface Visit {
  caller: Caller;
  platform: Platform;
  devDatabase: boolean;
  db: ScopedQueries;
}

/** A page of a sitemap, and what is seen on it. */
export interface SitemapPage {
  screen: ScreenName;
  parameters: Parameters;
  pictures?: readonly { kind: string; hash: string }[];
}

/** What a sitemap names, and the day on which it changed, where that is known. */
export type SitemapEntry<T> = T & { changedOn: string | null };

type Calls = typeof storefrontCalls;
/** The storefront reads that are pages. */
export type ReadName = Exclude<keyof Calls & ScreenName, 'article'>;
export type QueryOf<Name extends ReadName> = z.output<Calls[Name]['query']>;
type Read<Query, Answer> = (
  visit: Visit,
  language: Language,
  parameters: Parameters,
  query: Query,
) => Promise<Answer | undefined>;

/**
 * Where pages get their data: one function per page, each answering what the storefront read of the same name
 * answers; undefined is "not found". `parameters` are those of the screen's route.
 */
export type PageReads = {
  [Name in ReadName]: Read<QueryOf<Name>, z.output<Calls[Name]['answer']>>;
} & {
  search: Read<QueryOf<'search'> & { isEachVariant?: boolean }, z.output<Calls['search']['answer']>>;
  /** The published article of `parameters.url`; terms are `agb-{group}` where that article exists. */
  article: Read<Record<never, never>, ArticlePage>;
  /** The sitemap's parts of a platform, with the day of the last change in each. */
  sitemapParts(visit: Visit): Promise<SitemapEntry<{ part: string }>[]>;
  /** The pages of a part; undefined where there is no such part. */
  sitemapPages(visit: Visit, part: string): Promise<SitemapEntry<SitemapPage>[] | undefined>;
  /** The most popular product with that GTIN. */
  productOfGtin(visit: Visit, gtin: string): Promise<{ orgaSid: string; productSid: string } | undefined>;
  /** Which other platforms of the group show the same record at the same path, for `hreflang`. */
  alsoOn(visit: Visit, screen: ScreenName, parameters: Parameters): Promise<Platform[]>;
};
