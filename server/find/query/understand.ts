import type { Language } from '../../../resources/languages.ts';
import { servedLanguage } from '../../../resources/platforms.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { classCode, type ClassCode } from './classCode.ts';
import { Dictionary } from './dictionary.ts';
import type { Interpretation } from './interpretation.ts';
import { kept } from './kept.ts';
import { parseQuery, type Query } from './parseQuery.ts';
import { relaxed } from './relaxed.ts';
import { typedCode, type TypedCode } from './typedCode.ts';
import { asTyped, ways } from './ways.ts';

/**
 * What a typed text may mean. The ways to understand its words are worked out as far as somebody goes through them, and
 * then kept; no word is looked up twice, whichever way it stands in.
 */
export interface Understood extends Query {
  /** In which the platform answers. */
  language: Language;
  /** The text as the code of a product, if it may be one. */
  code: TypedCode | undefined;
  /** The text as a class of categories, if it may be one. */
  classCode: ClassCode | undefined;
  /** The words as typed, the first of the ways; nothing where one of them is unknown. */
  asTyped: AsyncIterable<Interpretation>;
  /** With all of the words, the nearest first. */
  ways: AsyncIterable<Interpretation>;
  /** With some of the words, the nearest first. */
  relaxed: AsyncIterable<Interpretation>;
}

/** Works out what a typed text may mean on the platform of a scope; nothing is looked up before it is asked for. */
export function understand(db: ScopedQueries, scope: Scope, wanted: Language, typed: string): Understood {
  const query = parseQuery(typed);
  const language = servedLanguage(scope.dataset, wanted);
  const dictionary = new Dictionary(db, scope, language);
  return {
    ...query,
    language,
    code: typedCode(query.text),
    classCode: classCode(query.text),
    asTyped: kept(asTyped(dictionary, query.words)),
    ways: kept(ways(dictionary, query.words)),
    relaxed: kept(relaxed(dictionary, query.words)),
  };
}
