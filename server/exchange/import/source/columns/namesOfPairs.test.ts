import { expect, it } from 'vitest';
import type { SheetRow } from '../../../../base/workbook/sheetRow.ts';
import { namesOfPairs } from './namesOfPairs.ts';

const rowOf = (row: number, ...texts: string[]): SheetRow => ({
  sheet: 's',
  row,
  hidden: false,
  cells: texts.flatMap((text, at) =>
    text ? [{ column: at + 1, kind: 'text', text, value: text } as const] : [],
  ),
});

it('A column of values is called what the column of names beside it says, if that is one thing (behaviour B577)', () => {
  const header = rowOf(
    1,
    'SKU',
    'Option1 Name',
    'Option1 Value',
    'Valeur(s) de l’attribut 2',
    'Nom de l’attribut 2',
  );
  const rows = [rowOf(2, 'a', 'Colour', 'red', '30', 'Largeur'), rowOf(3, 'b', '', 'blue', '40', 'Hauteur')];
  expect(namesOfPairs(header, rows)).toEqual({
    same: new Map([[3, 'Colour']]),
    perRow: [{ value: 4, name: 5 }],
  });
});

it.each([
  [['FNAME1', 'FVALUE1', 'FUNIT1'], { value: 2, name: 1, unit: 3 }],
  [['attributeName2', 'attributeValue2', 'x'], { value: 2, name: 1 }],
  [['Merkmal 1', 'Wert 1', 'Einheit 1'], { value: 2, name: 1, unit: 3 }],
  [['Merkmalname 3', 'Merkmalwert 3', 'Preis 3'], { value: 2, name: 1 }],
])('%s are the name, the value and the unit of one thing (behaviour B682)', (headings, pair) => {
  const rows = [rowOf(2, 'Breite', '30', 'mm'), rowOf(3, 'Höhe', '40', 'mm')];
  expect(namesOfPairs(rowOf(1, ...headings), rows).perRow).toEqual([pair]);
});

it('Names, values and units of several things in one heading are none of a pair', () => {
  const rows = [rowOf(2, 'a', 'b', 'c'), rowOf(3, 'd', 'e', 'f')];
  for (const headings of [
    ['Name 1', 'Preis 1'],
    ['Bezeichnung 1', 'Einheit 1'],
    ['Merkmal 1', 'Merkmal 2'],
  ])
    expect(namesOfPairs(rowOf(1, ...headings), rows)).toEqual({ same: new Map(), perRow: [] });
});
