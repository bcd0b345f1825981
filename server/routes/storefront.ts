import { storefrontCalls } from '../../resources/calls/storefront.ts';
import type { Language } from '../../resources/languages.ts';
import { listProducts } from '../listing/listProducts.ts';
import { workbookOfShortlist } from '../export/workbookOfShortlist.ts';
import { workbookMediaType } from '../../resources/workbookMediaType.ts';
import { originOf } from '../originOf.ts';
import { notFound } from '../problems.ts';
import type { PageReads, Visit } from '../pages/reads.ts';
import { requestLanguage } from '../requestLanguage.ts';
import { suggest } from '../search/suggest.ts';
import { registerCall, type Called, type Routing } from './registerCall.ts';
import type { Call } from '../../resources/calls/call.ts';

/** The storefront reads as calls: the same data as the pages of the same names (api: storefront reads). */
export function storefront(routing: Routing, reads: PageReads): void {
  const visitOf = ({ caller, platform, sql }: Called<Call>): Visit => ({
    caller,
    platform,
    sql,
    devDatabase: routing.config.devDatabase,
  });
  const languageOf = ({
    query,
    platform,
    request,
  }: { query: { lang?: Language | undefined } } & Pick<Called<Call>, 'platform' | 'request'>) =>
    platform.forcedLanguage ?? query.lang ?? requestLanguage(request);
  const found = <T>(data: T | undefined): T => {
    if (data === undefined) throw notFound();
    return data;
  };

  registerCall(routing, storefrontCalls.start, async (called) =>
    found(await reads.start(visitOf(called), languageOf(called), {}, called.query)),
  );
  registerCall(routing, storefrontCalls.categories, async (called) =>
    found(await reads.categories(visitOf(called), languageOf(called), {}, called.query)),
  );
  registerCall(routing, storefrontCalls.category, async (called) =>
    found(
      await reads.category(
        visitOf(called),
        languageOf(called),
        { categorySid: called.parameters.sid },
        called.query,
      ),
    ),
  );
  registerCall(routing, storefrontCalls.orgas, async (called) =>
    found(await reads.orgas(visitOf(called), languageOf(called), {}, called.query)),
  );
  registerCall(routing, storefrontCalls.orga, async (called) =>
    found(
      await reads.orga(visitOf(called), languageOf(called), { orgaSid: called.parameters.sid }, called.query),
    ),
  );
  registerCall(routing, storefrontCalls.product, async (called) =>
    found(await reads.product(visitOf(called), languageOf(called), called.parameters, called.query)),
  );
  registerCall(routing, storefrontCalls.search, async (called) =>
    found(await reads.search(visitOf(called), languageOf(called), {}, called.query)),
  );
  registerCall(routing, storefrontCalls.shortlist, async (called) =>
    found(await reads.shortlist(visitOf(called), languageOf(called), {}, called.query)),
  );
  registerCall(routing, storefrontCalls.shortlistXlsx, async (called) => {
    const { sql, scope, query, platform, reply } = called;
    const origin = originOf(routing.config, platform);
    const stream = await workbookOfShortlist(sql, scope, query.product, {
      language: languageOf(called),
      origin,
    });
    return reply
      .type(workbookMediaType)
      .header('content-disposition', 'attachment; filename="shortlist.xlsx"')
      .send(stream);
  });
  registerCall(routing, storefrontCalls.products, async (called) =>
    listProducts(called.sql, called.scope, { ...called.query, language: languageOf(called) }),
  );
  registerCall(routing, storefrontCalls.suggest, async (called) =>
    suggest(called.sql, called.scope, languageOf(called), called.query.text),
  );
}
