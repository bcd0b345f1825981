import { hkdfSync } from 'node:crypto';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import { z } from 'zod';
import { bytes, text, type Row } from '../../server/base/database/column.ts';
import type { SystemQueries } from '../../server/base/database/queries.ts';
import { json, sql } from '../../server/base/database/sql.ts';
import { publishedKeys } from './publishedKeys.ts';
import type { Vault } from '../credentials/vault.ts';

interface SigningKey {
  kid: string;
  key: CryptoKey;
  decoySecret: Buffer;
}

/**
 * The keys of the embedded provider: one made at the first start, kept in the database with its private half
 * sealed, shared by all processes with the same `identity.key`.
 */
export interface SigningKeys {
  /** What signs new tokens, and the secret from which the answers for unknown users are derived. */
  signing(): Promise<SigningKey>;
  /** The public halves, as published under `jwks.json`. */
  published(): Promise<JSONWebKeySet>;
  /** Finds the key of a token for jose; throws `JWKSNoMatchingKey` for an unknown one. */
  find: JWTVerifyGetKey;
}

/** The key that signs tokens, made at its first use and read once, and all that are published. */
export function signingKeys(db: SystemQueries, vault: Vault): SigningKeys {
  const { published, find } = publishedKeys(db);
  let loading: Promise<SigningKey> | undefined;
  return {
    published,
    find,
    signing() {
      loading ??= load(db, vault).catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}

/** A private RSA key with its second half, as it is sealed (RFC 7518 section 6.3). */
const rsaKey = z.object({
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  p: z.string(),
  q: z.string(),
  dp: z.string(),
  dq: z.string(),
  qi: z.string(),
});

async function load(db: SystemQueries, vault: Vault): Promise<SigningKey> {
  const { kid, sealed } = (await readCurrent(db, vault)) ?? (await makeKey(db, vault));
  const jwk = rsaKey.parse(JSON.parse(vault.open(sealed, context(kid))));
  const key = await importJWK(jwk, 'RS256');
  return { kid, key, decoySecret: Buffer.from(hkdfSync('sha256', jwk.d, '', 'unknown users', 32)) };
}

const storedKey = { kid: text(), sealed: bytes };

type StoredKey = Row<typeof storedKey>;

async function readCurrent(db: SystemQueries, vault: Vault): Promise<StoredKey | undefined> {
  return db.first(
    storedKey,
    sql`
      select kid, sealed_private_key as sealed from idp.signing_key where is_current and sealed_by = ${vault.id}`,
  );
}

/** Makes the first key. Two processes that start together end with the same one. */
async function makeKey(db: SystemQueries, vault: Vault): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  const publicKey = { kty: jwk.kty, n: jwk.n, e: jwk.e };
  const sealed = vault.seal(JSON.stringify(jwk), context(kid));
  await db.run(sql`
    insert into idp.signing_key (kid, public_key, sealed_private_key, sealed_by, is_current)
    values (${kid}, ${json(publicKey)}, ${sealed}, ${vault.id}, true)
    on conflict (sealed_by) where is_current do nothing`);
  const stored = await readCurrent(db, vault);
  if (!stored) throw new Error('idp.signing_key has no current key and none could be made.');
  return stored;
}

function context(kid: string): string {
  return `signing key ${kid}`;
}
