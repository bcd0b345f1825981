import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import type { Config } from '../base/config/config.ts';
import type { Issuer } from './Issuer.ts';

/** An unknown key id makes us ask the pool again, at most this often. */
const cooldownMs = 30_000;

/** The configured user pool of Amazon Cognito; its keys are fetched when the first token comes. */
export function cognitoIssuer({
  userPoolId,
  clientId,
  hostedUi,
  hasCustomAuth,
}: NonNullable<Config['cognito']>): Issuer {
  const [region] = userPoolId.split('_');
  const issuer = `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`;
  return {
    issuer,
    clientId,
    findKey: keysOf(issuer),
    client: { userPoolId, clientId, ...(hostedUi && { hostedUi }), signsInByCode: hasCustomAuth },
  };
}

/** The keys that an issuer publishes (OpenID Connect Discovery 1.0). */
export function keysOf(issuer: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), { cooldownDuration: cooldownMs });
}
