import { defaultLanguage, isLanguage, unsupportedGuess, type Language } from './languages.ts';

/** What a request or a browser knows about the wanted language, strongest first. */
export interface LanguageHints {
  /** The first segment of the path, if there is one. */
  prefix?: string | undefined;
  /** The choice stored after consent. */
  stored?: string | undefined;
  /** The browser's languages by preference, such as `de-CH`, `fr`. */
  browser?: readonly string[];
  /** The one language of a platform that has only one. */
  forced?: Language | undefined;
}

/**
 * The language to show (behaviour B13, B14, B15, B16): a forced one, else a supported prefix, else the
 * stored choice, else the browser's first language; a guess that is not supported becomes English,
 * and German stands where there is nothing to guess from.
 */
export function guessLanguage({ prefix, stored, browser = [], forced }: LanguageHints): Language {
  if (forced) return forced;
  if (isLanguage(prefix)) return prefix;
  const guess = stored || browser[0]?.split('-')[0]?.toLowerCase();
  if (!guess) return defaultLanguage;
  return isLanguage(guess) ? guess : unsupportedGuess;
}

/** The languages of an `Accept-Language` header (RFC 9110 section 12.5.4), most wanted first. */
export function parseAcceptLanguage(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag: tag.trim(), quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ tag, quality }) => tag && tag !== '*' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
