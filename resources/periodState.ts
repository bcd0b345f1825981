import type { Entity, EntityPeriod } from './entity.ts';
import type { Row } from './shape.ts';

/** How a day stands to a period: `ending` is one on which it runs, and that has a last day. */
export const periodStates = ['planned', 'running', 'ending', 'over'] as const;
export type PeriodState = (typeof periodStates)[number];

/** Where a day stands in the period of a record (behaviour B485); days are ISO 8601, and either end may be open. */
export function periodState({ from, until }: EntityPeriod, row: Row, day: string): PeriodState {
  const [first, last] = [from && row[from], until && row[until]];
  if (typeof first === 'string' && first > day) return 'planned';
  if (typeof last !== 'string' || last === '') return 'running';
  return last < day ? 'over' : 'ending';
}

/** Do visitors see the record on this day, as far as its period says? */
export function isInPeriod({ period }: Pick<Entity, 'period'>, row: Row, day: string): boolean {
  if (!period) return true;
  const state = periodState(period, row, day);
  return state === 'over' ? period.staysThere === true : state !== 'planned';
}
