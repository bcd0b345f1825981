import { describe, expect, it } from 'vitest';
import { amplifyApp, wrong } from '../../tests/setup/amplifyApp.ts';
import { signIn as signInDirectly } from '../../tests/setup/signIn.ts';

const identity = await amplifyApp();
const { call, lastMessage } = identity;

describe('codes', () => {
  it('are void after five wrong guesses, wherever they come from', async () => {
    await call('ForgotPassword', { Username: 'supplier-de' });
    const { code } = await lastMessage();
    const guess = (ConfirmationCode: string, address: number) =>
      call(
        'ConfirmForgotPassword',
        { Username: 'supplier-de', ConfirmationCode, Password: 'Another-2026' },
        { remoteAddress: `192.0.2.${address}` },
      );
    for (let address = 1; address <= 5; address += 1) await guess(wrong(code), address);
    expect(await guess(code, 6)).toMatchObject({ __type: 'CodeMismatchException' });
    await expect(signInDirectly(identity.app, 'supplier-de')).resolves.toHaveProperty('IdToken');
  });

  it('are closed to an address that keeps guessing, alike for known and unknown users', async () => {
    for (const Username of ['supplier-zbs', 'mallory']) {
      const guesses = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          call('ConfirmSignUp', { Username, ConfirmationCode: `00000${index}` }),
        ),
      );
      expect(new Set(guesses.map(({ __type }) => __type))).toEqual(
        new Set(['CodeMismatchException', 'LimitExceededException']),
      );
    }
  });

  it('are not sent without end, alike for known and unknown users', async () => {
    for (const Username of ['nobody', 'mallory']) {
      const asked = await Promise.all(Array.from({ length: 9 }, () => call('ForgotPassword', { Username })));
      expect(asked.filter(({ __type }) => __type === 'LimitExceededException').length).toBeGreaterThan(2);
    }
  });

  it('end in time, and are stored as keyed hashes only', async () => {
    await call('ForgotPassword', { Username: 'editor' });
    const { code } = await lastMessage();
    const stored = await identity.sql`
      select to_jsonb(c) from idp.code c union all select to_jsonb(o) from idp.outbox o`;
    expect(JSON.stringify(stored)).not.toContain(`"${code}"`);
    expect(JSON.stringify(stored)).not.toContain(Buffer.from(code).toString('hex'));
    await identity.sql`update idp.code set expires_at = now()`;
    const late = { Username: 'editor', ConfirmationCode: code, Password: 'Another-2026' };
    expect(await call('ConfirmForgotPassword', late)).toMatchObject({ __type: 'ExpiredCodeException' });
  });
});
