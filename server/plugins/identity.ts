import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import { caller } from '../identity/caller.ts';
import { identityConfig } from '../identity/identityConfig.ts';
import { provider } from '../identity/provider.ts';
import { createVerifier } from '../identity/verify.ts';
import { originOf } from '../originOf.ts';
import { platform } from '../../resources/platforms.ts';

/** Who calls is known before any route; without Cognito the embedded provider answers under `/idp`. */
export async function identity(app: FastifyInstance, config: Config, database: Database): Promise<void> {
  const issuer = identityConfig(originOf(config, platform('CH')), config.cognito);
  await app.register(caller, {
    verify: createVerifier(issuer, database.write),
    sql: database.write,
    isSecure: config.publicOrigin.startsWith('https:'),
  });
  if (issuer.kind === 'embedded')
    await app.register(provider, {
      prefix: '/idp',
      sql: database.write,
      config: issuer,
      host: config.host,
      isAskedFor: config.embeddedIdentity,
      publicOrigin: config.publicOrigin,
      dataDir: config.dataDir,
    });
}
