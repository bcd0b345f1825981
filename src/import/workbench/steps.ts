import type { Workbench } from '../../../resources/calls/workbenchAnswers.ts';

export const steps = ['columns', 'values', 'faults', 'outcome'] as const;
export type Step = (typeof steps)[number];

/** How much waits for a decision in a step. */
export function openIn(step: Step, { open }: Pick<Workbench, 'open'>): number {
  if (step === 'outcome') return 0;
  return { columns: open.columns, values: open.values, faults: open.causes }[step];
}

/** The first step in which something waits for a decision; the last one where nothing does. */
export function firstStep(workbench: Pick<Workbench, 'open'>): Step {
  return steps.find((step) => openIn(step, workbench) > 0) ?? 'outcome';
}
