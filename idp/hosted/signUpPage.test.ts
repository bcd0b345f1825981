import { autoSignIn, signOut } from 'aws-amplify/auth';
import { describe, expect, it, vi } from 'vitest';
import { byPassword, register } from '../../tests/setup/amplifyApp.ts';
import { codeIn, hostedPages, query } from '../../tests/setup/hostedPages.ts';
import { leadAmplifyTo } from '../../tests/setup/leadAmplifyTo.ts';

const identity = await hostedPages();
const { browser, lastMessage, signInOn } = identity;

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
    await leadAmplifyTo(identity.app, { signUpVerificationMethod: 'link' });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await register('lena', { autoSignIn: byPassword });
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
