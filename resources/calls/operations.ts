import { z } from 'zod';
import { call } from './call.ts';
import { lang } from './lang.ts';
import { withExample } from './withExample.ts';

/** The kinds of jobs of the worker. */
export const jobNames = ['import', 'nightly', 'reindex', 'bulkChange'] as const;

/** What the worker does besides jobs, by the tables in which it waits. */
export const waitingKinds = ['indexing', 'variants', 'judging', 'pictures', 'deliveries', 'mails'] as const;

const queue = z.strictObject({
  /** The kind of its jobs. */
  name: z.enum(jobNames),
  waiting: withExample(z.number(), 2),
  active: withExample(z.number(), 1),
  /** Seconds since the oldest of those that wait could have begun; null where none waits. */
  oldestSeconds: withExample(z.number(), 12).nullable(),
});

const waiting = z.strictObject({ kind: z.enum(waitingKinds), count: withExample(z.number(), 40) });

const statement = z.strictObject({
  seconds: withExample(z.number(), 3.2),
  /** What it waits for, such as `Lock: relation`; null while it works. */
  waitsFor: withExample(z.string(), 'Lock: transactionid').nullable(),
  /** Its beginning, with `$1` for values. */
  text: withExample(z.string(), 'select id from product where orga_sid = $1'),
});

/** How an installation is, over all of its machines. */
export const operationsCalls = {
  operations: call({
    method: 'GET',
    path: '/import/operations',
    summary: 'How the installation is: what waits, who is at work, and how the database is',
    access: { kind: 'admin' },
    query: z.strictObject(lang),
    answer: z.strictObject({
      queues: z.array(queue),
      /** Of each kind up to 100,000. */
      waiting: z.array(waiting),
      /** For each worker the seconds since it was last heard of. */
      workers: z.array(z.strictObject({ heardSeconds: withExample(z.number(), 4) })),
      /** Seconds that the replica is behind; null where there is none, or it is away. */
      replicaLagSeconds: withExample(z.number(), 0.2).nullable(),
      database: z.strictObject({
        version: withExample(z.string(), '18.4'),
        bytes: withExample(z.number(), 2_400_000_000),
        connections: withExample(z.number(), 24),
        mostConnections: withExample(z.number(), 200),
        /** The last migration that ran. */
        migration: withExample(z.string(), '0399_product_colour.sql'),
      }),
      /** Those of a second and more, the longest first; 20 at most. */
      statements: z.array(statement),
    }),
  }),
};

export type Operations = z.infer<typeof operationsCalls.operations.answer>;
