import { expect, it } from 'vitest';
import { rangeAsked } from './rangeAsked.ts';

it('Two ends of a number lead to the address that every list has for them, on its first page', () => {
  expect(rangeAsked('/de/category/c?attributes=farbe*weiss&page=3&range=breite&least=600&most=')).toBe(
    '/de/category/c?attributes=breite*600..**farbe*weiss',
  );
  expect(rangeAsked('/de/search?text=rohr&attributes=breite*1..2&range=breite&least=&most=')).toBe(
    '/de/search?text=rohr',
  );
  expect(rangeAsked('/de/search?text=rohr')).toBeUndefined();
});
