import { setTimeout as wait } from 'node:timers/promises';
import { askAsSuperuser, type Cluster } from './beginCluster.ts';
import type { Product } from './beginProduct.ts';
import type { Part } from './Part.ts';

/** Something that happens to the whole, and how it is put right where it does not do so by itself. */
export interface Fault {
  name: string;
  /** Returns what brings back what is gone. */
  happen(): Promise<(() => Promise<void>) | undefined>;
}

const awayMs = 30_000;
const shortMs = 10_000;
const noticedMs = 2000;
/** Longer than an import rests that found no room. */
const fullMs = 15_000;

/** What the cluster and the product are put through, one after the other. */
export function faultsOf(
  cluster: Cluster,
  { webs: [web, otherWeb], workers: [worker, otherWorker], atWork, store, workersDisk }: Product,
): Fault[] {
  return [
    {
      name: 'postmaster killed',
      happen: async () => {
        process.kill((await cluster.leader()).postmaster, 'SIGKILL');
        return undefined;
      },
    },
    {
      name: 'planned switch-over',
      happen: async () => {
        const [leader, other] = [await cluster.leader(), await cluster.follower()];
        await cluster.tell(
          'switchover',
          '--master',
          leader.name,
          '--candidate',
          other.name,
          '--force',
          'baustein',
        );
        return undefined;
      },
    },
    {
      name: 'replica lost',
      happen: async () => {
        const lost = await cluster.follower();
        await lost.lose();
        await wait(shortMs);
        return async () => lost.return();
      },
    },
    {
      name: 'replica behind',
      happen: async () => {
        const behind = await cluster.follower();
        await askAsSuperuser(behind, 'select pg_wal_replay_pause()');
        await wait(shortMs);
        await askAsSuperuser(behind, 'select pg_wal_replay_resume()');
        return undefined;
      },
    },
    {
      name: 'host of the primary lost',
      happen: async () => {
        const lost = await cluster.leader();
        await lost.lose();
        await wait(awayMs);
        return async () => lost.return();
      },
    },
    ...fullDisks(cluster, workersDisk),
    { name: 'store away', happen: paused(store.part) },
    {
      name: 'pooler restarted',
      happen: async () => {
        await cluster.pooler.end('SIGKILL');
        cluster.pooler.begin();
        return undefined;
      },
    },
    { name: 'worker lost', happen: lost(worker) },
    { name: 'server lost', happen: lost(web) },
    {
      name: 'workers and servers in turn',
      happen: async () => {
        for (const part of [worker, otherWorker, web, otherWeb]) {
          await part.end();
          part.begin();
          await atWork(part);
          // The proxy asks every second.
          await wait(noticedMs);
        }
        return undefined;
      },
    },
  ];
}

/** Only where they could be mounted. */
function fullDisks(cluster: Cluster, workersDisk: Product['workersDisk']): Fault[] {
  const [host] = cluster.hosts;
  if (!workersDisk || !host?.disk) return [];
  return [
    {
      name: 'disk of the primary full',
      happen: async () => {
        const { disk } = await cluster.leader();
        disk?.fill();
        await wait(fullMs);
        disk?.empty();
        return undefined;
      },
    },
    {
      name: 'disk of the workers full',
      happen: async () => {
        workersDisk.fill();
        await wait(fullMs);
        workersDisk.empty();
        return undefined;
      },
    },
  ];
}

/** It is there, and says nothing for a while. */
function paused(part: Part): Fault['happen'] {
  return async () => {
    process.kill(part.pid, 'SIGSTOP');
    await wait(shortMs);
    process.kill(part.pid, 'SIGCONT');
    return undefined;
  };
}

function lost(part: Part): Fault['happen'] {
  return async () => {
    await part.lose();
    part.begin();
    return undefined;
  };
}
