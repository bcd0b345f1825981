import { expect, it } from 'vitest';
import { classCodeKey } from './classCode.ts';

it.each([
  ['C2.1', 'c0201'],
  ['c02.01', 'c0201'],
  ['E 03.02', 'e0302'],
  ['eBKP-H D8.5', 'd0805'],
  ['ebkp d8', 'd08'],
  ['EG020058', 'eg020058'],
  ['ETIM EC003143', 'ec003143'],
])('%s is the class code %s', (typed, key) => {
  expect(classCodeKey(typed)).toBe(key);
});

it.each(['M10', '371', 'Tür', 'E03.02.01.7', 'R 7', 'E3'])(
  '%s is no class code, or too little of one',
  (typed) => {
    expect(classCodeKey(typed)).toBeUndefined();
  },
);
