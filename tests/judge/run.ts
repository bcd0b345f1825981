import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isPlatformKey } from '../../resources/platform/platforms.ts';
import { judgeQueries } from './judgeQueries.ts';
import { openServer } from './openServer.ts';
import { readable } from './readable.ts';
import { readJudged } from './readJudged.ts';
import { summarize } from './summarize.ts';
import { trecFiles } from './trecFiles.ts';

const usage =
  'npm run judge:search -- --file judged.json [--platform CH] [--server http://127.0.0.1:3000] [--json] [--trec folder]';

/** Judges the search of a running server by a file of queries; see docs/judging-search.md. */
async function main(): Promise<void> {
  const { file, platform, server, json, trec } = given();
  const judged = readJudged(basename(file), await textOf(file));
  const verdicts = await judgeQueries(openServer(server, process.env.JUDGE_TOKEN), judged, platform);
  const summary = summarize(verdicts);
  process.stdout.write(
    json ? `${JSON.stringify({ ...summary, verdicts }, null, 2)}\n` : readable(summary, verdicts),
  );
  if (trec === undefined) return;
  const { run, qrels } = trecFiles(verdicts);
  await mkdir(trec, { recursive: true });
  await writeFile(join(trec, 'run.txt'), run);
  await writeFile(join(trec, 'qrels.txt'), qrels);
}

function given() {
  const { values } = parseArgs({
    options: {
      file: { type: 'string' },
      platform: { type: 'string', default: 'CH' },
      server: { type: 'string', default: `http://127.0.0.1:${process.env.PORT ?? '3000'}` },
      json: { type: 'boolean', default: false },
      trec: { type: 'string' },
    },
  });
  const { file, platform, server } = values;
  if (file === undefined) throw new Error(`Which queries? ${usage}`);
  if (!isPlatformKey(platform))
    throw new Error(`There is no platform "${platform}": give one such as CH or DE_DEMO.`);
  if (!URL.canParse(server))
    throw new Error(`"${server}" is no address: give one such as http://127.0.0.1:3000.`);
  return { ...values, file, platform };
}

async function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${file} cannot be read: ${String(cause)}`, { cause });
  });
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
