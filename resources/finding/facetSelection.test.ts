import { expect, it } from 'vitest';
import {
  narrowedByForm,
  narrowedToRange,
  rangeOf,
  readFacets,
  toggledFacet,
  writtenFacets,
} from './facetSelection.ts';

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

it('A range takes the place of what was chosen of its attribute, typed as people type numbers', () => {
  const chosen = readFacets('breite*600..900*450**farbe*weiss');
  const narrowed = (least: string, most: string) =>
    writtenFacets(narrowedToRange(chosen, 'breite', { least, most }));
  expect(narrowed("1'200,5", '2000')).toBe('breite*1200.5..2000**farbe*weiss');
  expect(narrowed('1.200,5', '1,200.5')).toBe('breite*1200.5..1200.5**farbe*weiss');
  expect(narrowed('', '0,9')).toBe('breite*..0.9**farbe*weiss');
  expect(narrowed('', '.9')).toBe('breite*..0.9**farbe*weiss');
  expect(narrowed('', '90')).toBe('breite*..90**farbe*weiss');
  expect(narrowed('', 'much')).toBe('farbe*weiss');
});

it('A range has one number or two', () => {
  expect(rangeOf('600..')).toEqual({ least: 600, most: Infinity });
  expect(rangeOf('..')).toBeUndefined();
  expect(rangeOf('0.5..12')).toEqual({ least: 0.5, most: 12 });
  expect(rangeOf('weiss')).toBeUndefined();
});

it('What the form sends is the query that every list has; a typed range stands in place of values, what is empty is left out', () => {
  const narrowed = (sent: string) => narrowedByForm(new URLSearchParams(sent))?.toString();
  expect(narrowed('text=rohr&orga=&is=farbe*weiss&is=farbe*grau&least-breite=&most-breite=')).toBe(
    'text=rohr&attributes=farbe*grau*weiss',
  );
  expect(narrowed('sort=title&is=breite*600..900&least-breite=1%27200&most-breite=')).toBe(
    'sort=title&attributes=breite*1200..',
  );
  expect(narrowed('per-breite=10&least-breite=60&most-breite=90,5')).toBe('attributes=breite*600..905');
  expect(narrowed('per-breite=-&least-breite=60&most-breite=')).toBe('');
  expect(narrowed('least-breite=&most-breite=')).toBe('');
  expect(narrowed('text=rohr&attributes=farbe*weiss')).toBeUndefined();
});
