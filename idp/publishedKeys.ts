import { createLocalJWKSet, errors, type JSONWebKeySet, type JWK, type JWTVerifyGetKey } from 'jose';
import type { Sql } from '../server/base/database/connect.ts';

/** An unknown key id makes us read the table again, at most this often. */
const reloadCooldownMs = 2000;

interface PublishedKeys {
  published(): Promise<JSONWebKeySet>;
  find: JWTVerifyGetKey;
}

/** The public halves of the embedded provider's keys, the newest first: all of them verify. */
export function publishedKeys(sql: Sql): PublishedKeys {
  let loading: Promise<{ at: number; published: JSONWebKeySet; find: JWTVerifyGetKey }> | undefined;
  function loaded() {
    loading ??= load(sql).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }
  return {
    published: async () => (await load(sql)).published,
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

async function load(sql: Sql) {
  const rows = await sql<{ kid: string; publicKey: JWK }[]>`
    select kid, public_key as "publicKey" from idp.signing_key order by created_at desc limit 10`;
  const published = {
    keys: rows.map(
      ({ kid, publicKey: { kty, n, e } }) => ({ kty, n, e, kid, alg: 'RS256', use: 'sig' }) as JWK,
    ),
  };
  return { at: Date.now(), published, find: createLocalJWKSet(published) };
}
