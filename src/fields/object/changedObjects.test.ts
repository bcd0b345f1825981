import { expect, it } from 'vitest';
import { changedObjects } from './changedObjects.ts';

const objects = (words: string) => [...words].map((word) => ({ word }));
const told = (before: string, after: string) =>
  changedObjects(objects(before), objects(after)).map(({ place, ...sides }) =>
    [
      place,
      ...[sides.before, sides.after].map((side) => (side as { word: string } | undefined)?.word ?? '-'),
    ].join(' '),
  );

it.each([
  ['one that changed is told with both of its states', 'abc', 'axc', ['2 b x']],
  ['one that came by its place', 'abc', 'abxc', ['3 - x']],
  ['one that went by the place it had', 'abc', 'ac', ['2 b -']],
  ['one at the end that went too', 'abc', 'ab', ['3 c -']],
  ['of several at one place those that meet are one', 'abcd', 'axd', ['2 b x', '3 c -']],
  ['one that was moved went and came', 'abc', 'bca', ['1 a -', '3 - a']],
  ['all of a list that was empty came', '', 'ab', ['1 - a', '2 - b']],
  ['none where nothing changed', 'ab', 'ab', []],
])('Of the objects of a list %s', (_, before, after, wanted) => expect(told(before, after)).toEqual(wanted));
