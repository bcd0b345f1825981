import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

export interface Count {
  passed: number;
  failed: number;
  /** What did not simply pass, and why, in lines for the summary. */
  remarks: string[];
}

const root = join(import.meta.dirname, '..');
const longestMs = 30 * 60_000;

/**
 * Runs one stage with its output on ours. Without a report the stage is one check; with one, the report counts,
 * and a stage that ran nothing, left no report or ended badly without a failed test is one failure more.
 */
export async function runStage(
  command: string[],
  env: Record<string, string> = {},
  report?: () => Promise<Count>,
): Promise<Count> {
  const isGood = (await exitCode(command, env)) === 0;
  if (!report) return { passed: Number(isGood), failed: Number(!isGood), remarks: [] };
  const count = await report().catch((error: Error) => ({
    passed: 0,
    failed: 0,
    remarks: [`No report: ${error.message}`],
  }));
  const isUncounted = count.failed === 0 && (!isGood || count.passed === 0);
  return { ...count, failed: count.failed + Number(isUncounted) };
}

function exitCode([program = '', ...args]: string[], env: Record<string, string>): Promise<number | null> {
  // The node of this process, and the programs of this project, before those of the system.
  const path = [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env, PATH: path },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: longestMs,
  });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stdout.write(`${program} did not start: ${error.message}\n`);
      resolve(null);
    });
    child.once('exit', resolve);
  });
}
