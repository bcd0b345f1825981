import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { callback, codeIn, hostedPages, query, site } from '../../tests/setup/hostedPages.ts';
import { callIdentity } from '../../tests/setup/signIn.ts';
import { demoPassword, demoUsers } from '../../demo/demoUsers.ts';
import { pool } from '../pool.ts';
import { totpCode, totpStep } from '../steps/totp.ts';

const identity = await hostedPages();
const { browser, lastMessage, redeem, renew, signInOn } = identity;
const editor = demoUsers.find(({ username }) => username === 'editor')!;

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
    expect(asked.body).toMatch(/<nav class="more">\s*<a href="\/idp\/signIn\?/);
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
