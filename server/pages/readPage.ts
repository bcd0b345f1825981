import { z } from 'zod';
import { linkToken, newsletterStates } from '../../resources/calls/newsletter.ts';
import { storefrontCalls } from '../../resources/calls/storefront.ts';
import type { Language } from '../../resources/language/languages.ts';
import type { PageData, PageName } from '../../resources/page.ts';
import { platformGroups, type Footer } from '../../resources/platform/platformGroups.ts';
import type { Parameters } from '../../resources/address/routes.ts';
import { splitAddress } from '../../resources/address/splitAddress.ts';
import type { Asked } from './Asked.ts';
import { pageQuery } from './pageQuery.ts';
import type { PageReads, QueryOf, ReadName, Visit } from './PageReads.ts';

/** A page with its data. */
export type Answer = { [Name in PageName]: { page: Name; data: PageData[Name] } }[PageName];

/** Where the links of the newsletter's mails and its form lead back to. */
const newsletterQuery = z.object({ state: z.enum(newsletterStates).optional(), token: linkToken.optional() });

/** The part of the address's query that the asked page understands. */
export function queryOf({ screen }: Asked, url: string): Record<string, string> {
  const schema = screen === 'newsletter' ? newsletterQuery : isRead(screen) && storefrontCalls[screen].query;
  const [, query] = splitAddress(url);
  return schema ? pageQuery(schema, new URLSearchParams(query)) : {};
}

/** What the asked page shows; undefined where there is no such record, or no such page of a list. */
export async function readPage(
  reads: PageReads,
  { platform, language, screen, parameters }: Asked,
  visit: Visit,
  query: Record<string, string>,
): Promise<Answer | undefined> {
  if (screen === 'accessibility') return { page: 'accessibility', data: {} };
  if (screen === 'newsletter') {
    const footer: Footer = platformGroups[platform.group].footer;
    const { state = null, token = null } = newsletterQuery.parse(query);
    return footer === 'main' ? { page: 'newsletter', data: { state, token } } : undefined;
  }
  if (screen === 'article') {
    const data = await reads.article(visit, language, parameters, {});
    return data && { page: 'article', data };
  }
  if (!isRead(screen)) return undefined;
  const data = await dataOf(reads, screen, { language, parameters }, visit, query);
  // The data are those of the page of this name (`dataOf`); a union of pages keeps no such pairs.
  return data && !isBeyondTheEnd(data) ? ({ page: screen, data } as Answer) : undefined;
}

const calls: { [Name in ReadName]: { query: { parse(given: unknown): QueryOf<Name> } } } = storefrontCalls;

type Reads = {
  [Name in ReadName]: (
    visit: Visit,
    language: Language,
    parameters: Parameters,
    query: QueryOf<Name>,
  ) => Promise<PageData[Name] | undefined>;
};

async function dataOf<Name extends ReadName>(
  reads: Reads,
  name: Name,
  { language, parameters }: Pick<Asked, 'language' | 'parameters'>,
  visit: Visit,
  query: Record<string, string>,
): Promise<PageData[Name] | undefined> {
  return reads[name](visit, language, parameters, calls[name].query.parse({ ...query, lang: language }));
}

function isRead(screen: string): screen is ReadName {
  return Object.hasOwn(storefrontCalls, screen);
}

/** A list has no page behind its last one. */
function isBeyondTheEnd(data: PageData[ReadName]): boolean {
  if ('products' in data && 'items' in data.products) return isEmptyPage(data.products);
  return 'orgas' in data && 'items' in data.orgas && isEmptyPage(data.orgas);
}

function isEmptyPage({ items, page }: { items: unknown[]; page: number }): boolean {
  return page > 1 && items.length === 0;
}
