/**
 * Every check of the product, one stage after the other (`npm test`). The last line is `N passed, N failed` over
 * all of them; a stage that crashes or runs nothing counts as a failure, and so does a skipped test.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runStage, type Count } from './stage.ts';
import { countPlaywright, countVitest } from './countReports.ts';

const results = join(import.meta.dirname, '../test-results');
const vitestReport = join(results, 'vitest.json');
const playwrightReport = join(results, 'playwright.json');

const stages: {
  name: string;
  command: string[];
  env?: Record<string, string>;
  report?: () => Promise<Count>;
}[] = [
  { name: 'types', command: ['npm', 'run', '-s', 'typecheck'] },
  { name: 'lint', command: ['npm', 'run', '-s', 'lint'] },
  {
    name: 'unit and API',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    report: () => countVitest(vitestReport),
  },
  {
    name: 'browser',
    command: ['playwright', 'test', '--config=tests/playwright.config.ts', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    report: () => countPlaywright(playwrightReport),
  },
];

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });

const total: Count = { passed: 0, failed: 0, remarks: [] };
const summary: string[] = [];
for (const { name, command, env, report } of stages) {
  process.stdout.write(`\n== ${name}\n`);
  const count = await runStage(command, env, report);
  total.passed += count.passed;
  total.failed += count.failed;
  total.remarks.push(...count.remarks);
  summary.push(`${name.padEnd(14)} ${count.passed} passed, ${count.failed} failed`);
}

for (const remark of total.remarks) process.stdout.write(`\n${remark}\n`);
process.stdout.write(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
