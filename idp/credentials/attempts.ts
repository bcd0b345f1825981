import { integer, yesNo } from '../../server/base/database/column.ts';
import type { SystemPool, SystemTransaction } from '../../server/base/database/queries.ts';
import { sql } from '../../server/base/database/sql.ts';

/** As Cognito: after five failures the lock doubles from a second to 15 minutes. */
const freeFailures = 5;
const longestLockSeconds = 15 * 60;

export type Attempt = 'right' | 'wrong' | 'locked';

/** What is tried; each is counted apart, so that a right password forgives no wrong code. */
export type AttemptKind = 'password' | 'code' | 'second factor' | Sending;

/**
 * On whose word something is sent: `sending` anybody may ask for who knows the name of an account, the other only
 * whoever has its password. Apart, so that no stranger keeps the owner from the second step of a sign-in.
 */
export type Sending = 'sending' | 'sending to its owner';

export interface Tried {
  kind: AttemptKind;
  account: string;
  /** A socket address; `everywhere` where the account is to be locked to all of them. */
  address: string;
}

export const everywhere = '*';

/**
 * Lets one secret be tried for an account from a socket address, counting the failures in the database.
 * Tries of the same kind wait for each other, so that a burst gets no more guesses than a row of single tries.
 * `isRight` is not called while locked, not even for the right secret; what it writes with the transaction
 * given to it holds together with the count, or is undone when it throws.
 */
export async function attempt(
  write: SystemPool,
  { kind, account, address }: Tried,
  isRight: (tx: SystemTransaction) => boolean | Promise<boolean>,
): Promise<Attempt> {
  return write.transaction(async (tx): Promise<Attempt> => {
    await tx.run(sql`
      delete from idp.failed_sign_in where (kind, account, address) in (
        select kind, account, address from idp.failed_sign_in
        where changed_at < now() - interval '1 hour'
        limit 100 for update skip locked)`);
    const { failures, isLocked } = await tx.one(
      { failures: integer, isLocked: yesNo },
      sql`
        insert into idp.failed_sign_in as tried (kind, account, address) values (${kind}, ${account}, ${address})
        on conflict (kind, account, address) do update set failures = tried.failures
        returning failures, locked_until > clock_timestamp() as "isLocked"`,
    );
    if (isLocked) return 'locked';
    if (await isRight(tx)) {
      await tx.run(sql`
        delete from idp.failed_sign_in where kind = ${kind} and account = ${account} and address = ${address}`);
      return 'right';
    }
    await tx.run(sql`
      update idp.failed_sign_in
      set failures = failures + 1, changed_at = now(),
          locked_until = clock_timestamp() + make_interval(secs => ${lockSeconds(failures + 1)})
      where kind = ${kind} and account = ${account} and address = ${address}`);
    return 'wrong';
  });
}

/** How long an account is closed to an address after that many failures in a row. */
export function lockSeconds(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(2 ** (failures - freeFailures), longestLockSeconds);
}

/** Forgives the failures of an account, wherever they came from: whoever proved to own it may try again. */
export async function forgive(tx: SystemTransaction, kind: AttemptKind, account: string): Promise<void> {
  await tx.run(sql`delete from idp.failed_sign_in where kind = ${kind} and account = ${account}`);
}
