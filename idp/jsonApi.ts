import type { FastifyInstance, FastifyReply } from 'fastify';
import { isStorable } from '../server/base/database/isStorable.ts';
import { CognitoError, cognitoError } from './cognitoErrors.ts';
import type { EmbeddedProvider } from './embeddedProvider.ts';
import { operations } from './operations/index.ts';
import { originOfCall } from './originOfCall.ts';

const mediaType = 'application/x-amz-json-1.1';
const targetPrefix = 'AWSCognitoIdentityProviderService.';

/** `POST /api`: Cognito's JSON API, which the Amplify library calls. */
export async function jsonApi(
  app: FastifyInstance,
  { provider }: { provider: EmbeddedProvider },
): Promise<void> {
  app.addContentTypeParser(
    mediaType,
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    app.getDefaultJsonParser('error', 'error'),
  );

  // Amplify's calls carry the site's cookies but never lean on them, and no other site can send this media type.
  const config = { isCookieBlind: true, rateLimit: { max: 600, timeWindow: '1 minute' } };
  app.post('/api', { config }, async (request, reply) => {
    const target = String(request.headers['x-amz-target'] ?? '');
    const name = target.startsWith(targetPrefix) ? target.slice(targetPrefix.length) : '';
    const run = operations.get(name);
    if (!run) throw cognitoError('operationUnknown', target);
    if (!isStorable(request.body)) throw cognitoError('parameter', 'a text with a zero or half a character');
    return answer(reply, 200, await run(request.body, provider, originOfCall(provider, request)));
  });

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error instanceof CognitoError) return refuse(reply, 400, error);
    const { statusCode = 500 } = error;
    if (statusCode === 429) return refuse(reply, 429, cognitoError('tooManyRequests'));
    if (statusCode < 500) return refuse(reply, statusCode, cognitoError('bodyUnreadable'));
    request.log.error(error);
    return refuse(reply, 500, cognitoError('internal'));
  });
}

function refuse(reply: FastifyReply, status: number, { type, message }: CognitoError) {
  return answer(reply.header('x-amzn-errortype', type), status, { __type: type, message });
}

function answer(reply: FastifyReply, status: number, body: object) {
  return reply.code(status).header('cache-control', 'no-store').type(mediaType).send(JSON.stringify(body));
}
