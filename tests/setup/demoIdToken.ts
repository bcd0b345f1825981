import type { APIRequestContext } from '@playwright/test';
import { demoPassword } from '../../demo/demoUsers.ts';
import { pool } from '../../idp/pool.ts';

/** The id token of a demo user of the product that the browser tests run on. */
export async function demoIdToken(request: APIRequestContext, username: string): Promise<string> {
  const answer = await request.post('/idp/api', {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    data: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: pool.clientId,
      AuthParameters: { USERNAME: username, PASSWORD: demoPassword },
    }),
  });
  const { AuthenticationResult } = (await answer.json()) as { AuthenticationResult: { IdToken: string } };
  return AuthenticationResult.IdToken;
}
