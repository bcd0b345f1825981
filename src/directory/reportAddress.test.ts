import { expect, it } from 'vitest';
import { importSummary } from '../../resources/calls/importReport.ts';
import { importAddress, workbenchAddress } from './reportAddress.ts';

const summary = importSummary.parse({
  id: 'r1',
  state: 'running',
  stage: 'writing',
  createdAt: '2026-01-31T08:15:00.000Z',
  platform: 'CH',
  entity: 'product',
  action: 'write',
  orgaSid: 'alpenfenster',
  fileName: 'preise.csv',
  workbenchId: 'w1',
  dryRun: false,
  deleteOthers: false,
  read: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  deleted: 0,
  failed: 0,
  share: 0,
  seconds: null,
  issueCount: 0,
  changeCount: 0,
  othersCount: 0,
  lostByOthers: 0,
});

it('A run of a workbench that goes on is looked at there, one that has ended at its report (behaviour B369)', () => {
  const workbench = 'import?company=alpenfenster&workbench=w1';
  const report = 'import?company=alpenfenster&report=r1';
  expect(importAddress(summary)).toBe(workbench);
  expect(importAddress({ ...summary, state: 'searchable' })).toBe(report);
  expect(importAddress({ ...summary, workbenchId: null })).toBe(report);
  expect([workbenchAddress(summary), workbenchAddress({ ...summary, workbenchId: null })]).toEqual([
    workbench,
    undefined,
  ]);
});
