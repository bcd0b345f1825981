import { expect, test } from 'vitest';
import { withoutCategory } from './exchange/withoutCategory.ts';
import { qualityOf, type Asked, type Judged } from './quality.ts';

const asked: Asked = {
  languages: ['de', 'fr'],
  asksForGtin: true,
  attributes: [
    { sid: 'u-wert', isRequired: true },
    { sid: 'farbe', isRequired: false },
  ],
};
const whole: Judged = {
  title: { de: 'Fenster', fr: 'Fenêtre' },
  subTitle: { de: 'zweiflüglig', fr: 'à deux vantaux' },
  description: { de: 'Ein Fenster.', fr: 'Une fenêtre.' },
  articleNumber: 'A-1',
  gtins: ['07610000000011'],
  images: ['abc'],
  attributes: { 'u-wert': 0.8, farbe: false },
  hasDocuments: true,
};

test('A product with all that its category asks for is whole', () => {
  expect(qualityOf(whole, asked)).toEqual({ completeness: 100, missing: [] });
});

test('What is missing is named, what counts most first', () => {
  const bare = {
    ...whole,
    images: [],
    title: { de: 'Fenster' },
    attributes: { farbe: 'weiss' },
    gtins: null,
  };
  const { completeness, missing } = qualityOf(bare, asked);
  expect(missing).toEqual(['images', 'title.fr', 'attributes.u-wert', 'gtins']);
  expect(completeness).toBe(Math.floor((100 * 16) / 33));
});

test('A product without a category lacks that before anything else', () => {
  const { completeness, missing } = qualityOf({ ...whole, images: [], mainCategory: withoutCategory }, asked);
  expect(missing).toEqual(['mainCategory', 'images']);
  expect(completeness).toBeLessThan(qualityOf({ ...whole, images: [] }, asked).completeness);
});

test('A required attribute counts more than one that is only asked for', () => {
  const without = (sid: string) =>
    qualityOf({ ...whole, attributes: { ...whole.attributes, [sid]: undefined } }, asked).completeness;
  expect(without('u-wert')).toBeLessThan(without('farbe'));
});

test('Objects are asked for no GTIN, and only for the language of their platform', () => {
  const object = {
    ...whole,
    gtins: [],
    title: { de: 'Bank' },
    subTitle: { de: 'b' },
    description: { de: 'c' },
  };
  expect(qualityOf(object, { ...asked, languages: ['de'], asksForGtin: false }).completeness).toBe(100);
});
