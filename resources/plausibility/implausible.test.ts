import { expect, test } from 'vitest';
import { qualityOf } from '../quality.ts';
import { brokenRules } from './implausible.ts';

test('A door of wood that says RF1 is in doubt, one of steel is not, and what says too little breaks nothing', () => {
  const door = (values: Record<string, unknown>) => brokenRules(values, 'brandschutztueren');
  expect(door({ brandverhaltensgruppe: 'rf1', material: 'holz' })).toEqual(['combustible-rf1']);
  expect(door({ brandverhaltensgruppe: 'rf1', holzart: 'eiche' })).toEqual(['wood-rf1']);
  expect(door({ brandverhaltensgruppe: 'rf1', holzart: null, material: 'stahl' })).toEqual([]);
  expect(door({ brandverhaltensgruppe: 'rf1' })).toEqual([]);
  expect(door({ brandverhaltensgruppe: 'rf2', euroklasse: 'e' })).toEqual(['fire-classes']);
  expect(door({ brandverhaltensgruppe: 'rf2', euroklasse: 'f' })).toEqual([]);
});

test('A number is in doubt where hardly any product of its category has it, once for each attribute', () => {
  expect(brokenRules({ breite: 90 }, 'innentueren')).toEqual(['door-width']);
  expect(brokenRules({ breite: 90 }, 'kabelrinnen')).toEqual([]);
  expect(brokenRules({ 'u-wert': 9 }, 'dachfenster')).toEqual(['window-u-value']);
  expect(brokenRules({ 'u-wert': 9 }, null)).toEqual(['u-value']);
  expect(brokenRules({ 'u-wert': '9' }, null)).toEqual([]);
});

test('A doubt is a gap like any other, and only where there is one it counts', () => {
  const product = {
    title: { de: 'Tür' },
    subTitle: { de: 'T' },
    description: { de: 'Eine Tür.' },
    articleNumber: 'A-1',
    gtins: [],
    images: ['abc'],
    attributes: { brandverhaltensgruppe: 'rf1', material: 'stahl' },
    hasDocuments: true,
    mainCategory: 'brandschutztueren',
  };
  const asked = { languages: ['de'], asksForGtin: false, attributes: [] } as const;
  expect(qualityOf(product, asked)).toEqual({ completeness: 100, missing: [] });
  const wooden = { ...product, attributes: { ...product.attributes, material: 'holz' } };
  expect(qualityOf(wooden, asked)).toEqual({ completeness: 81, missing: ['implausible.combustible-rf1'] });
});
