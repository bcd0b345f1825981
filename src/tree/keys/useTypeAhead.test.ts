// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { textIn } from '../../../resources/language/translate.ts';
import { houseTree } from '../../../tests/setup/houseTree.ts';
import { useTypeAhead } from './useTypeAhead.ts';
import { visibleRows } from '../visibleRows.ts';

const tree = houseTree();
// Kategorien, Hülle, Fenster, Holzfenster, Türen, Dach, Innen
const rows = visibleRows(tree, new Set(['huelle', 'fenster']));
const nameOf = (sid: string) => textIn(tree.entries.get(sid)?.name, 'de') || 'Kategorien';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('The same letter leads from one row that begins with it to the next, and around', () => {
  const { result } = renderHook(() => useTypeAhead(rows, nameOf));
  expect(result.current('h', 'tueren')).toBe('huelle');
  vi.advanceTimersByTime(1000);
  expect(result.current('h', 'huelle')).toBe('holzfenster');
  vi.advanceTimersByTime(1000);
  expect(result.current('H', 'holzfenster')).toBe('huelle');
});

it('Letters typed without a pause are one word, which may be the row where one is', () => {
  const names: Record<string, string> = { fenster: 'Holz', holzfenster: 'Holzfenster' };
  const { result } = renderHook(() => useTypeAhead(rows, (sid) => names[sid] ?? nameOf(sid)));
  expect(result.current('h', 'huelle')).toBe('fenster');
  expect(result.current('o', 'fenster')).toBe('fenster');
  for (const letter of 'lz') result.current(letter, 'fenster');
  expect(result.current('f', 'fenster')).toBe('holzfenster');
  expect(result.current('x', 'holzfenster')).toBeUndefined();
});

it('Marks need not be typed', () => {
  const { result } = renderHook(() => useTypeAhead(rows, nameOf));
  expect(result.current('t', 'huelle')).toBe('tueren');
  expect(result.current('u', 'tueren')).toBe('tueren');
});
