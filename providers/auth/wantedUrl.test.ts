// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { pathOnThisSite, rememberWantedUrl, takeWantedUrl } from './wantedUrl.ts';

describe('the wanted address (abuse case 68)', () => {
  test('is given back once', () => {
    rememberWantedUrl('/de/backoffice/orgas?page=2');
    expect(takeWantedUrl()).toBe('/de/backoffice/orgas?page=2');
    expect(takeWantedUrl()).toBeUndefined();
  });

  test.each([
    'https://elsewhere.example/de',
    '//elsewhere.example/de',
    '/\\elsewhere.example/de',
    '\\\\elsewhere.example/de',
    '/%2F/elsewhere.example/de',
    '/%5Celsewhere.example/de',
    '/de/../../idp/logout',
    '/de/%2e%2e/%2e%2e/idp/logout',
    ' //elsewhere.example/de',
    '/\t/elsewhere.example/de',
    'http://ch.localhost:3000@elsewhere.example/de',
    'http://ch.localhost:3000//elsewhere.example/x',
    'http://sandbox-ch.localhost:3000/de',
    'javascript:alert(1)',
    'data:text/html,x',
    '/api/session',
    '/authgrant-redirect?code=1&state=2',
    '/de/login',
  ])('never leads to %s', (url) => {
    expect(pathOnThisSite(url, 'http://ch.localhost:3000')).toBeUndefined();
  });
});
