import { z } from 'zod';
import { cognitoError } from '../cognitoErrors.ts';
import { rememberDevice } from '../steps/devices.ts';
import { requireAccountHolder } from '../ownAccount/requireAccountHolder.ts';
import { token } from './input.ts';
import { operation } from './operation.ts';

const input = z.object({
  AccessToken: token,
  DeviceKey: z.string().min(1).max(64),
  DeviceRememberedStatus: z.enum(['remembered', 'not_remembered']),
});

/** Says whether a device is to be remembered. */
export const updateDeviceStatus = operation(input, async (request, provider) => {
  const { sub } = await requireAccountHolder(provider, request.AccessToken);
  const isRemembered = request.DeviceRememberedStatus === 'remembered';
  if (!(await rememberDevice(provider.write, sub, request.DeviceKey, isRemembered))) {
    throw cognitoError('deviceUnknown');
  }
  return {};
});
