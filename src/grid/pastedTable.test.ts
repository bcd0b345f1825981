import { expect, it } from 'vitest';
import { copiedTable, pastedTable } from './pastedTable.ts';

it('Cells of a spreadsheet come as rows and columns, without the empty row that ends its text', () => {
  expect(pastedTable('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(pastedTable('only')).toEqual([['only']]);
  expect(pastedTable('')).toEqual([['']]);
  expect(pastedTable('\t\n')).toEqual([['', '']]);
  expect(pastedTable('a\n\nb')).toEqual([['a'], [''], ['b']]);
});

it('A quoted cell may hold tabs, line breaks and quotes; a quote elsewhere is itself', () => {
  expect(pastedTable('"zwei\r\nZeilen"\t"5"" Rohr"\nx')).toEqual([['zwei\nZeilen', '5" Rohr'], ['x']]);
  expect(pastedTable('3/4" Rohr\t"offen')).toEqual([['3/4" Rohr', '"offen']]);
});

it('What is copied is pasted as it was', () => {
  const table = [
    ['a', 'mit "Zeichen"'],
    ['zwei\nZeilen', ''],
    ['', 'Tab\tdarin'],
  ];
  expect(pastedTable(copiedTable(table))).toEqual(table);
});
