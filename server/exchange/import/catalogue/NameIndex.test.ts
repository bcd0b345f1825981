import { expect, it } from 'vitest';
import { NameIndex } from './NameIndex.ts';

const index = new NameIndex(
  [
    { sid: 'fenster', names: ['Fenster', 'Windows'] },
    {
      sid: 'holz',
      names: ['Holzfenster'],
      above: [
        ['fenster', 'Fenster', 'Windows'],
        ['bau', 'Bau'],
      ],
    },
    { sid: 'rahmen-f', names: ['Rahmen'], above: [['fenster', 'Fenster', 'Windows']] },
    { sid: 'rahmen-t', names: ['Rahmen'], above: [['tueren', 'Türen/Tore']] },
    { sid: 'tueren', names: ['Türen/Tore'] },
  ],
  ['anderswo'],
);

it.each([
  ['fenster', ['fenster']],
  [' WINDOWS ', ['fenster']],
  ['Tueren / Tore', ['tueren']],
  ['Fenster > Rahmen', ['rahmen-f']],
  ['windows/rahmen', ['rahmen-f']],
  ['Bau > Holzfenster', ['holz']],
  ['Bau › Fenster › Holzfenster', ['holz']],
  ['Rahmen', ['rahmen-f', 'rahmen-t']],
  ['anderswo', ['anderswo']],
  ['Fenster > Bau > Holzfenster', []],
  ['Dach > Rahmen', []],
  ['', []],
])('%s names %j', (text, sids) => {
  expect(index.find(text).sids).toEqual(sids);
});

it('What is not found has the nearest name as suggestion, or the sid where that name would not tell', () => {
  expect(index.find('Holzfesnter').suggestion).toBe('Holzfenster');
  expect(index.find('Rahmenn').suggestion).toBe('rahmen-f');
  expect(index.find('Zyx').suggestion).toBeNull();
});

it('A term, and the singular of a plural, name what they leave no choice of', () => {
  const named = new NameIndex([
    { sid: 'leuchten', names: ['Leuchten', 'Luminaires'], terms: ['Lampe', 'Beleuchtung'] },
    { sid: 'tueren', names: ['Türen', 'Portes'], terms: ['Pforte'] },
    { sid: 'dachfenster', names: ['Dachfenster'], terms: ['Velux'] },
    { sid: 'lichtband', names: ['Lichtbänder'], terms: ['velux'] },
  ]);
  const sidsOf = (text: string) => named.find(text).sids;
  expect(['Leuchte', 'luminaire', 'Lampen', 'BELEUCHTUNG'].map(sidsOf)).toEqual(Array(4).fill(['leuchten']));
  expect(['Tür', 'porte', 'Tueren', 'Pforten'].map(sidsOf)).toEqual(Array(4).fill(['tueren']));
  expect(sidsOf('Velux')).toEqual([]);
});
