import { keys } from '../../../resources/limits.ts';
import type { KeyScope } from '../../../resources/platform/keyScopes.ts';
import { bytes, integer, nullable, text, texts, yesNo } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { databaseProblem } from '../../base/database/databaseProblem.ts';
import { sql } from '../../base/database/sql.ts';
import { hashOf, isSameSecret } from '../secret.ts';
import { readKeyText } from './keyText.ts';

/** A key that was shown, by the account name that the record of changes keeps. */
export interface ShownKey {
  id: number;
  sid: string;
  name: string;
  /** What a token was narrowed to. */
  scopes?: KeyScope[] | undefined;
}

const found = {
  id: integer,
  sid: text(),
  name: text(),
  hash: bytes,
  scopes: nullable(texts<KeyScope>()),
  isUnnoted: yesNo,
};

/**
 * The key that a text is, or that a token was given for; undefined for anything else, and as soon as the key has ended or
 * was revoked: it is asked of the database each time, so that this holds in every process (behaviour B544).
 */
export async function findKey(db: SystemQueries, shown: string): Promise<ShownKey | undefined> {
  const read = readKeyText(shown);
  if (!read) return undefined;
  const secrets =
    read.kind === 'key'
      ? sql`
          select k.id, s.hash, null::text[] as scopes from access_key k join access_key_secret s on s.key_id = k.id
          where k.sid = ${read.id} and (s.until is null or s.until > now())`
      : sql`
          select t.key_id as id, t.hash, t.scopes from access_key_token t
          where t.id = ${read.id} and t.until > now()`;
  const rows = await db.rows(
    found,
    sql`
      select k.id, k.sid, k.name, s.hash, s.scopes,
        coalesce(u.at < now() - make_interval(mins => ${keys.useNotedAfterMinutes}), true) as "isUnnoted"
      from (${secrets}) s join access_key k on k.id = s.id left join access_key_use u on u.key_id = k.id
      where k.until is null or k.until >= today_in_zurich()`,
  );
  const hash = hashOf(shown);
  const key = rows.find((row) => isSameSecret(row.hash, hash));
  if (!key) return undefined;
  if (key.isUnnoted) await noteUse(db, key.id).catch(unlessUnavailable);
  const { id, sid, name, scopes } = key;
  return { id, sid, name, scopes: scopes ?? undefined };
}

/** While nothing can be written the key opens reads all the same. */
function unlessUnavailable(error: unknown): void {
  if (databaseProblem(error)?.statusCode !== 503) throw error;
}

/** Once in some minutes, as nobody needs to know it to the second. */
async function noteUse(db: SystemQueries, id: number): Promise<void> {
  await db.run(sql`
    insert into access_key_use (key_id) select id from access_key where id = ${id}
    on conflict (key_id) do update set at = now()`);
}
