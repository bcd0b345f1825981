import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { identityApp, type IdentityApp } from '../../tests/setup/identityApp.ts';
import { callIdentity, signIn, tokenFor } from '../../tests/setup/signIn.ts';
import { cognitoIssuer, keysOf } from './cognitoIssuer.ts';
import { pool } from '../../idp/pool.ts';
import { createVerifier, InvalidTokenError, type VerifyToken } from './verify.ts';

const userPool = cognitoIssuer({
  userPoolId: 'eu-central-1_AbCdEf123',
  clientId: 'client',
  hostedUi: undefined,
  hasCustomAuth: false,
});

const now = () => Math.floor(Date.now() / 1000);

interface Issued {
  verify: VerifyToken;
  key: CryptoKey;
  kid: string;
  /** The claims of a token that is good. */
  claims: JWTPayload;
}

/** What signs with the issuer's own key unless told otherwise. */
function sign(
  issuer: Issued,
  claims: JWTPayload = {},
  header: Partial<JWTHeaderParameters> = {},
  key = issuer.key,
) {
  return new SignJWT({ ...issuer.claims, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: issuer.kid, ...header })
    .sign(key);
}

function without(claims: JWTPayload, name: string): JWTPayload {
  return Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
}

let identity: IdentityApp;

async function embedded(): Promise<Issued> {
  const [row] = await identity.sql<
    { kid: string; sealed: Buffer }[]
  >`select kid, sealed_private_key as sealed from idp.signing_key`;
  const jwk = JSON.parse(identity.vault.open(row!.sealed, `signing key ${row!.kid}`)) as JWK;
  const token = await tokenFor(identity.app, 'editor');
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as JWTPayload;
  return {
    verify: identity.verify,
    key: (await importJWK(jwk, 'RS256', { extractable: true })) as CryptoKey,
    kid: row!.kid,
    claims,
  };
}

async function cognito(): Promise<Issued> {
  const { publicKey, privateKey: key } = await generateKeyPair('RS256', { extractable: true });
  const kid = 'of-the-pool';
  const findKey = createLocalJWKSet({
    keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }],
  });
  const claims = {
    sub: '5f1c7f0e-0000-4000-8000-000000000001',
    iss: 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_AbCdEf123',
    aud: 'client',
    token_use: 'id',
    'cognito:username': 'eva',
    email: 'eva@example.com',
    email_verified: true,
    iat: now(),
    exp: now() + 3600,
  };
  return { verify: createVerifier({ ...userPool, findKey }), key, kid, claims };
}

beforeAll(async () => {
  identity = await identityApp();
});

afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  ['the embedded provider', embedded],
  ['Cognito', cognito],
])('a token of %s', (_name, make) => {
  let issuer: Issued;
  let stranger: CryptoKey;
  beforeAll(async () => {
    issuer = await make();
    stranger = (await generateKeyPair('RS256')).privateKey;
  });

  it('tells who its bearer is', async () => {
    const { sub, email, 'cognito:username': username } = issuer.claims;
    await expect(issuer.verify(await sign(issuer))).resolves.toMatchObject({ sub, email, username });
  });

  it('whose e-mail is not proven tells no e-mail', async () => {
    expect((await issuer.verify(await sign(issuer, { email_verified: false }))).email).toBeUndefined();
  });

  const altered: [string, JWTPayload][] = [
    ['expired', { iat: now() - 7200, exp: now() - 60 }],
    ['not valid before tomorrow', { nbf: now() + 86_400 }],
    ['for another client', { aud: 'other' }],
    ['for several audiences', { aud: [pool.clientId, 'client', 'other'] }],
    ['for our client, but as a list', { aud: [pool.clientId, 'client'] }],
    ['of a foreign issuer', { iss: 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_Other' }],
    ['that is an access token', { token_use: 'access' }],
  ];
  it.each(altered)('%s is refused (abuse cases 3 and 4)', async (_name, claims) => {
    await expect(issuer.verify(await sign(issuer, claims))).rejects.toThrow(InvalidTokenError);
  });

  it.each(['exp', 'iat', 'sub', 'aud', 'iss', 'token_use', 'cognito:username'])(
    'without %s is refused (abuse case 3)',
    async (name) => {
      const token = await sign({ ...issuer, claims: without(issuer.claims, name) });
      await expect(issuer.verify(token)).rejects.toThrow(InvalidTokenError);
    },
  );

  it('signed by nobody, or with the public key as a secret, is refused (abuse case 2)', async () => {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const none = `${encode({ alg: 'none', kid: issuer.kid })}.${encode(issuer.claims)}.`;
    const { kty, n, e } = await exportJWK(issuer.key);
    const publicKey = await importJWK({ kty, n, e } as JWK, 'RS256', { extractable: true });
    const unsigned = `${encode({ alg: 'HS256', kid: issuer.kid })}.${encode(issuer.claims)}`;
    const secret = await exportSPKI(publicKey as CryptoKey);
    const confused = `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
    await expect(issuer.verify(none)).rejects.toThrow(InvalidTokenError);
    await expect(issuer.verify(confused)).rejects.toThrow(InvalidTokenError);
  });

  it('signed with the right key in another way is refused (abuse case 2)', async () => {
    const jwk = await exportJWK(issuer.key);
    for (const alg of ['PS256', 'RS512']) {
      const key = (await importJWK(jwk, alg)) as CryptoKey;
      await expect(issuer.verify(await sign(issuer, {}, { alg }, key)), alg).rejects.toThrow(
        InvalidTokenError,
      );
    }
  });

  it('signed with another key is refused, whatever its header offers (abuse case 2)', async () => {
    const jwk = await exportJWK((await generateKeyPair('RS256')).publicKey);
    const headers: Partial<JWTHeaderParameters>[] = [
      {},
      { kid: 'unknown' },
      { jwk },
      { jku: 'http://127.0.0.1:9/jwks.json' },
    ];
    for (const header of headers) {
      await expect(issuer.verify(await sign(issuer, {}, header, stranger))).rejects.toThrow(
        InvalidTokenError,
      );
    }
  });

  it('with a critical header that we do not know is refused (abuse case 2)', async () => {
    const token = await new SignJWT(issuer.claims)
      .setProtectedHeader({ alg: 'RS256', kid: issuer.kid, crit: ['urn:x'], 'urn:x': true })
      .sign(issuer.key, { crit: { 'urn:x': true } });
    await expect(issuer.verify(token)).rejects.toThrow(InvalidTokenError);
  });

  it('that was good is refused once it has ended', async () => {
    const token = await sign(issuer, { exp: now() + 30 });
    await issuer.verify(token);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40_000 });
    await expect(issuer.verify(token)).rejects.toThrow(InvalidTokenError);
  });

  it('that is no token is refused', async () => {
    for (const token of ['', 'a.b.c', 'null', `${await sign(issuer)}x`, '\u0000']) {
      await expect(issuer.verify(token)).rejects.toThrow(InvalidTokenError);
    }
  });
});

describe('a token of the embedded provider', () => {
  it('is refused from the moment its user is disabled (abuse case 7)', async () => {
    const { IdToken } = await signIn(identity.app, 'nobody');
    await expect(identity.verify(IdToken)).resolves.toMatchObject({ username: 'nobody' });
    await identity.sql`update idp.app_user set enabled = false where username = 'nobody'`;
    await expect(identity.verify(IdToken)).rejects.toThrow(InvalidTokenError);
  });

  it('is refused from the moment its sign-in is revoked (abuse case 7)', async () => {
    const { IdToken, RefreshToken } = await signIn(identity.app, 'editor');
    await callIdentity(identity.app, 'RevokeToken', { ClientId: pool.clientId, Token: RefreshToken });
    await expect(identity.verify(IdToken)).rejects.toThrow(InvalidTokenError);
  });
});

it('a key that the pool does not publish is asked for once, however many tokens name one (abuse case 2)', async () => {
  let asked = 0;
  const keyServer = createServer((_, response) => {
    asked += 1;
    response.setHeader('content-type', 'application/json').end('{"keys":[]}');
  }).listen(0, '127.0.0.1');
  await once(keyServer, 'listening');
  const issuer = `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/pool`;
  const verify = createVerifier({ issuer, clientId: 'client', findKey: keysOf(issuer) });
  const pretended = await cognito();
  for (let tries = 0; tries < 5; tries += 1) {
    const token = await sign(pretended, { iss: issuer }, { kid: `made-up-${tries}` });
    await expect(verify(token)).rejects.toThrow(InvalidTokenError);
  }
  keyServer.close();
  expect(asked).toBe(1);
});

it('a key is looked up once a minute for a token, and one that is withdrawn proves nobody then', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: Date.now() });
  const issuer = await cognito();
  const { kty, n, e } = await exportJWK(issuer.key);
  const published = createLocalJWKSet({ keys: [{ kty, n, e, kid: issuer.kid, alg: 'RS256' } as JWK] });
  const find = vi.fn<JWTVerifyGetKey>(published);
  const verify = createVerifier({ ...userPool, findKey: find });
  const token = await sign(issuer);
  await verify(token);
  await verify(token);
  expect(find).toHaveBeenCalledTimes(1);
  find.mockImplementation(createLocalJWKSet({ keys: [] }));
  vi.advanceTimersByTime(61_000);
  await expect(verify(token)).rejects.toThrow(InvalidTokenError);
});

it('a key server that does not answer is not the fault of the token', async () => {
  const issuer = await cognito();
  const unreachable = async () => {
    throw new TypeError('fetch failed');
  };
  const verify = createVerifier({ ...userPool, findKey: unreachable });
  await expect(verify(await sign(issuer))).rejects.toThrow('fetch failed');
});
