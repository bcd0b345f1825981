import type { FastifyReply, FastifyRequest } from 'fastify';
import { oauthCalls as calls, type TokenAnswer } from '../../../resources/calls/oauth.ts';
import { keyScopes } from '../../../resources/platform/keyScopes.ts';
import { keys } from '../../../resources/limits.ts';
import { platformByHost } from '../../../resources/platform/platforms.ts';
import { isRow } from '../../../resources/shape.ts';
import { originOf } from '../../base/config/originOf.ts';
import type { SystemPool } from '../../base/database/queries.ts';
import { formBodies } from '../../http/formBodies.ts';
import { problemOf } from '../../http/problemOf.ts';
import { findKey } from '../../identity/keys/findKey.ts';
import { issueToken } from '../../identity/keys/issueToken.ts';
import { readKeyText } from '../../identity/keys/keyText.ts';
import { registerCall, type Routing } from '../registerCall.ts';

/** Why no token is given, in the words of the standard (RFC 6749, 5.2). */
class TokenRefusal extends Error {
  override name = 'TokenRefusal';
  readonly code: string;

  constructor(code: string, description: string) {
    super(description);
    this.code = code;
  }
}

/**
 * Tokens for keys by OAuth 2 client credentials, and where clients find out about that (RFC 8414).
 * @param db the primary: a key is proven before anything is known of its scope
 */
export function oauth(routing: Routing, db: SystemPool): void {
  const { app, config } = routing;

  app.get(
    '/.well-known/oauth-authorization-server',
    { schema: { hide: true } },
    async ({ hostname }, reply) => {
      const issuer = originOf(config, platformByHost(hostname));
      return reply.header('cache-control', 'public, max-age=3600').send({
        issuer,
        token_endpoint: `${issuer}/api/oauth/token`,
        token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
        grant_types_supported: ['client_credentials'],
        response_types_supported: [],
        scopes_supported: keyScopes,
        service_documentation: `${issuer}/api/docs`,
      });
    },
  );

  void app.register(async (forms) => {
    formBodies(forms);
    forms.addHook('preValidation', async (request) => {
      if (isForm(request)) request.body = knownOf(request.body);
    });
    forms.setErrorHandler((error, request, reply) => refuse(error, request, reply));
    registerCall(
      { ...routing, app: forms },
      calls.token,
      async ({ body, request, reply }): Promise<TokenAnswer> => {
        if (body.grant_type !== 'client_credentials')
          throw new TokenRefusal('unsupported_grant_type', 'Known is client_credentials.');
        const { id, secret } = credentialsOf(request, body);
        const named = readKeyText(secret);
        const key = named?.kind === 'key' && named.id === id ? await findKey(db, secret) : undefined;
        if (!key)
          throw new TokenRefusal(
            'invalid_client',
            'client_id is the identifier of a key, client_secret the key as it was shown.',
          );
        const given = await issueToken(db, key, body.scope?.split(' ').filter(Boolean));
        if (!given) throw new TokenRefusal('invalid_scope', 'The key has not all of these scopes.');
        void reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' });
        const { token, scopes } = given;
        return {
          access_token: token,
          token_type: 'Bearer',
          expires_in: keys.tokenSeconds,
          scope: scopes.join(' '),
        };
      },
    );
  });
}

function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
}

/** What a form says that is not known is passed over (RFC 6749, 3.2). */
function knownOf(body: unknown): Record<string, unknown> {
  const known: readonly string[] = Object.keys(calls.token.body.shape);
  return isRow(body) ? Object.fromEntries(Object.entries(body).filter(([name]) => known.includes(name))) : {};
}

/** What names and proves the client: `Basic`, each part encoded as in a form (RFC 6749, 2.3.1), or the form itself. */
function credentialsOf(
  { headers }: FastifyRequest,
  {
    client_id: id = '',
    client_secret: secret = '',
  }: { client_id?: string | undefined; client_secret?: string | undefined },
): { id: string; secret: string } {
  const [, basic] = /^Basic +([\w+/=-]+)$/i.exec(headers.authorization ?? '') ?? [];
  if (basic === undefined) return { id, secret };
  const [name = '', ...rest] = Buffer.from(basic, 'base64').toString().split(':');
  return { id: decoded(name), secret: decoded(rest.join(':')) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

/** Clients of the standard read its words; what is ours is said beside them. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  void reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' });
  if (error instanceof TokenRefusal) {
    const isClient = error.code === 'invalid_client';
    // Said to who came so (RFC 6749, 5.2).
    if (isClient && request.headers.authorization !== undefined)
      void reply.header('www-authenticate', 'Basic realm="oauth/token"');
    return reply.code(isClient ? 401 : 400).send({ error: error.code, error_description: error.message });
  }
  const { statusCode, details } = problemOf(error);
  if (statusCode >= 500) request.log.error(error);
  const code = statusCode >= 500 ? 'server_error' : 'invalid_request';
  return reply
    .code(statusCode === 422 && isForm(request) ? 400 : statusCode)
    .headers(details.headers ?? {})
    .send({
      error: code,
      error_description: 'POST grant_type=client_credentials as a form, with the key as Basic or in it.',
    });
}
