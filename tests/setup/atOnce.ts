import { expect } from 'vitest';
import type { TaggedPool, TaggedTransaction } from './tagged.ts';

/** Begins all of these while a lock that they need is held, and lets them go on together once all of them wait. */
export async function atOnce<T>(
  sql: TaggedPool,
  lock: (tx: TaggedTransaction) => PromiseLike<unknown>,
  begin: () => Promise<T>[],
): Promise<T[]> {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holder = sql.begin(async (tx) => {
    await lock(tx);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  const begun = begin();
  try {
    await expect
      .poll(
        () => sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        { timeout: 5000 },
      )
      .toHaveLength(begun.length);
  } finally {
    released.resolve();
    await holder;
  }
  return Promise.all(begun);
}
