import { pool } from './pool.ts';

/** Who issues the tokens that this server believes. */
export interface IdentityConfig {
  kind: 'cognito' | 'embedded';
  issuer: string;
  clientId: string;
}

/**
 * The issuer to believe: the Cognito pool if one is configured, else the embedded provider under `/idp`.
 * `origin` is the public origin of the platform CH, such as `http://ch.localhost:3000`.
 */
export function identityConfig(
  origin: string,
  cognito?: { userPoolId: string; clientId: string },
): IdentityConfig {
  if (!cognito) return { kind: 'embedded', issuer: `${origin}/idp/${pool.id}`, clientId: pool.clientId };
  const [region] = cognito.userPoolId.split('_');
  const issuer = `https://cognito-idp.${region}.amazonaws.com/${cognito.userPoolId}`;
  return { kind: 'cognito', issuer, clientId: cognito.clientId };
}
