import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What `npm start` tells Node about its memory holds for what is measured too. */
export async function flagsOfStart(): Promise<string[]> {
  const { scripts } = JSON.parse(
    await readFile(join(import.meta.dirname, '../../../package.json'), 'utf8'),
  ) as { scripts: { start: string } };
  return scripts.start.match(/(?<= )--\S+(?=.* server\/start\.ts)/g) ?? [];
}
