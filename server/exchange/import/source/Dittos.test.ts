import { expect, it } from 'vitest';
import type { SheetCell } from '../../../base/workbook/sheetRow.ts';
import { Dittos } from './Dittos.ts';

it('What stands above is meant by "dito" and by signs of it, in its own column, and by nothing else (behaviour B462)', () => {
  const dittos = new Dittos((column) => column > 1);
  const read = (row: number, ...texts: string[]) => {
    const cells = texts.map((text, at): SheetCell => ({ column: at + 1, kind: 'text', text, value: text }));
    return dittos.take({ sheet: 'A', row, hidden: false, cells }).cells.map(({ text }) => text);
  };
  expect(read(1, 'dito', 'Zarge', 'weiss')).toEqual(['dito', 'Zarge', 'weiss']);
  expect(read(2, 'A-2', 'dito', '"')).toEqual(['A-2', 'Zarge', 'weiss']);
  expect(read(3, 'A-3', 'Idem', '-"-')).toEqual(['A-3', 'Zarge', 'weiss']);
  expect(read(3, 'A-4', 'Zarge, 60 mm', 'rot')[1]).toBe('Zarge, 60 mm');
  expect(read(3, 'A-5', 'dito, 80 mm', 'Tür, dito')).toEqual(['A-5', 'Zarge, 80 mm', 'Tür, dito']);
  expect(read(4, 'dito', 'dito rot', '3"')).toEqual(['dito', 'dito rot', '3"']);
});
