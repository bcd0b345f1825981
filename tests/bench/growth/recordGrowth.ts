import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { growthChart } from './growthChart.ts';
import { growthTable } from './growthTable.ts';
import { grown, type Growth } from './Growth.ts';

const docs = join(import.meta.dirname, '../../../docs');
const marks = ['<!-- growth: written by the bench -->', '<!-- end of growth -->'] as const;
const chart = '![p95 of each work by the number of products](growth.svg)';

/**
 * Keeps what a run measured (p95 by name of work) in `docs/growth.json`, and draws all that is known anew: the chart in
 * `docs/growth.svg`, the table between its marks in `docs/performance.md`. Throws where these are missing.
 */
export async function recordGrowth(products: number, measured: ReadonlyMap<string, number>): Promise<void> {
  const file = join(docs, 'growth.json');
  // Written below, in this very shape.
  const known = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Growth;
  const growth = grown(known, products, measured);
  const paper = join(docs, 'performance.md');
  const text = await readFile(paper, 'utf8');
  const [start, end] = [text.indexOf(marks[0]), text.indexOf(marks[1])];
  if (start < 0 || end < start)
    throw new Error(`${paper} has no place between "${marks[0]}" and "${marks[1]}".`);
  const before = text.slice(0, start + marks[0].length);
  await writeFile(file, `${JSON.stringify(growth, null, 2)}\n`);
  await writeFile(join(docs, 'growth.svg'), growthChart(growth));
  await writeFile(paper, `${before}\n\n${chart}\n\n${growthTable(growth)}\n\n${text.slice(end)}`);
}
