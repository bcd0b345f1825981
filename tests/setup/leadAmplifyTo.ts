import { Amplify } from 'aws-amplify';
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { pool } from '../../idp/pool.ts';

/** Leads Amplify to the embedded provider of this app, by which new accounts are proven by code unless told otherwise. */
export async function leadAmplifyTo(
  app: FastifyInstance,
  { signUpVerificationMethod = 'code' }: { signUpVerificationMethod?: 'code' | 'link' } = {},
): Promise<void> {
  const userPoolEndpoint = `${await listenToAmplify(app)}/idp/api`;
  const { id: userPoolId, clientId: userPoolClientId } = pool;
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint, signUpVerificationMethod } },
  });
}

/** The address at which this app answers an Amplify that is configured elsewhere. */
export function listenToAmplify(app: FastifyInstance): Promise<string> {
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // Amplify warns of every endpoint that is not Amazon's.
  return app.listen({ port: 0, host: '127.0.0.1' });
}
