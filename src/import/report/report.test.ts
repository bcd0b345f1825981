import { expect, test } from 'vitest';
import type { ImportIssue, ImportReport } from '../../../resources/calls/importReport.ts';
import { importReport } from '../../../tests/setup/importReport.ts';
import { groupIssues } from './groupIssues.ts';
import { secondsLeft } from '../secondsLeft.ts';
import { stagesOf } from '../stages.ts';
import { verdictOf } from './verdictOf.ts';

const report = importReport();

const issue = (code: string, row: number, severity: ImportIssue['severity'] = 'error'): ImportIssue => ({
  sheet: 'Produkte',
  row,
  column: 'A',
  key: null,
  value: null,
  severity,
  code,
  message: code,
  suggestion: null,
});

test('what comes next follows from the report', () => {
  const next = (change: Partial<ImportReport>) => verdictOf({ ...report, ...change }).next;
  expect(next({})).toBe('again');
  expect(next({ changed: 1 })).toBe('confirm');
  expect(next({ changed: 1, failed: 1, state: 'refused' })).toBe('correct');
  expect(next({ state: 'refused', issues: [issue('not-a-workbook', 0)] })).toBe('correct');
  expect(next({ dryRun: false })).toBe('look');
  expect(next({ dryRun: false, state: 'failed' })).toBe('again');
});

test('a file with warnings only may be imported', () => {
  const warned = { ...report, changed: 1, issues: [issue('odd', 4, 'warning')] };
  expect(verdictOf(warned).next).toBe('confirm');
});

test('issues stand by problem, errors before warnings and the frequent first', () => {
  const groups = groupIssues([
    issue('odd', 1, 'warning'),
    issue('rare', 2),
    issue('often', 3),
    issue('often', 1),
  ]);
  expect(groups.map(({ code, issues }) => [code, issues.length])).toEqual([
    ['often', 2],
    ['rare', 1],
    ['odd', 1],
  ]);
});

test('the time left follows from what was read so far, and counts down to the end', () => {
  const reading = { stage: 'reading', share: 0.25, seconds: 10, dryRun: true } as const;
  expect(secondsLeft(reading, 0, undefined)).toBe(50);
  expect(secondsLeft(reading, 5, undefined)).toBe(45);
  expect(secondsLeft({ ...reading, share: 0 }, 0, undefined)).toBeUndefined();
  expect(secondsLeft({ ...reading, stage: 'comparing', share: 1, seconds: 40 }, 5, 40)).toBe(15);
  expect(secondsLeft({ ...reading, stage: 'comparing', share: 1, seconds: 40 }, 60, 40)).toBe(1);
});

test('a dry run ends before anything is written', () => {
  const running = { ...report, state: 'running', stage: 'comparing' } as const;
  expect(stagesOf(running, true)).toEqual([
    ['uploaded', 'done'],
    ['checked', 'done'],
    ['compared', 'active'],
  ]);
  expect(stagesOf({ ...report, dryRun: false }, false).at(-1)).toEqual(['searchable', 'active']);
  expect(stagesOf(undefined, true)[0]).toEqual(['uploaded', 'active']);
});
