import { expect, it } from 'vitest';
import { entities } from '../../../resources/registry.ts';
import { placeOf } from '../../directory/Place.ts';
import { cellCodec, type CellWords } from './cellCodec.ts';

const codecOf = (name: string, words: CellWords = []) =>
  cellCodec({ place: placeOf(entities.product, name), path: [name] }, words);
const attribute = (kind: 'number' | 'yesNo', words: CellWords = []) =>
  cellCodec(
    { place: placeOf(entities.product, 'attributes'), path: ['attributes', 'a'], attribute: 'a' },
    words,
    { sid: 'a', name: {}, kind, group: 'g', choices: [], categories: [] },
  );
const yesNo = [
  { value: true, label: 'Ja' },
  { value: false, label: 'Nein' },
];

it.each([
  ['a number as a spreadsheet here writes it', attribute('number'), '1’200,5', 1200.5],
  ['nothing', attribute('number'), ' ', undefined],
  ['a word by what people call it', attribute('yesNo', yesNo), 'nein', false],
  [
    'several codes, as they are stored',
    codecOf('gtins'),
    '7612345678900; 07612345678900',
    ['07612345678900', '07612345678900'],
  ],
  ['a choice by its label', codecOf('orderUnit', [{ value: 'C62', label: 'Stück' }]), 'stück', 'C62'],
] as const)('A cell says %s', (_, codec, text, value) => {
  expect(codec?.read(text)).toEqual({ value });
});

it('A GTIN stands in a cell as on the package, and says the same there (behaviour B75)', () => {
  const codec = codecOf('gtins');
  expect(codec?.show(['07612345678900', '17612345678907'])).toBe('7612345678900; 17612345678907');
  expect(codec?.read('7612345678900')).toEqual({ value: ['07612345678900'] });
});

it('A cell says what is wrong with it before anything is sent', () => {
  expect(attribute('number')?.read('breit')).toMatchObject({ fault: { code: 'not-a-number' } });
  expect(codecOf('articleNumber')?.read('')).toMatchObject({ fault: { code: 'required' } });
  expect(codecOf('brand')?.read('x'.repeat(81))).toMatchObject({ fault: { code: 'too-long' } });
  expect(codecOf('gtins')?.read('123')).toHaveProperty('fault');
});

it('What does not fit a cell has none', () => {
  expect(codecOf('images')).toBeUndefined();
});
