import { expect, it } from 'vitest';
import { testApp } from '../../tests/setup/testApp.ts';

it('whoever floods the sign-in is answered 429 with the time to wait, whatever X-Forwarded-For says (abuse case 8)', async () => {
  const { app } = await testApp();
  const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' };
  const flood = async (url: string, type: string, payload: string, calls: number) => {
    let last = await app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': type },
      payload,
    });
    for (let index = 0; index < calls; index += 1) {
      const forwarded = { 'x-forwarded-for': `203.0.113.${index % 250}` };
      last = await app.inject({
        method: 'POST',
        url,
        headers: { ...headers, ...forwarded, 'content-type': type },
        payload,
      });
    }
    return last;
  };
  const called = await flood('/idp/api', 'application/x-amz-json-1.1', '{}', 600);
  expect(called.statusCode).toBe(429);
  expect(called.json()).toMatchObject({ __type: 'TooManyRequestsException' });
  expect(Number(called.headers['retry-after'])).toBeGreaterThan(0);

  const filledIn = await flood('/idp/signIn', 'application/x-www-form-urlencoded', 'login=a', 120);
  expect(filledIn.statusCode).toBe(429);
  expect(filledIn.headers['content-type']).toContain('text/html');
  expect(Number(filledIn.headers['retry-after'])).toBeGreaterThan(0);
});

it('the contract of our API does not list what the provider answers', async () => {
  const { app } = await testApp();
  const { paths } = (await app.inject('/api/openapi.json')).json<{ paths: object }>();
  expect(Object.keys(paths).length).toBeGreaterThan(5);
  expect(Object.keys(paths).filter((path) => path.startsWith('/idp'))).toEqual([]);
});
