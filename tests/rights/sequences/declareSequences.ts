import { beforeAll, describe, expect, it } from 'vitest';
import { closeSequences } from './closeSequences.ts';
import { importSequences } from './importSequences.ts';
import { restoreSequences } from './restoreSequences.ts';
import { sequenceWorld, type SequenceWorld } from './sequenceWorld.ts';
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
  let world: SequenceWorld;
  beforeAll(async () => {
    world = await sequenceWorld();
  });

  let counted = 0;
  const countMade = (...sequence: readonly string[]) => {
    const made = isMade(sequence.join(' '));
    if (made) counted += 1;
    return made;
  };
  describe('Import, then take the right, then read or undo (behaviour B140)', () =>
    importSequences(() => world, countMade));
  describe('Create, change or delete, then take back by another', () =>
    restoreSequences(() => world, countMade));
  describe('Give, act, take, then act again', () => takenRights(() => world, countMade));
  describe('Share, then close', () => closeSequences(() => world, countMade));
  describe('Upload, then attach by another', () => uploadSequences(() => world, countMade));
  describe('Ask, then take the right while it waits (behaviour B140)', () =>
    waitingSequences(() => world, countMade));

  it(`${total} sequences were made`, () => expect(counted).toBe(total));
}
