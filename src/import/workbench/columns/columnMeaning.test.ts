import { expect, it } from 'vitest';
import { isOpenColumn } from '../../../../resources/calls/isOpenColumn.ts';
import { choiceOf, decisionOf, meaningOf, sureProposals, unknownColumns, withSaid } from './columnMeaning.ts';

const choices = [
  { value: 'articleNumber', label: 'Artikelnummer' },
  { value: 'title.de', label: 'Titel (DE)' },
  { value: 'attributes.width', label: 'Breite (mm)' },
  { value: 'raw', label: 'Aufbewahren' },
];
const column = {
  column: 'C',
  heading: 'Bez. 1',
  field: null,
  how: null,
  reason: null,
  proposals: [],
  samples: ['Fenster'],
  filled: 1,
  decided: null,
};

it('A field is found however it is named: with its language, by its place in the JSON, an attribute by its sid', () => {
  const valueOf = (field: string, language?: 'de') =>
    choiceOf(choices, { field, ...(language && { language }) }).value;
  expect(valueOf('title', 'de')).toBe('title.de');
  expect(valueOf('title.de')).toBe('title.de');
  expect(valueOf('productInfo.title', 'de')).toBe('title.de');
  expect(valueOf('productInfo.articleNumber')).toBe('articleNumber');
  expect(valueOf('width')).toBe('attributes.width');
  expect(choiceOf(choices, { field: 'gone' })).toEqual({ value: 'gone', label: 'gone' });
});

it('What is decided names the field as a mapping does, and the unit that was seen', () => {
  expect(decisionOf('l', column, 'title.de')).toEqual({
    layout: 'l',
    column: 'C',
    heading: 'Bez. 1',
    field: 'title',
    language: 'de',
  });
  expect(decisionOf('l', column, 'attributes.width', 'cm')).toMatchObject({ field: 'width', unit: 'cm' });
});

it('A column waits for a decision unless it is understood, decided here, confirmed in a former file, or empty', () => {
  expect(isOpenColumn(column)).toBe(true);
  expect(isOpenColumn({ ...column, field: 'title.de' })).toBe(false);
  expect(isOpenColumn({ ...column, decided: { field: 'raw' } })).toBe(false);
  expect(isOpenColumn({ ...column, how: 'confirmed' })).toBe(false);
  expect(isOpenColumn({ ...column, filled: 0 })).toBe(false);
});

it('What the values of a column contradict is no proposal that is taken with others', () => {
  const proposals = [{ field: 'media', reason: { code: 'misfit', values: {} } }];
  expect(sureProposals([{ ...column, proposals }])).toEqual([]);
  expect(unknownColumns([{ ...column, proposals }])).toHaveLength(1);
});

it('Texts in another language than ours wait for one to be said, and are in no answer for several columns at once', () => {
  const asked = {
    ...column,
    field: 'title.de',
    how: 'heading' as const,
    reason: { code: 'other-language', values: {} },
    proposals: [
      { field: 'title.fr', language: 'fr' as const, reason: { code: 'asked-language', values: {} } },
    ],
  };
  expect(isOpenColumn(asked)).toBe(true);
  expect(isOpenColumn({ ...asked, decided: { field: 'title', language: 'fr' } })).toBe(false);
  expect(sureProposals([asked])).toEqual([]);
  expect(unknownColumns([asked])).toEqual([]);
});

it('What was decided here stands before what was understood', () => {
  expect(meaningOf({ ...column, field: 'title.de', decided: { field: 'raw' } })).toEqual({ field: 'raw' });
});

const proposing = (letter: string, field: string, code = 'heading') => ({
  ...column,
  column: letter,
  proposals: [{ field, reason: { code, values: {} } }],
});

it('What another column says already is not taken with all proposals, nor twice what is proposed for two', () => {
  const columns = [
    proposing('A', 'articleNumber', 'taken'),
    proposing('B', 'brand'),
    proposing('F', 'brand'),
    { ...column, column: 'D', field: 'title.de' },
    {
      ...proposing('E', 'title'),
      proposals: [{ field: 'title', language: 'de' as const, reason: { code: 'heading', values: {} } }],
    },
    column,
  ];
  expect(sureProposals(columns).map((one) => one.column.column)).toEqual(['B']);
  expect(unknownColumns(columns).map((one) => one.column)).toEqual(['A', 'E', 'C']);
});

it('A doubt about the number of the articles is never settled with other columns at once', () => {
  const doubtful = proposing('B', 'articleNumber', 'other-number');
  expect(sureProposals([doubtful])).toEqual([]);
  expect(unknownColumns([doubtful])).toEqual([]);
});

it('What was said last of a column stands before the file was judged anew', () => {
  const said = [
    { layout: 'l', column: 'C', heading: 'Bez. 1', field: 'brand' },
    { layout: 'l', column: 'B', heading: 'B', field: 'raw' },
    { layout: 'l', column: 'B', heading: 'B', field: null },
  ];
  const [, second, third] = withSaid([proposing('A', 'brand'), { ...column, column: 'B' }, column], said);
  expect([second?.decided, third?.decided]).toEqual([null, { field: 'brand' }]);
  expect(unknownColumns(withSaid([column], said))).toEqual([]);
});
