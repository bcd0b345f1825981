import type { SystemPool } from '../server/base/database/queries.ts';
import type { Issuer } from '../server/identity/Issuer.ts';
import type { SigningKeys } from './tokens/signingKeys.ts';
import type { Vault } from './credentials/vault.ts';

/** The running embedded provider, as its calls are given it. */
export interface EmbeddedProvider {
  write: SystemPool;
  config: Pick<Issuer, 'issuer' | 'clientId'>;
  keys: SigningKeys;
  vault: Vault;
  /** Origin of every platform, with the placeholder `{slug}`. */
  publicOrigin: string;
  /** May whoever sits at this machine read the codes? */
  isOutboxOpen: boolean;
}

/** Where a call came from. */
export interface Origin {
  /** The socket's address: what a header says can be made up. */
  address: string;
  /** The origin of the platform that was called, such as `http://ch.localhost:3000`. */
  site: string;
}
