import { createHash } from 'node:crypto';
import { nullable, text, time, yesNo } from '../../server/base/database/column.ts';
import type { SystemPool, SystemQueries } from '../../server/base/database/queries.ts';
import { sql } from '../../server/base/database/sql.ts';
import { openGrant, type Grant } from './grants.ts';
import { lifetime } from '../pool.ts';
import { hashOf, isSameSecret, newSecret } from '../../server/identity/secret.ts';

/** The client that an authorization code is for, and the address to which it was handed out. */
export interface CodeBinding {
  clientId: string;
  redirectUri: string;
}

export interface NewAuthCode extends CodeBinding {
  sub: string;
  /** SHA-256 of the verifier as base64url (RFC 7636 section 4.2). */
  codeChallenge: string;
  scope: string;
  nonce: string | undefined;
  /** When the user proved who it is. */
  authTime: Date;
}

export interface Exchanged {
  grant: Grant & { refreshToken: string };
  nonce: string | undefined;
}

/** Hands out an authorization code, good once within five minutes. */
export async function openAuthCode(db: SystemQueries, given: NewAuthCode): Promise<string> {
  const code = newSecret();
  await db.run(sql`
    delete from idp.auth_code where code_hash in (
      select code_hash from idp.auth_code where expires_at < now() - interval '1 day'
      limit 100 for update skip locked)`);
  await db.run(sql`
    insert into idp.auth_code
      (code_hash, sub, client_id, redirect_uri, code_challenge, scope, nonce, auth_time, expires_at)
    values (${hashOf(code)}, ${given.sub}, ${given.clientId}, ${given.redirectUri}, ${given.codeChallenge},
            ${given.scope}, ${given.nonce ?? null}, ${given.authTime},
            now() + make_interval(secs => ${lifetime.authCode}))`);
  return code;
}

const storedCode = {
  sub: text(),
  clientId: text(),
  redirectUri: text(),
  codeChallenge: text(),
  scope: text(),
  nonce: nullable(text()),
  authTime: time,
  /** The sign-in that it was exchanged for. */
  grantId: nullable(text()),
  isUsed: yesNo,
  isLate: yesNo,
};

/**
 * Opens the sign-in that a code stands for; undefined if the code is unknown, late, bound to something else, or
 * the verifier is not the one of its challenge. Asking uses the code up, whatever the answer; asking again takes
 * back what it gave (RFC 6749 section 4.1.2).
 */
export async function exchangeAuthCode(
  write: SystemPool,
  { code, verifier, clientId, redirectUri }: CodeBinding & { code: string; verifier: string },
): Promise<Exchanged | undefined> {
  return write.transaction(async (tx): Promise<Exchanged | undefined> => {
    const row = await tx.first(
      storedCode,
      sql`
        select sub, client_id as "clientId", redirect_uri as "redirectUri", code_challenge as "codeChallenge",
               scope, nonce, auth_time as "authTime", grant_id as "grantId",
               used_at is not null as "isUsed", expires_at <= now() as "isLate"
        from idp.auth_code
        where code_hash = ${hashOf(code)}
        for update`,
    );
    if (!row) return undefined;
    if (row.isUsed) {
      await tx.run(sql`
        update idp.grant_ set revoked_at = now() where id = ${row.grantId} and revoked_at is null`);
      return undefined;
    }
    const isBound = row.clientId === clientId && row.redirectUri === redirectUri && !row.isLate;
    const isProven = isSameSecret(challengeOf(verifier), row.codeChallenge);
    const { sub, scope, authTime } = row;
    const grant = isBound && isProven ? await openGrant(tx, { sub, clientId, scope, authTime }) : undefined;
    await tx.run(sql`
      update idp.auth_code set used_at = now(), grant_id = ${grant?.id ?? null}
      where code_hash = ${hashOf(code)}`);
    return grant && { grant, nonce: row.nonce ?? undefined };
  });
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
