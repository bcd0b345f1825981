import { z } from 'zod';
import { sql } from '../../server/base/database/sql.ts';
import { attempt, everywhere } from '../credentials/attempts.ts';
import { findChallenge, noState, openChallenge, takeChallenge } from './challenges.ts';
import { cognitoError } from '../cognitoErrors.ts';
import type { EmbeddedProvider } from '../embeddedProvider.ts';
import { requireUsable } from '../accounts/requireUsable.ts';
import { requireUser } from '../accounts/requireUser.ts';
import type { Step } from './steps.ts';
import { newTotpSecret } from './totp.ts';
import { openTotpSecret, sealTotpSecret, useTotpCode } from './totpSecret.ts';
import type { User } from '../accounts/users.ts';

/** How far the set-up during a sign-in is. */
const setupState = z.object({ isVerified: z.boolean().optional() });

/** The question of a sign-in that needs a second factor where there is none: an authenticator app is to be set up. */
export async function askForSetup({ write }: EmbeddedProvider, { sub }: User): Promise<Step> {
  const session = await openChallenge(write, 'MFA_SETUP', sub);
  const parameters = { USER_ID_FOR_SRP: sub, MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' };
  return { question: { name: 'MFA_SETUP', session, parameters } };
}

/** Who is in the middle of such a sign-in; the session stays open. */
export async function requireSettingUp(provider: EmbeddedProvider, session: string): Promise<User> {
  const challenge = await findChallenge(provider.write, 'MFA_SETUP', session, noState);
  if (!challenge?.sub) throw cognitoError('sessionInvalid');
  const user = await requireUser(provider, challenge.sub);
  requireUsable(user);
  return user;
}

/** Offers a new secret for an authenticator app; it counts once a code of it was given. */
export async function offerTotpSecret(provider: EmbeddedProvider, { sub }: User): Promise<string> {
  const secret = newTotpSecret();
  await provider.write.run(sql`
    update idp.app_user set totp_offered = ${sealTotpSecret(provider, sub, secret)} where sub = ${sub}`);
  return secret;
}

/** The secret that was offered last and waits for its first code. */
export function offeredSecret(provider: EmbeddedProvider, { sub, totpOffered }: User): string {
  if (!totpOffered) throw cognitoError('totpNotOffered');
  return openTotpSecret(provider, sub, totpOffered);
}

/** Makes the offered secret the one in force, given a code of it; the code cannot be used again to sign in. */
export async function verifyTotpSecret(provider: EmbeddedProvider, user: User, code: string): Promise<void> {
  const secret = offeredSecret(provider, user);
  const tried = { kind: 'second factor', account: user.sub, address: everywhere } as const;
  const outcome = await attempt(provider.write, tried, async (tx) => {
    if ((await useTotpCode(tx, user, secret, code)) !== 'right') return false;
    await tx.run(sql`
      update idp.app_user set totp_secret = totp_offered, totp_offered = null, updated_at = now()
      where sub = ${user.sub}`);
    return true;
  });
  if (outcome === 'locked') throw cognitoError('attemptLimitExceeded');
  if (outcome === 'wrong') throw cognitoError('totpSetupMismatch');
}

/** Notes in the sign-in that its set-up is verified; the session is replaced by the one answered. */
export async function noteVerified(
  { write }: EmbeddedProvider,
  { sub }: User,
  session: string,
): Promise<string> {
  if (!(await takeChallenge(write, 'MFA_SETUP', session, noState))) throw cognitoError('sessionInvalid');
  return openChallenge(write, 'MFA_SETUP', sub, { isVerified: true } satisfies z.input<typeof setupState>);
}

/** Ends a sign-in whose set-up is verified: the app is asked for from now on. */
export async function completeSetup(provider: EmbeddedProvider, session: string): Promise<User> {
  const challenge = await takeChallenge(provider.write, 'MFA_SETUP', session, setupState);
  if (!challenge?.sub || !challenge.state.isVerified) throw cognitoError('sessionInvalid');
  await provider.write.run(sql`
    update idp.app_user set totp_mfa = true, preferred_mfa = 'SOFTWARE_TOKEN_MFA', updated_at = now()
    where sub = ${challenge.sub} and totp_secret is not null`);
  const user = await requireUser(provider, challenge.sub);
  requireUsable(user);
  return user;
}
