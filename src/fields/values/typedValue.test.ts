import { describe, expect, it } from 'vitest';
import { typedValue } from './typedValue.ts';

describe('A number', () => {
  it.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['-0,25', -0.25],
    [' 7 ', 7],
    ['0', 0],
    // On its way to "1,5".
    ['1,', 1],
  ])('typed as "%s" is %d', (typed, number) => expect(typedValue('number', typed)).toBe(number));

  it('is none where nothing or only blanks are typed, not nought', () => {
    expect([typedValue('number', ''), typedValue('number', '  ')]).toEqual([undefined, undefined]);
  });

  it('that is none is kept as typed, so that it is seen and refused', () => {
    expect(['1,5,5', 'breit', '-', 'Infinity'].map((typed) => typedValue('number', typed))).toEqual([
      '1,5,5',
      'breit',
      '-',
      'Infinity',
    ]);
  });
});

it('Digits of a text and of a choice stay what they are', () => {
  expect([typedValue('text', '007'), typedValue('choice', '1')]).toEqual(['007', '1']);
});

it('No is a value, nothing chosen is none', () => {
  expect(['true', 'false', ''].map((typed) => typedValue('yesNo', typed))).toEqual([true, false, undefined]);
});
