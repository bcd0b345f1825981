import { expect, it } from 'vitest';
import { bytesIn } from './bytesIn.ts';

it('Texts are the same bytes in memory that is used again, and where there is too little of it', () => {
  const texts = ['Tür «é» €', '', '𝔉enster', '\ud800'];
  const memory = Buffer.alloc(200);
  const large = bytesIn(memory, ...texts);
  const small = bytesIn(memory.subarray(0, 10), ...texts);
  expect([large, small]).toEqual([Buffer.from(texts.join('')), Buffer.from(texts.join(''))]);
  expect([large.buffer === memory.buffer, small.buffer === memory.buffer]).toEqual([true, false]);
});
