import type { FastifyInstance } from 'fastify';
import type { Config } from '../base/config/config.ts';
import type { Database } from '../base/database/connect.ts';
import { caller } from './caller.ts';
import type { Issuer } from './Issuer.ts';
import { createVerifier } from './verify.ts';

/** Who calls is known before any route; a provider of our own answers too. */
export async function registerIdentity(
  app: FastifyInstance,
  config: Config,
  database: Pick<Database, 'write' | 'current'>,
  issuer: Issuer,
): Promise<void> {
  await app.register(caller, {
    verify: createVerifier(issuer),
    issuer,
    db: database.write,
    current: database.current,
    isSecure: config.publicOrigin.startsWith('https:'),
  });
  await issuer.serve?.(app);
}
