import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { TaggedPool } from './tagged.ts';
import { caller } from '../../server/identity/caller.ts';
import { seedDemoUsers } from './seedDemoUsers.ts';
import type { Issuer } from '../../server/identity/Issuer.ts';
import { readOutbox, type Message } from '../../idp/mail/outbox.ts';
import { embeddedIssuer } from '../../idp/embeddedIssuer.ts';
import { openVault, type Vault } from '../../idp/credentials/vault.ts';
import { createVerifier, type VerifyToken } from '../../server/identity/verify.ts';
import { errors } from '../../server/http/errors.ts';
import { freshDatabase } from './freshDatabase.ts';

export interface IdentityApp {
  app: FastifyInstance;
  sql: TaggedPool;
  config: Pick<Issuer, 'issuer' | 'clientId'>;
  verify: VerifyToken;
  /** Opens what the provider has sealed. */
  vault: Vault;
  /** What was sent last. */
  lastMessage(): Promise<Message>;
  /** The lines of its log. */
  logged: readonly string[];
}

const publicOrigin = 'http://{slug}.localhost:3000';

/** Identity alone, with the demo users and routes that tell who called, closed after the tests of the file. */
export async function identityApp({ host = '127.0.0.1', isAskedFor = false } = {}): Promise<IdentityApp> {
  const { write: sql } = await freshDatabase();
  await seedDemoUsers(sql);
  const dataDir = await mkdtemp(join(tmpdir(), 'baustein-identity-'));
  const config = embeddedIssuer({ publicOrigin, host, embeddedIdentity: isAskedFor, dataDir }, sql);
  const verify = createVerifier(config);
  const logged: string[] = [];
  const app = Fastify({
    // The library that is tested may keep a connection open after the last test.
    forceCloseConnections: true,
    logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } },
  });
  errors(app);
  await app.register(cookie);
  await app.register(caller, { verify, issuer: config, db: sql, current: sql, isSecure: false });
  await config.serve?.(app);
  for (const url of ['/*', '/api/:platform/products', '/api/import/orga', '/api/user/rights']) {
    app.route({ method: ['GET', 'POST'], url, handler: async (request) => request.caller });
  }
  await app.ready();
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true });
  });
  const vault = await openVault(dataDir);
  const lastMessage = async () => {
    const [message] = await readOutbox(sql, vault);
    if (!message) throw new Error('The outbox is empty.');
    return message;
  };
  return { app, sql, config, verify, vault, lastMessage, logged };
}
