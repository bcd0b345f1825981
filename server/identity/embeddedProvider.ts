import type { Sql } from '../database/connect.ts';
import type { IdentityConfig } from './identityConfig.ts';
import type { SigningKeys } from './signingKeys.ts';

/** What the calls of the embedded provider work on. */
export interface EmbeddedProvider {
  sql: Sql;
  config: IdentityConfig;
  keys: SigningKeys;
}

/** Where a call came from. */
export interface Origin {
  /** The socket's address: what a header says can be made up. */
  address: string;
}
