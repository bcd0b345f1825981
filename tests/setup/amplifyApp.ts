import { signOut, signUp } from 'aws-amplify/auth';
import { afterEach } from 'vitest';
import { pool } from '../../idp/pool.ts';
import { identityApp, type IdentityApp } from './identityApp.ts';
import { leadAmplifyTo } from './leadAmplifyTo.ts';
import { callIdentity } from './signIn.ts';

export interface AmplifyApp extends IdentityApp {
  /** Calls an operation of the provider as its client, past Amplify; answers the body, also of a refusal. */
  call(
    operation: string,
    body: object,
    options?: { remoteAddress: string },
  ): Promise<Record<string, unknown>>;
}

/** Instead of SRP, whose arithmetic takes long. */
export const byPassword = { authFlowType: 'USER_PASSWORD_AUTH' } as const;

/** Another six digits. */
export const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Signs up through Amplify with the e-mail `<name>@firm.example` and the password `Fresh-2026`. */
export function register(username: string, options: Partial<Parameters<typeof signUp>[0]['options']> = {}) {
  const userAttributes = { email: `${username}@firm.example` };
  return signUp({ username, password: 'Fresh-2026', options: { userAttributes, ...options } });
}

/** Identity with Amplify speaking to it; nobody stays signed in, or held up, from one test to the next. */
export async function amplifyApp(): Promise<AmplifyApp> {
  const identity = await identityApp();
  await leadAmplifyTo(identity.app);
  afterEach(async () => {
    await signOut();
    await identity.sql`delete from idp.failed_sign_in`;
  });
  return {
    ...identity,
    call: (operation, body, options) =>
      callIdentity(identity.app, operation, { ClientId: pool.clientId, ...body }, options),
  };
}
