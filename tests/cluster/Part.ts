import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { childrenOf } from '../setup/childrenOf.ts';

interface Begun {
  command: string;
  arguments: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Whose process it is. */
  account?: { uid: number; gid: number } | undefined;
  /** Path of the file that what it says goes to. */
  log: string;
}

const running = new Set<ChildProcess>();

// Whoever breaks off the run leaves nothing behind; Patroni ends its PostgreSQL.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
process.on('exit', () => running.forEach((child) => child.kill('SIGTERM')));

/** One process of the whole, which can be ended, stopped and begun again. */
export class Part {
  readonly name: string;
  readonly #begun: Begun;
  #running: ChildProcess | undefined;
  /** How often it ended without being asked. */
  ends = 0;

  constructor(name: string, begun: Begun) {
    this.name = name;
    this.#begun = begun;
  }

  get pid(): number {
    if (this.#running?.pid === undefined) throw new Error(`${this.name} does not run.`);
    return this.#running.pid;
  }

  /** All of it and of what it has begun is gone at once, as with its machine. */
  async lose(): Promise<void> {
    const { pid } = this;
    const all = await descendantsOf(pid);
    await this.end('SIGKILL');
    for (const one of all) kill(one);
  }

  begin(): void {
    const { command, arguments: words, env, account, log } = this.#begun;
    const output = openSync(log, 'a');
    const begun = spawn(command, words, { env, stdio: ['ignore', output, output], ...account });
    this.#running = begun;
    running.add(begun);
    begun.once('exit', () => {
      running.delete(begun);
      if (this.#running !== begun) return;
      this.#running = undefined;
      this.ends += 1;
    });
  }

  /** Ends it with that signal; that is no end of its own. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const ending = this.#running;
    this.#running = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    await gone;
  }
}

/** Whom a process has begun, and whom they have. */
export async function descendantsOf(pid: number): Promise<number[]> {
  const children = await childrenOf(pid);
  return [...children, ...(await Promise.all(children.map(descendantsOf))).flat()];
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended with the one that began it.
  }
}
