/** The embedded provider's user pool, named as Cognito names one. */
export const pool = {
  id: 'eu-central-1_local',
  /** The part of the id that goes into password hashes (as in Cognito's SRP). */
  name: 'local',
  clientId: 'local-web-client',
} as const;

/** Lifetimes, in seconds: as Cognito's defaults, with the id and access token at the 60 minutes we verify by. */
export const lifetime = {
  token: 60 * 60,
  refreshToken: 30 * 24 * 60 * 60,
  challenge: 3 * 60,
  authCode: 5 * 60,
  browserSession: 60 * 60,
  signUpCode: 24 * 60 * 60,
  code: 60 * 60,
} as const;
