import type { Config } from '../base/config/config.ts';
import type { Database } from '../base/database/connect.ts';
import { giveFirstAdministrator } from '../identity/giveFirstAdministrator.ts';

/** Makes the first administrator as FIRST_ADMINISTRATOR says; answers with the address of whoever just became it. */
export async function firstAdministrator(
  { firstAdministrator: email }: Config,
  { write }: Database,
): Promise<string | undefined> {
  return email !== undefined && (await giveFirstAdministrator(write, email)) ? email : undefined;
}
