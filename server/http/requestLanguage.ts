import type { FastifyRequest } from 'fastify';
import { guessLanguage, parseAcceptLanguage } from '../../resources/language/guessLanguage.ts';
import { isLanguage, type Language } from '../../resources/language/languages.ts';
import { getAt } from '../../resources/shape.ts';

/** The language of messages and reports of a call: `?lang=`, else `Accept-Language`, else German. */
export function requestLanguage(request: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const lang = getAt(request.query, ['lang']);
  if (isLanguage(lang)) return lang;
  return guessLanguage({ browser: parseAcceptLanguage(request.headers['accept-language']) });
}
