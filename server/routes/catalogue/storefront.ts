import { storefrontCalls } from '../../../resources/calls/storefront.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { listProducts } from '../../find/listing/listProducts.ts';
import { workbookOfComparison } from '../../exchange/export/workbookOfComparison.ts';
import { workbookOfShortlist } from '../../exchange/export/workbookOfShortlist.ts';
import { workbookMediaType } from '../../../resources/exchange/workbookMediaType.ts';
import { originOf } from '../../base/config/originOf.ts';
import { notFound } from '../../base/problems.ts';
import type { PageCaches } from '../../pages/createPageCaches.ts';
import type { Parameters } from '../../../resources/address/routes.ts';
import type { PageReads, ReadName, Visit } from '../../pages/PageReads.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { suggest } from '../../find/suggestions/suggest.ts';
import { cachedAnswer, type AnsweredCall } from '../cachedAnswer.ts';
import { registerCall, type CallContext, type Routing } from '../registerCall.ts';
import type { Call } from '../../../resources/calls/call.ts';

/** The storefront reads as calls: the same data as the pages of the same names (behaviour B61). */
export function storefront(routing: Routing, reads: PageReads, kept: PageCaches): void {
  const visitOf = ({ caller, platform, db }: CallContext<Call>): Visit => ({
    caller,
    platform,
    db,
    devDatabase: routing.config.devDatabase,
  });
  const languageOf = ({ platform, request }: Pick<CallContext<Call>, 'platform' | 'request'>) =>
    platform.forcedLanguage ?? requestLanguage(request);
  const found = <T>(data: T | undefined): T => {
    if (data === undefined) throw notFound();
    return data;
  };
  const registerKept = <const C extends AnsweredCall>(
    screen: ReadName,
    call: C,
    parametersOf: (called: CallContext<C>) => Parameters,
    read: (called: CallContext<C>, language: Language) => Promise<unknown>,
  ) => {
    const reading = {
      call,
      screen,
      parametersOf,
      languageOf,
      read: async (called: CallContext<C>, language: Language) => found(await read(called, language)),
    };
    registerCall(routing, call, cachedAnswer(routing, kept, reading));
  };

  const none = () => ({});
  registerKept('start', storefrontCalls.start, none, (called, language) =>
    reads.start(visitOf(called), language, {}, called.query),
  );
  registerKept('categories', storefrontCalls.categories, none, (called, language) =>
    reads.categories(visitOf(called), language, {}, called.query),
  );
  registerKept(
    'category',
    storefrontCalls.category,
    ({ parameters }) => ({ categorySid: parameters.sid }),
    (called, language) =>
      reads.category(visitOf(called), language, { categorySid: called.parameters.sid }, called.query),
  );
  registerKept(
    'classSystem',
    storefrontCalls.classSystem,
    ({ parameters: { system } }) => ({ system }),
    (called, language) => reads.classSystem(visitOf(called), language, called.parameters, called.query),
  );
  registerKept(
    'class',
    storefrontCalls.class,
    ({ parameters: { system, code } }) => ({ system, code }),
    (called, language) => reads.class(visitOf(called), language, called.parameters, called.query),
  );
  registerKept('orgas', storefrontCalls.orgas, none, (called, language) =>
    reads.orgas(visitOf(called), language, {}, called.query),
  );
  registerKept(
    'orga',
    storefrontCalls.orga,
    ({ parameters }) => ({ orgaSid: parameters.sid }),
    (called, language) =>
      reads.orga(visitOf(called), language, { orgaSid: called.parameters.sid }, called.query),
  );
  registerKept(
    'product',
    storefrontCalls.product,
    ({ parameters: { orgaSid, productSid } }) => ({ orgaSid, productSid }),
    (called, language) => reads.product(visitOf(called), language, called.parameters, called.query),
  );
  registerKept('search', storefrontCalls.search, none, (called, language) =>
    reads.search(visitOf(called), language, {}, { ...called.query, isEachVariant: true }),
  );
  registerCall(routing, storefrontCalls.shortlist, async (called) =>
    found(await reads.shortlist(visitOf(called), languageOf(called), {}, called.query)),
  );
  registerCall(routing, storefrontCalls.comparison, async (called) =>
    found(await reads.comparison(visitOf(called), languageOf(called), {}, called.query)),
  );
  registerCall(routing, storefrontCalls.shortlistXlsx, async (called) => {
    const { db, scope, query, platform, reply } = called;
    const origin = originOf(routing.config, platform);
    const stream = await workbookOfShortlist(db, scope, query, {
      language: languageOf(called),
      origin,
    });
    return reply
      .type(workbookMediaType)
      .header('content-disposition', 'attachment; filename="shortlist.xlsx"')
      .send(stream);
  });
  registerCall(routing, storefrontCalls.comparisonXlsx, async (called) => {
    const { scope, reply } = called;
    const language = languageOf(called);
    const { products } = found(await reads.comparison(visitOf(called), language, {}, called.query));
    return reply
      .type(workbookMediaType)
      .header('content-disposition', 'attachment; filename="comparison.xlsx"')
      .send(workbookOfComparison(products, language, scope.platform));
  });
  registerCall(routing, storefrontCalls.products, async (called) =>
    listProducts(called.db, called.scope, { ...called.query, language: languageOf(called) }),
  );
  registerCall(routing, storefrontCalls.suggest, async (called) =>
    suggest(called.db, called.scope, languageOf(called), called.query.text),
  );
}
