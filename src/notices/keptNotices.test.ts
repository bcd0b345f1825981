import { expect, it } from 'vitest';
import { seenNotices, withNotice } from './keptNotices.ts';

const day = 24 * 3_600_000;
const notice = (id: string, at = 100 * day) => ({ id, severity: 'success' as const, message: id, at });

it('The latest notice stands first, and what is told again is still one and stays seen', () => {
  const both = withNotice(withNotice([], notice('a')), notice('b'));
  expect(both.map(({ id, isSeen }) => [id, isSeen])).toEqual([
    ['b', false],
    ['a', false],
  ]);
  const again = withNotice(seenNotices(both), notice('a'));
  expect(again.map(({ id, isSeen }) => [id, isSeen])).toEqual([
    ['a', true],
    ['b', true],
  ]);
});

it('Notices go after thirty days, and the oldest of more than thirty', () => {
  expect(withNotice([{ ...notice('old', 69 * day), isSeen: true }], notice('new'))).toHaveLength(1);
  const many = Array.from({ length: 40 }, (_, index) => notice(String(index)));
  const kept = many.reduce<ReturnType<typeof withNotice>>(withNotice, []);
  expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([30, '39', '10']);
});

it('What was seen already is the same list', () => {
  const seen = seenNotices(withNotice([], notice('a')));
  expect(seenNotices(seen)).toBe(seen);
});
