import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { beginEtcd } from './etcd.ts';
import { beginHaproxy } from './haproxy.ts';
import { Host } from './Host.ts';
import type { Part } from './Part.ts';
import { startSeconds } from './patroniSettings.ts';
import { beginPgbouncer } from './pgbouncer.ts';
import type { Programs } from './programs.ts';
import { until } from './until.ts';

/** Two hosts that agree by etcd who leads, what leads to them, and the pooler before the leader. */
export interface Cluster {
  hosts: readonly Host[];
  pooler: Part;
  /** Addresses of the product's database: through the pooler, past it, and of what follows. */
  urls: { pooled: string; direct: string; replicas: string };
  leader(): Promise<Host>;
  follower(): Promise<Host>;
  /** Asks Patroni for something, as `patronictl` does. */
  tell(...words: readonly string[]): Promise<void>;
  /** From now on a write is acknowledged when a second host has it, or when the leader alone has. */
  acknowledgeByTwo(isSynchronous: boolean): Promise<void>;
  /** Waits until one leads and the other follows it. */
  settled(): Promise<void>;
  end(): Promise<void>;
}

export async function beginCluster(folder: string, programs: Programs): Promise<Cluster> {
  let isSynchronous = true;
  const etcd = await beginEtcd(folder, programs);
  const whole = { etcdPort: etcd.port, isSynchronous };
  const hosts = [
    await Host.open('one', folder, programs, whole),
    await Host.open('two', folder, programs, whole),
  ];
  const leading = async () => {
    const states = await Promise.all(hosts.map(async (host) => ({ host, told: await host.state() })));
    return states.find(({ told }) => told?.role === 'master' && told.state === 'running')?.host;
  };
  const isFollowing = async () => {
    const leads = await leading();
    if (!leads) return false;
    const follows = isSynchronous ? "sync_state = 'sync'" : "state = 'streaming' and sync_state = 'async'";
    const rows = await askAsSuperuser(leads, `select from pg_stat_replication where ${follows}`);
    return rows.length === hosts.length - 1;
  };
  const settled = async () => {
    await until('one host leads and the other follows', isFollowing, 300_000);
  };
  const leader = async () => {
    const found = await leading();
    if (!found) throw new Error('Nobody leads.');
    return found;
  };
  const tell = async (...words: readonly string[]) => {
    const settings = join(hosts[0]?.folder ?? '', 'patroni.json');
    await promisify(execFile)(`${programs.patroni}ctl`, ['-c', settings, ...words]);
  };
  await settled();
  const first = await leader();
  await askAsSuperuser(first, 'create role baustein login');
  await askAsSuperuser(first, 'create database baustein owner baustein');
  const haproxy = await beginHaproxy(folder, programs, hosts);
  const pooler = await beginPgbouncer(folder, programs, haproxy.primary);
  return {
    hosts,
    pooler: pooler.part,
    urls: {
      pooled: productUrl(pooler.port),
      direct: productUrl(haproxy.primary),
      replicas: productUrl(haproxy.replicas),
    },
    leader,
    follower: async () => {
      const leads = await leader();
      const follows = hosts.find((host) => host !== leads);
      if (!follows) throw new Error('Nobody follows.');
      return follows;
    },
    tell,
    acknowledgeByTwo: async (isByTwo) => {
      const settings = [`synchronous_mode=${isByTwo}`, `primary_start_timeout=${startSeconds(isByTwo)}`];
      await tell('edit-config', '--force', ...settings.flatMap((one) => ['-s', one]), 'baustein');
      isSynchronous = isByTwo;
      await settled();
    },
    settled,
    end: async () => {
      await pooler.part.end('SIGKILL');
      await haproxy.part.end('SIGKILL');
      for (const { patroni } of hosts) await patroni.end();
      for (const { disk } of hosts) disk?.close();
      await etcd.part.end();
    },
  };
}

/** One statement of the superuser on a host. */
export function askAsSuperuser({ port }: Host, text: string): Promise<Record<string, unknown>[]> {
  return askOnce(`postgres://postgres@127.0.0.1:${port}/postgres`, text);
}

function productUrl(port: number): string {
  return `postgres://baustein@127.0.0.1:${port}/baustein`;
}

/** One statement on a connection of its own. */
export async function askOnce(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3000,
    query_timeout: 10_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
