import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Grant } from './grants.ts';
import type { Issuer } from '../../server/identity/Issuer.ts';
import { lifetime } from '../pool.ts';
import type { SigningKeys } from './signingKeys.ts';
import type { User } from '../accounts/users.ts';

/** The scope that opens the calls on one's own account (behaviour B123). */
export const accountScope = 'aws.cognito.signin.user.admin';

/** The attributes that a token repeats. Whatever else an account carries never becomes a claim. */
const claimedAttributes = ['name', 'given_name', 'family_name', 'phone_number', 'locale'] as const;

export interface TokenIssuer {
  config: Pick<Issuer, 'issuer' | 'clientId'>;
  keys: SigningKeys;
}

/** `AuthenticationResult` of Cognito's answers, as far as it does not depend on the flow. */
export interface IssuedTokens {
  IdToken: string;
  AccessToken: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
}

/** Signs the id token and the access token of a sign-in, with the claims that Cognito gives them. */
export async function issueTokens(
  { config, keys }: TokenIssuer,
  user: Pick<User, 'sub' | 'username' | 'email' | 'emailVerified' | 'attributes' | 'phoneVerified'>,
  grant: Grant,
  /** Repeated in the id token, so that the client knows it for its own (OpenID Connect Core 3.1.2.1). */
  nonce?: string,
): Promise<IssuedTokens> {
  const { kid, key } = await keys.signing();
  const issuedAt = Math.floor(Date.now() / 1000);
  const fixed = {
    sub: user.sub,
    iss: config.issuer,
    origin_jti: grant.id,
    auth_time: Math.floor(grant.authTime.getTime() / 1000),
    iat: issuedAt,
    exp: issuedAt + lifetime.token,
  };
  const sign = (claims: object) =>
    new SignJWT({ ...claims, ...fixed, jti: randomUUID() })
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(key);

  const [IdToken, AccessToken] = await Promise.all([
    sign({
      ...attributeClaims(user.attributes),
      'cognito:username': user.username,
      email: user.email,
      email_verified: user.emailVerified,
      ...(user.attributes.phone_number && { phone_number_verified: user.phoneVerified }),
      ...(nonce !== undefined && { nonce }),
      token_use: 'id',
      aud: config.clientId,
    }),
    sign({
      username: user.username,
      client_id: config.clientId,
      ...(grant.deviceKey && { device_key: grant.deviceKey }),
      token_use: 'access',
      scope: grant.scope,
    }),
  ]);
  return { IdToken, AccessToken, ExpiresIn: lifetime.token, TokenType: 'Bearer' };
}

function attributeClaims(attributes: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    claimedAttributes.flatMap((name) => {
      const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
