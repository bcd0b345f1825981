import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Count } from './stage.ts';

interface VitestReport {
  numPassedTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface Suite {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

const longestReason = 600;

/** A browser on a busy machine stumbles now and then; one that stumbles more often is broken. */
const mostSecondTries = 2;

/**
 * All that did not pass has failed, skipped ones too; so has a file that broke outside its tests, and each error outside
 * all of them, which `unhandled` holds (tests/unhandledErrors.ts).
 */
export async function countVitest(file: string, unhandled: string): Promise<Count> {
  const errors = (await readFile(unhandled, 'utf8')).split('\n').filter(Boolean);
  const report = await read<VitestReport>(file);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const failed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed');
  return {
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests + broken.length + errors.length,
    remarks: [
      ...broken.map(({ name, message }) => remark('broken', name, message)),
      ...failed.map(({ status, fullName, failureMessages }) => remark(status, fullName, failureMessages[0])),
      ...errors.map((stack) => remark('unhandled', 'outside every test', JSON.parse(stack) as string)),
    ],
  };
}

/** A skipped test has failed. What passed at the second try only is named ("flaky"), and has failed where it is more than two. */
export async function countPlaywright(file: string): Promise<Count> {
  const { stats, suites } = await read<PlaywrightReport>(file);
  const specs = suites.flatMap(specsOf);
  const isBorne = stats.flaky <= mostSecondTries;
  return {
    passed: stats.expected + (isBorne ? stats.flaky : 0),
    failed: stats.unexpected + stats.skipped + (isBorne ? 0 : stats.flaky),
    remarks: specs.flatMap(({ title, file: place, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ status, results }) => {
          const reasons = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''));
          return remark(status, `${place} › ${title}`, reasons[0]);
        }),
    ),
  };
}

function specsOf({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function remark(how: string, what: string, why = ''): string {
  const reason = stripVTControlCharacters(why).trim().slice(0, longestReason);
  return `${how}: ${what}\n${reason.replaceAll(/^/gm, '    ')}`;
}

async function read<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}
