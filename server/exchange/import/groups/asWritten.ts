import { fold } from '../../../find/query/fold.ts';

const mostPieces = 8;

/** Folded words of a text as they are written in it; the folded ones where they are written in no such way. */
export function asWritten(text: string, folded: string): string {
  const pieces = [...text.matchAll(/[\p{L}\p{M}]+|\d+/gu)];
  for (const [first, piece] of pieces.entries())
    for (const last of pieces.slice(first, first + mostPieces)) {
      const written = text.slice(piece.index, last.index + last[0].length);
      if (fold(written) === folded) return written;
    }
  return folded;
}
