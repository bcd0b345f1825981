import { expect, it } from 'vitest';
import { periodState } from './periodState.ts';
import { today } from './today.ts';

it.each([
  [{ from: '2026-03-02', to: null }, 'planned'],
  [{ from: '2026-03-01', to: '2026-03-01' }, 'running'],
  [{ from: '2026-01-01' }, 'running'],
  [{ from: '2026-01-01', to: '2026-02-28' }, 'over'],
])('On the first of March %j is %s', (period, state) =>
  expect(periodState(period, '2026-03-01')).toBe(state),
);

it('A day begins at midnight where our platforms are', () => {
  expect(today(new Date('2026-02-28T23:30:00Z'))).toBe('2026-03-01');
});
