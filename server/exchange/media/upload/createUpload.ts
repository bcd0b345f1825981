import { randomUUID } from 'node:crypto';
import { partedUploads } from '../../../../resources/limits.ts';
import { integer } from '../../../base/database/column.ts';
import type { ScopedQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { tooLarge } from '../../../base/problems.ts';
import { datasetOf, where } from '../../../records/access/where.ts';
import type { Scope } from '../../../records/access/scope.ts';

/** Begins an upload in parts and returns its id. Throws 413 when the company has too many under way. */
export async function createUpload(
  db: ScopedQueries,
  scope: Scope,
  { orgaSid, fileName, bytes }: { orgaSid: string; fileName: string; bytes: number },
): Promise<string> {
  const { count } = await db.one(
    { count: integer },
    sql`select count(*) as count from upload u where ${where(scope, 'u')} and u.orga_sid = ${orgaSid}`,
  );
  if (count >= partedUploads.mostOfOrga) throw tooLarge();
  const id = randomUUID();
  await db.run(sql`
    insert into upload (id, platform, orga_sid, sub, file_name, bytes, expires_at)
    values (${id}, ${datasetOf(scope)}, ${orgaSid}, ${scope.author.sub ?? ''}, ${fileName}, ${bytes},
      now() + make_interval(hours => ${partedUploads.keepHours}))`);
  return id;
}
