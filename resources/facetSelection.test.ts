import { expect, it } from 'vitest';
import { rangeOf, readFacets, toggledFacet, writtenFacets } from './facetSelection.ts';

it('A selection is written as it is read, in one order', () => {
  const text = 'breite*600..900**farbe*grau*weiss';
  expect(writtenFacets(readFacets('farbe*weiss*grau**breite*600..900'))).toBe(text);
  expect(writtenFacets(readFacets(text))).toBe(text);
  expect(new URLSearchParams({ attributes: text }).toString()).toBe(`attributes=${text}`);
});

it('What has no value is left out', () => {
  expect(readFacets('farbe**breite*')).toEqual([]);
  expect(writtenFacets(readFacets('**'))).toBeUndefined();
});

it('A value is chosen once and taken back by choosing it again', () => {
  const chosen = toggledFacet(readFacets('farbe*weiss'), 'farbe', 'grau');
  expect(writtenFacets(chosen)).toBe('farbe*grau*weiss');
  expect(writtenFacets(toggledFacet(readFacets('farbe*weiss'), 'farbe', 'weiss'))).toBeUndefined();
});

it('A range has two numbers', () => {
  expect(rangeOf('0.5..12')).toEqual({ least: 0.5, most: 12 });
  expect(rangeOf('weiss')).toBeUndefined();
});
