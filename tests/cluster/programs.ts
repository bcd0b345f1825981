import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/bin'];
const postgresFolder = '/usr/lib/postgresql';

/** Of which package of Debian each program is. */
const packages = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
} as const;

export type Programs = Record<keyof typeof packages, string> & {
  /** The folder of PostgreSQL's own. */
  postgres: string;
};

/** The programs of a cluster, by their paths. @throws {Error} that says the one line to install what is missing */
export function findPrograms(): Programs {
  const found = Object.fromEntries(Object.keys(packages).map((name) => [name, pathOf(name)]));
  const postgres = newestPostgres();
  const { patroni, etcd, haproxy, pgbouncer } = found;
  if (patroni && etcd && haproxy && pgbouncer && postgres)
    return { patroni, etcd, haproxy, pgbouncer, postgres };
  throw new Error(
    `The cluster is built from Debian's packages: apt-get install --no-install-recommends ${Object.values(packages).join(' ')} python3-etcd postgresql`,
  );
}

function pathOf(name: string): string | undefined {
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function newestPostgres(): string | undefined {
  if (!existsSync(postgresFolder)) return undefined;
  const versions = readdirSync(postgresFolder).sort((one, other) => Number(other) - Number(one));
  return versions
    .map((version) => join(postgresFolder, version, 'bin'))
    .find((path) => existsSync(join(path, 'postgres')));
}
