import { text } from '../../base/database/column.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { categoryNamesWritten, attributeNamesWritten } from './namePhrases.ts';
import { termsWritten } from './termPhrases.ts';

/** Writes all phrases anew, which all platforms share. */
export async function rewriteVocabulary(tx: SystemTransaction): Promise<void> {
  await tx.run(sql`delete from search_vocabulary`);
  const sid = { sid: text() };
  const sidsOf = (rows: readonly { sid: string }[]) => rows.map((row) => row.sid);
  await categoryNamesWritten(tx, sidsOf(await tx.rows(sid, sql`select sid from category`)));
  await attributeNamesWritten(tx, sidsOf(await tx.rows(sid, sql`select sid from attribute`)));
  await termsWritten(tx, sidsOf(await tx.rows(sid, sql`select sid from term`)));
}
