import { fruitlessSearches as limits } from '../../../resources/limits.ts';
import type { DatasetKey } from '../../../resources/platforms.ts';
import { today } from '../../../resources/today.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { fold } from '../query/fold.ts';
import { writeFruitless, type Fruitless } from './fruitlessSearches.ts';

const flushEveryMs = 1000;

export interface FruitlessCounter {
  /** Counts a text that found nothing on a platform. */
  note(dataset: DatasetKey, typed: string): void;
  stop(): Promise<void>;
}

/**
 * Counts in memory what is searched in vain and writes it once a second; what cannot be written is dropped. A
 * page that comes from the cache was counted when it was made.
 */
export function fruitlessCounter(db: SystemQueries, onFailure: (error: unknown) => void): FruitlessCounter {
  let counted = new Map<string, Fruitless>();

  async function flush(): Promise<void> {
    if (counted.size === 0) return;
    const batch = [...counted.values()];
    counted = new Map();
    await writeFruitless(db, batch).catch(onFailure);
  }

  const timer = setInterval(() => void flush(), flushEveryMs).unref();
  return {
    note(dataset, typed) {
      const text = fold(typed).slice(0, limits.longestText);
      const key = `${dataset} ${text}`;
      const known = counted.get(key);
      if (known) known.searches += 1;
      else if (text && counted.size < limits.mostADay)
        counted.set(key, { dataset, day: today(), text, searches: 1 });
    },
    stop: () => {
      clearInterval(timer);
      return flush();
    },
  };
}
