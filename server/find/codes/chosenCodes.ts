import type { CodeHit, FoundCode } from './findCodePieces.ts';

/** The pieces of a text that are taken for codes, as they stand in it, and what else it says. */
export interface ChosenCodes {
  codes: FoundCode[];
  /** The text without them. */
  rest: string;
}

/**
 * Takes what was found of a text for codes, no two in one place: what is whole before what begins or ends so, and the
 * longest. What may as well be a quantity is none unless one of the companies has it, or it is the whole text.
 */
export function chosenCodes(
  text: string,
  found: readonly FoundCode[],
  orgas: readonly string[] = [],
): ChosenCodes {
  const candidates = found
    .map(({ piece, hits }) => ({ piece, hits: hits.filter((hit) => counts(hit, piece, orgas)) }))
    .filter(({ hits }) => hits.length > 0)
    .toSorted((a, b) => gradeOf(a) - gradeOf(b) || lengthOf(b) - lengthOf(a));
  const codes: FoundCode[] = [];
  for (const candidate of candidates)
    if (codes.every(({ piece }) => piece.end <= candidate.piece.start || piece.start >= candidate.piece.end))
      codes.push(candidate);
  const inOrder = codes.toSorted((a, b) => a.piece.start - b.piece.start);
  let rest = '';
  let from = 0;
  for (const { piece } of inOrder) {
    rest += `${text.slice(from, piece.start)} `;
    from = piece.end;
  }
  return { codes: inOrder, rest: (rest + text.slice(from)).replaceAll(/\s+/g, ' ').trim() };
}

function counts(
  { fit, orgaSid }: CodeHit,
  { isWhole, isDoubtful }: FoundCode['piece'],
  orgas: readonly string[],
): boolean {
  return isWhole || !isDoubtful || (fit === 'whole' && orgas.includes(orgaSid));
}

function gradeOf({ hits }: FoundCode): number {
  return hits.some(({ fit }) => fit === 'whole') ? 0 : 1;
}

function lengthOf({ piece }: FoundCode): number {
  return piece.article.length;
}
