import { cognitoError } from './cognitoErrors.ts';
import { requireUsable, type SignInStep } from './completeSignIn.ts';
import type { EmbeddedProvider } from './embeddedProvider.ts';
import { findGrant } from './grants.ts';
import { issueTokens } from './tokens.ts';
import { findUserBySub } from './users.ts';

/** New id and access token for a refresh token, which stays the same (Cognito without rotation). */
export async function refresh(provider: EmbeddedProvider, refreshToken: string): Promise<SignInStep> {
  const grant = await findGrant(provider.sql, refreshToken, provider.config.clientId);
  if (!grant) throw cognitoError('refreshTokenInvalid');
  if (grant.isRevoked) throw cognitoError('refreshTokenRevoked');
  if (grant.isExpired) throw cognitoError('refreshTokenExpired');
  const user = await findUserBySub(provider.sql, grant.sub);
  if (!user) throw cognitoError('userUnknown');
  requireUsable(user);
  return { AuthenticationResult: await issueTokens(provider, user, grant), ChallengeParameters: {} };
}
