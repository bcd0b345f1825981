import { expect, it } from 'vitest';
import { belowLists, choiceShown, isOfParts, saysItself, withinPath } from './withinPath.ts';

it('A path is called as its last name, for sure where the others only hold things together (behaviour B619)', () => {
  expect(withinPath('generalInformation.orderCode')).toEqual({ text: 'orderCode', isPlain: true });
  expect(withinPath('supplier.orderCode')).toEqual({ text: 'orderCode', isPlain: false });
  expect(withinPath('attributes/colour')).toEqual({ text: 'colour', isPlain: true });
  expect(withinPath('Merkmal: Breite')).toEqual({ text: 'Breite', isPlain: true });
  expect(withinPath('Satz A Feld 3 Artikelnummer')).toEqual({ text: 'Artikelnummer', isPlain: true });
});

it('A group says of its products what it says of all of them, but its own name and number (behaviour B758)', () => {
  expect(withinPath('gammes.marque')).toEqual({ text: 'marque', isPlain: true });
  expect(withinPath('serie.varianti.codice')).toEqual({ text: 'codice', isPlain: true });
  for (const path of ['gammes.code_gamme', 'serie.nome', 'family.id'])
    expect(withinPath(path)?.isPlain).toBe(false);
});

it('What the lists are called that a file has around its records says nothing of what stands below them (behaviour B758)', () => {
  const around = new Set(['sortiment']);
  expect(belowLists('sortiment.wg.txt', around)).toBe('wg.txt');
  expect(belowLists('sortiment.bez.de', around)).toBe('bez.de');
  expect(belowLists('artikel.marke', around)).toBeUndefined();
  expect(['bez.de', 'bez', 'marke', 'wg.code'].map(saysItself)).toEqual([true, true, false, false]);
});

it('A choice that is kept with what is shown of it is called as the choice (behaviour B619)', () => {
  expect(choiceShown('values.brand.text')).toBe('values.brand');
  expect(choiceShown('product.text')).toBeUndefined();
  expect(choiceShown('brand.id')).toBeUndefined();
});

it('Two things beside each other, abbreviations and names of pairs are no path', () => {
  for (const heading of ['Marke/Linie', 'Baulänge A/B', 'Art.-Nr.', 'Attribute Name 1', 'Gewicht kg/Stk'])
    expect(withinPath(heading)).toBeUndefined();
});

it('What keeps pictures apart is none, and a variant has numbers of its own (behaviour B691)', () => {
  const areOfParts = ['images.id', 'images.src', 'variants.id'].map((path) => {
    const found = withinPath(path);
    return found && isOfParts(found);
  });
  expect(areOfParts).toEqual([true, false, false]);
  expect(withinPath('variants.sku')).toEqual({ text: 'sku', isPlain: true });
});
