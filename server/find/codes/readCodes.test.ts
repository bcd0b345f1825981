import { describe, expect, it } from 'vitest';
import { readCodes } from './readCodes.ts';

/** The pieces of a text that can be nothing but codes, as written. */
function sure(text: string): string[] {
  return readCodes(text)
    .filter(({ isDoubtful, isWhole }) => !isDoubtful && !isWhole)
    .map((piece) => piece.text);
}

describe('the pieces of a text that may be codes', () => {
  it.each([
    ['Geberit 115.770', '115.770'],
    ['111.796.00.1 Geberit Unterputz', '111.796.00.1'],
    ['Dichtung 242.137.00.1', '242.137.00.1'],
    ['Wuerth Bremsenreiniger 0893 100 1', '0893 100 1'],
    ['Hilti 2105715', '2105715'],
    ['ABB 2CDS271001R0104 Automat', '2CDS271001R0104'],
    ['Schalter Feller 7563.FMI.61', '7563.FMI.61'],
    ['Feller 926-3407.4.W.B.FMI.61', '926-3407.4.W.B.FMI.61'],
    ['Nussbaum Bogen 81054.23', '81054.23'],
    ['Debrunner 123 456 7890', '123 456 7890'],
    ['Leuchte FX-3000/12 W', 'FX-3000/12 W'],
    ['GTIN 7612 345 678900 Fenster', '7612 345 678900'],
    ['Ruhrtherm 0577364-RT', '0577364-RT'],
    ['Ziegelwerk Hornau AG 5004409', '5004409'],
  ])('"%s" holds %s', (text, code) => {
    expect(sure(text)).toContain(code);
  });

  it.each([
    'Waschtisch 60 cm',
    'Rohr DN 110',
    'Platte 600x1000',
    'Platte 90 x 90 cm',
    'Tür EI30',
    'Farbe RAL 9016',
    'Schraube 5x60',
    'Boiler 300 l',
    'Automat 16A',
    'Fenster 3-fach',
    'Stahl EN 10025',
    'Tank 12000 l',
    'Tür 371',
    'Glas U 0.8',
    'Träger HEA200',
    'Riegel GS',
  ])('"%s" holds a measure or too little of a code', (text) => {
    expect(sure(text)).toEqual([]);
  });

  it('tells where each stands, with its label', () => {
    const text = 'Ersatz für Art.-Nr. 111.796, weiss';
    const piece = readCodes(text).find((one) => one.text === '111.796');
    expect(piece).toMatchObject({ start: 11, end: 27, isLabelled: true, isWhole: false, article: '111796' });
    expect(text.slice(piece?.start, piece?.end)).toBe('Art.-Nr. 111.796');
  });

  it.each([
    'Art.-Nr. 444 4297 4',
    'Artikelnummer: 444 4297 4',
    'n° d’article 444 4297 4',
    'Réf. 444 4297 4',
    'codice articolo: 444 4297 4',
    'item no. 444 4297 4',
    'Bestell-Nr.: 444 4297 4',
    ' 444 4297 4 ',
    '„444 4297 4“',
  ])('"%s" as a whole is the code 444 4297 4', (text) => {
    expect(readCodes(text).filter(({ isWhole }) => isWhole)).toMatchObject([
      { text: '444 4297 4', article: '44442974' },
    ]);
  });

  it('takes the number of the electricians and a GTIN in groups for what they are', () => {
    expect(
      readCodes('Schalter E-No 226311000').map((piece) => [piece.text, piece.isLabelled]),
    ).toContainEqual(['226311000', true]);
    expect(readCodes('EAN-13: 7 612345 678900').find(({ isWhole }) => isWhole)?.gtin).toBe('7612345678900');
  });

  it('joins no tokens over commas, lines or long words, and reads so many of a text', () => {
    expect(readCodes('242.137, 115.770').map(({ text }) => text)).toEqual([
      '242.137',
      '115.770',
      '242.137, 115.770',
    ]);
    expect(readCodes('12345 Fenster 67890').map(({ text }) => text)).toEqual([
      '12345',
      '67890',
      '12345 Fenster 67890',
    ]);
    expect(readCodes('1234567 '.repeat(300)).length).toBeLessThan(200);
  });

  it('finds none in words', () => {
    expect(readCodes('Dichtung für Spülkasten')).toEqual([]);
    expect(readCodes('')).toEqual([]);
  });
});
