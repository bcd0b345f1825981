import { forgetDevice as forgetAtPool, rememberDevice as rememberAtPool } from 'aws-amplify/auth';
import { signIn } from '../../resources/limits.ts';
import { objectIn } from '../fetch.ts';
import { AuthError, toAuthError } from './authErrors.ts';
import { callPool } from './callPool.ts';
import { accessToken, inSession } from './session.ts';

export interface Device {
  id: string;
  name: string;
  isRemembered: boolean;
  /** Is it the one that this page is shown on? */
  isThis: boolean;
  lastUsedAt: Date;
}

export interface DevicePage {
  devices: Device[];
  /** Asks for the next page; undefined on the last one. */
  next?: string;
}

/**
 * The devices of the account, 60 at a time (behaviour B121), of each page the latest used first: the library
 * reads the first page only.
 */
export async function listDevices(after?: string): Promise<DevicePage> {
  const page = { Limit: signIn.devicePageSize, ...(after && { PaginationToken: after }) };
  const [answer, own] = await tracked(() => Promise.all([callPool('ListDevices', page), ownDeviceKey()]));
  const devices = (answer.Devices ?? []).map(({ DeviceKey: id, DeviceAttributes = [], ...dates }) => {
    const value = (name: string) => DeviceAttributes.find(({ Name }) => Name === name)?.Value ?? '';
    return {
      id,
      name: value('device_name'),
      isRemembered: value('dev:device_remembered_status') === 'remembered',
      isThis: id === own,
      lastUsedAt: new Date((dates.DeviceLastAuthenticatedDate ?? 0) * 1000),
    };
  });
  devices.sort((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime());
  return { devices, ...(answer.PaginationToken && { next: answer.PaginationToken }) };
}

/** Has the pool remember this device. Throws `AuthError`. */
export function rememberDevice(): Promise<void> {
  return tracked(() => inSession(rememberAtPool));
}

/** Has the pool forget a device, whose sign-ins end with it. Throws `AuthError`. */
export function forgetDevice(id: string): Promise<void> {
  return tracked(() => inSession(() => forgetAtPool({ device: { id } })));
}

async function ownDeviceKey(): Promise<unknown> {
  const [, claims = ''] = (await accessToken()).split('.');
  return objectIn(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))))['device_key'];
}

/** A pool that tracks no devices refuses every call about them as malformed. */
async function tracked<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const failure = toAuthError(error);
    throw failure.code === 'InvalidParameterException'
      ? new AuthError('deviceTracking', failure.code)
      : failure;
  }
}
