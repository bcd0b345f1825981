import { z } from 'zod';
import { cognitoError } from '../cognitoErrors.ts';
import { findDevice } from '../steps/devices.ts';
import { requireAccountHolder } from '../ownAccount/requireAccountHolder.ts';
import { deviceAnswer } from './deviceAnswer.ts';
import { token } from './input.ts';
import { operation } from './operation.ts';

/** One device of the caller. */
export const getDevice = operation(
  z.object({ AccessToken: token, DeviceKey: z.string().min(1).max(64) }),
  async ({ AccessToken, DeviceKey }, provider) => {
    const { sub } = await requireAccountHolder(provider, AccessToken);
    const device = await findDevice(provider.write, sub, DeviceKey);
    if (!device) throw cognitoError('deviceUnknown');
    return { Device: deviceAnswer(device) };
  },
);
