import { expect, it } from 'vitest';
import { rangeAsked } from './rangeAsked.ts';

it('Two ends of a number lead to the query that every list has for them, on its first page', () => {
  expect(rangeAsked('attributes=farbe*weiss&page=3&range=breite&least=600&most=')).toBe(
    'attributes=breite*600..**farbe*weiss',
  );
  expect(rangeAsked('text=rohr&attributes=breite*1..2&range=breite&least=&most=')).toBe('text=rohr');
  expect(rangeAsked('text=rohr')).toBeUndefined();
});
