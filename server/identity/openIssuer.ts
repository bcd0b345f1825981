import type { Config } from '../base/config/config.ts';
import type { SystemPool, SystemQueries } from '../base/database/queries.ts';
import { cognitoIssuer } from './cognitoIssuer.ts';
import type { Issuer } from './Issuer.ts';

/** The issuer to believe: the Cognito pool if one is configured, else the embedded provider, loaded only then. */
export async function openIssuer(
  config: Config,
  write: SystemPool,
  current: SystemQueries = write,
): Promise<Issuer> {
  if (config.cognito) return cognitoIssuer(config.cognito);
  // oxlint-disable-next-line no-restricted-imports -- the one way to it
  const { embeddedIssuer } = await import('../../idp/embeddedIssuer.ts');
  return embeddedIssuer(config, write, current);
}
