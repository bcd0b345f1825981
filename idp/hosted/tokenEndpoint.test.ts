import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { challenge, codeIn, hostedPages, type Changes } from '../../tests/setup/hostedPages.ts';

const identity = await hostedPages();
const { browser, redeem, renew, signInOn } = identity;

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
