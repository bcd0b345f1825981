import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { json, text } from '../../server/base/database/column.ts';
import type { SystemQueries } from '../../server/base/database/queries.ts';
import { sql } from '../../server/base/database/sql.ts';

const rsaKey = z.object({ kty: z.string(), n: z.string(), e: z.string() });

/** An unknown key id makes us read the table again, at most this often. */
const reloadCooldownMs = 2000;

interface PublishedKeys {
  published(): Promise<JSONWebKeySet>;
  find: JWTVerifyGetKey;
}

interface LoadedKeys {
  /** When they were read, in milliseconds since 1970. */
  at: number;
  published: JSONWebKeySet;
  find: JWTVerifyGetKey;
}

/** The public halves of the embedded provider's keys, the newest first: all of them verify. */
export function publishedKeys(db: SystemQueries): PublishedKeys {
  let loading: Promise<LoadedKeys> | undefined;
  function loaded(): Promise<LoadedKeys> {
    loading ??= load(db).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }
  return {
    published: async () => (await load(db)).published,
    async find(header, token) {
      const keys = await loaded();
      try {
        return await keys.find(header, token);
      } catch (error) {
        const isKnownAbsent = Date.now() - keys.at < reloadCooldownMs && keys.published.keys.length > 0;
        if (!(error instanceof errors.JWKSNoMatchingKey) || isKnownAbsent) throw error;
        loading = undefined;
        return (await loaded()).find(header, token);
      }
    },
  };
}

async function load(db: SystemQueries): Promise<LoadedKeys> {
  const rows = await db.rows(
    { kid: text(), publicKey: json(rsaKey) },
    sql`select kid, public_key as "publicKey" from idp.signing_key order by created_at desc limit 10`,
  );
  const published = {
    keys: rows.map(({ kid, publicKey: { kty, n, e } }) => ({ kty, n, e, kid, alg: 'RS256', use: 'sig' })),
  };
  return { at: Date.now(), published, find: createLocalJWKSet(published) };
}
