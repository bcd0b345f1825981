import { openCatalogue, type Catalogue } from './openCatalogue.ts';
import type { Server } from './openServer.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import type { Judged } from './readJudged.ts';
import { judgeQuery, type Verdict } from './judgeQuery.ts';

/**
 * Asks one query after the other; `platform` is for those that name none. Throws what to mend, with the number of the
 * entry (from 1), where some cannot be judged: before it asks the first one, if that can be told.
 */
export async function judgeQueries(
  server: Server,
  judged: readonly Judged[],
  platform: PlatformKey,
): Promise<Verdict[]> {
  const catalogue = openCatalogue(server);
  const asked = judged.map((entry) => ({ ...entry, platform: entry.platform ?? platform }));
  await needCategories(catalogue, asked);
  const verdicts: Verdict[] = [];
  for (const [index, entry] of asked.entries()) {
    const id = `q${String(index + 1).padStart(4, '0')}`;
    verdicts.push(
      await judgeQuery(server, catalogue, entry, id).catch((cause: Error) => {
        throw new Error(`${placeOf(index, entry)}: ${cause.message}`, { cause });
      }),
    );
  }
  return verdicts;
}

async function needCategories(
  catalogue: Catalogue,
  asked: readonly (Judged & { platform: PlatformKey })[],
): Promise<void> {
  const faults: string[] = [];
  for (const [index, entry] of asked.entries())
    for (const sid of entry.answers.flatMap(({ categories = [] }) => categories))
      if (!(await catalogue.subtree(entry.platform, sid)))
        faults.push(
          `${placeOf(index, entry)}: ${entry.platform} has no category "${sid}": name one that it shows`,
        );
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

function placeOf(index: number, { query }: Judged): string {
  return `entry ${index + 1} (${JSON.stringify(query)})`;
}
