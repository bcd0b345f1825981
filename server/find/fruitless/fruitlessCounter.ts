import type { Language } from '../../../resources/language/languages.ts';
import { fruitlessSearches as limits } from '../../../resources/limits.ts';
import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import { today } from '../../../resources/today.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { fold } from '../query/fold.ts';
import { writeFruitless, type Fruitless } from './fruitlessSearches.ts';
import { writeChoices, type Choice } from './searchChoices.ts';

const flushEveryMs = 1000;

export interface FruitlessCounter {
  /** Counts a text that found nothing on a platform, or (`isWeak`) only what comes near. */
  note(dataset: DatasetKey, typed: string, more?: { language?: Language; isWeak?: boolean }): void;
  /** Counts a product that was opened from the page of a search. */
  noteChoice(dataset: DatasetKey, typed: string, product: Pick<Choice, 'orgaSid' | 'productSid'>): void;
  stop(): Promise<void>;
}

/**
 * Counts in memory what is searched in vain, and what is opened then, and writes it once a second; what cannot be written
 * is dropped. A page that comes from the cache was counted when it was made.
 */
export function fruitlessCounter(db: SystemQueries, onFailure: (error: unknown) => void): FruitlessCounter {
  let counted = new Map<string, Fruitless>();
  let chosen = new Map<string, Choice>();

  async function flush(): Promise<void> {
    const [searches, choices] = [[...counted.values()], [...chosen.values()]];
    counted = new Map();
    chosen = new Map();
    if (searches.length > 0) await writeFruitless(db, searches).catch(onFailure);
    if (choices.length > 0) await writeChoices(db, choices).catch(onFailure);
  }

  const timer = setInterval(() => void flush(), flushEveryMs).unref();
  return {
    note(dataset, typed, { language = 'de', isWeak = false } = {}) {
      const text = textOf(typed);
      const key = `${dataset} ${text}`;
      const known = counted.get(key);
      const last = { typed: typed.trim().slice(0, limits.longestText), language, isWeak };
      if (known) Object.assign(known, last, { searches: known.searches + 1 });
      else if (text && counted.size < limits.mostADay)
        counted.set(key, { dataset, day: today(), text, searches: 1, ...last });
    },
    noteChoice(dataset, typed, { orgaSid, productSid }) {
      const text = textOf(typed);
      const key = JSON.stringify([dataset, text, orgaSid, productSid]);
      const known = chosen.get(key);
      if (known) known.choices += 1;
      else if (text && chosen.size < limits.mostADay)
        chosen.set(key, { dataset, day: today(), text, orgaSid, productSid, choices: 1 });
    },
    stop: () => {
      clearInterval(timer);
      return flush();
    },
  };
}

function textOf(typed: string): string {
  return fold(typed).slice(0, limits.longestText);
}
