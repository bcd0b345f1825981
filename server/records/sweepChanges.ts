import { keepDays } from '../../resources/limits.ts';
import type { Sql } from '../base/database/connect.ts';

const batchSize = 5000;

/** Forgets changes that are older than the record is kept. */
export async function sweepChanges(write: Sql): Promise<void> {
  for (;;) {
    const { count } = await write`
      delete from change where id in (
        select id from change where at < now() - make_interval(days => ${keepDays.changes})
        limit ${batchSize})`;
    if (count < batchSize) return;
  }
}
