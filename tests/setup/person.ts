import { randomUUID } from 'node:crypto';
import type { GrantedRight } from '../../resources/platform/grantedRight.ts';
import type { TaggedDatabase } from './tagged.ts';
import { demoPassword } from '../../demo/demoUsers.ts';
import { storedPassword } from '../../idp/credentials/password.ts';

/**
 * Makes an account with these rights; it signs in with the password of the demo users. Returns its sub. The one of a
 * former attempt gives way, so that a test can be repeated.
 */
export async function addPerson(
  { write }: TaggedDatabase,
  username: string,
  rights: readonly GrantedRight[] = [],
): Promise<string> {
  const sub = randomUUID();
  const email = `${username}@person.example`;
  const password = storedPassword(sub, demoPassword);
  await write`delete from user_right where sub in (select sub::text from idp.app_user where username = ${username})`;
  await write`delete from idp.app_user where username = ${username}`;
  await write`
    insert into idp.app_user ${write({ username, sub, email, email_verified: true, ...password })}`;
  for (const { right, orgaCountry } of rights)
    await write`
      insert into user_right (sid, sub, email, "right", orga_country)
      values (${randomUUID()}, ${sub}, ${email}, ${right}, ${orgaCountry ? write.json(orgaCountry) : null})`;
  return sub;
}
