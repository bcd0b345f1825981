import type { KeyScope } from '../../../resources/platform/keyScopes.ts';
import { keys } from '../../../resources/limits.ts';
import { texts } from '../../base/database/column.ts';
import type { SystemPool } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { hashOf } from '../secret.ts';
import type { ShownKey } from './findKey.ts';
import { newKeyId, newKeyText } from './keyText.ts';

/**
 * A token for a key, for some of its scopes or all of them; undefined where it has one of these not. It ends with the key;
 * of very many the oldest give way.
 */
export async function issueToken(
  db: SystemPool,
  { id: keyId }: ShownKey,
  wanted: readonly string[] | undefined,
): Promise<{ token: string; scopes: KeyScope[] } | undefined> {
  return db.transaction(async (tx) => {
    const { scopes: held } = await tx.one(
      { scopes: texts<KeyScope>() },
      sql`select scopes from access_key where id = ${keyId} for share`,
    );
    const scopes = wanted ? held.filter((scope) => wanted.includes(scope)) : held;
    if (wanted && (scopes.length === 0 || wanted.some((name) => !held.some((scope) => scope === name))))
      return undefined;
    const id = newKeyId();
    const token = newKeyText('token', id);
    await tx.run(sql`
      delete from access_key_token where key_id = ${keyId} and (until < now() or id in (
        select id from access_key_token where key_id = ${keyId} order by until desc offset ${keys.mostTokens - 1}))`);
    await tx.run(sql`
      insert into access_key_token (id, key_id, hash, scopes, until)
      values (${id}, ${keyId}, ${hashOf(token)}, ${scopes}, now() + make_interval(secs => ${keys.tokenSeconds}))`);
    return { token, scopes };
  });
}
