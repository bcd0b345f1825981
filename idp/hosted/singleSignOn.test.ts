import { describe, expect, it } from 'vitest';
import { hostedPages, query, site } from '../../tests/setup/hostedPages.ts';
import { demoPassword } from '../../demo/demoUsers.ts';
import { pool } from '../pool.ts';

const identity = await hostedPages();
const { browser, signInOn } = identity;

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
