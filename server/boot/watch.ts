import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** What the server is made of; what browsers load is swapped by Vite without a restart. */
const watched = ['server', 'idp', 'demo', 'resources'].map((room) =>
  join(import.meta.dirname, '../..', room),
);

/** Does Node start this process anew whenever a file of the server changes? */
export function isWatched(): boolean {
  return process.env.WATCH_REPORT_DEPENDENCIES !== undefined;
}

/** Runs a program below Node's own watcher, on our terminal, until it is stopped. */
export function watch(program: string): ChildProcess {
  const paths = watched.map((path) => `--watch-path=${path}`);
  return spawn(process.execPath, [...paths, '--watch-preserve-output', program], { stdio: 'inherit' });
}
