import { askAsSuperuser, askOnce, type Cluster } from './beginCluster.ts';
import type { Product } from './beginProduct.ts';
import type { Mix } from './Mix.ts';
import type { Options } from './options.ts';
import { Tally, type Kind } from './Tally.ts';
import { until } from './until.ts';

/** How the rows of imports ended. */
export interface Report {
  id: string;
  state: string;
  attempts: number;
  excused: number;
}

const endedStates = ['applied', 'searchable'];

/** The whole while it is put through what may happen: what every part of the run needs, and what is counted over all of them. */
export class Rehearsal {
  readonly cluster: Cluster;
  readonly product: Product;
  readonly mix: Mix;
  readonly options: Options;
  /** Accepted while two hosts acknowledge, so that none may be lost. */
  readonly imports: string[] = [];
  /** What does not hold. */
  readonly broken: string[] = [];
  #named = 0;

  constructor(cluster: Cluster, product: Product, mix: Mix, options: Options) {
    this.cluster = cluster;
    this.product = product;
    this.mix = mix;
    this.options = options;
  }

  isChosen(name: string): boolean {
    const { only } = this.options;
    return only.length === 0 || only.some((part) => name.includes(part));
  }

  say(line: string): void {
    process.stdout.write(`${line}\n`);
  }

  /** Says what does not hold, and that the run ends badly. */
  holds(isSo: boolean, what: string): void {
    if (isSo) return;
    this.broken.push(what);
    this.say(`DOES NOT HOLD: ${what}`);
  }

  /** A name for products that nobody had before. */
  name(): string {
    return `r${(this.#named += 1)}`;
  }

  /** What clients see while something is done. */
  async during(work: () => Promise<unknown>): Promise<Tally> {
    const { mix } = this;
    mix.tally = new Tally();
    mix.begin();
    try {
      await work();
    } finally {
      await mix.end();
    }
    return mix.tally;
  }

  /** On the host that leads. */
  async ask(text: string): Promise<Record<string, unknown>[]> {
    const { port } = await this.cluster.leader();
    return askOnce(`postgres://baustein@127.0.0.1:${port}/baustein`, text);
  }

  async asSuperuser(text: string): Promise<Record<string, unknown>[]> {
    return askAsSuperuser(await this.cluster.leader(), text);
  }

  async reportsOf(ids: readonly string[]): Promise<Report[]> {
    if (ids.length === 0) return [];
    const rows = await this.ask(
      `select id, state, attempts, excused from import_report where id in (${quoted(ids)}) order by created_at`,
    );
    return rows.map(({ id, state, attempts, excused }) => ({
      id: String(id),
      state: String(state),
      attempts: Number(attempts),
      excused: Number(excused),
    }));
  }

  /** Waits until they are found, which breaks the run if it does not come; milliseconds. */
  async searchable(ids: readonly string[], longestMs: number): Promise<number> {
    const start = performance.now();
    const isDone = async () =>
      (await this.reportsOf(ids)).every(({ state }) => !['queued', 'running', 'applied'].includes(state));
    await until('imports are found', isDone, longestMs).catch((error: Error) =>
      this.holds(false, error.message),
    );
    return performance.now() - start;
  }

  /** How many of what was acknowledged are not there. */
  async lostOf(sids: readonly string[]): Promise<number> {
    if (sids.length === 0) return 0;
    const [{ count } = { count: 0 }] = await this.ask(
      `select count(*)::int as count from product where sid in (${quoted(sids)})`,
    );
    return sids.length - Number(count);
  }

  /** Waits for what was accepted, and judges the whole. */
  async judge(faults: number): Promise<void> {
    const { imports, mix, product } = this;
    const sure = mix.acknowledged.slice();
    await this.searchable(imports, 300_000);
    const reports = await this.reportsOf(imports);
    const whole = reports.filter(({ state }) => endedStates.includes(state));
    const open = reports.filter(({ state }) => ['queued', 'running'].includes(state));
    const lost = await this.lostOf(sure);
    const sum = (which: 'attempts' | 'excused') => reports.reduce((all, one) => all + one[which], 0);
    this.say(
      `\nfaults ${faults}; writes acknowledged ${sure.length}, lost ${lost}; imports ${imports.length}, done ${whole.length}, stuck ${open.length}, failed for good ${reports.length - whole.length - open.length}, gone ${imports.length - reports.length} (attempts ${sum('attempts')}, of them broken off by something else ${sum('excused')}); processes ended ${product.ends()}`,
    );
    this.holds(lost === 0, `${lost} acknowledged writes are lost`);
    this.holds(whole.length === imports.length, 'not all imports are done');
    this.holds(product.ends() === 0, 'processes ended');
  }
}

function quoted(texts: readonly string[]): string {
  return texts.map((text) => `'${text}'`).join(', ');
}

/** What clients saw, in a line. */
export function lineOf(name: string, tally: Tally, recoveredMs?: number): string {
  const { requests, refused, failed, failures } = tally;
  const seconds = recoveredMs === undefined ? '' : `, writes back after ${(recoveredMs / 1000).toFixed(1)} s`;
  const why = [...failures].map(([what, count]) => `${what}: ${count}`).join(', ');
  const ms = (...kinds: Kind[]) => tally.percentiles(...kinds).join('/');
  return `${name.padEnd(28)} requests ${requests}, refused ${refused}, failed reads ${failed.reads}, writes ${failed.writes}${why && ` (${why})`}${seconds}; p50/p95/p99 ms: kept ${ms('kept')}, made ${ms('made')}, other reads ${ms('other')}, writes ${ms('write')}`;
}
