import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { exchangeAuthCode } from '../tokens/authCodes.ts';
import { CognitoError } from '../cognitoErrors.ts';
import type { EmbeddedProvider } from '../embeddedProvider.ts';
import { pool } from '../pool.ts';
import { refresh } from '../tokens/refresh.ts';
import { requireUsable } from '../accounts/requireUsable.ts';
import { requireUser } from '../accounts/requireUser.ts';
import { issueTokens, type IssuedTokens } from '../tokens/tokens.ts';
import { formBodies } from '../../server/http/formBodies.ts';

type TokenErrorCode = 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type';

/** Why no token is given (RFC 6749 section 5.2). */
class TokenError extends Error {
  override name = 'TokenError';
  readonly code: TokenErrorCode;

  constructor(code: TokenErrorCode, description: string) {
    super(description);
    this.code = code;
  }
}

const secret = z.string().min(1).max(4096);

/** The verifier as RFC 7636 section 4.1 has it. */
const codeExchange = z.object({
  code: secret,
  redirect_uri: z.string().min(1).max(2048),
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
});
const renewal = z.object({ refresh_token: secret });

/** `POST /oauth2/token`: a code, or a refresh token, for tokens. A public client: PKCE takes the place of a secret. */
export async function tokenEndpoint(
  app: FastifyInstance,
  { provider }: { provider: EmbeddedProvider },
): Promise<void> {
  formBodies(app);
  const config = { isCookieBlind: true, rateLimit: { max: 600, timeWindow: '1 minute' } };
  app.post<{ Body: Record<string, string> | null }>('/oauth2/token', { config }, async (request, reply) => {
    const fields = { ...request.body };
    if (fields.client_id !== pool.clientId)
      throw new TokenError('invalid_client', 'The client is not known.');
    return answer(reply, 200, await giveTokens(provider, fields));
  });

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error instanceof TokenError) return answer(reply, 400, errorAnswer(error.code, error.message));
    if (error instanceof CognitoError) return answer(reply, 400, errorAnswer('invalid_grant', error.message));
    const { statusCode = 500 } = error;
    if (statusCode < 500) return answer(reply, statusCode, errorAnswer('invalid_request', error.message));
    request.log.error(error);
    return answer(reply, 500, errorAnswer('server_error', 'Try again later.'));
  });
}

async function giveTokens(provider: EmbeddedProvider, fields: Record<string, string>): Promise<object> {
  switch (fields.grant_type) {
    case 'authorization_code':
      return exchange(provider, read(codeExchange, fields));
    case 'refresh_token': {
      const renewed = await refresh(provider, read(renewal, fields).refresh_token);
      return tokenAnswer(renewed.AuthenticationResult);
    }
    default:
      throw new TokenError('unsupported_grant_type', 'Known are authorization_code and refresh_token.');
  }
}

async function exchange(provider: EmbeddedProvider, given: z.output<typeof codeExchange>): Promise<object> {
  const exchanged = await exchangeAuthCode(provider.write, {
    code: given.code,
    verifier: given.code_verifier,
    clientId: pool.clientId,
    redirectUri: given.redirect_uri,
  });
  if (!exchanged) throw new TokenError('invalid_grant', 'The code is unknown, used, late or not for this.');
  const { grant, nonce } = exchanged;
  const user = await requireUser(provider, grant.sub);
  requireUsable(user);
  return {
    ...tokenAnswer(await issueTokens(provider, user, grant, nonce)),
    refresh_token: grant.refreshToken,
  };
}

function read<Schema extends z.ZodType>(schema: Schema, fields: Record<string, string>): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new TokenError('invalid_request', `Missing or malformed: ${names}.`);
}

function tokenAnswer({ IdToken, AccessToken, ExpiresIn, TokenType }: IssuedTokens) {
  return { id_token: IdToken, access_token: AccessToken, expires_in: ExpiresIn, token_type: TokenType };
}

function errorAnswer(error: TokenErrorCode | 'server_error', description: string) {
  return { error, error_description: description };
}

function answer(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', pragma: 'no-cache' })
    .type('application/json')
    .send(body);
}
