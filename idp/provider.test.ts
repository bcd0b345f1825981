import { decodeJwt } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { identityApp } from '../tests/setup/identityApp.ts';
import { callIdentity, signIn } from '../tests/setup/signIn.ts';
import { demoPassword, demoUsers } from '../demo/demoUsers.ts';
import { seedDemoUsers } from '../tests/setup/seedDemoUsers.ts';
import { pool } from './pool.ts';
import { provider } from './provider.ts';

const identity = await identityApp();
const editor = demoUsers.find(({ username }) => username === 'editor')!;

afterEach(() => identity.sql`delete from idp.failed_sign_in`);

describe('the embedded provider', () => {
  const refresh = (RefreshToken: string) =>
    callIdentity(identity.app, 'GetTokensFromRefreshToken', { ClientId: pool.clientId, RefreshToken });
  const getUser = (AccessToken: string) => callIdentity(identity.app, 'GetUser', { AccessToken });

  it('says why a session is over, in the words that clients compare, and takes no id token for an access token (abuse case 4)', async () => {
    const { app, sql } = identity;
    const first = await signIn(app, 'nobody');
    await callIdentity(app, 'RevokeToken', { ClientId: pool.clientId, Token: first.RefreshToken });
    expect(await refresh(first.RefreshToken)).toMatchObject({ message: 'Refresh Token has been revoked' });
    expect(await getUser(first.AccessToken)).toMatchObject({ message: 'Access Token has been revoked' });

    const [second, third] = [await signIn(app, 'nobody'), await signIn(app, 'nobody')];
    await callIdentity(app, 'GlobalSignOut', { AccessToken: second.AccessToken });
    expect(await refresh(third.RefreshToken)).toMatchObject({ message: 'Refresh Token has been revoked' });

    const fourth = await signIn(app, 'nobody');
    await sql`update idp.app_user set enabled = false where username = 'nobody'`;
    expect(await refresh(fourth.RefreshToken)).toMatchObject({ message: 'User is disabled.' });
    expect(await getUser(fourth.AccessToken)).toMatchObject({ message: 'User is disabled.' });
    await sql`update idp.app_user set enabled = true, status = 'RESET_REQUIRED' where username = 'nobody'`;
    expect(await refresh(fourth.RefreshToken)).toMatchObject({ __type: 'PasswordResetRequiredException' });
    await sql`update idp.grant_ set expires_at = now() where sub = ${decodeJwt(fourth.IdToken).sub!}`;
    expect(await refresh(fourth.RefreshToken)).toMatchObject({ message: 'Refresh Token has expired' });
    expect(await refresh('made-up')).toMatchObject({ message: 'Invalid Refresh Token' });
    expect(await getUser(fourth.IdToken)).toMatchObject({ message: 'Invalid Access Token' });
  });

  it('lets no attribute of a user write a claim', async () => {
    const { app, sql } = identity;
    const attributes = {
      name: 'Eva Muster',
      sub: 'someone else',
      iss: 'https://evil.example',
      aud: 'other',
      token_use: 'access',
      email_verified: 'true',
      'cognito:groups': ['ADMIN'],
      'cognito:username': 'admin',
      exp: 9e9,
    };
    await sql`update idp.app_user set attributes = ${sql.json(attributes)}, email_verified = false
              where username = 'supplier-de'`;
    const { IdToken, AccessToken } = await signIn(app, 'supplier-de');
    const claims = decodeJwt(IdToken);
    expect(claims).toMatchObject({
      name: 'Eva Muster',
      'cognito:username': 'supplier-de',
      aud: pool.clientId,
      iss: identity.config.issuer,
      token_use: 'id',
      email_verified: false,
    });
    expect(claims.sub).not.toBe(attributes.sub);
    expect(claims).not.toHaveProperty('cognito:groups');
    expect(decodeJwt(AccessToken)).not.toHaveProperty('name');
    expect((await identity.verify(IdToken)).email).toBeUndefined();
  });

  it('stores neither passwords nor refresh tokens in the clear', async () => {
    const { app, sql } = identity;
    const { RefreshToken } = await signIn(app, 'editor');
    const rows =
      await sql`select to_jsonb(g) as row from idp.grant_ g union all select to_jsonb(u) from idp.app_user u`;
    expect(JSON.stringify(rows)).not.toContain(RefreshToken);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(RefreshToken).toString('hex'));
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(demoPassword).toString('hex'));
  });

  it('answers the same riddle for an unknown user every time, shaped as for a known one', async () => {
    const ask = async (USERNAME: string) => {
      const AuthParameters = { USERNAME, SRP_A: 'abcdef' };
      const body = { AuthFlow: 'USER_SRP_AUTH', ClientId: pool.clientId, AuthParameters };
      const answer = await callIdentity(identity.app, 'InitiateAuth', body);
      return answer.ChallengeParameters as Record<string, string>;
    };
    const [known, unknown, again] = [await ask('editor'), await ask('mallory'), await ask('Mallory')];
    expect([again.SALT, again.USER_ID_FOR_SRP]).toEqual([unknown.SALT, unknown.USER_ID_FOR_SRP]);
    expect(unknown.SRP_B).not.toBe(again.SRP_B);
    expect(Object.keys(unknown)).toEqual(Object.keys(known));
    expect(unknown.SALT).toHaveLength(known.SALT!.length);
    expect(unknown.USER_ID_FOR_SRP).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  it('refuses an SRP value of zero, a used session, an unknown client, operation or body', async () => {
    const { app } = identity;
    const call = (operation: string, body: object) => callIdentity(app, operation, body);
    const start = (SRP_A: string, ClientId: string = pool.clientId) =>
      call('InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        ClientId,
        AuthParameters: { USERNAME: 'editor', SRP_A },
      });
    expect(await start('0')).toMatchObject({ __type: 'InvalidParameterException' });
    expect(await start('ab', 'other')).toMatchObject({ __type: 'ResourceNotFoundException' });
    expect(await call('AdminDeleteUser', {})).toMatchObject({ __type: 'UnknownOperationException' });
    expect(await call('constructor', {})).toMatchObject({ __type: 'UnknownOperationException' });
    expect(await call('GetUser', { AccessToken: ['x'] })).toMatchObject({
      __type: 'InvalidParameterException',
    });

    const { ChallengeParameters } = (await start('ab')) as { ChallengeParameters: Record<string, string> };
    const answer = () =>
      call('RespondToAuthChallenge', {
        ChallengeName: 'PASSWORD_VERIFIER',
        ClientId: pool.clientId,
        ChallengeResponses: {
          PASSWORD_CLAIM_SECRET_BLOCK: ChallengeParameters.SECRET_BLOCK,
          PASSWORD_CLAIM_SIGNATURE: 'AAAA',
          TIMESTAMP: 'Sat Nov 21 09:00:00 UTC 2026',
        },
      });
    expect(await answer()).toMatchObject({ message: 'Incorrect username or password.' });
    expect(await answer()).toMatchObject({ message: 'Incorrect username or password.' });
    const failed = await identity.sql`select failures from idp.failed_sign_in where account = ${editor.sub}`;
    expect(failed).toEqual([{ failures: 1 }]);
    const text = {
      method: 'POST',
      url: '/idp/api',
      headers: { 'content-type': 'text/plain' },
      payload: '{}',
    } as const;
    expect((await app.inject(text)).statusCode).toBe(415);
  });

  it('closes an account to an address that keeps guessing, whatever X-Forwarded-For says', async () => {
    const { app, sql } = identity;
    const body = (USERNAME: string, PASSWORD: string) => ({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: pool.clientId,
      AuthParameters: { USERNAME, PASSWORD },
    });
    for (const username of ['admin', 'mallory']) {
      const guesses = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          callIdentity(
            app,
            'InitiateAuth',
            body(index % 2 ? username : username.toUpperCase(), `Wrong-${index}`),
            {
              headers: { 'x-forwarded-for': `203.0.113.${index}` },
            },
          ),
        ),
      );
      const messages = guesses.map(({ message }) => message);
      expect(new Set(messages)).toEqual(
        new Set(['Incorrect username or password.', 'Password attempts exceeded']),
      );
    }
    const counts = await sql`select failures >= 5 as "isClosed" from idp.failed_sign_in`;
    expect(counts).toEqual([{ isClosed: true }, { isClosed: true }]);

    await sql`update idp.failed_sign_in set locked_until = now() + interval '1 hour'`;
    expect(await callIdentity(app, 'InitiateAuth', body('admin', demoPassword))).toMatchObject({
      __type: 'NotAuthorizedException',
      message: 'Password attempts exceeded',
    });
    const elsewhere = { remoteAddress: '192.0.2.7' };
    expect(await callIdentity(app, 'InitiateAuth', body('admin', demoPassword), elsewhere)).toHaveProperty(
      'AuthenticationResult',
    );
  });

  it('publishes the public half of its key only', async () => {
    const { app } = identity;
    const { keys } = (await app.inject(`/idp/${pool.id}/.well-known/jwks.json`)).json<{ keys: object[] }>();
    expect(keys.map((key) => Object.keys(key).toSorted())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
    const discovery = (await app.inject(`/idp/${pool.id}/.well-known/openid-configuration`)).json<object>();
    expect(discovery).toMatchObject({ issuer: identity.config.issuer });
  });

  it('does not start open to other machines unless it is asked to', async () => {
    const { app, sql, config } = identity;
    const start = (host: string, isAskedFor: boolean) =>
      provider(app, {
        write: sql,
        config,
        host,
        isAskedFor,
        publicOrigin: 'http://{slug}.localhost',
        dataDir: '',
      });
    await expect(start('0.0.0.0', false)).rejects.toThrow('EMBEDDED_IDENTITY=1');
    await expect(start('127.0.0.1.example.com', false)).rejects.toThrow('EMBEDDED_IDENTITY=1');
  });

  it('says in the log what it is, and shows its outbox to no other machine that it is asked to serve', async () => {
    expect(identity.logged.join('')).toContain('for this machine and demonstrations, not for production');
    const open = await identityApp({ host: '0.0.0.0', isAskedFor: true });
    expect(open.logged.join('')).toContain('not for production');
    await expect(signIn(open.app, 'editor')).resolves.toHaveProperty('IdToken');
    expect((await open.app.inject('/idp/outbox')).statusCode).toBe(404);
  });

  it('seeds the demo users only where there is nobody', async () => {
    expect(await seedDemoUsers(identity.sql)).toBe(false);
  });
});
