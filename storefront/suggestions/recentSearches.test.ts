// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { recentSearches, rememberSearch } from './recentSearches.ts';

beforeEach(() => sessionStorage.clear());

it('The latest search stands first, once, and six are kept', () => {
  for (const text of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', ' b2 ', '  ']) rememberSearch(text);
  expect(recentSearches()).toEqual(['b2', 'g7', 'f6', 'e5', 'd4', 'c3']);
});

it('What somebody else left there is passed over', () => {
  sessionStorage.setItem('recent-searches', '{"broken');
  expect(recentSearches()).toEqual([]);
});
