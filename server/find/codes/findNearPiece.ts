import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { findNearOfEach, ofSurestReason, type NearCodeHit } from './findNearOfEach.ts';
import type { CodePiece } from './readCodes.ts';

/** So many pieces of a text are looked up, the longest. */
const mostPieces = 8;

/**
 * The longest piece of a text that comes near the codes of products, with these, for their surest reason; undefined where
 * none does. What may be a quantity is near to nothing. With companies, those of their products alone.
 */
export async function findNearPiece(
  db: ScopedQueries,
  scope: Scope,
  pieces: readonly CodePiece[],
  orgas: readonly string[] = [],
): Promise<{ piece: CodePiece; hits: NearCodeHit[] } | undefined> {
  const meant = pieces
    .filter(({ isWhole, isLabelled, isDoubtful }) => isWhole || isLabelled || !isDoubtful)
    .toSorted((a, b) => b.article.length - a.article.length)
    .slice(0, mostPieces);
  const found = await findNearOfEach(db, scope, meant, orgas);
  for (const [place, piece] of meant.entries()) {
    const hits = ofSurestReason(found[place] ?? []);
    if (hits.length > 0) return { piece, hits };
  }
  return undefined;
}
