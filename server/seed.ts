import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import { demoProducts, loadDemoWorld } from './demo/load.ts';
import { seedDemoUsers } from './identity/demoUsers.ts';
import { openStore } from './storage/openStore.ts';

/** Fills an empty database as SEED says; one that holds something stays as it is. */
export async function seed(config: Config, { write }: Database): Promise<void> {
  if (config.seed === 'none') return;
  if (!config.cognito) await seedDemoUsers(write);
  await loadDemoWorld(write, await openStore(config), config.seed === 'demo' ? demoProducts : config.seed);
}
