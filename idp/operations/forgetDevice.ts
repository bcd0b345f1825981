import { z } from 'zod';
import { sql } from '../../server/base/database/sql.ts';
import { cognitoError } from '../cognitoErrors.ts';
import { findDevice } from '../steps/devices.ts';
import { revokeGrantsOfDevice } from '../tokens/grants.ts';
import { requireAccountHolder } from '../ownAccount/requireAccountHolder.ts';
import { token } from './input.ts';
import { operation } from './operation.ts';

/** Forgets a device and ends the sign-ins that came from it, but not the one that asks. */
export const forgetDevice = operation(
  z.object({ AccessToken: token, DeviceKey: z.string().min(1).max(64) }),
  async ({ AccessToken, DeviceKey }, provider) => {
    const { sub, grantId } = await requireAccountHolder(provider, AccessToken);
    if (!(await findDevice(provider.write, sub, DeviceKey))) throw cognitoError('deviceUnknown');
    await provider.write.transaction(async (tx) => {
      await revokeGrantsOfDevice(tx, DeviceKey, grantId);
      await tx.run(sql`delete from idp.device where key = ${DeviceKey} and sub = ${sub}`);
    });
    return {};
  },
);
