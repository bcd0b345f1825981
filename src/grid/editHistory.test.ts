import { expect, it } from 'vitest';
import { emptyHistory, redoStep, undoStep, withStep } from './editHistory.ts';

const step = (after: string, before = '') => ({
  edits: [{ row: '1', column: 'a', before, after }],
  at: { row: 0, column: 0 },
});

it('What was done is taken back step by step, the latest first, and done once more', () => {
  const both = withStep(withStep(emptyHistory, step('x')), step('y', 'x'));
  const back = undoStep(both);
  expect(back?.step.edits).toEqual([{ row: '1', column: 'a', before: 'y', after: 'x' }]);
  const start = back && undoStep(back.history);
  expect(start?.step.edits[0]?.after).toBe('');
  expect(start && undoStep(start.history)).toBeUndefined();
  expect(start && redoStep(start.history)?.step).toEqual(step('x'));
});

it('The cells of one step are taken back in the opposite order, so that one written twice is what it was', () => {
  const twice = { ...step('x'), edits: [...step('x').edits, ...step('y', 'x').edits] };
  expect(undoStep(withStep(emptyHistory, twice))?.step.edits.at(-1)?.after).toBe('');
});

it('What was taken back is forgotten once something else is done', () => {
  const back = undoStep(withStep(emptyHistory, step('x')));
  expect(back && redoStep(withStep(back.history, step('z')))).toBeUndefined();
});
