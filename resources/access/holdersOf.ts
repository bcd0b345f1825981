import type { Right } from '../platform/rights.ts';
import { holdsRight } from './holdsRight.ts';
import type { Rule } from './rule.ts';

/** Only those who hold this right in general (behaviour B37). */
export function holdersOf(right: Right): Rule {
  return (caller) => (holdsRight(caller, right) ? 'all' : 'none');
}
