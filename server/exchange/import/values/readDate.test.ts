import { expect, it } from 'vitest';
import { readDate } from './readDate.ts';

const read = (text: string) => readDate({ kind: 'text', value: text, text });

it.each([
  ['2026-03-03', '2026-03-03'],
  ['3.3.2026', '2026-03-03'],
  ['03.11.26', '2026-11-03'],
  ['31/12/2026', '2026-12-31'],
  ['12/31/2026', '2026-12-31'],
  ['3. März 2026', '2026-03-03'],
  ['1er août 2026', '2026-08-01'],
  ['3 febbraio 2026', '2026-02-03'],
  ['15 juil. 2026', '2026-07-15'],
  ['March 3rd, 2026', '2026-03-03'],
  ['12. Dez. 2026', '2026-12-12'],
  ['20261231', '2026-12-31'],
])('%s is %s', (text, day) => {
  expect(read(text)).toEqual({ value: day });
});

it('A month alone is its first day, and that is said', () => {
  for (const text of ['mars 2026', 'März 2026', 'marzo 2026', 'March 2026'])
    expect(read(text)).toMatchObject({
      value: '2026-03-01',
      faults: [{ severity: 'warning', code: 'first-of-month' }],
    });
});

it('Of two days that are both possible none is taken', () => {
  expect(read('03/04/2026')).toMatchObject({
    faults: [{ code: 'ambiguous-number', values: { one: '2026-04-03', other: '2026-03-04' } }],
  });
});

it('What is no day is left to the judgement as it is', () => {
  for (const text of ['demnächst', '32 Fenster 2026', 'Sommer 2026'])
    expect(read(text)).toEqual({ value: text });
});

it('How programs say that there is no day says nothing, and leaves what is stored', () => {
  for (const text of ['0', '00000000', '  /  /    ', '00.00.0000', '9999-12-31', '31.12.9999'])
    expect(read(text)).toEqual({ faults: [{ severity: 'warning', code: 'says-nothing' }] });
});
