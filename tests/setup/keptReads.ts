import { anonymous } from '../../resources/access/rule.ts';
import type { Language } from '../../resources/language/languages.ts';
import { platform } from '../../resources/platform/platforms.ts';
import type { Parameters } from '../../resources/address/routes.ts';
import type { ScreenName } from '../../resources/platform/screens.ts';
import { alternatePlatforms } from '../../server/pages/alternatePlatforms.ts';
import { encodePlain } from '../../server/pages/encodePage.ts';
import { createCommonRows } from '../../server/pages/kept/commonRows.ts';
import { followFeed } from '../../server/pages/kept/followFeed.ts';
import { keysElsewhere, keysOfPage } from '../../server/pages/kept/keysOfPage.ts';
import { Reading } from '../../server/pages/kept/Reading.ts';
import { createPageCache } from '../../server/pages/pageCache.ts';
import { readPage } from '../../server/pages/readPage.ts';
import { storefrontReads } from '../../server/pages/reads/index.ts';
import { keptAlone } from '../../server/base/kept/keptFile.ts';
import { packedIn } from './packedIn.ts';
import type { TaggedDatabase } from './tagged.ts';

/** An address of a page of CH. */
export interface PageAsked {
  screen: ScreenName;
  parameters?: Parameters;
  query?: Record<string, string>;
  language?: Language;
}

/** What pages show, as one process of several would keep it, without the drawing of it. */
export function keptReads({ read }: TaggedDatabase) {
  // A test does not wait for the next reading.
  const followed = followFeed(read, 0);
  // With so little room most are packed.
  const cache = createPageCache(followed, packedIn(keptAlone(), 1_000_000), 100_000);
  const commonRows = createCommonRows(followed);
  let made = 0;

  async function make(
    { screen, parameters = {}, query = {}, language = 'de' }: PageAsked,
    keeping?: { reading: Reading; since: number },
  ) {
    const reading = keeping?.reading;
    const visit = {
      caller: anonymous,
      platform: platform('CH'),
      devDatabase: false,
      db: keeping ? keeping.reading.of(commonRows(read, 'CH', keeping.since)) : read,
    };
    const asked = { platform: platform('CH'), language, screen, parameters };
    const answer = await readPage(storefrontReads, asked, visit, query);
    if (!answer) return undefined;
    const page = { screen, parameters, query, data: answer.data };
    reading?.narrow(keysOfPage(page), keysElsewhere(page));
    const alsoOn = await storefrontReads.alsoOn(visit, screen, parameters);
    return JSON.stringify([answer, alsoOn.map(({ key }) => key)]);
  }

  return {
    /** How many were made anew so far. */
    made: () => made,
    /** Made now. */
    fresh: (asked: PageAsked) => make(asked),
    /** As it is kept, and made only where it is not. */
    async kept(asked: PageAsked): Promise<string | undefined> {
      const others =
        Object.keys(asked.parameters ?? {}).length > 0 ? alternatePlatforms(platform('CH'), false) : [];
      const page = await cache(JSON.stringify(asked), () => {
        const reading = new Reading(
          'CH',
          others.map(({ dataset }) => dataset),
        );
        return {
          reading,
          make: async (since) => {
            made += 1;
            const text = await make(asked, { reading, since });
            return text === undefined ? undefined : encodePlain([text, '', '', ''], 'identity');
          },
        };
      });
      return page?.body.toString();
    },
  };
}
