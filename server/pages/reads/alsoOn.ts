import type { Platform } from '../../../resources/platforms.ts';
import type { Parameters } from '../../../resources/routes.ts';
import type { ScreenName } from '../../../resources/screens.ts';
import { alternatePlatforms } from '../alternatePlatforms.ts';
import type { Visit } from '../PageReads.ts';

/**
 * The other public platforms of the group on which the same address shows the same thing, for hreflang
 * (specification section 2): what every platform has stands everywhere, a thing only where it is kept.
 */
export async function alsoOn(visit: Visit, screen: ScreenName, parameters: Parameters): Promise<Platform[]> {
  const others = alternatePlatforms(visit.platform, visit.devDatabase);
  if (others.length === 0) return [];
  const datasets = await storesWith(visit, screen, parameters);
  return datasets ? others.filter(({ dataset }) => datasets.has(dataset)) : others;
}

/** The platforms that keep the thing an address names; undefined where it names none. */
async function storesWith(
  { sql }: Visit,
  screen: ScreenName,
  parameters: Parameters,
): Promise<Set<string> | undefined> {
  const { categorySid = '', orgaSid = '', productSid = '' } = parameters;
  const found = async (rows: PromiseLike<{ platform: string }[]>) =>
    new Set((await rows).map(({ platform }) => platform));
  switch (screen) {
    case 'category':
      return found(
        sql<{ platform: string }[]>`select platform from category_relation where child_sid = ${categorySid}`,
      );
    case 'orga':
      return found(sql<{ platform: string }[]>`select platform from orga where sid = ${orgaSid}`);
    case 'product':
      return found(
        sql<
          { platform: string }[]
        >`select platform from product where orga_sid = ${orgaSid} and sid = ${productSid}`,
      );
    default:
      return undefined;
  }
}
