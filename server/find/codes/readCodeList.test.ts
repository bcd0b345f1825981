import { describe, expect, it } from 'vitest';
import { codeList } from '../../../resources/limits.ts';
import { readCodeList } from './readCodeList.ts';

const read = (text: string) => readCodeList(text)?.map((code) => code.text);

describe('a list of codes', () => {
  it.each([
    ['242.137, 115.770', ['242.137', '115.770']],
    ['242.137,115.770', ['242.137', '115.770']],
    ['111.796.00.1;81054.23', ['111.796.00.1', '81054.23']],
    ['2105715\n0893 100 1\n', ['2105715', '0893 100 1']],
    ['Artikelnummer\r\n123 456 7890\r\n123 456 7891', ['123 456 7890', '123 456 7891']],
    ['Artikelnummer, 123 456 7890, 123 456 7891', ['123 456 7890', '123 456 7891']],
    [
      'Pos.\tArt.-Nr.\tMenge\n1\t7563.FMI.61\t10\n2\t926-3407.4.W.B.FMI.61\t5',
      ['7563.FMI.61', '926-3407.4.W.B.FMI.61'],
    ],
    ['Dichtung\t242.137.00.1\nBogen\t81054.23', ['242.137.00.1', '81054.23']],
    ['12\n371', ['12', '371']],
    ['7612345678900 7612345678917', ['7612345678900', '7612345678917']],
    ['242.137.00.1 81054.23', ['242.137.00.1', '81054.23']],
    ['Art.-Nr. 12.345\nArt.-Nr. 12.346', ['12.345', '12.346']],
  ])('%j is one', (text, codes) => {
    expect(read(text)).toEqual(codes);
  });

  it.each([
    '0893 100 1',
    '123 456 7890',
    '7612 345 678900',
    '242.137',
    'Rohr DN 110, Bogen 87',
    'Waschtisch, 60 cm',
    'Platte 12,5',
    '12,5 mm',
    '60 x 90, 80 x 120',
    '600x1000 800x1200',
    'FX-3000/12 W',
    'Fenster\nTüren',
    '1200, 1400',
    'EC002610, EC002568',
    'BKP 273.0; BKP 221',
    'Tel. 081 250 10 20, Chur',
    '242.137, 242.137',
    '',
  ])('%j is none', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('holds as many as are looked up, each once', () => {
    const codes = Array.from({ length: 150 }, (_, index) => `${100_000 + index}`);
    expect(read([...codes, ...codes].join('\n'))).toEqual(codes.slice(0, codeList.most));
  });
});
