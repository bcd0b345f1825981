import type { Language } from '../../../resources/language/languages.ts';
import { servedLanguage } from '../../../resources/platform/platforms.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { classCode, type ClassCode } from '../codes/classCode.ts';
import { typedCode, type TypedCode } from '../codes/typedCode.ts';
import { Dictionary } from './Dictionary.ts';
import type { Interpretation } from './interpretation.ts';
import { kept } from './kept.ts';
import { meaningsOf } from './meaningsOf.ts';
import type { Piece } from './Piece.ts';
import { parseQuery, type Query } from './parseQuery.ts';
import { relaxed } from './relaxed.ts';

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
  /** What its words and quantities stand for; looked up when it is first asked for. */
  pieces: () => Promise<readonly Piece[]>;
  /** With all of the pieces, the nearest first. */
  ways: AsyncIterable<Interpretation>;
  /** With some of the pieces, the nearest first. */
  relaxed: AsyncIterable<Interpretation>;
}

/** Works out what a typed text may mean on the platform of a scope; nothing is looked up before it is asked for. */
export function understand(db: ScopedQueries, scope: Scope, wanted: Language, typed: string): Understood {
  const query = parseQuery(typed);
  const language = servedLanguage(scope.dataset, wanted);
  const dictionary = new Dictionary(db, scope, language);
  let known: Promise<readonly Piece[]> | undefined;
  const pieces = () => (known ??= meaningsOf(dictionary, query));
  return {
    ...query,
    language,
    code: typedCode(query.text),
    classCode: classCode(query.text),
    pieces,
    ways: kept(ways(language, pieces)),
    relaxed: kept(relaxed(dictionary, pieces)),
  };
}

/** All pieces by the products' own words and facts, then by what is said around them too. */
async function* ways(
  language: Language,
  pieces: () => Promise<readonly Piece[]>,
): AsyncGenerator<Interpretation, void, void> {
  const all = await pieces();
  const meanings = all.flatMap(({ meaning }) => meaning ?? []);
  if (meanings.length === 0 || meanings.length < all.length || meanings.some(({ any }) => any === undefined))
    return;
  const way = { language, meanings, without: [], hasOtherQuantity: false };
  if (meanings.every(({ own }) => own !== undefined)) yield { ...way, isWide: false };
  if (meanings.some(({ own, any }) => own !== any)) yield { ...way, isWide: true };
}
