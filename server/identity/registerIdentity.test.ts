import { expect, it } from 'vitest';
import { testApp } from '../../tests/setup/testApp.ts';

const cognito = {
  userPoolId: 'eu-central-1_AbCdEf123',
  clientId: '7lmpq3example5k2',
  hostedUi: 'https://baustein.auth.eu-central-1.amazoncognito.com',
  hasCustomAuth: false,
};
const addresses = ['/idp/signIn', '/idp/outbox', '/idp/eu-central-1_local/.well-known/jwks.json'];

it('Without settings the embedded provider answers under /idp; with a pool of Amazon nothing does', async () => {
  const [own, ofAmazon] = [await testApp(), await testApp({ config: { cognito } })];
  const headers = { host: 'zbs.localhost:3000' };
  for (const url of addresses) {
    expect((await own.app.inject({ url, headers })).statusCode, url).not.toBe(404);
    expect((await ofAmazon.app.inject({ url, headers })).statusCode, url).toBe(404);
  }
});
