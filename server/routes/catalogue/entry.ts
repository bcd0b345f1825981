import { entryCalls, type Entry, type EntryQuery } from '../../../resources/calls/entry.ts';
import { product } from '../../../resources/entities/product.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { isPlatformKey, platform as platformOf } from '../../../resources/platform/platforms.ts';
import { pathTo } from '../../../resources/address/routes.ts';
import { scopeOf } from '../../records/access/scope.ts';
import { findEntry, type Found } from '../../pages/entry/findEntry.ts';
import { originOf } from '../../base/config/originOf.ts';
import { malformed, notFound } from '../../base/problems.ts';
import { requireEntry } from '../../identity/requireEntry.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { wantsPage } from '../../http/wantsPage.ts';
import { registerCall, type Routing } from '../registerCall.ts';

const ways = ['gtin', 'orga', 'category', 'ifc'] as const;

/** The entry for other programs: browsers are sent to the page, programs get its address. */
export function entry(routing: Routing): void {
  const { config } = routing;
  registerCall(
    routing,
    entryCalls.entry,
    async ({ caller, platform: ofHost, where, query, request, reply, db }) => {
      if (query.platform !== undefined && !isPlatformKey(query.platform)) throw notFound('unknown-platform');
      requireOneWay(query);
      const platform = query.platform ? platformOf(query.platform) : ofHost;
      requireEntry(caller, { ...where, platform });
      const language = platform.forcedLanguage ?? requestLanguage(request);
      const scope = scopeOf(caller, { ...where, platform }, product, 'view');
      const found = await findEntry(db, scope, language, query);
      if (!found) throw notFound();
      const url = originOf(config, platform) + pathOf(found, language);
      void reply.header('vary', 'accept, accept-language');
      if (wantsPage(request)) return reply.redirect(url, 302);
      return { ...found, platform: platform.key, url } satisfies Entry;
    },
  );
}

function requireOneWay(query: EntryQuery): void {
  const named = ways.filter((way) => query[way] !== undefined);
  if (named.length !== 1)
    throw malformed([{ path: '', code: 'one-of', values: { choices: ways.join(', ') } }]);
  if (query.articleNumber !== undefined && !query.orga) throw malformed([{ path: 'orga', code: 'required' }]);
}

function pathOf(
  { kind, orgaSid = '', productSid = '', categorySid = '' }: Found,
  language: Language,
): string {
  return pathTo(language, kind, { orgaSid, productSid, categorySid });
}
