import { expect, it } from 'vitest';
import type { SheetRow } from '../../../../base/workbook/sheetRow.ts';
import { valuesOfColumns } from './ColumnValues.ts';

const row = (at: number, ...texts: string[]): SheetRow => ({
  sheet: 'Liste',
  row: at,
  hidden: false,
  cells: texts.map((text, column) => ({ column: column + 1, kind: 'text', text, value: text })),
});

it('What a column holds are neither titles between its rows nor its heading that comes once more on each page', () => {
  const header = row(1, 'Art.-Nr.', 'Bezeichnung');
  const rows = [
    header,
    row(2, 'A-1', 'Tor'),
    row(3, 'Seite 1'),
    row(4, 'ART. NR', 'Bezeichnung'),
    row(5, 'A-2', 'Tür'),
  ];
  const { cells, rows: filled } = valuesOfColumns(rows, header)(1);
  expect(cells.map(({ text }) => text)).toEqual(['A-1', 'A-2']);
  expect(filled).toBe(2);
});
