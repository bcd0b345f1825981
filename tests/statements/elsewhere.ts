/** Statements that no test process asks by itself: by file, how many and why. */
export const elsewhere: Record<string, { count: number; why: string }> = {
  'server/base/database/requireServer.ts': {
    count: 1,
    why: 'Asked by every start of the product (server/start.test.ts), a process of its own.',
  },
  'server/jobs/takeUpOrphans.ts': {
    count: 1,
    why: 'Asked by the worker that takes up what a killed one left (server/jobs/jobs.test.ts), a process of its own.',
  },
  'server/records/references/restoreRetired.ts': {
    count: 2,
    why: 'For a list in a record that goes with another; of those declared today none holds one.',
  },
};
