import type { TaggedDatabase } from './tagged.ts';
import { loadDemoRights } from '../../demo/loadDemoRights.ts';
import { seedDemoUsers } from './seedDemoUsers.ts';

/** The demo users with their accounts and rights, in a database without the demo world. */
export async function seedPeople({ write }: TaggedDatabase): Promise<void> {
  await seedDemoUsers(write);
  await write.begin((tx) => loadDemoRights(tx));
}
