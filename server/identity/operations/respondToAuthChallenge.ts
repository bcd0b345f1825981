import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { attemptPassword } from '../attempts.ts';
import { takeChallenge } from '../challenges.ts';
import { cognitoError } from '../cognitoErrors.ts';
import { completeSignIn, type SignInStep } from '../completeSignIn.ts';
import type { EmbeddedProvider, Origin } from '../embeddedProvider.ts';
import { requirePasswordPolicy, srpIdentity } from '../password.ts';
import { isSameSecret } from '../secret.ts';
import { srpKey } from '../srp.ts';
import { changePassword, findUserBySub, type User } from '../users.ts';
import type { SrpState } from './initiateAuth.ts';
import { base64, clientId, password, token } from './input.ts';
import { operation } from './operation.ts';

const srpAnswer = z.object({
  PASSWORD_CLAIM_SECRET_BLOCK: base64,
  PASSWORD_CLAIM_SIGNATURE: base64,
  TIMESTAMP: z.string().min(1).max(64),
});

const input = z.discriminatedUnion('ChallengeName', [
  z.object({
    ChallengeName: z.literal('PASSWORD_VERIFIER'),
    ClientId: clientId,
    ChallengeResponses: srpAnswer,
  }),
  z.object({
    ChallengeName: z.literal('NEW_PASSWORD_REQUIRED'),
    ClientId: clientId,
    Session: token,
    ChallengeResponses: z.object({ NEW_PASSWORD: password }),
  }),
]);

/** Answers the question that a sign-in ended in. */
export const respondToAuthChallenge = operation(input, async (request, provider, origin) =>
  request.ChallengeName === 'PASSWORD_VERIFIER'
    ? finishSrp(provider, origin, request.ChallengeResponses)
    : setNewPassword(provider, request.Session, request.ChallengeResponses.NEW_PASSWORD),
);

async function finishSrp(
  provider: EmbeddedProvider,
  { address }: Origin,
  answer: z.output<typeof srpAnswer>,
): Promise<SignInStep> {
  const secretBlock = Buffer.from(answer.PASSWORD_CLAIM_SECRET_BLOCK, 'base64');
  const session = secretBlock.toString('base64url');
  const challenge = await takeChallenge<SrpState>(provider.sql, 'PASSWORD_VERIFIER', session);
  if (!challenge) throw cognitoError('incorrectLogin');
  const { sub, state } = challenge;
  const attempt = await attemptPassword(provider.sql, { account: state.account, address }, () => {
    const key = srpKey({ ...state, verifier: Buffer.from(state.verifier, 'hex') });
    const expected = createHmac('sha256', key)
      .update(srpIdentity(state.account))
      .update(secretBlock)
      .update(answer.TIMESTAMP)
      .digest();
    return isSameSecret(expected, Buffer.from(answer.PASSWORD_CLAIM_SIGNATURE, 'base64')) && sub !== null;
  });
  if (attempt === 'locked') throw cognitoError('attemptsExceeded');
  if (attempt === 'wrong' || !sub) throw cognitoError('incorrectLogin');
  return completeSignIn(provider, await requireUser(provider, sub));
}

async function setNewPassword(
  provider: EmbeddedProvider,
  session: string,
  password: string,
): Promise<SignInStep> {
  requirePasswordPolicy(password);
  const challenge = await takeChallenge(provider.sql, 'NEW_PASSWORD_REQUIRED', session);
  if (!challenge?.sub) throw cognitoError('sessionInvalid');
  await changePassword(provider.sql, challenge.sub, password);
  return completeSignIn(provider, await requireUser(provider, challenge.sub));
}

async function requireUser({ sql }: EmbeddedProvider, sub: string): Promise<User> {
  const user = await findUserBySub(sql, sub);
  if (!user) throw cognitoError('userUnknown');
  return user;
}
