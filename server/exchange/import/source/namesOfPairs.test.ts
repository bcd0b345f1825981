import { expect, it } from 'vitest';
import type { SheetRow } from '../../../base/workbook/sheetRow.ts';
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
  expect(namesOfPairs(header, rows)).toEqual(new Map([[3, 'Colour']]));
});
