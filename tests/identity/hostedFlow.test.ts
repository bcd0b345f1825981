import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startHostedSignIn } from '../../providers/auth/hostedSignIn.ts';
import { configureIdentity } from '../../providers/auth/identity.ts';
import { signIn } from '../../providers/auth/signIn.ts';
import { memoryStorage } from '../setup/memoryStorage.ts';

const userPoolId = 'eu-central-1_AbCdEf123';
const hostedUi = 'https://baustein.auth.eu-central-1.amazoncognito.com';
const assign = vi.fn<(url: string) => void>();

beforeAll(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  const location = Object.assign(new URL('https://sandbox-ch.example.com/de/login'), { assign });
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location, crypto, btoa }));
  configureIdentity({
    identity: { userPoolId, clientId: '7lmpq3example5k2', hostedUi, signsInByCode: false },
  });
});
beforeEach(() => assign.mockReset());
afterAll(() => vi.unstubAllGlobals());

test('The hosted flow asks a pool in eu-central-1 for a code with PKCE, and for the scope of the own data', async () => {
  await startHostedSignIn('it');
  const [[address = ''] = []] = assign.mock.calls;
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe(`${hostedUi}/oauth2/authorize`);
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: 'code',
    client_id: '7lmpq3example5k2',
    redirect_uri: 'https://sandbox-ch.example.com/authgrant-redirect',
    scope: 'openid email aws.cognito.signin.user.admin',
    state: expect.stringMatching(/^\w{20,}/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    identity_provider: 'COGNITO',
    lang: 'it',
  });
});

test('The direct sign-in asks the same pool in its region', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(signIn('anna', 'secret')).rejects.toMatchObject({ key: 'network' });
  expect(String(asked.mock.calls[0]?.[0])).toBe('https://cognito-idp.eu-central-1.amazonaws.com/');
});
