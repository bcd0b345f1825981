import { describe, expect, it } from 'vitest';
import { hostedPages } from '../../tests/setup/hostedPages.ts';
import { callIdentity } from '../../tests/setup/signIn.ts';
import { pool } from '../pool.ts';

const identity = await hostedPages();
const { browser, lastMessage } = identity;

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
