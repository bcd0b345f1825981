import type { SystemQueries } from '../base/database/queries.ts';
import { sql } from '../base/database/sql.ts';

interface SignedIn {
  sub: string;
  username: string;
  /** Only if it is proven. */
  email: string | undefined;
}

/** Keeps who signed in, to be found by givers of rights, and binds the rights that waited for the e-mail address. */
export async function rememberUser(db: SystemQueries, { sub, username, email }: SignedIn): Promise<void> {
  await db.run(sql`
    insert into known_user (sub, username, email) values (${sub}, ${username}, ${email ?? null})
    on conflict (sub) do update
      set username = excluded.username, email = excluded.email, last_seen_at = now()
      where (known_user.username, known_user.email) is distinct from (excluded.username, excluded.email)
        or known_user.last_seen_at < now() - interval '1 day'`);
  if (email)
    await db.run(
      sql`update user_right set sub = ${sub} where sub is null and lower(email) = lower(${email})`,
    );
}
