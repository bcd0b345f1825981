import { describe, expect, it } from 'vitest';
import { languages } from '../../resources/language/languages.ts';
import { tokens } from '../../resources/platform/tokens.ts';
import { hostedPages, query, site } from '../../tests/setup/hostedPages.ts';
import { pool } from '../pool.ts';

const identity = await hostedPages();
const { browser } = identity;

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
