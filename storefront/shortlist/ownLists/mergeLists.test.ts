import { expect, test } from 'vitest';
import type { OwnList } from '../../../resources/calls/ownLists.ts';
import { mergeLists } from './mergeLists.ts';

const list = (sid: string, ...entries: (string | OwnList['entries'][number])[]): OwnList => ({
  sid,
  name: '',
  entries: entries.map((entry) => (typeof entry === 'string' ? { product: entry } : entry)),
});
const merged = (base: OwnList[], here: OwnList[], there: OwnList[]) => mergeLists(base, here, there).merged;

test('What one side changed since both were the same is taken, also where it went', () => {
  const was = [list('a', 'o/1'), list('b', 'o/2')];
  expect(merged(was, was, [list('a', 'o/1', 'o/3')])).toEqual([list('a', 'o/1', 'o/3')]);
  expect(merged(was, [list('b', 'o/2')], was)).toEqual([list('b', 'o/2')]);
  expect(merged(was, [...was, list('c')], was)).toEqual([...was, list('c')]);
  expect(mergeLists(was, was, was)).toEqual({ merged: was, questions: [] });
});

test('Products put on and taken off on both sides are joined without a question', () => {
  const was = [list('a', 'o/1', 'o/2')];
  const both = mergeLists(was, [list('a', 'o/2', 'o/3')], [list('a', 'o/1', 'o/2', 'o/4')]);
  expect(both).toEqual({ merged: [list('a', 'o/2', 'o/4', 'o/3')], questions: [] });
});

test('A list deleted on one side and changed on the other stays', () => {
  expect(merged([list('a', 'o/1')], [], [list('a', 'o/1', 'o/2')])).toEqual([list('a', 'o/1', 'o/2')]);
});

test('It is asked where both changed the same product, and where two lists never were the same', () => {
  const noted = (note: string) => list('a', { product: 'o/1', note });
  const { merged: kept, questions } = mergeLists([noted('was')], [noted('here')], [noted('there')]);
  expect(kept).toEqual([noted('here')]);
  expect(questions).toEqual([{ both: noted('here'), here: noted('here'), there: noted('there') }]);
  const first = mergeLists([], [list('first', 'o/1')], [list('first', 'o/2')]);
  expect(first.merged).toEqual([list('first', 'o/2', 'o/1')]);
  expect(first.questions).toHaveLength(1);
  expect(mergeLists([], [list('first')], [list('first', 'o/2')]).questions).toEqual([]);
});
