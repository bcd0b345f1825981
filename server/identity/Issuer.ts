import type { FastifyInstance } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import type { ShellSettings } from '../../resources/page.ts';

/** An account to be made, whose e-mail address counts as proven. */
export interface NewAccount {
  username: string;
  /** Fixed, so that rights can be given before anybody signs in. */
  sub: string;
  email: string;
}

/** Whoever issues the tokens that this server believes: a Cognito user pool, or the embedded provider. */
export interface Issuer {
  /** The `iss` of its tokens. */
  issuer: string;
  /** The one audience of its tokens. */
  clientId: string;
  findKey: JWTVerifyGetKey;
  /**
   * Does the sign-in that a token came from (its `origin_jti`) still hold? Absent where the issuer does not tell: its
   * tokens then hold until they end.
   */
  isSignInLive?(grantId: string, sub: string): Promise<boolean>;
  /** What a browser is told to sign in with. */
  client: ShellSettings['identity'];
  /** Makes these accounts with one password if there is none at all, where accounts are ours to make. */
  makeAccounts?(accounts: readonly NewAccount[], password: string): Promise<boolean>;
  /** Serves the provider from this server, where it is part of it. */
  serve?(app: FastifyInstance): Promise<void>;
}
