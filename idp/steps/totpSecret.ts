import type { SystemTransaction } from '../../server/base/database/queries.ts';
import { sql } from '../../server/base/database/sql.ts';
import type { EmbeddedProvider } from '../embeddedProvider.ts';
import { matchingStep } from './totp.ts';
import type { User } from '../accounts/users.ts';

export type TotpVerdict = 'right' | 'wrong' | 'used';

/** The secret of a user's authenticator app, encrypted for the database. */
export function sealTotpSecret({ vault }: EmbeddedProvider, sub: string, secret: string): Buffer {
  return vault.seal(secret, context(sub));
}

/** The secret of an authenticator app as it was before it was sealed for this user. */
export function openTotpSecret({ vault }: EmbeddedProvider, sub: string, sealed: Uint8Array): string {
  return vault.open(sealed, context(sub));
}

/** Is this the code of the moment? A right one is used up by asking, and so are all before it. */
export async function useTotpCode(
  tx: SystemTransaction,
  { sub }: Pick<User, 'sub'>,
  secret: string,
  code: string,
): Promise<TotpVerdict> {
  const step = matchingStep(secret, code);
  if (step === undefined) return 'wrong';
  const taken = await tx.run(sql`
    update idp.app_user set totp_used_step = ${step} where sub = ${sub} and totp_used_step < ${step}`);
  return taken > 0 ? 'right' : 'used';
}

function context(sub: string): string {
  return `authenticator app of ${sub}`;
}
