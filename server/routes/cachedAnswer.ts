import type { Call } from '../../resources/calls/call.ts';
import type { Language } from '../../resources/languages.ts';
import { isPrivate } from '../../resources/platforms.ts';
import { encode } from '../pages/Encoded.ts';
import { encodingFor } from '../pages/encodingFor.ts';
import type { PageCaches } from '../pages/createPageCaches.ts';
import { sendEncoded } from '../pages/sendEncoded.ts';
import { today } from '../../resources/today.ts';
import type { CallContext, Routing } from './registerCall.ts';

export type AnsweredCall = Call & Required<Pick<Call, 'answer'>>;

interface Reading<C extends AnsweredCall> {
  call: C;
  languageOf(called: CallContext<C>): Language;
  /** Throws where there is nothing to answer; that is not kept. */
  read(called: CallContext<C>, language: Language): Promise<unknown>;
}

/**
 * Answers a public read to strangers from the cache of the pages, by the same rules: kept under the content version,
 * and for a day, as advertisements begin and end with one. Whoever is signed in, and a private platform, gets an
 * answer of their own.
 */
export function cachedAnswer<C extends AnsweredCall>(
  { config }: Routing,
  { cache, contentVersion }: PageCaches,
  { call, languageOf, read }: Reading<C>,
) {
  return async (called: CallContext<C>): Promise<unknown> => {
    const { caller, platform, parameters, query, request, reply } = called;
    const language = languageOf(called);
    if (caller.kind === 'user' || isPrivate(platform, config.devDatabase)) return read(called, language);
    const encoding = encodingFor(request);
    const version = await contentVersion(platform.dataset);
    const key = [call.path, platform.key, version, today(), language, parameters, query, encoding];
    const answer = await cache(JSON.stringify(key), async () =>
      encode(JSON.stringify(call.answer.parse(await read(called, language))), encoding),
    );
    void reply
      .header('cache-control', 'public, no-cache')
      .header('vary', 'accept-language')
      .type('application/json; charset=utf-8');
    return answer && sendEncoded(request, reply, answer);
  };
}
