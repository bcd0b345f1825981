import { z } from 'zod';
import { attempt, everywhere, forgive } from '../credentials/attempts.ts';
import { findChallenge, noState, openChallenge, takeChallenge, type Challenge } from './challenges.ts';
import { cognitoError } from '../cognitoErrors.ts';
import { newCode, requireSendable } from '../mail/codes.ts';
import { codeDelivery } from '../mail/delivery.ts';
import type { EmbeddedProvider } from '../embeddedProvider.ts';
import { putIntoOutbox } from '../mail/outbox.ts';
import { requireUsable } from '../accounts/requireUsable.ts';
import { requireUser } from '../accounts/requireUser.ts';
import { isSameSecret } from '../../server/identity/secret.ts';
import type { Step } from './steps.ts';
import { openTotpSecret, useTotpCode } from './totpSecret.ts';
import { askForSetup } from './totpSetup.ts';
import { secondFactors, type SecondFactor, type User } from '../accounts/users.ts';

/** The second factors that an account has switched on. */
export function factorsOf({ smsMfa, totpMfa, emailMfa }: User): SecondFactor[] {
  const isOn: Record<SecondFactor, boolean> = {
    SMS_MFA: smsMfa,
    SOFTWARE_TOKEN_MFA: totpMfa,
    EMAIL_OTP: emailMfa,
  };
  return secondFactors.filter((factor) => isOn[factor]);
}

/** Asks for the preferred or only second factor, for a choice among several, or for one to be set up if required. */
export async function askSecondFactor(provider: EmbeddedProvider, user: User): Promise<Step> {
  const factors = factorsOf(user);
  const [only, another] = factors;
  if (!only) return user.mfaRequired ? askForSetup(provider, user) : { user };
  if (user.preferredMfa ?? !another) return askFor(provider, user, user.preferredMfa ?? only);
  const session = await openChallenge(provider.write, 'SELECT_MFA_TYPE', user.sub);
  const parameters = { USER_ID_FOR_SRP: user.sub, MFAS_CAN_CHOOSE: JSON.stringify(factors) };
  return { question: { name: 'SELECT_MFA_TYPE', session, parameters } };
}

/** Answers the choice among second factors with Cognito's name of one. */
export async function selectFactor(
  provider: EmbeddedProvider,
  session: string,
  answer: string,
): Promise<Step> {
  const open = await findChallenge(provider.write, 'SELECT_MFA_TYPE', session, noState);
  if (!open?.sub) throw cognitoError('sessionInvalid');
  const user = await requireUser(provider, open.sub);
  const factor = factorsOf(user).find((candidate) => candidate === answer);
  if (!factor) throw cognitoError('factorUnknown', answer);
  const step = await askFor(provider, user, factor);
  await takeChallenge(provider.write, 'SELECT_MFA_TYPE', session, noState);
  return step;
}

async function askFor(provider: EmbeddedProvider, user: User, factor: SecondFactor): Promise<Step> {
  return factor === 'SOFTWARE_TOKEN_MFA'
    ? askForTotpCode(provider, user)
    : askForSentCode(provider, user, factor);
}

async function askForTotpCode({ write }: EmbeddedProvider, { sub }: User): Promise<Step> {
  const session = await openChallenge(write, 'SOFTWARE_TOKEN_MFA', sub);
  return { question: { name: 'SOFTWARE_TOKEN_MFA', session, parameters: { USER_ID_FOR_SRP: sub } } };
}

/** The state of the question for the code of a second factor. */
const factorState = z.object({
  /** Keyed hash of the code that was sent, in hexadecimal; absent where an authenticator app tells it. */
  codeHash: z.string().optional(),
});

async function askForSentCode(
  provider: EmbeddedProvider,
  { sub, email, attributes }: User,
  factor: 'SMS_MFA' | 'EMAIL_OTP',
): Promise<Step> {
  await requireSendable(provider, sub, 'sending to its owner');
  const { write, vault } = provider;
  const code = newCode();
  const medium = factor === 'SMS_MFA' ? 'SMS' : 'EMAIL';
  const destination = medium === 'SMS' ? (attributes.phone_number ?? '') : email;
  await putIntoOutbox(write, vault, { sub, medium, destination, purpose: 'second-factor', code });
  const state = { codeHash: vault.fingerprint(code, context(sub)).toString('hex') } satisfies z.input<
    typeof factorState
  >;
  const session = await openChallenge(write, factor, sub, state);
  const { DeliveryMedium, Destination } = codeDelivery(medium, destination);
  const parameters = {
    USER_ID_FOR_SRP: sub,
    CODE_DELIVERY_DELIVERY_MEDIUM: DeliveryMedium,
    CODE_DELIVERY_DESTINATION: Destination,
  };
  return { question: { name: factor, session, parameters } };
}

/**
 * Takes the code of a second factor; a wrong one may be corrected within the time of the question. Wrong codes of
 * an account are counted over all its sign-ins and addresses, as whoever gets here knows its password.
 */
export async function answerFactor(
  provider: EmbeddedProvider,
  factor: SecondFactor,
  session: string,
  code: string,
): Promise<User> {
  const challenge = await findChallenge(provider.write, factor, session, factorState);
  if (!challenge?.sub) throw cognitoError('sessionInvalid');
  const user = await requireUser(provider, challenge.sub);
  requireUsable(user);
  let isUsed = false;
  const tried = { kind: 'second factor', account: user.sub, address: everywhere } as const;
  const outcome = await attempt(provider.write, tried, async (tx) => {
    if (factor !== 'SOFTWARE_TOKEN_MFA') {
      if (!isSentCode(provider, user, challenge, code)) return false;
    } else {
      if (!user.totpSecret) return false;
      const secret = openTotpSecret(provider, user.sub, user.totpSecret);
      const verdict = await useTotpCode(tx, user, secret, code);
      isUsed = verdict === 'used';
      if (verdict !== 'right') return false;
    }
    if (!(await takeChallenge(tx, factor, session, noState))) return false;
    await forgive(tx, 'sending to its owner', user.sub);
    return true;
  });
  if (outcome === 'locked') throw cognitoError('attemptLimitExceeded');
  if (isUsed) throw cognitoError('totpUsed');
  if (outcome === 'wrong') throw cognitoError('factorMismatch');
  return user;
}

function isSentCode(
  { vault }: EmbeddedProvider,
  { sub }: User,
  { state: { codeHash } }: Challenge<typeof factorState>,
  code: string,
): boolean {
  return (
    codeHash !== undefined &&
    isSameSecret(vault.fingerprint(code, context(sub)), Buffer.from(codeHash, 'hex'))
  );
}

function context(sub: string): string {
  return `second factor of ${sub}`;
}
