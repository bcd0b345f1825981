import { imports } from '../../../../resources/limits.ts';
import type { SystemPool } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';

/** So long a proposal waits for somebody to say go; its uploads go after as long. */
const proposedDays = 2;

/** Forgets deliveries that ended, or were never started, too long ago, and names of files of products that are gone. */
export async function sweepDeliveries(write: SystemPool): Promise<void> {
  await write.run(sql`
    delete from media_delivery
    where state <> 'running' and created_at < now() - make_interval(days => case state
      when 'proposed' then ${proposedDays}::integer else ${imports.keepDays}::integer end)`);
  await write.run(sql`
    delete from media_name n where not exists (
      select from product p where p.platform = n.platform and p.orga_sid = n.orga_sid and p.sid = n.product_sid)`);
}
