import type { Call } from '../../resources/calls/call.ts';
import type { Language } from '../../resources/language/languages.ts';
import { askedTogether } from '../base/database/askedTogether.ts';
import { isPrivate } from '../../resources/platform/platforms.ts';
import { encodePlain } from '../pages/encodePage.ts';
import { pageEncodingFor } from '../pages/encodingFor.ts';
import type { PageCaches } from '../pages/createPageCaches.ts';
import { keysElsewhere, keysOfPage } from '../pages/kept/keysOfPage.ts';
import { likenessOf } from '../pages/kept/likenessOf.ts';
import { Reading } from '../pages/kept/Reading.ts';
import type { ReadName } from '../pages/PageReads.ts';
import { sendEncoded } from '../pages/sendEncoded.ts';
import type { Parameters } from '../../resources/address/routes.ts';
import { today } from '../../resources/today.ts';
import type { CallContext, Routing } from './registerCall.ts';

export type AnsweredCall = Call & Required<Pick<Call, 'answer'>>;

interface KeptCall<C extends AnsweredCall> {
  call: C;
  /** The page that shows the same, and its parameters. */
  screen: ReadName;
  parametersOf(called: CallContext<C>): Parameters;
  languageOf(called: CallContext<C>): Language;
  /** Throws where there is nothing to answer; that is not kept. */
  read(called: CallContext<C>, language: Language): Promise<unknown>;
}

/**
 * Answers a public read to strangers from the cache of the pages, by the same rules: kept until something changes that
 * it is made from, and for a day, as advertisements begin and end with one. Whoever is signed in, and a private platform, gets an
 * answer of their own.
 */
export function cachedAnswer<C extends AnsweredCall>(
  { config }: Routing,
  { cache, commonRows }: PageCaches,
  { call, screen, parametersOf, languageOf, read }: KeptCall<C>,
) {
  const isSearch = screen === 'search';
  return async (called: CallContext<C>): Promise<unknown> => {
    const { caller, platform, parameters, query, request, reply } = called;
    const language = languageOf(called);
    if (caller.kind === 'user' || isPrivate(platform, config.devDatabase)) return read(called, language);
    const encoding = pageEncodingFor(request);
    const key = [call.path, platform.key, today(), language, parameters, query, encoding];
    const answer = await cache(JSON.stringify(key), () => {
      const reading = new Reading(platform.dataset);
      const make = async (since: number) => {
        const db = reading.of(commonRows(askedTogether(called.db), platform.dataset, since));
        const data = call.answer.parse(await read({ ...called, db }, language));
        const made = { screen, parameters: parametersOf(called), query, data };
        reading.narrow(keysOfPage(made), keysElsewhere(made));
        const { plain, ...ready } = await encodePlain([JSON.stringify(data), '', '', ''], encoding);
        // What is typed has no end and is like nothing else: none of it takes the room of what is packed.
        if (isSearch) return ready;
        return { ...ready, plain, likeness: () => likenessOf(made, language, platform.key, call.path) };
      };
      return { reading, make };
    });
    void reply
      .header('cache-control', 'public, no-cache')
      .header('vary', 'accept-language')
      .type('application/json; charset=utf-8');
    return answer && sendEncoded(request, reply, answer);
  };
}
