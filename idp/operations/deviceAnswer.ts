import type { Device } from '../steps/devices.ts';

/** A device as Cognito describes it; times in seconds. */
export function deviceAnswer({
  key,
  name,
  remembered,
  lastAddress,
  createdAt,
  changedAt,
  lastUsedAt,
}: Device) {
  return {
    DeviceKey: key,
    DeviceAttributes: [
      { Name: 'device_status', Value: 'valid' },
      { Name: 'device_name', Value: name },
      { Name: 'last_ip_used', Value: lastAddress },
      { Name: 'dev:device_remembered_status', Value: remembered ? 'remembered' : 'not_remembered' },
    ],
    DeviceCreateDate: createdAt.getTime() / 1000,
    DeviceLastModifiedDate: changedAt.getTime() / 1000,
    DeviceLastAuthenticatedDate: lastUsedAt.getTime() / 1000,
  };
}
