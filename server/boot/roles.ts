import type { Config } from '../base/config/config.ts';

/** What one start runs: everything on one machine, or the server or the worker alone, beside others of their kind. */
export const roles = ['all', 'web', 'worker'] as const;
export type Role = (typeof roles)[number];

/** @throws {Error} that names the roles, for a word that is none */
export function roleOf(word = 'all'): Role {
  const role = roles.find((one) => one === word);
  if (!role) throw new Error(`There is no role "${word}": start with ${roles.join(', ')} or nothing.`);
  return role;
}

/** What several processes work on lies where each of them reaches it. @throws {Error} that names the setting */
export function requireSharedPlaces(
  role: Role,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  env: NodeJS.ProcessEnv,
): void {
  if (role === 'all') return;
  if (!databaseUrl)
    throw new Error(`A ${role} process works on the database of the others: set DATABASE_URL.`);
  if (!env.STORAGE_URL)
    throw new Error(`A ${role} process works on the files of the others: set STORAGE_URL.`);
}
