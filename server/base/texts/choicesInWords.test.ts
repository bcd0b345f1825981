import { expect, it } from 'vitest';
import { orderUnits } from '../../../resources/exchange/orderUnits.ts';
import { faultText } from './problemTexts.ts';

it('The choices of a field are told by code and by name, in the language of the reader (behaviour B789)', () => {
  const choices = orderUnits.join(', ');
  expect(faultText('de', 'baustein', 'unknown-choice', { choices })).toContain('C62 (Stück), MTR (');
  expect(faultText('fr', 'baustein', 'unknown-choice', { choices })).toContain('C62 (Pièce)');
});

it('Choices that no field declares are told as they are', () => {
  expect(faultText('en', 'baustein', 'unknown-choice', { choices: 'a, b' })).toBe('Possible are: a, b');
});
