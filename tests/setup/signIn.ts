import type { FastifyInstance } from 'fastify';
import { demoPassword } from '../../demo/demoUsers.ts';
import { pool } from '../../idp/pool.ts';

export interface SignedIn {
  IdToken: string;
  AccessToken: string;
  RefreshToken: string;
}

const remembered = new WeakMap<FastifyInstance, Map<string, Promise<string>>>();

/** The id token of a demo user of this app (`seedDemoUsers` first), made once per app and user. */
export function tokenFor(app: FastifyInstance, username: string): Promise<string> {
  const tokens = remembered.get(app) ?? new Map<string, Promise<string>>();
  remembered.set(app, tokens);
  const token = tokens.get(username) ?? signIn(app, username).then(({ IdToken }) => IdToken);
  tokens.set(username, token);
  return token;
}

/** A new sign-in of a demo user: all three tokens. */
export async function signIn(
  app: FastifyInstance,
  username: string,
  password = demoPassword,
): Promise<SignedIn> {
  const answer = await callIdentity(app, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: pool.clientId,
    AuthParameters: { USERNAME: username, PASSWORD: password },
  });
  if (answer.AuthenticationResult) return answer.AuthenticationResult as SignedIn;
  throw new Error(`Signing in as ${username} failed: ${JSON.stringify(answer)}`);
}

/** Calls an operation of the embedded provider as Amplify does; answers the body, also of a refusal. */
export async function callIdentity(
  app: FastifyInstance,
  operation: string,
  body: object,
  options: { headers?: Record<string, string>; remoteAddress?: string } = {},
): Promise<Record<string, unknown>> {
  const response = await app.inject({
    method: 'POST',
    url: '/idp/api',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      ...options.headers,
    },
    payload: JSON.stringify(body),
    ...(options.remoteAddress && { remoteAddress: options.remoteAddress }),
  });
  return response.json() as Record<string, unknown>;
}
