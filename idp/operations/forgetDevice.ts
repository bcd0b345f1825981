import { z } from 'zod';
import { cognitoError } from '../cognitoErrors.ts';
import { findDevice } from '../devices.ts';
import { revokeGrantsOfDevice } from '../grants.ts';
import { requireAccountHolder } from '../requireAccountHolder.ts';
import { token } from './input.ts';
import { operation } from './operation.ts';

/** Forgets a device and ends the sign-ins that came from it, but not the one that asks. */
export const forgetDevice = operation(
  z.object({ AccessToken: token, DeviceKey: z.string().min(1).max(64) }),
  async ({ AccessToken, DeviceKey }, provider) => {
    const { sub, grantId } = await requireAccountHolder(provider, AccessToken);
    if (!(await findDevice(provider.sql, sub, DeviceKey))) throw cognitoError('deviceUnknown');
    await provider.sql.begin(async (transaction) => {
      await revokeGrantsOfDevice(transaction, DeviceKey, grantId);
      await transaction`delete from idp.device where key = ${DeviceKey} and sub = ${sub}`;
    });
    return {};
  },
);
