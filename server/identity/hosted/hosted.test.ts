import { createHash, randomBytes } from 'node:crypto';
import { Amplify } from 'aws-amplify';
import { autoSignIn, signOut, signUp } from 'aws-amplify/auth';
import { decodeJwt } from 'jose';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { languages } from '../../../resources/languages.ts';
import { platforms } from '../../../resources/platforms.ts';
import { identityApp, type IdentityApp } from '../../../tests/setup/identityApp.ts';
import { callIdentity } from '../../../tests/setup/signIn.ts';
import { tokens } from '../../../resources/tokens.ts';
import { demoPassword, demoUsers } from '../demoUsers.ts';
import { readOutbox } from '../outbox.ts';
import { pool } from '../pool.ts';
import { totpCode, totpStep } from '../totp.ts';

let identity: IdentityApp;
const site = 'http://ch.localhost:3000';
const callback = `${site}/authgrant-redirect`;
const editor = demoUsers.find(({ username }) => username === 'editor')!;

beforeAll(async () => {
  identity = await identityApp();
});

beforeEach(async () => {
  await identity.sql`delete from idp.failed_sign_in`;
});

const verifier = randomBytes(48).toString('base64url');
const challenge = createHash('sha256').update(verifier).digest('base64url');

type Changes = Record<string, string | undefined>;

function query(changes: Changes = {}): string {
  const all: Changes = {
    client_id: pool.clientId,
    redirect_uri: callback,
    response_type: 'code',
    scope: 'openid email aws.cognito.signin.user.admin',
    state: 'state-of-the-client',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changes,
  };
  return new URLSearchParams(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
}

/** A browser without script: keeps cookies, fills in forms, does not follow redirects by itself. */
function browser(cookies: Record<string, string> = {}, host = 'ch.localhost:3000') {
  const jar = new Map(Object.entries(cookies));
  async function send(method: 'GET' | 'POST', address: string, fields?: Record<string, string>) {
    const { pathname, search } = new URL(address, site);
    const response = await identity.app.inject({
      method,
      url: pathname + search,
      headers: {
        host,
        'accept-language': 'en',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(fields && { payload: new URLSearchParams(fields).toString() }),
    });
    for (const { name, value } of response.cookies) {
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return {
      response,
      status: response.statusCode,
      body: response.body,
      location: String(response.headers.location ?? ''),
    };
  }
  return {
    jar,
    get: (address: string) => send('GET', address),
    /** Sends the first form of a page that has all these fields, with what it hides. */
    submit(page: { body: string }, fields: Record<string, string>) {
      const forms = [...page.body.matchAll(/<form method="post" action="([^"]*)">(.*?)<\/form>/gs)];
      const wanted = forms.find(([, , inner = '']) =>
        Object.keys(fields).every((name) => inner.includes(`name="${name}"`)),
      );
      if (!wanted) throw new Error(`No such form on: ${page.body}`);
      const [, action = '', inner = ''] = wanted;
      const present = Object.fromEntries(
        [...inner.matchAll(/<input[^>]*>/g)].map(([tag]) => [valueOf(tag, 'name'), valueOf(tag, 'value')]),
      );
      return send('POST', unescape(action), { ...present, ...fields });
    },
    post: (address: string, fields: Record<string, string>) => send('POST', address, fields),
  };
}

function valueOf(tag: string, attribute: string): string {
  return unescape(new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1] ?? '');
}

function unescape(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}

type Browser = ReturnType<typeof browser>;

/** From the authorization endpoint to the answer of the sign-in form. */
async function signInOn(person: Browser, login = 'editor', password = demoPassword, changes: Changes = {}) {
  const begun = await person.get(`/idp/oauth2/authorize?${query(changes)}`);
  const page = await person.get(begun.location);
  return person.submit(page, { login, password });
}

function codeIn(location: string): string {
  const code = new URL(location).searchParams.get('code');
  if (!code) throw new Error(`No code in ${location}`);
  return code;
}

interface Redeemed {
  status: number;
  id_token?: string;
  access_token?: string;
  refresh_token?: string;
  error?: string;
}

async function redeem(code: string, changes: Changes = {}): Promise<Redeemed> {
  const fields: Changes = {
    grant_type: 'authorization_code',
    client_id: pool.clientId,
    redirect_uri: callback,
    code,
    code_verifier: verifier,
    ...changes,
  };
  const response = await identity.app.inject({
    method: 'POST',
    url: '/idp/oauth2/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'ch.localhost:3000' },
    payload: new URLSearchParams(
      Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ).toString(),
  });
  return { ...response.json<Redeemed>(), status: response.statusCode };
}

async function lastMessage() {
  const [message] = await readOutbox(identity.sql, identity.vault);
  return message!;
}

const renew = (RefreshToken: string) =>
  callIdentity(identity.app, 'GetTokensFromRefreshToken', { ClientId: pool.clientId, RefreshToken });

describe('signing in on the hosted page', () => {
  it('leads back with a code and the state of the client, and the code gives tokens that both APIs believe', async () => {
    const { status, location } = await signInOn(browser(), 'EDITOR@baustein.example', demoPassword, {
      nonce: 'n-1',
    });
    expect(status).toBe(303);
    expect(location.startsWith(`${callback}?`)).toBe(true);
    expect(new URL(location).searchParams.get('state')).toBe('state-of-the-client');
    const given = await redeem(codeIn(location));
    expect(given).toMatchObject({ status: 200, token_type: 'Bearer', expires_in: 3600 });
    await expect(identity.verify(given.id_token!)).resolves.toMatchObject({ sub: editor.sub });
    expect(decodeJwt(given.id_token!)).toMatchObject({ nonce: 'n-1', email: editor.email });
    expect(decodeJwt(given.access_token!)).toMatchObject({
      scope: 'aws.cognito.signin.user.admin openid email',
      username: 'editor',
    });
    expect(await renew(given.refresh_token!)).toHaveProperty('AuthenticationResult.IdToken');
    const renewed = await redeem('', { grant_type: 'refresh_token', refresh_token: given.refresh_token });
    expect(decodeJwt(renewed.id_token!).origin_jti).toBe(decodeJwt(given.id_token!).origin_jti);
    expect(renewed).not.toHaveProperty('refresh_token');
  });

  it('says in the language of the reader what is wrong, keeping the name and nothing of the password', async () => {
    for (const [lang, words] of [
      ['de', 'Benutzername oder Passwort stimmt nicht.'],
      ['fr', 'Le nom d’utilisateur ou le mot de passe est faux.'],
    ] as const) {
      const refused = await signInOn(browser(), '"><script>alert(1)</script>', 'Wrong-2026', { lang });
      expect(refused.body).not.toContain('<script');
      const page = await signInOn(browser(), 'editor', 'Wrong-2026', { lang });
      expect(page.status).toBe(200);
      expect(page.body).toContain(`<html lang="${lang}">`);
      expect(page.body).toContain(words);
      expect(page.body).toContain('value="editor"');
      expect(page.body).not.toContain('Wrong-2026');
      const faulty = [...page.body.matchAll(/<input[^>]*aria-invalid[^>]*>/g)].map(([tag]) => tag);
      expect(faulty).toEqual([expect.stringMatching(/name="password"[^]*autofocus/)]);
    }
  });

  it('asks nobody twice in the same browser, unless asked to, until the sign-out', async () => {
    const person = browser();
    await signInOn(person);
    const again = await person.get(`/idp/oauth2/authorize?${query({ state: 'second' })}`);
    const given = await redeem(codeIn(again.location));
    await expect(identity.verify(given.id_token!)).resolves.toMatchObject({ sub: editor.sub });
    const anew = await person.get(`/idp/oauth2/authorize?${query({ prompt: 'login' })}`);
    expect(anew.location).toContain('/idp/signIn?');

    const out = await person.get(
      `/idp/logout?client_id=${pool.clientId}&logout_uri=${encodeURIComponent(`${site}/`)}`,
    );
    expect(out).toMatchObject({ status: 302, location: `${site}/` });
    const silent = await person.get(`/idp/oauth2/authorize?${query({ prompt: 'none' })}`);
    expect(new URL(silent.location).searchParams.get('error')).toBe('login_required');
  });

  it('ends in every browser when the user signs out everywhere, is disabled, or sets a new password', async () => {
    const person = browser();
    const isKnown = async () =>
      (await person.get(`/idp/oauth2/authorize?${query()}`)).location.includes('code=');
    const given = await redeem(codeIn((await signInOn(person)).location));
    expect(await isKnown()).toBe(true);
    await identity.sql`update idp.app_user set enabled = false where username = 'editor'`;
    expect(await isKnown()).toBe(false);
    await identity.sql`update idp.app_user set enabled = true where username = 'editor'`;
    expect(await isKnown()).toBe(true);
    await callIdentity(identity.app, 'GlobalSignOut', { AccessToken: given.access_token });
    expect(await isKnown()).toBe(false);
  });

  it('asks for the second factor, and a wrong code may be corrected', async () => {
    await identity.sql`update idp.app_user set mfa_required = true where username = 'rights'`;
    const setup = browser();
    const offered = await signInOn(setup, 'rights');
    const secretIn = (body: string) => /<dd class="secret">([^<]*)</.exec(body)![1]!.replaceAll(' ', '');
    const secret = secretIn(offered.body);
    expect(offered.body).toContain('aria-label="QR code for the authenticator app"');
    const refused = await setup.submit(offered, { code: '1' });
    expect(secretIn(refused.body)).toBe(secret);
    const done = await setup.submit(refused, { code: totpCode(secret, totpStep() - 1) });
    await redeem(codeIn(done.location));

    const person = browser();
    const asked = await signInOn(person, 'rights');
    expect(asked.body).toContain('Code from the app');
    expect(person.jar.has('idp-session')).toBe(false);
    const again = await person.submit(asked, { code: '12345' });
    expect(again.body).toContain('This code is wrong.');
    const { location } = await person.submit(again, { code: totpCode(secret, totpStep()) });
    expect(codeIn(location)).toBeTruthy();

    await identity.sql`
      update idp.app_user
      set attributes = '{"phone_number":"+41791234567"}', phone_verified = true, sms_mfa = true, preferred_mfa = null
      where username = 'rights'`;
    const choosing = browser();
    const choice = await signInOn(choosing, 'rights');
    const sms = await choosing.submit(choice, { answer: 'SMS_MFA' });
    expect(sms.body).toContain('+*******4567');
    const entered = await choosing.submit(sms, { code: (await lastMessage()).code });
    expect(codeIn(entered.location)).toBeTruthy();

    await identity.sql`update idp.app_user set sms_mfa = false, email_mfa = true where username = 'rights'`;
    const among = await signInOn(browser(), 'rights');
    expect(among.body).toContain('With a code by e-mail');
    expect(among.body).not.toContain('With a text message');
    const reading = browser();
    const mailed = await reading.submit(await signInOn(reading, 'rights'), { answer: 'EMAIL_OTP' });
    expect(mailed.body).toContain('r***@b***');
    const read = await reading.submit(mailed, { code: (await lastMessage()).code });
    expect(codeIn(read.location)).toBeTruthy();
  });

  it('asks for a new password where one is due', async () => {
    await identity.sql`update idp.app_user set status = 'FORCE_CHANGE_PASSWORD' where username = 'supplier'`;
    const person = browser();
    const asked = await signInOn(person, 'supplier');
    const weak = await person.submit(asked, { password: 'weak' });
    expect(weak.body).toContain('too weak');
    expect(codeIn((await person.submit(weak, { password: 'Another-2026' })).location)).toBeTruthy();
  });

  it('mends a forgotten password and an account that must reset it', async () => {
    await identity.sql`update idp.app_user set status = 'RESET_REQUIRED' where username = 'supplier-de'`;
    const person = browser();
    const led = await signInOn(person, 'supplier-de');
    const forgotten = await person.get(led.location);
    expect(forgotten.body).toContain('This account needs a new password.');
    const sent = await person.submit(forgotten, { login: 'supplier-de' });
    const reset = await person.get(sent.location);
    const { code } = await lastMessage();
    const done = await person.submit(reset, { code, password: 'Another-2026' });
    const page = await person.get(done.location);
    expect(page.body).toContain('The new password is in force.');
    const { location } = await person.submit(page, { login: 'supplier-de', password: 'Another-2026' });
    expect(codeIn(location)).toBeTruthy();
  });
});

describe('signing up on the hosted page', () => {
  it('proves the e-mail by a code, which can be sent again', async () => {
    const person = browser();
    const begun = await person.get(`/idp/signUp?${query()}`);
    const taken = await person.submit(begun, {
      username: 'admin',
      email: 'a@b.example',
      password: 'Fresh-2026',
    });
    expect(taken.body).toContain('This user name exists already.');
    const made = await person.submit(taken, {
      username: 'nora',
      email: 'nora@firm.example',
      password: 'Fresh-2026',
    });
    const waiting = await person.get(made.location);
    const early = await signInOn(browser(), 'nora', 'Fresh-2026');
    expect(early.location).toContain('/idp/confirmSignUp?');
    const resent = await person.get((await person.submit(waiting, { resend: '1' })).location);
    expect(resent.body).toContain('A new code is on its way');
    const confirmed = await person.submit(resent, { code: (await lastMessage()).code });
    const page = await person.get(confirmed.location);
    expect(page.body).toContain('value="nora"');
    const { location } = await person.submit(page, { login: 'nora', password: 'Fresh-2026' });
    expect(codeIn(location)).toBeTruthy();
  });

  it('by link lets go on by itself whoever waits for it; opening the link alone proves nothing', async () => {
    const address = await identity.app.listen({ port: 0, host: '127.0.0.1' });
    vi.spyOn(console, 'warn').mockImplementation(() => {}); // Amplify warns of every endpoint that is not Amazon's.
    Amplify.configure({
      Auth: {
        Cognito: {
          userPoolId: pool.id,
          userPoolClientId: pool.clientId,
          userPoolEndpoint: `${address}/idp/api`,
          signUpVerificationMethod: 'link',
        },
      },
    });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await signUp({
      username: 'lena',
      password: 'Fresh-2026',
      options: {
        userAttributes: { email: 'lena@firm.example' },
        autoSignIn: { authFlowType: 'USER_PASSWORD_AUTH' },
      },
    });
    const signedIn = autoSignIn();
    const waiting = async () =>
      (await identity.sql`select 1 from idp.app_user where username = 'lena' and status = 'UNCONFIRMED'`)
        .count;
    vi.advanceTimersByTime(5000);
    const mail = browser();
    const page = await mail.get((await lastMessage()).link!);
    expect(page.body).toContain('“lena”');
    expect(await waiting()).toBe(1);
    expect((await mail.submit(page, {})).body).toContain('Your account is ready.');
    expect(await waiting()).toBe(0);
    vi.advanceTimersByTime(5000);
    expect((await signedIn).isSignedIn).toBe(true);
    vi.useRealTimers();
    await signOut();
    expect((await mail.submit(page, {})).body).toContain('wrong or used up');
  });
});

describe('an attack on the authorization code (abuse case 69)', () => {
  it('by replaying it takes back what it gave', async () => {
    const code = codeIn((await signInOn(browser())).location);
    const given = await redeem(code);
    expect(await redeem(code)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(await renew(given.refresh_token!)).toMatchObject({ message: 'Refresh Token has been revoked' });
    await expect(identity.verify(given.id_token!)).rejects.toThrow('has ended');
  });

  it('by replaying it at the same moment leaves nobody signed in', async () => {
    const code = codeIn((await signInOn(browser())).location);
    const answers = await Promise.all([redeem(code), redeem(code), redeem(code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const given = answers.find(({ status }) => status === 200)!;
    expect(await renew(given.refresh_token!)).toMatchObject({ message: 'Refresh Token has been revoked' });
  });

  it.each<[string, Changes]>([
    ['another verifier', { code_verifier: randomBytes(48).toString('base64url') }],
    ['the challenge as verifier', { code_verifier: challenge }],
    ['another call-back address', { redirect_uri: 'http://de.localhost:3000/authgrant-redirect' }],
  ])('with %s uses it up for nothing', async (_, changes) => {
    const code = codeIn((await signInOn(browser())).location);
    expect(await redeem(code, changes)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(await redeem(code)).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  it('without verifier, with another client or kind of grant is refused before it is looked at', async () => {
    const code = codeIn((await signInOn(browser())).location);
    expect(await redeem(code, { code_verifier: undefined })).toMatchObject({
      status: 400,
      error: 'invalid_request',
    });
    expect(await redeem(code, { client_id: 'other' })).toMatchObject({
      status: 400,
      error: 'invalid_client',
    });
    expect(await redeem(code, { grant_type: 'password' })).toMatchObject({ error: 'unsupported_grant_type' });
    expect(await redeem(code)).toMatchObject({ status: 200 });
  });

  it('after five minutes comes too late; stored is its hash only', async () => {
    const code = codeIn((await signInOn(browser())).location);
    const rows = await identity.sql`select to_jsonb(c) from idp.auth_code c`;
    expect(JSON.stringify(rows)).not.toContain(code);
    const [row] = await identity.sql`
      select round(extract(epoch from max(expires_at) - now())) between 290 and 300 as "isFiveMinutes" from idp.auth_code`;
    expect(row!.isFiveMinutes).toBe(true);
    await identity.sql`update idp.auth_code set expires_at = now()`;
    expect(await redeem(code)).toMatchObject({ error: 'invalid_grant' });
  });
});

describe('an attack on the authorization endpoint', () => {
  it.each<[string, Changes, string]>([
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['plain PKCE', { code_challenge: verifier, code_challenge_method: 'plain' }, 'invalid_request'],
    ['PKCE without method', { code_challenge_method: undefined }, 'invalid_request'],
    ['the implicit flow', { response_type: 'token' }, 'unsupported_response_type'],
    ['a scope of its own', { scope: 'openid admin' }, 'invalid_scope'],
  ])(
    'with %s is told so at its call-back address, and gets no code from anybody signed in',
    async (_, changes, error) => {
      const person = browser();
      await signInOn(person);
      const { status, location } = await person.get(`/idp/oauth2/authorize?${query(changes)}`);
      expect(status).toBe(302);
      const answer = new URL(location);
      expect(answer.origin + answer.pathname).toBe(callback);
      expect(Object.fromEntries(answer.searchParams)).toMatchObject({ error, state: 'state-of-the-client' });
      expect(answer.searchParams.has('code')).toBe(false);
    },
  );

  it.each([
    'https://evil.example/authgrant-redirect',
    'http://ch.localhost:3000/authgrant-redirect/',
    'http://ch.localhost:3000/authgrant-redirect?next=//evil.example',
    'http://ch.localhost:3000.evil.example/authgrant-redirect',
    'http://ch.localhost:3000@evil.example/authgrant-redirect',
    'http://ch.localhost:3000/de/../authgrant-redirect',
    'https://ch.localhost:3000/authgrant-redirect',
    'http://xx.localhost:3000/authgrant-redirect',
    'javascript:alert(1)',
    '',
  ])('with the foreign redirect_uri %s is answered 400 here, on every page', async (redirect_uri) => {
    const person = browser();
    await signInOn(person);
    for (const page of [
      'oauth2/authorize',
      'signIn',
      'signUp',
      'confirmSignUp',
      'forgotPassword',
      'resetPassword',
      'challenge',
    ]) {
      const { status, location } = await person.get(`/idp/${page}?${query({ redirect_uri })}`);
      expect([page, status, location]).toEqual([page, 400, '']);
    }
  });

  it('with a parameter given twice, or another client, gets nowhere', async () => {
    const person = browser();
    const twice = `${query()}&redirect_uri=${encodeURIComponent('https://evil.example/authgrant-redirect')}`;
    expect((await person.get(`/idp/oauth2/authorize?${twice}`)).status).toBe(400);
    expect((await person.get(`/idp/oauth2/authorize?${query({ client_id: 'other' })}`)).status).toBe(400);
    const scopes = await person.get(`/idp/oauth2/authorize?${query()}&scope=openid`);
    expect(new URL(scopes.location).searchParams.get('error')).toBe('invalid_request');
  });

  it('with a forged state finds it handed on untouched: the client alone knows its own', async () => {
    const state = `forged"><&'=%2F ü${'x'.repeat(50)}`;
    const { location } = await signInOn(browser(), 'editor', demoPassword, { state });
    expect(new URL(location).searchParams.get('state')).toBe(state);
    const stateless = await signInOn(browser(), 'editor', demoPassword, { state: undefined });
    expect(new URL(stateless.location).searchParams.has('state')).toBe(false);
  });

  it('is led back on every platform to that platform', async () => {
    for (const { slug } of platforms) {
      const redirect_uri = `http://${slug}.localhost:3000/authgrant-redirect`;
      const person = browser({}, `${slug}.localhost:3000`);
      const { location } = await person.get(`/idp/oauth2/authorize?${query({ redirect_uri })}`);
      expect((await person.get(location)).status).toBe(200);
    }
  });
});

describe('an attack on the browser', () => {
  it('with a planted session cookie gains nothing: the secret changes with the sign-in', async () => {
    const planted = 'A'.repeat(43);
    const person = browser({ 'idp-session': planted });
    await signInOn(person);
    expect(person.jar.get('idp-session')).not.toBe(planted);
    const attacker = browser({ 'idp-session': planted });
    expect((await attacker.get(`/idp/oauth2/authorize?${query()}`)).location).toContain('/idp/signIn?');

    const former = person.jar.get('idp-session')!;
    await signInOn(person, 'editor', demoPassword, { prompt: 'login' });
    const stolen = browser({ 'idp-session': former });
    expect((await stolen.get(`/idp/oauth2/authorize?${query()}`)).location).toContain('/idp/signIn?');
    const rows = await identity.sql`select to_jsonb(s) from idp.browser_session s`;
    expect(JSON.stringify(rows)).not.toContain(person.jar.get('idp-session'));
  });

  it('finds its cookie out of reach of scripts and of other sites', async () => {
    const { response } = await signInOn(browser());
    const cookie = response.cookies.find(({ name }) => name === 'idp-session');
    expect(cookie).toMatchObject({ path: '/idp', httpOnly: true, sameSite: 'Lax', maxAge: 3600 });
    expect(cookie).not.toHaveProperty('domain');
  });

  it('by a form of another site is refused, with our cookies and without', async () => {
    const person = browser();
    const page = await person.get(`/idp/signIn?${query()}`);
    const fields = { login: 'editor', password: demoPassword };
    const address = `/idp/signIn?${query()}`;
    for (const attacker of [person, browser(), browser({ 'XSRF-TOKEN': '' })]) {
      expect((await attacker.post(address, fields)).status).toBe(403);
      expect((await attacker.post(address, { ...fields, xsrf: '' })).status).toBe(403);
      expect((await attacker.post(address, { ...fields, xsrf: 'guessed' })).status).toBe(403);
    }
    expect((await person.submit(page, fields)).status).toBe(303);
    const confirm = '/idp/confirmUser?user_name=nora&confirmation_code=123456';
    expect((await browser().post(confirm, {})).status).toBe(403);
  });

  it('by sending people elsewhere after the sign-out is refused', async () => {
    for (const address of [
      'https://evil.example/',
      '//evil.example',
      `${site}//evil.example`,
      `${site}@evil.example/`,
      '/de',
      '',
    ]) {
      const person = browser();
      await signInOn(person);
      const out = `/idp/logout?client_id=${pool.clientId}&logout_uri=${encodeURIComponent(address)}`;
      expect(await person.get(out)).toMatchObject({ status: 400, location: '' });
    }
  });

  it('by guessing passwords or codes is slowed down', async () => {
    const guesses = [];
    for (let index = 0; index < 8; index += 1)
      guesses.push((await signInOn(browser(), 'admin', `Wrong-${index}`)).status);
    expect(guesses.slice(0, 5)).toEqual(Array(5).fill(200));
    expect(guesses).toContain(429);
    const person = browser();
    const page = await person.get(`/idp/resetPassword?${query({ user_name: 'admin' })}`);
    const codes = [];
    for (let index = 0; index < 8; index += 1) {
      codes.push(
        (await person.submit(page, { user_name: 'admin', code: `00000${index}`, password: 'Another-2026' }))
          .status,
      );
    }
    expect(codes).toContain(429);
  });
});

describe('every page', () => {
  const pages = ['signIn', 'signUp', 'confirmSignUp', 'forgotPassword', 'resetPassword'];

  it('needs no script and no inline style, is not stored, framed or indexed, and passes its address on to nobody', async () => {
    for (const page of [
      ...pages.map((path) => `${path}?${query({ user_name: 'a' })}`),
      'outbox',
      'confirmUser?user_name=a&confirmation_code=1',
    ]) {
      const { response, body } = await browser().get(`/idp/${page}`);
      expect(response.statusCode).toBe(200);
      expect(body).not.toMatch(/<script|<style|style=|\son\w+=/);
      expect(response.headers['content-security-policy']).toContain("default-src 'self'");
      expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(response.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    }
  });

  it('exists in the four languages, on a platform of one language in that one', async () => {
    const seen = new Set<string>();
    for (const lang of languages) {
      const { body } = await browser().get(`/idp/signIn?${query({ lang })}`);
      expect(body).toContain(`<html lang="${lang}">`);
      seen.add(/<h1>([^<]*)/.exec(body)![1]!);
    }
    expect(seen.size).toBe(4);
    const redirect_uri = 'http://rhb.localhost:3000/authgrant-redirect';
    const { body } = await browser({}, 'rhb.localhost:3000').get(
      `/idp/signIn?${query({ redirect_uri, lang: 'fr' })}`,
    );
    expect(body).toContain('<html lang="de">');
    expect(body).not.toContain('hreflang');
  });

  it('wears the colours of the platform group, in a style sheet that may be kept for good', async () => {
    const { body } = await browser().get(`/idp/signIn?${query()}`);
    const { response } = await browser().get(/<link rel="stylesheet" href="([^"]*)"/.exec(body)![1]!);
    expect(response.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(response.body).toContain(`--accent:${tokens.baustein.accent}`);
    const [, sign = ''] = /<img src="([^"]*)"/.exec(body) ?? [];
    const [, font = ''] = /url\(([^)]*)\)/.exec(response.body) ?? [];
    const types = await Promise.all([sign, font].map((address) => browser().get(address)));
    expect(types.map(({ response: { headers } }) => headers['content-type'])).toEqual([
      'image/svg+xml',
      'font/woff2',
    ]);
  });
});

describe('the outbox', () => {
  it('shows codes and links to whoever sits at this machine', async () => {
    await callIdentity(identity.app, 'ForgotPassword', { ClientId: pool.clientId, Username: 'editor' });
    const { code } = await lastMessage();
    const { body } = await browser().get('/idp/outbox');
    expect(body).toContain(code);
    expect(body).toContain('editor@baustein.example');
  });

  it('is closed to a host name of elsewhere that points here, and to what a proxy passes on', async () => {
    expect((await browser({}, 'evil.example:3000').get('/idp/outbox')).status).toBe(404);
    const proxied = await identity.app.inject({
      url: '/idp/outbox',
      headers: { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.5' },
    });
    expect(proxied.statusCode).toBe(404);
  });
});

it('the discovery document names the endpoints', async () => {
  const { response } = await browser().get(`/idp/${pool.id}/.well-known/openid-configuration`);
  expect(response.json()).toMatchObject({
    issuer: identity.config.issuer,
    authorization_endpoint: `${site}/idp/oauth2/authorize`,
    token_endpoint: `${site}/idp/oauth2/token`,
    end_session_endpoint: `${site}/idp/logout`,
    code_challenge_methods_supported: ['S256'],
  });
});
