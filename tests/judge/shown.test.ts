import { expect, it } from 'vitest';
import { bestAnswer, foldedCode, type Shown } from './shown.ts';

const door: Shown = {
  key: 'muster/t1',
  title: 'Innentür Eiche',
  category: 'innentueren',
  orga: 'muster',
  codes: ['T-1', '07612345678900', 't1', 'muster/t1'].map(foldedCode),
};
const subtree = (sid: string) => new Set(sid === 'tueren' ? ['tueren', 'innentueren'] : [sid]);
const gradeOf = (shown: Shown, ...answers: Parameters<typeof bestAnswer>[0]) =>
  bestAnswer(answers, shown, subtree)?.grade ?? 0;

it('A product answers by its category, one above it, its title, its company, or any of its numbers', () => {
  expect(gradeOf(door, { grade: 1, categories: ['dach', 'tueren'] })).toBe(1);
  expect(gradeOf(door, { grade: 1, titles: /Eiche$/u })).toBe(1);
  expect(gradeOf(door, { grade: 1, orga: 'muster' })).toBe(1);
  for (const number of ['t 1', '7612345678900', '0 7612345 678900', 'muster/t1'])
    expect(gradeOf(door, { grade: 1, articleNumbers: ['X', number] })).toBe(1);
});

it('All that one answer says must hold, and the best of several counts', () => {
  expect(gradeOf(door, { grade: 3, categories: ['tueren'], titles: /Buche/u })).toBe(0);
  expect(gradeOf(door, { grade: 1, categories: ['tueren'] }, { grade: 3, titles: /Eiche/u })).toBe(3);
});

it('A category that is shown answers where it is named or lies below, whatever numbers are asked for', () => {
  const category = { key: 'category:innentueren', title: 'Innentüren', category: 'innentueren' };
  expect(gradeOf(category, { grade: 2, categories: ['tueren'] })).toBe(2);
  expect(gradeOf(category, { grade: 2, categories: ['tueren'], articleNumbers: ['T-1'] })).toBe(0);
});
