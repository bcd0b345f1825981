import { describe, expect, it } from 'vitest';
import type { AttributeValue } from '../index/searchedProduct.ts';
import { titlePattern } from './titlePattern.ts';

const of = (
  sid: string,
  value: string | number,
  more: { unit?: string; label?: string } = {},
): AttributeValue => ({
  attribute: { sid, name: { de: sid }, unit: more.unit ?? null, kind: more.label ? 'choice' : 'number' },
  value,
  ...(more.label && { label: { de: more.label } }),
});
const width = (value: number) => of('breite', value, { unit: 'mm' });
const height = (value: number) => of('hoehe', value, { unit: 'mm' });
const fire = (label: string) => of('feuerwiderstand', label.toLowerCase().replace(' ', '-'), { label });
const pattern = (title: string, ...values: AttributeValue[]) => titlePattern(title, values, 'de');

describe('Titles of variants are one pattern', () => {
  it('where they differ in choices and sizes, whatever stands between', () => {
    const one = pattern('Brandschutztür Ferro EI 30, 900 × 2000 mm', fire('EI 30'), width(900), height(2000));
    const other = pattern(
      'Brandschutztür Ferro EI 90, 1200 × 2100 mm',
      fire('EI 90'),
      width(1200),
      height(2100),
    );
    expect(one).toEqual(other);
    expect(one).toEqual({
      pattern: 'brandschutztür ferro #, # × # mm',
      name: 'Brandschutztür Ferro',
      attributes: ['feuerwiderstand', 'breite', 'hoehe'],
    });
  });

  it('where a size is written without a unit or in another one', () => {
    expect(pattern('Türe 900x2000', width(900), height(2000)).pattern).toBe('türe #x#');
    expect(pattern('Platte 2,5 m', of('laenge', 2500, { unit: 'mm' })).pattern).toBe('platte # m');
  });

  it('where the number stands behind a sign', () => {
    const dn = pattern('Kugelhahn DN 15 Messing', of('nennweite', 15, { unit: 'mm' }));
    expect(dn).toMatchObject({ pattern: 'kugelhahn DN# messing'.toLowerCase(), name: 'Kugelhahn' });
    expect(dn.pattern).toBe(
      pattern('Kugelhahn DN50 Messing', of('nennweite', 50, { unit: 'mm' })).pattern.replace('dn#', 'dn#'),
    );
  });

  it('in the spelling of Switzerland too', () => {
    const white = of('farbe', 'weiss', { label: 'weiß' });
    const brown = of('farbe', 'braun', { label: 'Braun' });
    expect(pattern('Griff weiss, gross', white).pattern).toBe(pattern('Griff braun, gross', brown).pattern);
    expect(pattern('Große Tür weiß, matt', white).pattern).toBe('große tür #, matt');
  });
});

describe('No variants are', () => {
  it('models, whose numbers no attribute says', () => {
    expect(pattern('Tür Ferro 20, 900 mm', width(900)).pattern).toBe('tür ferro 20, # mm');
  });

  it('models whose short number happens to be a value', () => {
    const delivery = of('lieferfrist', 20, { unit: 'd' });
    expect(pattern('Tür Ferro 20, 900 mm', width(900), delivery).pattern).toBe('tür ferro 20, # mm');
    expect(pattern('Tür Ferro 20', of('fluegel', 20)).pattern).toBe('tür ferro 20');
  });

  it('compounds that begin with a value', () => {
    expect(pattern('Holz-Metall-Fenster', of('material', 'holz', { label: 'Holz' })).pattern).toBe(
      'holz-metall-fenster',
    );
  });
});

it('A title that begins with a value is called by the rest of it', () => {
  expect(pattern('900 mm Duschrinne Plano', width(900)).name).toBe('mm Duschrinne Plano');
});
