import { expect, it } from 'vitest';
import { classCode, classCodeKey } from './classCode.ts';

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

it.each([
  ['IfcDoor', 'ifc', 'ifcdoor'],
  ['E03.02', 'ebkph', 'e0302'],
  ['eCCC-Bât E 3.2', 'ebkph', 'e0302'],
  ['EC002610', 'etim', 'ec002610'],
  ['BKP 273.1', 'bkp', 'bkp2731'],
  ['CFC 27', 'bkp', 'bkp27'],
  ['CCC: 273', 'bkp', 'bkp273'],
  ['NPK 342.111', 'npk', 'npk342111'],
  ['CAN 342', 'npk', 'npk342'],
])('%s is a class of %s', (typed, system, key) => {
  expect(classCode(typed)).toMatchObject({ system, key });
});

it.each(['273', '273.1', 'BKP', 'NPK 34', 'NPK 342.1', 'CAN Fenster', 'Ifc'])('%s is none', (typed) => {
  expect(classCode(typed)).toBeUndefined();
});
