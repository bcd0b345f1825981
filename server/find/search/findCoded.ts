import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { chosenCodes } from '../codes/chosenCodes.ts';
import { findCodePieces } from '../codes/findCodePieces.ts';
import { findCodes } from '../codes/findCodes.ts';
import { findNearPiece } from '../codes/findNearPiece.ts';
import type { NearCodeReason } from '../codes/nearCodes.ts';
import { readCodes } from '../codes/readCodes.ts';
import type { Understood } from '../query/understand.ts';
import { readHit } from '../facets/Hit.ts';
import { hitsWithIds } from './hitsWithIds.ts';
import { placesOfProducts } from './placesOfProducts.ts';
import { rankedProducts } from './rankedProducts.ts';
import { rerank } from './rerank.ts';
import { orgaFact, sidsOfFacts } from '../index/facts.ts';

const mostParts = 24;
const nothing = { ids: [], codes: [] };

/**
 * The products whose codes stand in a text, alone or among words: those of the companies that it names first, then those
 * that the words speak of. Empty where it holds no code of a product. With the codes as they
 * are typed.
 */
export async function findCoded(
  db: ScopedQueries,
  scope: Scope,
  query: Understood,
): Promise<{ ids: number[]; codes: readonly string[] }> {
  const pieces = readCodes(query.text);
  if (pieces.length === 0) return nothing;
  const orgas = await orgasOf(query);
  const { codes, rest } = chosenCodes(query.text, await findCodePieces(db, scope, pieces, orgas), orgas);
  const hits = codes.flatMap((code) => code.hits);
  const ids = [...new Set(hits.map(({ id }) => id))];
  const typed = codes.map(({ piece }) => piece.text);
  if (rest === '' || ids.length < 2) return { ids, codes: typed };
  const isOfOrga = new Set(hits.filter(({ orgaSid }) => orgas.includes(orgaSid)).map(({ id }) => id));
  const isWhole = new Set(hits.filter(({ fit }) => fit === 'whole').map(({ id }) => id));
  const [shown, rows, understood] = await Promise.all([
    rankedProducts(db, scope, query.language, ids),
    hitsWithIds(db, scope, ids),
    query.pieces(),
  ]);
  const places = await placesOfProducts(db, scope, query.language, rows.map(readHit));
  const meanings = understood.flatMap(({ meaning }) => (meaning && !meaning.isNumber ? [meaning] : []));
  const ranked = rerank(shown, { text: rest, meanings, language: query.language, places });
  const grade = (id: number) => (isOfOrga.has(id) ? 0 : 2) + (isWhole.has(id) ? 0 : 1);
  return { ids: ranked.toSorted((a, b) => grade(a) - grade(b)), codes: typed };
}

/** Products whose code comes near one that stands in a text and that no product has, with the surest reason. */
export async function findNearlyCoded(
  db: ScopedQueries,
  scope: Scope,
  query: Understood,
): Promise<{ ids: number[]; reason: NearCodeReason } | undefined> {
  const near = await findNearPiece(db, scope, readCodes(query.text), await orgasOf(query));
  const [first] = near?.hits ?? [];
  if (!near || !first) {
    // What stands behind a separator of an article number is a part of it.
    const ids = query.code ? await findCodes(db, scope, query.code, mostParts) : [];
    return ids.length > 0 ? { ids, reason: 'lastDigits' } : undefined;
  }
  return { ids: [...new Set(near.hits.map(({ id }) => id))], reason: first.reason };
}

/** The companies that a text names. */
async function orgasOf(query: Understood): Promise<string[]> {
  if (query.words.length === 0) return [];
  const pieces = await query.pieces();
  return pieces.flatMap(({ meaning }) => sidsOfFacts(meaning?.facts ?? [], orgaFact));
}
