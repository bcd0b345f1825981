import type { FastifyInstance } from 'fastify';
import type { EmbeddedProvider } from '../embeddedProvider.ts';
import { scopes } from './AuthorizationRequest.ts';
import { pool } from '../pool.ts';

/** What the issuer publishes of itself (OpenID Connect Discovery 1.0): its keys and its endpoints. */
export function discovery(app: FastifyInstance, { config, keys }: EmbeddedProvider): void {
  const { issuer } = config;
  const base = issuer.slice(0, -`/${pool.id}`.length);
  app.get(`/${pool.id}/.well-known/jwks.json`, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(await keys.published()),
  );
  app.get(`/${pool.id}/.well-known/openid-configuration`, async () => ({
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    authorization_endpoint: `${base}/oauth2/authorize`,
    token_endpoint: `${base}/oauth2/token`,
    end_session_endpoint: `${base}/logout`,
    scopes_supported: scopes,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    id_token_signing_alg_values_supported: ['RS256'],
    subject_types_supported: ['public'],
  }));
}
