import { openChallenge } from './challenges.ts';
import { cognitoError } from './cognitoErrors.ts';
import type { EmbeddedProvider } from './embeddedProvider.ts';
import { openGrant } from './grants.ts';
import { issueTokens, type IssuedTokens } from './tokens.ts';
import type { User } from './users.ts';

/** Cognito's answer to a step of a sign-in: the tokens, or the next question. */
export type SignInStep =
  | {
      AuthenticationResult: IssuedTokens & { RefreshToken?: string };
      ChallengeParameters: Record<string, never>;
    }
  | { ChallengeName: string; Session?: string; ChallengeParameters: Record<string, string> };

/** What follows the right password: the tokens, unless the account is not fit or must choose a new password first. */
export async function completeSignIn(provider: EmbeddedProvider, user: User): Promise<SignInStep> {
  requireEnabled(user);
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    const Session = await openChallenge(provider.sql, 'NEW_PASSWORD_REQUIRED', user.sub);
    const userAttributes = JSON.stringify({ ...user.attributes, email: user.email });
    return {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session,
      ChallengeParameters: { USER_ID_FOR_SRP: user.sub, requiredAttributes: '[]', userAttributes },
    };
  }
  requireUsable(user);
  const grant = await openGrant(provider.sql, user.sub, provider.config.clientId);
  const tokens = await issueTokens(provider, user, grant);
  return { AuthenticationResult: { ...tokens, RefreshToken: grant.refreshToken }, ChallengeParameters: {} };
}

/** Throws unless the account may be used as it is. */
export function requireUsable(user: User): void {
  requireEnabled(user);
  if (user.status === 'UNCONFIRMED') throw cognitoError('userNotConfirmed');
  if (user.status !== 'CONFIRMED') throw cognitoError('passwordResetRequired');
}

function requireEnabled(user: User): void {
  if (!user.enabled) throw cognitoError('userDisabled');
}
