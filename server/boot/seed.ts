import type { Config } from '../base/config/config.ts';
import type { Database } from '../base/database/connect.ts';
import { openStore } from '../base/storage/openStore.ts';
import { openIssuer } from '../identity/openIssuer.ts';

/** Who may sign in to the demo world, for the terminal to show. */
export interface DemoAccounts {
  usernames: readonly string[];
  password: string;
}

/**
 * Fills an empty database as SEED says; one that holds something stays as it is. Answers with the accounts of the demo
 * world, if accounts are ours to make.
 */
export async function seed(config: Config, { write }: Database): Promise<DemoAccounts | undefined> {
  if (config.seed === 'none') return undefined;
  // oxlint-disable-next-line no-restricted-imports -- the one way to it
  const { demoPassword, demoProducts, demoUsers, loadDemoWorld } = await import('../../demo/demoWorld.ts');
  const { makeAccounts } = await openIssuer(config, write);
  await makeAccounts?.(demoUsers, demoPassword);
  await loadDemoWorld(write, await openStore(config), config.seed === 'demo' ? demoProducts : config.seed);
  return makeAccounts && { usernames: demoUsers.map(({ username }) => username), password: demoPassword };
}
