import { fetchAuthSession, fetchDevices, forgetDevice, rememberDevice, signIn } from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
import { amplifyApp, byPassword } from '../../tests/setup/amplifyApp.ts';
import { signIn as signInDirectly } from '../../tests/setup/signIn.ts';
import { demoPassword } from '../../demo/demoUsers.ts';

const identity = await amplifyApp();
const { call } = identity;

describe('a device', () => {
  it('is known after its first sign-in, remembered on demand, and forgotten with its sign-ins', async () => {
    await signIn({ username: 'admin', password: demoPassword, options: byPassword });
    const [device, ...others] = await fetchDevices();
    expect(others).toEqual([]);
    expect(device?.createDate).toBeInstanceOf(Date);
    await rememberDevice();
    const { tokens } = await fetchAuthSession();
    const AccessToken = tokens!.accessToken.toString();
    const shown = await call('GetDevice', { AccessToken, DeviceKey: device!.id });
    expect(JSON.stringify(shown)).toContain('"Value":"remembered"');
    expect(tokens!.accessToken.payload.device_key).toBe(device!.id);

    const elsewhere = await signInDirectly(identity.app, 'admin');
    const asAdmin = { AccessToken: elsewhere.AccessToken, DeviceKey: device!.id };
    expect(await call('ForgetDevice', asAdmin)).toEqual({});
    expect(await call('GetUser', { AccessToken })).toMatchObject({
      message: 'Access Token has been revoked',
    });
    expect(await call('ForgetDevice', asAdmin)).toMatchObject({ message: 'Device does not exist.' });
  });

  it('of somebody else is none', async () => {
    await signIn({ username: 'admin', password: demoPassword, options: byPassword });
    const [device] = await fetchDevices();
    const { AccessToken } = await signInDirectly(identity.app, 'editor');
    for (const [operation, more] of [
      ['GetDevice', {}],
      ['ForgetDevice', {}],
      ['UpdateDeviceStatus', { DeviceRememberedStatus: 'remembered' }],
      ['ConfirmDevice', { DeviceSecretVerifierConfig: { Salt: 'AAAA', PasswordVerifier: 'AAAA' } }],
    ] as const) {
      expect(await call(operation, { AccessToken, DeviceKey: device!.id, ...more })).toMatchObject({
        __type: 'ResourceNotFoundException',
      });
    }
    await forgetDevice();
    expect(await fetchDevices()).toEqual([]);
  });

  it('is listed in pages of 60', async () => {
    const { sql } = identity;
    await sql`delete from idp.device`;
    await sql`
      insert into idp.device (key, sub, group_key, last_address, confirmed_at)
      select 'eu-central-1_' || gen_random_uuid(), sub, '-', '', now()
      from idp.app_user, generate_series(1, 61) where username = 'editor'`;
    const { AccessToken } = await signInDirectly(identity.app, 'editor');
    type Page = { Devices: { DeviceKey: string }[]; PaginationToken?: string };
    const first = (await call('ListDevices', { AccessToken })) as unknown as Page;
    expect(first.Devices).toHaveLength(60);
    const next = { AccessToken, PaginationToken: first.PaginationToken };
    const second = (await call('ListDevices', next)) as unknown as Page;
    expect(second.Devices).toHaveLength(1);
    expect(second.PaginationToken).toBeUndefined();
    expect(first.Devices.map(({ DeviceKey }) => DeviceKey)).not.toContain(second.Devices[0]!.DeviceKey);
    expect(await call('ListDevices', { AccessToken, Limit: 61 })).toMatchObject({
      __type: 'InvalidParameterException',
    });
  });
});
