import type { CellEdit, CellPlace } from './GridRow.ts';

/** What was done at once, such as one paste, and where. */
export interface EditStep {
  edits: readonly CellEdit[];
  at: CellPlace;
}

/** What can be taken back, the latest last, and what was taken back, the latest last. */
export interface EditHistory {
  done: readonly EditStep[];
  undone: readonly EditStep[];
}

/** What is to be done to take a step back or to do it once more, and the history after it. */
export interface Taken {
  step: EditStep;
  history: EditHistory;
}

const mostSteps = 200;

export const emptyHistory: EditHistory = { done: [], undone: [] };

/** What is done anew cannot follow what was taken back: that is forgotten. */
export function withStep({ done }: EditHistory, step: EditStep): EditHistory {
  return { done: [...done, step].slice(-mostSteps), undone: [] };
}

/** Takes the last step back; undefined where there is none. */
export function undoStep({ done, undone }: EditHistory): Taken | undefined {
  const step = done.at(-1);
  if (!step) return undefined;
  const history: EditHistory = { done: done.slice(0, -1), undone: [...undone, step] };
  const edits = step.edits.map(({ before, after, ...cell }) => ({ ...cell, before: after, after: before }));
  return { step: { ...step, edits: edits.toReversed() }, history };
}

/** Does once more what was taken back last; undefined where there is none. */
export function redoStep({ done, undone }: EditHistory): Taken | undefined {
  const step = undone.at(-1);
  if (!step) return undefined;
  const history: EditHistory = { done: [...done, step], undone: undone.slice(0, -1) };
  return { step, history };
}
