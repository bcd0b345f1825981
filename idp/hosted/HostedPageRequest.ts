import type { FastifyReply, FastifyRequest } from 'fastify';
import { guessLanguage, parseAcceptLanguage } from '../../resources/language/guessLanguage.ts';
import { isLanguage, type Language } from '../../resources/language/languages.ts';
import { platformByHost, type Platform } from '../../resources/platform/platforms.ts';
import { splitAddress } from '../../resources/address/splitAddress.ts';
import { identity as de } from '../../resources/texts/de/identity.ts';
import { identity as en } from '../../resources/texts/en/identity.ts';
import { identity as fr } from '../../resources/texts/fr/identity.ts';
import { identity as it } from '../../resources/texts/it/identity.ts';
import { ensureCrossSiteCookie } from '../../server/identity/crossSite.ts';
import type { EmbeddedProvider, Origin } from '../embeddedProvider.ts';
import { originOfCall } from '../originOfCall.ts';

const texts: Record<Language, Texts> = { de, en, fr, it };

type Same<T> = { [K in keyof T]: T[K] extends string ? string : Same<T[K]> };
/** The texts of the hosted pages in one language. */
export type Texts = Same<typeof de>;

/** One call of a hosted page: who is shown what, and where it came from. */
export interface HostedPageRequest {
  provider: EmbeddedProvider;
  request: FastifyRequest;
  reply: FastifyReply;
  origin: Origin;
  platform: Platform;
  language: Language;
  texts: Texts;
  query: URLSearchParams;
  /** What every form of this browser must repeat. */
  crossSiteField: string;
  isSecure: boolean;
}

/** What a call is about: platform, language and texts, and the secret of this browser. */
export function hostedPageRequest(
  provider: EmbeddedProvider,
  isSecure: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
): HostedPageRequest {
  const platform = platformByHost(request.host);
  const query = new URLSearchParams(splitAddress(request.url)[1]);
  const language = languageOf(request, query, platform);
  return {
    provider,
    request,
    reply,
    origin: originOfCall(provider, request),
    platform,
    language,
    texts: texts[language],
    query,
    crossSiteField: ensureCrossSiteCookie(request, reply, isSecure),
    isSecure,
  };
}

function languageOf({ headers }: FastifyRequest, query: URLSearchParams, platform: Platform): Language {
  const asked = query.get('lang');
  return guessLanguage({
    forced: platform.forcedLanguage,
    prefix: isLanguage(asked) ? asked : undefined,
    browser: parseAcceptLanguage(headers['accept-language']),
  });
}
