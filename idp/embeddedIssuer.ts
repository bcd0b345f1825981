import type { Config } from '../server/base/config/config.ts';
import { originOf } from '../server/base/config/originOf.ts';
import type { SystemPool, SystemQueries } from '../server/base/database/queries.ts';
import type { Issuer } from '../server/identity/Issuer.ts';
import { isLiveGrant } from './tokens/grants.ts';
import { isOutboxOpen } from './mail/isOutboxOpen.ts';
import { makeAccounts } from './ownAccount/makeAccounts.ts';
import { pool } from './pool.ts';
import { provider } from './provider.ts';
import { publishedKeys } from './tokens/publishedKeys.ts';

/** Where the provider answers, on the host of every platform. */
const prefix = '/idp';

/**
 * The embedded provider as the issuer of the tokens that this server believes.
 * @param current where it reads whether a sign-in holds, also while nothing can be written
 */
export function embeddedIssuer(
  config: Pick<Config, 'publicOrigin' | 'host' | 'embeddedIdentity' | 'dataDir'>,
  write: SystemPool,
  current: SystemQueries = write,
): Issuer {
  const { publicOrigin, host, embeddedIdentity: isAskedFor, dataDir } = config;
  const { clientId } = pool;
  const issuer = `${originOf({ publicOrigin }, { slug: 'ch' })}${prefix}/${pool.id}`;
  return {
    issuer,
    clientId,
    findKey: publishedKeys(current).find,
    isSignInLive: (grantId, sub) => isLiveGrant(current, grantId, sub),
    client: {
      userPoolId: pool.id,
      clientId,
      userPoolEndpoint: `${prefix}/api`,
      hostedUi: prefix,
      signsInByCode: true,
      ...(isOutboxOpen({ host, publicOrigin }) && { outbox: `${prefix}/outbox` }),
    },
    makeAccounts: (accounts, password) => makeAccounts(write, accounts, password),
    serve: async (app) => {
      const served = { write, config: { issuer, clientId }, host, isAskedFor, publicOrigin, dataDir };
      await app.register(provider, { prefix, ...served });
    },
  };
}
