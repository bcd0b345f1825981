import { z } from 'zod';
import type { Account } from '../accounts/account.ts';
import { afterFirstFactor } from './afterFirstFactor.ts';
import { attempt } from '../credentials/attempts.ts';
import { findChallenge, noState, openChallenge, takeChallenge } from './challenges.ts';
import { cognitoError } from '../cognitoErrors.ts';
import { newCode, pretendToSend, requireSendable } from '../mail/codes.ts';
import { codeDelivery } from '../mail/delivery.ts';
import type { EmbeddedProvider, Origin } from '../embeddedProvider.ts';
import { putIntoOutbox } from '../mail/outbox.ts';
import { requireUser } from '../accounts/requireUser.ts';
import { isSameSecret } from '../../server/identity/secret.ts';
import type { Step } from './steps.ts';
import type { User } from '../accounts/users.ts';

/** The answer to the question that follows a right password in the custom flow; it keeps nobody out. */
export const customAnswer = 'baustein';

const customState = z.object({
  account: z.string(),
  /** Keyed hash of the answer in hexadecimal; absent where nobody is asked. */
  answerHash: z.string().optional(),
});

type CustomState = z.output<typeof customState>;

/** The custom flow after a right password: always the same question. */
export async function askForWord({ write, vault }: EmbeddedProvider, { sub }: User): Promise<Step> {
  const answerHash = vault.fingerprint(customAnswer, context(sub)).toString('hex');
  const state = { account: sub, answerHash } satisfies CustomState;
  const session = await openChallenge(write, 'CUSTOM_CHALLENGE', sub, state);
  const parameters = { USERNAME: sub, type: 'WORD', question: `Type the word ${customAnswer}.` };
  return { question: { name: 'CUSTOM_CHALLENGE', session, parameters } };
}

/** The custom flow without a password: a code sent to the proven e-mail. Nobody learns whether the user exists. */
export async function askForEmailedCode(provider: EmbeddedProvider, account: Account): Promise<Step> {
  const { write, vault } = provider;
  const { user, sub } = account;
  const isReachable = user?.enabled && user.emailVerified;
  let state: CustomState = { account: sub };
  if (isReachable) {
    await requireSendable(provider, sub, 'sending');
    const code = newCode();
    state = { account: sub, answerHash: vault.fingerprint(code, context(sub)).toString('hex') };
    await putIntoOutbox(write, vault, {
      sub,
      medium: 'EMAIL',
      destination: user.email,
      purpose: 'sign-in',
      code,
    });
  }
  const { Destination } = isReachable
    ? codeDelivery('EMAIL', user.email)
    : await pretendToSend(provider, account);
  const session = await openChallenge(write, 'CUSTOM_CHALLENGE', isReachable ? sub : null, { ...state });
  const question = `Type the code that was sent to ${Destination}.`;
  const parameters = { USERNAME: sub, type: 'EMAIL_CODE', destination: Destination, question };
  return { question: { name: 'CUSTOM_CHALLENGE', session, parameters } };
}

/** Takes the answer; a second factor may follow. A wrong one may be corrected within the time of the question. */
export async function answerCustom(
  provider: EmbeddedProvider,
  { address }: Origin,
  session: string,
  answer: string,
): Promise<Step> {
  const { write, vault } = provider;
  const challenge = await findChallenge(write, 'CUSTOM_CHALLENGE', session, customState);
  if (!challenge) throw cognitoError('sessionInvalid');
  const { sub, state } = challenge;
  const tried = { kind: 'code', account: state.account, address } as const;
  const outcome = await attempt(write, tried, async (tx) => {
    const given = vault.fingerprint(answer.trim(), context(state.account));
    if (!sub || !state.answerHash || !isSameSecret(given, Buffer.from(state.answerHash, 'hex'))) return false;
    return (await takeChallenge(tx, 'CUSTOM_CHALLENGE', session, noState)) !== undefined;
  });
  if (outcome === 'locked') throw cognitoError('attemptsExceeded');
  if (outcome === 'wrong' || !sub) throw cognitoError('incorrectLogin');
  return afterFirstFactor(provider, await requireUser(provider, sub));
}

function context(sub: string): string {
  return `custom challenge of ${sub}`;
}
