import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './beginCluster.ts';
import type { Product } from './beginProduct.ts';

/** Something that happens to the whole, and how it is put right where it does not do so by itself. */
export interface Fault {
  name: string;
  /** Returns what brings back what is gone. */
  happen(): Promise<(() => Promise<void>) | undefined>;
}

const awayMs = 30_000;

/** What the cluster and the product are put through, one after the other. */
export function faultsOf(
  cluster: Cluster,
  { webs, workers }: Product,
  programs: { patronictl: (words: string[]) => Promise<void> },
): Fault[] {
  const follower = async () => {
    const leader = await cluster.leader();
    const other = cluster.hosts.find((host) => host !== leader);
    if (!other) throw new Error('Nobody follows.');
    return other;
  };
  const ended = (part: { end(signal: NodeJS.Signals): Promise<void>; begin(): void }) => async () => {
    await part.end('SIGKILL');
    part.begin();
    return undefined;
  };
  const [web, worker] = [webs[0], workers[0]];
  if (!web || !worker) throw new Error('The product has no server or no worker.');
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
        const [leader, other] = [await cluster.leader(), await follower()];
        await programs.patronictl([
          'switchover',
          '--master',
          leader.name,
          '--candidate',
          other.name,
          '--force',
          'baustein',
        ]);
        return undefined;
      },
    },
    {
      name: 'replica lost',
      happen: async () => {
        const lost = await follower();
        await lost.lose();
        await wait(awayMs / 3);
        return async () => lost.return();
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
    { name: 'pooler restarted', happen: ended(cluster.pooler) },
    { name: 'worker killed', happen: ended(worker) },
    {
      name: 'server killed',
      happen: async () => {
        await web.end('SIGKILL');
        web.begin();
        return undefined;
      },
    },
  ];
}
