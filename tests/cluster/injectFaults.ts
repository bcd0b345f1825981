import { setTimeout as wait } from 'node:timers/promises';
import { faultsOf, type Fault } from './faults.ts';
import { lineOf, type Rehearsal } from './Rehearsal.ts';
import { until } from './until.ts';

const beforeFaultMs = 5000;
const afterFaultMs = 8000;
const longestMs = 120_000;

/** One fault after the other, each under the mix and an import; how many there were. */
export async function injectFaults(rehearsal: Rehearsal): Promise<number> {
  const { cluster, product, mix, options } = rehearsal;
  const chosen = faultsOf(cluster, product).filter(({ name }) => rehearsal.isChosen(name));
  for (const fault of chosen) {
    let recoveredMs = 0;
    const tally = await rehearsal.during(async () => {
      rehearsal.imports.push(await mix.sendImport(options.rows, rehearsal.name()));
      await wait(beforeFaultMs);
      recoveredMs = await recoveryOf(fault, rehearsal);
      await wait(afterFaultMs);
    });
    rehearsal.say(lineOf(fault.name, tally, recoveredMs));
  }
  return chosen.length;
}

/** After how many milliseconds a write went through again; 0 where none was refused. */
async function recoveryOf(fault: Fault, { cluster, mix }: Rehearsal): Promise<number> {
  const start = performance.now();
  const known = mix.acknowledged.length;
  const recovering = until(
    `writes go through again after "${fault.name}"`,
    async () => mix.acknowledged.length > known + 2,
    longestMs,
  );
  recovering.catch(() => {});
  const bringBack = await fault.happen();
  await recovering;
  const recoveredMs = Math.min(mix.tally.longestWithoutWritesMs, performance.now() - start);
  await bringBack?.();
  await cluster.settled();
  return recoveredMs;
}
