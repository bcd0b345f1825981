import { expect, it } from 'vitest';
import { valuesByLanguage, valuesIn } from './valuesByLanguage.ts';

it('Words that fill a sentence are those of its reader; what is the same in all languages is said once', () => {
  const colours = { de: 'weiss', en: 'white', fr: 'blanc', it: 'weiss' };
  const values = valuesByLanguage('choices', (language) => colours[language]);
  expect(Object.keys(values)).toEqual(['choices', 'choices@en', 'choices@fr']);
  const readers = (['de', 'en', 'fr', 'it'] as const).map((reader) => valuesIn(reader, { ...values, n: 1 }));
  expect(readers.map(({ choices, n }) => [choices, n])).toEqual(
    Object.values(colours).map((word) => [word, 1]),
  );
});
