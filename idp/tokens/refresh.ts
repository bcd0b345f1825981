import { cognitoError } from '../cognitoErrors.ts';
import { requireUsable } from '../accounts/requireUsable.ts';
import type { EmbeddedProvider } from '../embeddedProvider.ts';
import { findGrant } from './grants.ts';
import { requireUser } from '../accounts/requireUser.ts';
import { issueTokens, type IssuedTokens } from './tokens.ts';

interface Renewed {
  AuthenticationResult: IssuedTokens;
  ChallengeParameters: Record<string, never>;
}

/** New id and access token for a refresh token, which stays the same (Cognito without rotation). */
export async function refresh(provider: EmbeddedProvider, refreshToken: string): Promise<Renewed> {
  const grant = await findGrant(provider.write, refreshToken, provider.config.clientId);
  if (!grant) throw cognitoError('refreshTokenInvalid');
  if (grant.isRevoked) throw cognitoError('refreshTokenRevoked');
  if (grant.isExpired) throw cognitoError('refreshTokenExpired');
  const user = await requireUser(provider, grant.sub);
  requireUsable(user);
  return { AuthenticationResult: await issueTokens(provider, user, grant), ChallengeParameters: {} };
}
