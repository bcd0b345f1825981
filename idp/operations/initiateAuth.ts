import { z } from 'zod';
import { accountOf, type Account } from '../accounts/account.ts';
import { afterFirstFactor } from '../steps/afterFirstFactor.ts';
import { openChallenge } from '../steps/challenges.ts';
import { checkPassword } from '../steps/checkPassword.ts';
import { completeSignIn, type SignInAnswer } from '../steps/completeSignIn.ts';
import { askForEmailedCode } from '../steps/customChallenge.ts';
import type { EmbeddedProvider } from '../embeddedProvider.ts';
import { withMinimumDuration } from '../credentials/withMinimumDuration.ts';
import { refresh } from '../tokens/refresh.ts';
import { isSrpA, srpOffer } from '../credentials/srp.ts';
import { clientId, deviceKey, hex, login, password, token } from './input.ts';
import { operation } from './operation.ts';

const srpA = hex.refine(isSrpA);

const input = z.discriminatedUnion('AuthFlow', [
  z.object({
    AuthFlow: z.literal('USER_SRP_AUTH'),
    ClientId: clientId,
    AuthParameters: z.object({ USERNAME: login, SRP_A: srpA }),
  }),
  z.object({
    AuthFlow: z.literal('USER_PASSWORD_AUTH'),
    ClientId: clientId,
    AuthParameters: z.object({ USERNAME: login, PASSWORD: password, DEVICE_KEY: deviceKey }),
  }),
  z.object({
    AuthFlow: z.literal('CUSTOM_AUTH'),
    ClientId: clientId,
    AuthParameters: z.object({ USERNAME: login, SRP_A: srpA.optional() }),
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
    case 'USER_SRP_AUTH': {
      const { USERNAME, SRP_A } = request.AuthParameters;
      return offerSrp(provider, await accountOf(provider, USERNAME), SRP_A, false);
    }
    case 'USER_PASSWORD_AUTH': {
      const { USERNAME, PASSWORD, DEVICE_KEY } = request.AuthParameters;
      const user = await checkPassword(provider, origin, await accountOf(provider, USERNAME), PASSWORD);
      return completeSignIn(provider, origin, await afterFirstFactor(provider, user), DEVICE_KEY);
    }
    case 'CUSTOM_AUTH': {
      const { USERNAME, SRP_A } = request.AuthParameters;
      const account = await accountOf(provider, USERNAME);
      if (SRP_A) return offerSrp(provider, account, SRP_A, true);
      const asked = await withMinimumDuration(askForEmailedCode(provider, account));
      return completeSignIn(provider, origin, asked, undefined);
    }
    default:
      return refresh(provider, request.AuthParameters.REFRESH_TOKEN);
  }
});

/** The state between the two halves of an SRP sign-in (`../credentials/srp.ts`); `A`, `b`, `B` and `verifier` in hexadecimal. */
export const srpState = z.object({
  account: z.string(),
  A: z.string(),
  b: z.string(),
  B: z.string(),
  verifier: z.string(),
  /** Does the custom challenge follow? */
  isCustom: z.boolean(),
});

async function offerSrp(
  { write }: EmbeddedProvider,
  { user, sub, stored }: Account,
  A: string,
  isCustom: boolean,
): Promise<SignInAnswer> {
  const { b, B } = srpOffer(stored.verifier);
  const verifier = stored.verifier.toString('hex');
  const state = { account: sub, A, b, B, verifier, isCustom } satisfies z.input<typeof srpState>;
  const session = await openChallenge(write, 'PASSWORD_VERIFIER', user?.sub ?? null, state);
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
      SALT: stored.salt.toString('hex'),
      SRP_B: B,
      SECRET_BLOCK: Buffer.from(session, 'base64url').toString('base64'),
    },
  };
}
