import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Sql } from '../database/connect.ts';

import { originOf } from '../originOf.ts';
import { CognitoError, cognitoError } from './cognitoErrors.ts';
import type { EmbeddedProvider } from './embeddedProvider.ts';
import type { IdentityConfig } from './identityConfig.ts';
import { isLoopback } from './isLoopback.ts';
import { originOfCall } from './originOfCall.ts';
import { operations } from './operations/index.ts';
import { pool } from './pool.ts';
import { signingKeys } from './signingKeys.ts';
import { openVault } from './vault.ts';

export interface ProviderOptions {
  sql: Sql;
  config: IdentityConfig;
  /** The address that the server listens on. */
  host: string;
  /** Set by `EMBEDDED_IDENTITY=1`: serve it to other machines too. */
  isAskedFor: boolean;
  /** Origin of every platform, with the placeholder `{slug}`. */
  publicOrigin: string;
  /** Folder of the key that seals what is secret. */
  dataDir: string;
}

const mediaType = 'application/x-amz-json-1.1';
const targetPrefix = 'AWSCognitoIdentityProviderService.';

/**
 * The embedded identity provider, a Fastify plugin to register under `/idp`: Cognito's JSON API for a user pool
 * in our own database, and its keys. For one machine and for demonstrations; production uses Cognito.
 * Throws at the start when it would be open to other machines without being asked to.
 */
export async function provider(
  app: FastifyInstance,
  { sql, config, host, isAskedFor, publicOrigin, dataDir }: ProviderOptions,
) {
  if (!isAskedFor && !isLoopback(host)) {
    throw new Error(
      `The embedded identity provider does not serve other machines (HOST is ${host}): ` +
        'set the COGNITO_ variables, or EMBEDDED_IDENTITY=1 for a demonstration.',
    );
  }
  const vault = await openVault(dataDir);
  const isOutboxOpen =
    isLoopback(host) && isLoopback(new URL(originOf({ publicOrigin }, { slug: 'ch' })).hostname);
  const served: EmbeddedProvider = {
    sql,
    config,
    vault,
    keys: signingKeys(sql, vault),
    publicOrigin,
    isOutboxOpen,
  };

  app.addHook('onReady', async () => {
    await served.keys.signing();
    app.log.warn(
      `Embedded identity provider ${config.issuer}: for this machine and demonstrations, not for production.`,
    );
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    mediaType,
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    app.getDefaultJsonParser('error', 'error'),
  );

  // Amplify's calls carry the site's cookies but never lean on them, and no other site can send this media type.
  app.post('/api', { config: { isCookieBlind: true } }, async (request, reply) => {
    const target = String(request.headers['x-amz-target'] ?? '');
    const name = target.startsWith(targetPrefix) ? target.slice(targetPrefix.length) : '';
    const run = operations.get(name);
    if (!run) throw cognitoError('operationUnknown', target);
    return answer(reply, 200, await run(request.body, served, originOfCall(served, request)));
  });

  app.get(`/${pool.id}/.well-known/jwks.json`, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(await served.keys.published()),
  );
  app.get(`/${pool.id}/.well-known/openid-configuration`, async () => ({
    issuer: config.issuer,
    jwks_uri: `${config.issuer}/.well-known/jwks.json`,
    id_token_signing_alg_values_supported: ['RS256'],
    subject_types_supported: ['public'],
    response_types_supported: ['code'],
  }));

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
