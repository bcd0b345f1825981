import { readFile } from 'node:fs/promises';
import type { Count } from './stage.ts';

interface VitestReport {
  numPassedTests: number;
  numTotalTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** All that did not pass has failed, skipped ones too; so has a file that broke outside its tests. */
export async function countVitest(file: string): Promise<Count> {
  const report = await read<VitestReport>(file);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const failed = report.numTotalTests - report.numPassedTests + broken.length;
  return { passed: report.numPassedTests, failed };
}

/** All that did not pass at the first attempt has failed, skipped ones too. */
export async function countPlaywright(file: string): Promise<Count> {
  const { expected, unexpected, flaky, skipped } = (await read<PlaywrightReport>(file)).stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
}

async function read<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}
