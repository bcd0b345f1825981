import { expect, it } from 'vitest';
import { lockSeconds } from './attempts.ts';

it('five wrong passwords are free of waiting, then the wait doubles from a second to a quarter of an hour', () => {
  expect([1, 4, 5, 6, 7, 14, 15, 1000].map(lockSeconds)).toEqual([0, 0, 1, 2, 4, 512, 900, 900]);
});
