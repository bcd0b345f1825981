import type { Sql } from '../database/connect.ts';

/** As Cognito: after five wrong passwords the lock doubles from a second to 15 minutes. */
const freeFailures = 5;
const longestLockSeconds = 15 * 60;

export type Attempt = 'right' | 'wrong' | 'locked';

/**
 * Lets one password be tried for an account from a socket address, counting the failures in the database.
 * Tries of the same pair wait for each other, so that a burst gets no more guesses than a row of single tries.
 * `isRight` is not called while the pair is locked, not even for the right password.
 */
export async function attemptPassword(
  sql: Sql,
  { account, address }: { account: string; address: string },
  isRight: () => boolean,
): Promise<Attempt> {
  return sql.begin(async (transaction): Promise<Attempt> => {
    await transaction`
      delete from idp.failed_sign_in where (account, address) in (
        select account, address from idp.failed_sign_in
        where changed_at < now() - interval '1 hour'
        limit 100 for update skip locked)`;
    const [row] = await transaction<{ failures: number; isLocked: boolean }[]>`
      insert into idp.failed_sign_in as tried (account, address) values (${account}, ${address})
      on conflict (account, address) do update set failures = tried.failures
      returning failures, locked_until > clock_timestamp() as "isLocked"`;
    if (row?.isLocked) return 'locked';
    if (isRight()) {
      await transaction`delete from idp.failed_sign_in where account = ${account} and address = ${address}`;
      return 'right';
    }
    await transaction`
      update idp.failed_sign_in
      set failures = failures + 1, changed_at = now(),
          locked_until = clock_timestamp() + make_interval(secs => ${lockSeconds((row?.failures ?? 0) + 1)})
      where account = ${account} and address = ${address}`;
    return 'wrong';
  });
}

/** How long an account is closed to an address after that many failures in a row. */
export function lockSeconds(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(2 ** (failures - freeFailures), longestLockSeconds);
}
