import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { afterFirstFactor } from '../steps/afterFirstFactor.ts';
import { attempt } from '../credentials/attempts.ts';
import { takeChallenge } from '../steps/challenges.ts';
import { cognitoError } from '../cognitoErrors.ts';
import { completeSignIn } from '../steps/completeSignIn.ts';
import { answerCustom, askForWord } from '../steps/customChallenge.ts';
import type { EmbeddedProvider, Origin } from '../embeddedProvider.ts';
import { srpIdentity } from '../credentials/password.ts';
import { requireUser } from '../accounts/requireUser.ts';
import { requireEnabled } from '../accounts/requireUsable.ts';
import { answerFactor, selectFactor } from '../steps/secondFactor.ts';
import { isSameSecret } from '../../server/identity/secret.ts';
import { setNewPassword } from '../steps/setNewPassword.ts';
import { srpKey } from '../credentials/srp.ts';
import type { Step } from '../steps/steps.ts';
import { completeSetup } from '../steps/totpSetup.ts';
import { srpState } from './initiateAuth.ts';
import { base64, clientId, code, deviceKey, password, token } from './input.ts';
import { operation } from './operation.ts';

const srpAnswer = z.object({
  PASSWORD_CLAIM_SECRET_BLOCK: base64,
  PASSWORD_CLAIM_SIGNATURE: base64,
  TIMESTAMP: z.string().min(1).max(64),
  DEVICE_KEY: deviceKey,
});

function answered<Name extends string, Answer extends z.ZodRawShape>(name: Name, answer: Answer) {
  return z.object({
    ChallengeName: z.literal(name),
    ClientId: clientId,
    Session: token,
    ChallengeResponses: z.object({ ...answer, DEVICE_KEY: deviceKey }),
  });
}

const input = z.discriminatedUnion('ChallengeName', [
  z.object({
    ChallengeName: z.literal('PASSWORD_VERIFIER'),
    ClientId: clientId,
    ChallengeResponses: srpAnswer,
  }),
  answered('NEW_PASSWORD_REQUIRED', { NEW_PASSWORD: password }),
  answered('CUSTOM_CHALLENGE', { ANSWER: z.string().min(1).max(256) }),
  answered('SELECT_MFA_TYPE', { ANSWER: z.string().min(1).max(64) }),
  answered('SMS_MFA', { SMS_MFA_CODE: code }),
  answered('SOFTWARE_TOKEN_MFA', { SOFTWARE_TOKEN_MFA_CODE: code }),
  answered('EMAIL_OTP', { EMAIL_OTP_CODE: code }),
  answered('MFA_SETUP', {}),
]);

/** Answers the question that a sign-in ended in. */
export const respondToAuthChallenge = operation(input, async (request, provider, origin) =>
  completeSignIn(
    provider,
    origin,
    await nextStep(request, provider, origin),
    request.ChallengeResponses.DEVICE_KEY,
  ),
);

async function nextStep(
  request: z.output<typeof input>,
  provider: EmbeddedProvider,
  origin: Origin,
): Promise<Step> {
  switch (request.ChallengeName) {
    case 'PASSWORD_VERIFIER':
      return finishSrp(provider, origin, request.ChallengeResponses);
    case 'NEW_PASSWORD_REQUIRED':
      return setNewPassword(provider, request.Session, request.ChallengeResponses.NEW_PASSWORD);
    case 'CUSTOM_CHALLENGE':
      return answerCustom(provider, origin, request.Session, request.ChallengeResponses.ANSWER);
    case 'SELECT_MFA_TYPE':
      return selectFactor(provider, request.Session, request.ChallengeResponses.ANSWER);
    case 'SMS_MFA': {
      const { SMS_MFA_CODE } = request.ChallengeResponses;
      return { user: await answerFactor(provider, 'SMS_MFA', request.Session, SMS_MFA_CODE) };
    }
    case 'SOFTWARE_TOKEN_MFA': {
      const { SOFTWARE_TOKEN_MFA_CODE } = request.ChallengeResponses;
      const { Session } = request;
      return { user: await answerFactor(provider, 'SOFTWARE_TOKEN_MFA', Session, SOFTWARE_TOKEN_MFA_CODE) };
    }
    case 'EMAIL_OTP': {
      const { EMAIL_OTP_CODE } = request.ChallengeResponses;
      return { user: await answerFactor(provider, 'EMAIL_OTP', request.Session, EMAIL_OTP_CODE) };
    }
    case 'MFA_SETUP':
      return { user: await completeSetup(provider, request.Session) };
  }
}

async function finishSrp(
  provider: EmbeddedProvider,
  { address }: Origin,
  answer: z.output<typeof srpAnswer>,
): Promise<Step> {
  const secretBlock = Buffer.from(answer.PASSWORD_CLAIM_SECRET_BLOCK, 'base64');
  const session = secretBlock.toString('base64url');
  const challenge = await takeChallenge(provider.write, 'PASSWORD_VERIFIER', session, srpState);
  if (!challenge) throw cognitoError('incorrectLogin');
  const { sub, state } = challenge;
  const tried = { kind: 'password', account: state.account, address } as const;
  const outcome = await attempt(provider.write, tried, () => {
    const key = srpKey({ ...state, verifier: Buffer.from(state.verifier, 'hex') });
    const expected = createHmac('sha256', key)
      .update(srpIdentity(state.account))
      .update(secretBlock)
      .update(answer.TIMESTAMP)
      .digest();
    return isSameSecret(expected, Buffer.from(answer.PASSWORD_CLAIM_SIGNATURE, 'base64')) && sub !== null;
  });
  if (outcome === 'locked') throw cognitoError('attemptsExceeded');
  if (outcome === 'wrong' || !sub) throw cognitoError('incorrectLogin');
  const user = await requireUser(provider, sub);
  if (!state.isCustom) return afterFirstFactor(provider, user);
  requireEnabled(user);
  return askForWord(provider, user);
}
