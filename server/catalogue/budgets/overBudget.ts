import { HttpProblem } from '../../base/problems.ts';
import { budgetRefused } from '../../base/sight/signals.ts';

type Details = ConstructorParameters<typeof HttpProblem>[2];

/** What is answered to a holder who has used up a budget, told to whoever counts how often that happens. */
export function overBudget(status: number, code: `budget-${string}`, details: Details): HttpProblem {
  budgetRefused.tell({ budget: code.slice('budget-'.length) });
  return new HttpProblem(status, code, details);
}
