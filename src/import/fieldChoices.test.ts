import { describe, expect, it } from 'vitest';
import { rowLanguage } from '../../resources/language/rowLanguage.ts';
import { product } from '../../resources/entities/product.ts';
import { fieldChoices, mappedField } from './fieldChoices.ts';

const words = {
  unread: [{ value: 'ignored', label: 'Nicht gelesen' }],
  rowLanguage: 'Sprache der Zeile',
  labelOf: (field: string) => `«${field}»`,
  language: 'fr',
} as const;
const attributes = [{ id: 'u', sid: 'u.value', name: { de: 'U-Wert', fr: 'Valeur U' }, unit: 'W/m²K' }];

describe('What a column may mean', () => {
  const choices = fieldChoices(product, attributes, words);
  const labelOf = (value: string) => choices.find((choice) => choice.value === value)?.label;

  it('is nothing, a text in each language, or an attribute with its unit', () => {
    expect(choices[0]).toEqual({ value: 'ignored', label: 'Nicht gelesen' });
    expect(labelOf('title.it')).toBe('«title» (IT)');
    expect(labelOf('title')).toBeUndefined();
    expect(labelOf('articleNumber')).toBe('«articleNumber»');
    expect(labelOf('attributes.u.value')).toBe('Valeur U (W/m²K)');
  });

  it('is no field that a file cannot bring', () => {
    expect(labelOf('completeness')).toBeUndefined();
    expect(labelOf('attributes')).toBeUndefined();
  });

  it('is named once each', () => {
    expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
  });
});

describe('A choice in the words of a mapping', () => {
  it.each([
    ['title.fr', { field: 'title', language: 'fr' }],
    ['articleNumber', { field: 'articleNumber' }],
    ['attributes.u.value', { field: 'u.value' }],
    // Nobody has made a language of a part that is none.
    ['address.zip', { field: 'address.zip' }],
    [rowLanguage, { field: rowLanguage }],
    ['ignored', { field: 'ignored' }],
  ])('%s', (value, mapped) => {
    expect(mappedField(value)).toEqual(mapped);
  });
});
