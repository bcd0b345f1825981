import { expect, it } from 'vitest';
import { amendedRow, cellDecisions, gridColumns, gridRow } from './gridOfRows.ts';

const fault = { severity: 'error', code: 'gtin', message: 'Falsch.', suggestion: '4006381333931' } as const;
const row = {
  sheet: 'Artikel',
  row: 17,
  layout: 'l',
  isTaken: false,
  faults: [],
  cells: [
    { column: 'A', text: 'X-1' },
    { column: 'E', text: '4006381333932', faults: [fault] },
    { column: 'F', text: '1', corrected: '2' },
  ],
};
const shown = gridRow(row, ({ row: at }) => String(at));

it('A row shows what was put in the place of a cell, what stood there, and what is wrong', () => {
  expect(shown.heading).toBe('17');
  expect(shown.cells.get('E')).toEqual({
    text: '4006381333932',
    fault: { severity: 'error', message: 'Falsch.', suggestion: '4006381333931' },
  });
  expect(shown.cells.get('F')).toEqual({ text: '2', former: '1' });
});

it('A correction names sheet, row and column; writing what stands in the file takes it back', () => {
  const edit = (column: string, before: string, after: string) => ({ row: shown.key, column, before, after });
  const edits = [edit('E', '4006381333932', '4006381333931'), edit('F', '2', '1')];
  const formers: Record<string, string> = { E: '4006381333932', F: '1' };
  const place = { sheet: 'Artikel', row: 17 };
  expect(cellDecisions(edits, ({ column }) => formers[column] ?? '')).toEqual([
    { ...place, column: 'E', value: '4006381333931' },
    { ...place, column: 'F', value: null },
  ]);
  const amended = amendedRow(shown, edits);
  expect(amended.cells.get('E')).toEqual({ text: '4006381333931', former: '4006381333932' });
  expect(amended.cells.get('F')).toEqual({ text: '1' });
  expect(amendedRow({ ...shown, key: 'other' }, edits).cells).toBe(shown.cells);
});

it('Columns stand as in a sheet, A to Z before AA, with the headings of the layout that is shown', () => {
  const column = (letter: string, heading: string) => ({
    column: letter,
    heading,
    field: null,
    how: null,
    reason: null,
    proposals: [],
    samples: [],
    filled: 1,
    decided: null,
  });
  const layouts = [
    { layout: 'l', sheets: ['Artikel'], columns: [column('AA', 'Ende'), column('B', 'Titel')] },
    { layout: 'm', sheets: ['Zubehör'], columns: [column('A', 'Nr'), column('B', 'Name')] },
  ];
  const shownAs = (layout: string) => gridColumns(layouts, layout).map(({ key, heading }) => [key, heading]);
  expect(shownAs('m')).toEqual([
    ['A', 'Nr'],
    ['B', 'Name'],
    ['AA', ''],
  ]);
  expect(shownAs('l')[1]).toEqual(['B', 'Titel']);
});
