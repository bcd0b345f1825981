import { diffWords } from 'diff';

/** A piece of a text of which some words changed. */
export interface Piece {
  kind: 'kept' | 'gone' | 'come';
  text: string;
}

/** So many characters of what stays the same are shown on each side of what changed. */
const context = 40;
/** Texts that differ in more words than this have hardly anything in common. */
const mostChanges = 400;

/**
 * The words that changed from one text to the other, with some of what stands around them. Undefined where nothing is
 * gained by it: all is other words, or only blanks differ.
 */
export function changedWords(before: string, after: string): Piece[] | undefined {
  const found = diffWords(before, after, { maxEditLength: mostChanges }) ?? [];
  const pieces = found.map(({ added, removed, value }): Piece => ({
    kind: added ? 'come' : removed ? 'gone' : 'kept',
    text: value,
  }));
  const kept = pieces
    .filter(({ kind }) => kind === 'kept')
    .reduce((sum, { text }) => sum + text.trim().length, 0);
  // With less than this in common words are torn out of their sentences.
  const isAlike = kept * 4 >= Math.min(before.length, after.length);
  if (!isAlike || pieces.every(({ kind }) => kind === 'kept')) return undefined;
  return pieces.map((piece, index) =>
    piece.kind === 'kept'
      ? {
          ...piece,
          text: shortened(piece.text, { isFirst: index === 0, isLast: index === pieces.length - 1 }),
        }
      : piece,
  );
}

/** A text of which the middle is left out, or the end that is far from any change; cut between words. */
function shortened(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  if (text.length <= (isFirst || isLast ? 1 : 2) * context + 10) return text;
  const head = isFirst ? '' : text.slice(0, context).replace(/\S*$/, '');
  const tail = isLast ? '' : text.slice(-context).replace(/^\S*/, '');
  return `${head}…${tail}`;
}
