import { hkdfSync } from 'node:crypto';
import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose';
import type { JSONValue } from 'postgres';
import type { Sql } from '../database/connect.ts';

/** An unknown key id makes us read the table again, at most this often. */
const reloadCooldownMs = 30_000;

interface LoadedKeys {
  at: number;
  published: JSONWebKeySet;
  find: JWTVerifyGetKey;
  signing: { kid: string; key: CryptoKey; decoySecret: Buffer };
}

/** The keys of the embedded provider: one made at the first start, kept in the database, shared by all processes. */
export interface SigningKeys {
  /** What signs new tokens, and the secret from which the answers for unknown users are derived. */
  signing(): Promise<LoadedKeys['signing']>;
  /** The public halves, as published under `jwks.json`. */
  published(): Promise<JSONWebKeySet>;
  /** Finds the key of a token for jose; throws `JWKSNoMatchingKey` for an unknown one. */
  find: JWTVerifyGetKey;
}

export function signingKeys(sql: Sql): SigningKeys {
  let loading: Promise<LoadedKeys> | undefined;
  function loaded(): Promise<LoadedKeys> {
    loading ??= load(sql).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }
  return {
    signing: async () => (await loaded()).signing,
    published: async () => (await loaded()).published,
    async find(header, token) {
      const keys = await loaded();
      try {
        return await keys.find(header, token);
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey) || Date.now() - keys.at < reloadCooldownMs)
          throw error;
        loading = undefined;
        return (await loaded()).find(header, token);
      }
    },
  };
}

async function load(sql: Sql): Promise<LoadedKeys> {
  const rows = await readKeys(sql);
  const current = rows.find((row) => row.isCurrent) ?? (await makeKey(sql));
  const published = { keys: [current, ...rows.filter((row) => row !== current)].map(publicHalf) };
  const key = (await importJWK(current.privateKey, 'RS256')) as CryptoKey;
  const decoySecret = hkdfSync('sha256', String(current.privateKey.d), '', 'unknown users', 32);
  return {
    at: Date.now(),
    published,
    find: createLocalJWKSet(published),
    signing: { kid: current.kid, key, decoySecret: Buffer.from(decoySecret) },
  };
}

interface KeyRow {
  kid: string;
  privateKey: JWK;
  isCurrent: boolean;
}

function readKeys(sql: Sql): Promise<KeyRow[]> {
  return sql<KeyRow[]>`
    select kid, private_key as "privateKey", is_current as "isCurrent"
    from idp.signing_key
    order by created_at desc
    limit 10`;
}

/** Makes the first key. Two processes that start together end with the same one. */
async function makeKey(sql: Sql): Promise<KeyRow> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  await sql`
    insert into idp.signing_key (kid, private_key, is_current)
    values (${kid}, ${sql.json(jwk as JSONValue)}, true)
    on conflict (is_current) where is_current do nothing`;
  const stored = (await readKeys(sql)).find((row) => row.isCurrent);
  if (!stored) throw new Error('idp.signing_key has no current key and none could be made.');
  return stored;
}

function publicHalf({ kid, privateKey: { kty, n, e } }: KeyRow): JWK {
  return { kty, n, e, kid, alg: 'RS256', use: 'sig' } as JWK;
}
