import { objectIn } from '../fetch.ts';
import { poolEndpoint } from './identity.ts';
import { accessToken, inSession } from './session.ts';

type Operation = 'GlobalSignOut' | 'ListDevices';

/** What these operations answer, as far as it is needed; `GlobalSignOut` says nothing. */
interface PoolAnswer {
  Devices?: {
    DeviceKey: string;
    DeviceAttributes?: { Name: string; Value?: string }[];
    DeviceLastAuthenticatedDate?: number;
  }[];
  PaginationToken?: string;
}

/**
 * An operation of the pool on the own account, which the library has not, or not as it is needed here. Throws
 * `AuthError`.
 */
export function callPool(operation: Operation, body: object = {}): Promise<PoolAnswer> {
  return inSession(async () => {
    const AccessToken = await accessToken();
    const response = await send(operation, JSON.stringify({ ...body, AccessToken }));
    if (!response.ok) throw refusalOf(objectIn(await response.json()));
    // What Amazon documents; nothing of it is declared here to be checked by.
    return (await response.json()) as PoolAnswer;
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
