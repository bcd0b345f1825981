import { expect, it } from 'vitest';
import { readQuantities } from './readQuantities.ts';

/** Each quantity as it stands in the text, and what it may mean. */
function read(text: string): string[] {
  return readQuantities(text).map(({ start, end, readings, side }) => {
    const meant = readings.map((measures) => measures.map(({ value, unit }) => `${value}${unit}`).join('+'));
    return `${text.slice(start, end)}: ${side ? `${side} ` : ''}${meant.join(' or ')}`;
  });
}

it.each([
  ['Waschtisch 60 cm', ['60 cm: 600mm']],
  ['Wärmepumpe 11 kW', ['11 kW: 11000w']],
  ['Feuerlöscher 6 Liter', ['6 Liter: 6000ml']],
  ['Leitungsschutzschalter 16A', ['16A: 16a']],
  ['Dämmplatte 0,035 W/(m·K)', ['0,035 W/(m·K): 0.035w/mk']],
  ["Platte 1'200 x 600mm", ["1'200 x 600mm: 1200mm+600mm"]],
  ['Platte 600x1000x80 mm', ['600x1000x80 mm: 600mm+1000mm+80mm']],
])('A number with its unit is one quantity, in the first unit of its kind: %s', (text, quantities) => {
  expect(read(text)).toEqual(quantities);
});

it('A size without a unit is of millimetres or centimetres, where it is small enough', () => {
  expect(read('Duschwanne 90x90')).toEqual(['90x90: 90mm+90mm or 900mm+900mm']);
  expect(read('Badewanne 170/75')).toEqual(['170/75: 170mm+75mm or 1700mm+750mm']);
  expect(read('Rost 600x1000')).toEqual(['600x1000: 600mm+1000mm']);
});

it('Inches are a nominal diameter, or a length', () => {
  expect(read('Kugelhahn 3/4 Zoll')).toEqual(['3/4 Zoll: 20dn or 19.05mm']);
  expect(read('robinet 1 1/4"')).toEqual(['1 1/4": 32dn or 31.75mm']);
});

it('Letters before a number are a designation, written together or apart', () => {
  expect(read('Bogen DN 110')).toEqual(read('Bogen DN110').map((one) => one.replace('DN110', 'DN 110')));
  expect(read('Tür EI30 RAL 9016')).toEqual(['EI30: 30ei', 'RAL 9016: 9016ral']);
  expect(read('Rohr 110')).toEqual(['110: 110 or 110mm or 1100mm']);
});

it('What is counted may be said in other words', () => {
  expect(read('Heizverteiler 8-fach')).toEqual(['8-fach: 8fach or 8']);
  expect(read('Ständer 75er')).toEqual(['75er: 75er or 75']);
});

it('A word before it says on which side of it the values are, in four languages', () => {
  for (const text of ['bis 12 kW', 'max. 12 kW', "jusqu'à 12 kW", 'up to 12 kW', 'fino a 12 kW'])
    expect(read(text)).toEqual([`${text}: below 12000w`]);
  for (const text of [
    '<= 12 kW',
    'weniger als 12 kW',
    'moins de 12 kW',
    'inférieur à 12 kW',
    'less than 12 kW',
    'meno di 12 kW',
  ])
    expect(read(text)).toEqual([`${text}: below 12000w`]);
  for (const text of ['über 12 kW', 'mind. 12 kW', 'à partir de 12 kW', 'at least 12 kW', 'più di 12 kW'])
    expect(read(text)).toEqual([`${text}: above 12000w`]);
  expect(read('ab 3 m')).toEqual(['ab 3 m: above 3000mm']);
  expect(read('Fenster unter 0,8')[0]).toMatch(/^unter 0,8: below 0.8 or 0.8u/);
});

it('Codes and words are no quantities', () => {
  for (const text of ['Geberit 111.796.00.1', 'Fenster', 'TH-226/713']) expect(read(text)).toEqual([]);
});
