import { z } from 'zod';
import { sql } from '../../server/base/database/sql.ts';
import { requireAccountHolder } from '../ownAccount/requireAccountHolder.ts';
import { token } from './input.ts';
import { operation } from './operation.ts';

/** Deletes the caller's account with all that hangs on it. */
export const deleteUser = operation(z.object({ AccessToken: token }), async ({ AccessToken }, provider) => {
  const { sub } = await requireAccountHolder(provider, AccessToken);
  await provider.write.run(sql`delete from own_lists where sub = ${sub}`);
  await provider.write.run(sql`delete from idp.app_user where sub = ${sub}`);
  return {};
});
