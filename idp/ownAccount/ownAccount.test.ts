import {
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  deleteUserAttributes,
  fetchAuthSession,
  fetchUserAttributes,
  sendUserAttributeVerificationCode,
  signIn,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
import { amplifyApp, byPassword, register } from '../../tests/setup/amplifyApp.ts';
import { demoPassword } from '../../demo/demoUsers.ts';

const identity = await amplifyApp();
const { call, lastMessage } = identity;

describe('the own account', () => {
  it('changes a name at once, an e-mail only when the new one is proven', async () => {
    await signIn({ username: 'supplier-zbs', password: demoPassword, options: byPassword });
    const changed = await updateUserAttributes({
      userAttributes: { name: 'Zoe Beispiel', email: 'zoe@firm.example' },
    });
    expect(changed.name?.isUpdated).toBe(true);
    expect(changed.email).toMatchObject({
      isUpdated: false,
      nextStep: { updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE' },
    });
    expect(await fetchUserAttributes()).toMatchObject({
      name: 'Zoe Beispiel',
      email: 'supplier-zbs@baustein.example',
    });
    await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
    const { code, destination } = await lastMessage();
    expect(destination).toBe('zoe@firm.example');
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code });
    expect(await fetchUserAttributes()).toMatchObject({ email: 'zoe@firm.example', email_verified: 'true' });
    await updateUserAttributes({ userAttributes: { phone_number: '+41791234567' } });
    await deleteUserAttributes({ userAttributeKeys: ['name', 'phone_number'] });
    const left = await fetchUserAttributes();
    expect(left).not.toHaveProperty('name');
    expect(left).not.toHaveProperty('phone_number');
  });

  it('writes no attribute that is not its own to write', async () => {
    await signIn({ username: 'editor', password: demoPassword, options: byPassword });
    const write = (userAttributes: Record<string, string>) => updateUserAttributes({ userAttributes });
    for (const name of ['sub', 'email_verified', 'phone_number_verified']) {
      await expect(write({ [name]: 'true' })).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    }
    for (const name of ['cognito:groups', 'token_use', 'iss', '__proto__x']) {
      await expect(write({ [name]: 'ADMIN' })).rejects.toMatchObject({ name: 'InvalidParameterException' });
    }
    await expect(write({ phone_number: '079 123 45 67' })).rejects.toThrow('Invalid phone number format.');
    await expect(deleteUserAttributes({ userAttributeKeys: ['email'] })).rejects.toThrow('required');
  });

  it('is deleted with all its sign-ins', async () => {
    await register('gone');
    await confirmSignUp({ username: 'gone', confirmationCode: (await lastMessage()).code });
    await signIn({ username: 'gone', password: 'Fresh-2026', options: byPassword });
    const { tokens } = await fetchAuthSession();
    await deleteUser();
    expect(await call('GetUser', { AccessToken: tokens!.accessToken.toString() })).toMatchObject({
      message: 'User does not exist.',
    });
    await expect(identity.verify(tokens!.idToken!.toString())).rejects.toThrow('has ended');
  });
});
