import { expect, it } from 'vitest';
import { isInPeriod, periodState } from './periodState.ts';
import { today } from './today.ts';

const period = { from: 'from', until: 'to' };

it.each([
  [{ from: '2026-03-02', to: null }, 'planned'],
  [{ from: '2026-03-01', to: '2026-03-01' }, 'ending'],
  [{ from: '2026-01-01' }, 'running'],
  [{}, 'running'],
  [{ from: '2026-01-01', to: '2026-02-28' }, 'over'],
])('On the first of March %j is %s', (row, state) =>
  expect(periodState(period, row, '2026-03-01')).toBe(state),
);

it('What is over is seen no more, unless its entity says that it stays', () => {
  const row = { from: '2026-01-01', to: '2026-02-28' };
  expect(isInPeriod({ period }, row, '2026-03-01')).toBe(false);
  expect(isInPeriod({ period: { ...period, staysThere: true } }, row, '2026-03-01')).toBe(true);
});

it('A day begins at midnight where our platforms are', () => {
  expect(today(new Date('2026-02-28T23:30:00Z'))).toBe('2026-03-01');
});
