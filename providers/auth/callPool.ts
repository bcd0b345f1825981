import { poolEndpoint } from './identity.ts';
import { accessToken, inSession } from './session.ts';

/**
 * An operation of the pool on the own account, which the library has not, or not as it is needed here. Throws
 * `AuthError`.
 */
export function callPool(operation: string, body: object = {}): Promise<Record<string, unknown>> {
  return inSession(async () => {
    const AccessToken = await accessToken();
    const response = await send(operation, JSON.stringify({ ...body, AccessToken }));
    const answer = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw refusalOf(answer);
    return answer;
  });
}

async function send(operation: string, body: string): Promise<Response> {
  try {
    return await fetch(poolEndpoint(), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body,
    });
  } catch (error) {
    throw named('NetworkError', String(error));
  }
}

/** Named as the library names it, so that one table says what it means. */
function refusalOf({ __type, message }: Record<string, unknown>): Error {
  return named(
    String(__type ?? '')
      .split('#')
      .at(-1) ?? '',
    String(message ?? ''),
  );
}

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}
