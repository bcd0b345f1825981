import { expect, it } from 'vitest';
import { closeSequences } from './closeSequences.ts';
import { importSequences } from './importSequences.ts';
import { restoreSequences } from './restoreSequences.ts';
import { takenRights } from './takenRights.ts';
import { uploadSequences } from './uploadSequences.ts';
import { waitingSequences } from './waitingSequences.ts';

/**
 * Declares the tests of all sequences: a first step by somebody who may, then other rights or somebody else, then a
 * second step; a checksum per company before and after it says what moved.
 * @param isMade which of all sequences are made, by the words that say them
 * @param total how many sequences there are to be
 */
export function declareSequences(isMade: (sequence: string) => boolean, total: number): void {
  let counted = 0;
  const countMade = (...sequence: readonly string[]) => {
    const made = isMade(sequence.join(' '));
    if (made) counted += 1;
    return made;
  };
  importSequences(countMade);
  restoreSequences(countMade);
  takenRights(countMade);
  uploadSequences(countMade);
  closeSequences(countMade);
  waitingSequences(countMade);

  it(`${total} sequences were made`, () => expect(counted).toBe(total));
}
