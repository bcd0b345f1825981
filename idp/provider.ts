import type { FastifyInstance } from 'fastify';
import type { SystemPool } from '../server/base/database/queries.ts';
import { discovery } from './hosted/discovery.ts';
import type { EmbeddedProvider } from './embeddedProvider.ts';
import { hosted } from './hosted/hosted.ts';
import { tokenEndpoint } from './hosted/tokenEndpoint.ts';
import { isLoopback } from './isLoopback.ts';
import { isOutboxOpen } from './mail/isOutboxOpen.ts';
import { jsonApi } from './jsonApi.ts';
import { signingKeys } from './tokens/signingKeys.ts';
import { openVault } from './credentials/vault.ts';

export interface ProviderOptions {
  write: SystemPool;
  config: EmbeddedProvider['config'];
  /** The address that the server listens on. */
  host: string;
  /** Set by `EMBEDDED_IDENTITY=1`: serve it to other machines too. */
  isAskedFor: boolean;
  /** Origin of every platform, with the placeholder `{slug}`. */
  publicOrigin: string;
  /** Folder of the key that seals what is secret. */
  dataDir: string;
}

/**
 * The embedded identity provider, a Fastify plugin to register under `/idp`: Cognito's JSON API and hosted pages for
 * a user pool in our own database. For one machine and for demonstrations; production uses Cognito.
 * Throws at the start when it would be open to other machines without being asked to.
 */
export async function provider(
  app: FastifyInstance,
  { write, config, host, isAskedFor, publicOrigin, dataDir }: ProviderOptions,
): Promise<void> {
  if (!isAskedFor && !isLoopback(host)) {
    throw new Error(
      `The embedded identity provider does not serve other machines (HOST is ${host}): ` +
        'set the COGNITO_ variables, or EMBEDDED_IDENTITY=1 for a demonstration.',
    );
  }
  const vault = await openVault(dataDir);
  const served: EmbeddedProvider = {
    write,
    config,
    vault,
    keys: signingKeys(write, vault),
    publicOrigin,
    isOutboxOpen: isOutboxOpen({ host, publicOrigin }),
  };

  app.addHook('onReady', async () => {
    await served.keys.signing();
    app.log.warn(
      `Embedded identity provider ${config.issuer}: for this machine and demonstrations, not for production.`,
    );
  });

  // What the provider answers is Cognito's to describe, not our API's.
  app.addHook('onRoute', (route) => {
    route.schema = { hide: true };
  });
  app.removeAllContentTypeParsers();
  discovery(app, served);
  await app.register(jsonApi, { provider: served });
  await app.register(tokenEndpoint, { provider: served });
  await app.register(hosted, { provider: served, isSecure: publicOrigin.startsWith('https:') });
}
