import { expect, it } from 'vitest';
import { product } from '../../../../resources/entities/product.ts';
import type { Field } from '../../../../resources/kinds/field.ts';
import { languages } from '../../../../resources/language/languages.ts';
import { choiceNames, readChoice } from './readChoice.ts';

const choices = Object.entries<Field>(product.fields).flatMap(([name, field]) =>
  field.kind === 'choice' ? field.choices.map((choice) => ({ name, field, choice })) : [],
);

it('What a choice is called on screens is read as that choice, in each language', () => {
  const misread = choices.flatMap(({ name, field, choice }) =>
    languages
      .map((language) => choiceNames(name, choice)[language] ?? '')
      .filter((label) => readChoice(field, label) !== choice)
      .map((label) => `${label}: ${readChoice(field, label)} instead of ${choice}`),
  );
  expect(choices.length).toBeGreaterThan(10);
  expect(misread).toEqual([]);
});

it.each([
  ['m', 'MTR'],
  ['m2', 'MTK'],
  ['m²', 'MTK'],
  ['M³', 'MTQ'],
  ['pro Stück', 'C62'],
])('%s is ordered in %s', (written, unit) => {
  expect(readChoice(product.fields.orderUnit, written)).toBe(unit);
});
