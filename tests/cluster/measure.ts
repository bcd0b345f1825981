import { setTimeout as wait } from 'node:timers/promises';
import { growthAnHour, memoryOf } from './memory.ts';
import { lineOf, type Rehearsal } from './Rehearsal.ts';
import { Tally } from './Tally.ts';
import { until } from './until.ts';

const calmMs = 30_000;
const writesATurn = 60;
const turns = 3;
const longestImportMs = 600_000;
const longestMs = 120_000;
/** Less than what Patroni lets the other host lack. */
const behindMs = 4000;
const settledMs = 1000;
/** Memory is looked at so often. */
const everyMinutes = 0.5;
/** An import gives way: p99 of pages while it runs, to p99 without it. */
const mostTimes = { kept: 3, made: 5 } as const;

/** What two hosts that acknowledge cost: the same writes, one after the other, in turns with one that does. */
export async function priceOfTwo(rehearsal: Rehearsal): Promise<void> {
  const { cluster, mix } = rehearsal;
  const tallies = { two: new Tally(), one: new Tally() };
  for (let turn = 0; turn < turns; turn += 1)
    for (const by of ['two', 'one'] as const) {
      await cluster.acknowledgeByTwo(by === 'two');
      mix.tally = tallies[by];
      const name = rehearsal.name();
      for (let nth = 0; nth < writesATurn; nth += 1) await mix.write(`${name}-${nth}`);
    }
  await cluster.acknowledgeByTwo(true);
  const [two, one] = [tallies.two.percentiles('write'), tallies.one.percentiles('write')];
  rehearsal.say(
    `two hosts acknowledge, or one ${turns * writesATurn} writes each, in turns, nothing else asked: p50/p95/p99 ms ${two.join('/')} by two, ${one.join('/')} by one`,
  );
}

/** Pages beside a large import, and beside none. */
export async function pagesBesideImport(rehearsal: Rehearsal): Promise<void> {
  const { mix, options } = rehearsal;
  const without = await rehearsal.during(() => wait(calmMs));
  rehearsal.say(lineOf('no import', without));
  let seconds = 0;
  const beside = await rehearsal.during(async () => {
    const id = await mix.sendImport(options.largeRows, rehearsal.name());
    rehearsal.imports.push(id);
    seconds = (await rehearsal.searchable([id], longestImportMs)) / 1000;
  });
  rehearsal.say(lineOf(`import of ${options.largeRows} rows`, beside));
  rehearsal.say(`  found after ${seconds.toFixed(0)} s`);
  for (const kind of ['kept', 'made'] as const) {
    const [before, during] = [without.percentiles(kind)[2], beside.percentiles(kind)[2]];
    const times = during / before;
    rehearsal.say(
      `  ${kind} pages: p99 ${during} ms of ${beside.count(kind)}, ${before} ms of ${without.count(kind)} without it: ${times.toFixed(1)} times`,
    );
    rehearsal.holds(
      times <= mostTimes[kind],
      `p99 of ${kind} pages beside the import is more than ${mostTimes[kind]} times`,
    );
  }
}

/** How long the same work of two platforms takes one worker, and two. */
export async function workersAddUp(rehearsal: Rehearsal): Promise<void> {
  const { mix, product, options } = rehearsal;
  const [, other] = product.workers;
  const seconds = async () => {
    const ids: string[] = [];
    for (const place of mix.places) ids.push(await mix.sendImport(options.rows, rehearsal.name(), place));
    rehearsal.imports.push(...ids);
    return (await rehearsal.searchable(ids, longestImportMs)) / 1000;
  };
  const both = await seconds();
  await other.end();
  const one = await seconds();
  other.begin();
  rehearsal.say(
    `one worker and two           ${mix.places.length} imports of ${options.rows} rows, of ${mix.places.map(({ platform }) => platform).join(' and ')}: found after ${one.toFixed(1)} s by one, ${both.toFixed(1)} s by two`,
  );
}

/**
 * What is lost with the host of the primary while it alone acknowledges: whatever it had not sent yet. It is kept from sending for
 * a while, as by a slow line, so that there is something.
 */
export async function lostByOne(rehearsal: Rehearsal): Promise<void> {
  const { cluster, mix } = rehearsal;
  await cluster.acknowledgeByTwo(false);
  const lost = await cluster.leader();
  const senders = (await rehearsal.asSuperuser('select pid from pg_stat_replication')).map(({ pid }) =>
    Number(pid),
  );
  const known = mix.acknowledged.length;
  const name = rehearsal.name();
  const write = async (which: string, ms: number) => {
    const end = performance.now() + ms;
    for (let nth = 0; performance.now() < end; nth += 1) await mix.write(`${name}-${which}-${nth}`);
  };
  await write('sent', behindMs);
  await wait(settledMs);
  const sent = mix.acknowledged.length - known;
  for (const pid of senders) process.kill(pid, 'SIGSTOP');
  await write('unsent', behindMs);
  await lost.lose();
  for (const pid of senders) process.kill(pid, 'SIGKILL');
  const start = performance.now();
  await until('the other host leads', async () => (await cluster.leader()) !== lost, longestMs);
  const seconds = (performance.now() - start) / 1000;
  lost.return();
  await cluster.settled();
  const written = mix.acknowledged.splice(known);
  const lostOnes = [
    await rehearsal.lostOf(written.slice(0, sent)),
    await rehearsal.lostOf(written.slice(sent)),
  ];
  rehearsal.say(
    `one host acknowledges, and is lost with what it kept for itself for ${behindMs / 1000} s: of ${sent} writes before that ${lostOnes[0]} are lost, of ${written.length - sent} since ${lostOnes[1]}; the other host leads after ${seconds.toFixed(1)} s`,
  );
  rehearsal.holds(written.length > sent && sent > 0, 'there is nothing that could be lost');
  rehearsal.holds(lostOnes[0] === 0, 'what was sent is lost');
  await cluster.acknowledgeByTwo(true);
}

/** Memory of every process under steady load. */
export async function memoryUnderLoad(rehearsal: Rehearsal, minutes: number): Promise<void> {
  const { product } = rehearsal;
  const parts = [...product.webs, ...product.workers];
  const samples: Map<string, number>[] = [];
  const tally = await rehearsal.during(async () => {
    for (let nth = 0; nth <= minutes / everyMinutes; nth += 1) {
      samples.push(await memoryOf(parts));
      await wait(everyMinutes * 60_000);
    }
  });
  rehearsal.say(lineOf(`steady for ${minutes} minutes`, tally));
  // What fills caches at first is no growth.
  const settled = samples.slice(Math.floor(samples.length / 3));
  for (const name of samples.at(-1)?.keys() ?? []) {
    const megabytes = settled.map((sample) => sample.get(name) ?? 0);
    rehearsal.say(
      `  ${name.padEnd(24)} MB ${samples.map((sample) => sample.get(name) ?? 0).join(' ')}; ${growthAnHour(megabytes, everyMinutes).toFixed(0)} MB an hour over the last two thirds`,
    );
  }
}
