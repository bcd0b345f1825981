import type { Language } from '../../../resources/language/languages.ts';
import { mailedKinds, type MailedKind } from '../../../resources/noticeKinds.ts';
import { texts } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { datasetOf, ofPlatform } from '../../records/access/where.ts';

/** Of which kinds an account wants mails on this platform; of none until it says so. */
export async function readWishes(db: ScopedQueries, scope: Scope, sub: string): Promise<MailedKind[]> {
  const found = await db.first(
    { kinds: texts() },
    sql`select w.kinds from notice_wish w where ${ofPlatform(scope, 'w')} and w.sub = ${sub}`,
  );
  return mailedKinds.filter((kind) => found?.kinds.includes(kind));
}

/** Keeps that. */
export async function keepWishes(
  db: ScopedQueries,
  scope: Scope,
  { sub, kinds, language }: { sub: string; kinds: readonly MailedKind[]; language: Language },
): Promise<void> {
  await db.run(sql`
    insert into notice_wish (sub, platform, kinds, language)
    values (${sub}, ${datasetOf(scope)}, ${[...kinds]}, ${language})
    on conflict (sub, platform) do update
      set kinds = excluded.kinds, language = excluded.language, since = now(), looked_at = now()`);
}
