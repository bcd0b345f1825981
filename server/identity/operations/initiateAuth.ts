import { z } from 'zod';
import { attemptPassword } from '../attempts.ts';
import { openChallenge } from '../challenges.ts';
import { cognitoError } from '../cognitoErrors.ts';
import { completeSignIn, type SignInStep } from '../completeSignIn.ts';
import { decoyUser } from '../decoy.ts';
import type { EmbeddedProvider, Origin } from '../embeddedProvider.ts';
import { isPassword } from '../password.ts';
import { refresh } from '../refresh.ts';
import { isSrpA, srpOffer } from '../srp.ts';
import { findUserByLogin } from '../users.ts';
import { clientId, hex, login, password, token } from './input.ts';
import { operation } from './operation.ts';

const input = z.discriminatedUnion('AuthFlow', [
  z.object({
    AuthFlow: z.literal('USER_SRP_AUTH'),
    ClientId: clientId,
    AuthParameters: z.object({ USERNAME: login, SRP_A: hex.refine(isSrpA) }),
  }),
  z.object({
    AuthFlow: z.literal('USER_PASSWORD_AUTH'),
    ClientId: clientId,
    AuthParameters: z.object({ USERNAME: login, PASSWORD: password }),
  }),
  z.object({
    AuthFlow: z.enum(['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']),
    ClientId: clientId,
    AuthParameters: z.object({ REFRESH_TOKEN: token }),
  }),
]);

/** Begins a sign-in, or renews one. */
export const initiateAuth = operation(input, async (request, provider, origin) => {
  switch (request.AuthFlow) {
    case 'USER_SRP_AUTH':
      return offerSrp(provider, request.AuthParameters.USERNAME, request.AuthParameters.SRP_A);
    case 'USER_PASSWORD_AUTH':
      return checkPassword(
        provider,
        origin,
        request.AuthParameters.USERNAME,
        request.AuthParameters.PASSWORD,
      );
    default:
      return refresh(provider, request.AuthParameters.REFRESH_TOKEN);
  }
});

/** What the server remembers between the two halves of an SRP sign-in; `verifier` in hexadecimal. */
export interface SrpState {
  account: string;
  A: string;
  b: string;
  B: string;
  verifier: string;
}

async function offerSrp(provider: EmbeddedProvider, login: string, A: string): Promise<SignInStep> {
  const { user, account } = await accountOf(provider, login);
  const { b, B } = srpOffer(account.verifier);
  const state = {
    account: account.sub,
    A,
    b,
    B,
    verifier: account.verifier.toString('hex'),
  } satisfies SrpState;
  const session = await openChallenge(provider.sql, 'PASSWORD_VERIFIER', user?.sub ?? null, state);
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      USERNAME: account.sub,
      USER_ID_FOR_SRP: account.sub,
      SALT: account.salt.toString('hex'),
      SRP_B: B,
      SECRET_BLOCK: Buffer.from(session, 'base64url').toString('base64'),
    },
  };
}

async function checkPassword(
  provider: EmbeddedProvider,
  { address }: Origin,
  login: string,
  password: string,
): Promise<SignInStep> {
  const { user, account } = await accountOf(provider, login);
  const attempt = await attemptPassword(
    provider.sql,
    { account: account.sub, address },
    () => isPassword(account.sub, account, password) && user !== undefined,
  );
  if (attempt === 'locked') throw cognitoError('attemptsExceeded');
  if (attempt === 'wrong' || !user) throw cognitoError('incorrectLogin');
  return completeSignIn(provider, user);
}

/** The user with that login, and what to check against: for an unknown login a decoy, so that both answer alike. */
async function accountOf({ sql, keys }: EmbeddedProvider, login: string) {
  const [user, { decoySecret }] = await Promise.all([findUserByLogin(sql, login), keys.signing()]);
  return { user, account: user ?? decoyUser(decoySecret, login) };
}
