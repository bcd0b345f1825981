import { readdirSync, readFileSync } from 'node:fs';
import { keysOf } from '../../../resources/keysOf.ts';
import type { TaggedPool } from '../../setup/tagged.ts';

/** The system counts in hundredths of a second (`getconf CLK_TCK` on Linux). */
const ticksPerSecond = 100;

interface Counted {
  pid: number;
  parent: number;
  /** With that of its children that have ended. */
  seconds: number;
  command: string;
}

/**
 * CPU seconds of processes so far, with all that they have started, ended or not: what else the machine does changes them
 * little. From the system's own counters; Linux only.
 */
export function cpuSeconds(...pids: number[]): number {
  return treeOf(pids).reduce((sum, { seconds }) => sum + seconds, 0);
}

/**
 * The same by what the processes are: each counts for the first name whose form its command line, or that of the nearest
 * above it, has.
 */
export function cpuSecondsBy<Name extends string>(
  pid: number,
  forms: Readonly<Record<Name, RegExp>>,
): Map<Name, number> {
  const all = new Map(treeOf([pid]).map((one) => [one.pid, one]));
  const nameOf = (one: Counted | undefined): Name | undefined =>
    one && (keysOf(forms).find((name) => forms[name].test(one.command)) ?? nameOf(all.get(one.parent)));
  const sums = new Map(keysOf(forms).map((name) => [name, 0]));
  for (const one of all.values()) {
    const name = nameOf(one);
    if (name !== undefined) sums.set(name, (sums.get(name) ?? 0) + one.seconds);
  }
  return sums;
}

function treeOf(pids: readonly number[]): Counted[] {
  const all = processes();
  const wanted = new Set(pids);
  // A child may stand before its parent.
  for (let before = 0; before < wanted.size;) {
    before = wanted.size;
    for (const { pid, parent } of all) if (wanted.has(parent)) wanted.add(pid);
  }
  return all.filter(({ pid }) => wanted.has(pid));
}

/** The process of the database server that starts one for each connection. */
export async function databasePid(write: TaggedPool): Promise<number> {
  const [row] = await write<[{ pid: number }]>`select pg_backend_pid() as pid`;
  const own = processes().find(({ pid }) => pid === row.pid);
  if (!own) throw new Error('The database server does not run on this machine.');
  return own.parent;
}

function processes(): Counted[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => countedOf(Number(name)) ?? []);
}

/** Undefined for one that has just ended. */
function countedOf(pid: number): Counted | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold anything; fields 4, 14 to 17 of proc_pid_stat(5) follow.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { pid, parent: Number(fields[1]), seconds: ticks / ticksPerSecond, command };
  } catch {
    return undefined;
  }
}
