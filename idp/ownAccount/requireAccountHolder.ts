import { errors, jwtVerify, type JWTPayload } from 'jose';
import { cognitoError } from '../cognitoErrors.ts';
import { requireUsable } from '../accounts/requireUsable.ts';
import type { EmbeddedProvider } from '../embeddedProvider.ts';
import { isLiveGrant } from '../tokens/grants.ts';
import { requireUser } from '../accounts/requireUser.ts';
import { accountScope } from '../tokens/tokens.ts';
import type { User } from '../accounts/users.ts';

/**
 * The user whose access token this is, for the calls on one's own account.
 * Throws Cognito's refusal for a token that is forged, expired, revoked, of another use or of an unusable account.
 */
export async function requireAccountHolder(
  provider: EmbeddedProvider,
  accessToken: string,
): Promise<User & { grantId: string }> {
  const { sub = '', token_use, client_id, scope, origin_jti } = await verifiedPayload(provider, accessToken);
  const isOurs = token_use === 'access' && client_id === provider.config.clientId;
  if (!isOurs || typeof origin_jti !== 'string' || !String(scope).split(' ').includes(accountScope)) {
    throw cognitoError('accessTokenInvalid');
  }
  const user = await requireUser(provider, sub);
  requireUsable(user);
  if (!(await isLiveGrant(provider.write, origin_jti, sub))) throw cognitoError('accessTokenRevoked');
  return { ...user, grantId: origin_jti };
}

async function verifiedPayload({ keys, config }: EmbeddedProvider, token: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys.find, {
      issuer: config.issuer,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'sub', 'token_use'],
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw cognitoError('accessTokenExpired');
    if (error instanceof errors.JOSEError) throw cognitoError('accessTokenInvalid');
    throw error;
  }
}
