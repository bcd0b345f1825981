import { randomInt } from 'node:crypto';
import { bytes, text, yesNo } from '../../server/base/database/column.ts';
import type { SystemTransaction } from '../../server/base/database/queries.ts';
import { sql } from '../../server/base/database/sql.ts';
import type { Account } from '../accounts/account.ts';
import { attempt, everywhere, type Sending } from '../credentials/attempts.ts';
import { cognitoError } from '../cognitoErrors.ts';
import { codeDelivery, pretendedDelivery, type CodeDelivery } from './delivery.ts';
import type { EmbeddedProvider, Origin } from '../embeddedProvider.ts';
import { putIntoOutbox, type Medium } from './outbox.ts';
import { lifetime } from '../pool.ts';
import { isSameSecret } from '../../server/identity/secret.ts';

/** The purpose of a code; `email` and `phone_number` prove a new address. */
export type CodePurpose = 'sign-up' | 'password' | 'email' | 'phone_number';

/** So many wrong guesses a code survives, wherever they come from. */
const mostFailures = 5;

export interface CodeToSend {
  sub: string;
  purpose: CodePurpose;
  medium: Medium;
  /** Where it goes, and what it proves. */
  destination: string;
  /** The address that does the same as typing the code. */
  linkOf?: (code: string) => string;
}

/** A new code of six digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Sends a code, which replaces the one before. Throws Cognito's refusal when too many were asked for. */
export async function sendCode(
  provider: EmbeddedProvider,
  { sub, purpose, medium, destination, linkOf }: CodeToSend,
): Promise<CodeDelivery> {
  const isOfStranger = purpose === 'sign-up' || purpose === 'password';
  await requireSendable(provider, sub, isOfStranger ? 'sending' : 'sending to its owner');
  const { write, vault } = provider;
  const code = newCode();
  const seconds = purpose === 'sign-up' ? lifetime.signUpCode : lifetime.code;
  await write.run(sql`
    delete from idp.code where (sub, purpose) in (
      select sub, purpose from idp.code where expires_at < now() - interval '1 day'
      limit 100 for update skip locked)`);
  await write.run(sql`
    insert into idp.code (sub, purpose, code_hash, value, expires_at)
    values (${sub}, ${purpose}, ${vault.fingerprint(code, context(sub, purpose))}, ${destination},
            now() + make_interval(secs => ${seconds}))
    on conflict (sub, purpose) do update
    set code_hash = excluded.code_hash, value = excluded.value, failures = 0, expires_at = excluded.expires_at`);
  const link = linkOf?.(code);
  await putIntoOutbox(write, vault, { sub, medium, destination, purpose, code, ...(link && { link }) });
  return codeDelivery(medium, destination);
}

/** Does as if a code had been sent, down to the refusal when too many were asked for. */
export async function pretendToSend(provider: EmbeddedProvider, account: Account): Promise<CodeDelivery> {
  await requireSendable(provider, account.sub, 'sending');
  return pretendedDelivery(account);
}

/** Throws when an account was sent too many codes: each is another chance to guess, and a nuisance. */
export async function requireSendable(
  { write }: EmbeddedProvider,
  sub: string,
  kind: Sending,
): Promise<void> {
  const outcome = await attempt(write, { kind, account: sub, address: everywhere }, () => false);
  if (outcome === 'locked') throw cognitoError('attemptLimitExceeded');
}

interface CodeAnswer {
  sub: string;
  purpose: CodePurpose;
  code: string;
}

/**
 * Takes a code: used up when right, void after five wrong guesses. What it proves (the address it was sent to) is
 * given to `onRight`, in the same transaction. Throws Cognito's refusal otherwise, the same for unknown users.
 */
export async function takeCode(
  { write, vault }: EmbeddedProvider,
  { address }: Origin,
  { sub, purpose, code }: CodeAnswer,
  onRight: (tx: SystemTransaction, value: string) => Promise<void>,
): Promise<void> {
  let isLate = false;
  const outcome = await attempt(write, { kind: 'code', account: sub, address }, async (tx) => {
    const row = await tx.first(
      { codeHash: bytes, value: text(), isValid: yesNo },
      sql`
        select code_hash as "codeHash", value, expires_at > now() as "isValid"
        from idp.code
        where sub = ${sub} and purpose = ${purpose} and failures < ${mostFailures}
        for update`,
    );
    const given = vault.fingerprint(code, context(sub, purpose));
    if (!row || !isSameSecret(row.codeHash, given)) {
      await tx.run(
        sql`update idp.code set failures = failures + 1 where sub = ${sub} and purpose = ${purpose}`,
      );
      return false;
    }
    isLate = !row.isValid;
    if (isLate) return false;
    await tx.run(sql`delete from idp.code where sub = ${sub} and purpose = ${purpose}`);
    await onRight(tx, row.value);
    return true;
  });
  if (outcome === 'locked') throw cognitoError('attemptLimitExceeded');
  if (isLate) throw cognitoError('codeExpired');
  if (outcome === 'wrong') throw cognitoError('codeMismatch');
}

function context(sub: string, purpose: CodePurpose): string {
  return `code for ${purpose} of ${sub}`;
}
