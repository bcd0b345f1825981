import { describe, expect, it } from 'vitest';
import { platforms } from '../../resources/platform/platforms.ts';
import { callback, hostedPages, query, verifier, type Changes } from '../../tests/setup/hostedPages.ts';
import { demoPassword } from '../../demo/demoUsers.ts';

const { browser, signInOn } = await hostedPages();

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
