import { openDevice, touchDevice, type NewDevice } from './devices.ts';
import type { EmbeddedProvider, Origin } from '../embeddedProvider.ts';
import { openGrant } from '../tokens/grants.ts';
import type { Step } from './steps.ts';
import { accountScope, issueTokens, type IssuedTokens } from '../tokens/tokens.ts';
import type { User } from '../accounts/users.ts';

/** Cognito's answer to a step of a sign-in: the tokens, or the next question. */
export type SignInAnswer =
  | {
      AuthenticationResult: IssuedTokens & {
        RefreshToken: string;
        NewDeviceMetadata?: { DeviceKey: string; DeviceGroupKey: string };
      };
      ChallengeParameters: Record<string, never>;
    }
  | { ChallengeName: string; Session?: string; ChallengeParameters: Record<string, string> };

/** Words a step as Cognito's JSON API does; a user who has proven enough is given tokens. */
export async function completeSignIn(
  provider: EmbeddedProvider,
  origin: Origin,
  { user, question }: Step,
  deviceKey: string | undefined,
): Promise<SignInAnswer> {
  if (user) return giveTokens(provider, origin, user, deviceKey);
  const { name, session, parameters } = question;
  return { ChallengeName: name, Session: session, ChallengeParameters: parameters };
}

async function giveTokens(
  provider: EmbeddedProvider,
  { address }: Origin,
  user: User,
  deviceKey: string | undefined,
): Promise<SignInAnswer> {
  const { write, config } = provider;
  const isKnown = deviceKey !== undefined && (await touchDevice(write, user.sub, deviceKey, address));
  const device = isKnown ? { key: deviceKey } : await openDevice(write, user.sub, address);
  const grant = await openGrant(write, {
    sub: user.sub,
    clientId: config.clientId,
    scope: accountScope,
    deviceKey: device.key,
  });
  const tokens = await issueTokens(provider, user, grant);
  return {
    AuthenticationResult: {
      ...tokens,
      RefreshToken: grant.refreshToken,
      ...('groupKey' in device && newDevice(device)),
    },
    ChallengeParameters: {},
  };
}

function newDevice({ key, groupKey }: NewDevice) {
  return { NewDeviceMetadata: { DeviceKey: key, DeviceGroupKey: groupKey } };
}
