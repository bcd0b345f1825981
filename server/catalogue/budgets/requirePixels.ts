import type { Budget } from '../../../resources/limits.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { budgetOf } from './budgetOf.ts';
import type { Holder } from './Holder.ts';
import { overBudget } from './overBudget.ts';
import { megapixel, usedToday } from './useOf.ts';

/** Throws 429 `budget-day` when the holder has used up the points of today; of pictures that were counted before. */
export async function requirePixels(db: ScopedQueries, holder: Holder, ofAll: Budget): Promise<void> {
  const { megapixelsADay } = await budgetOf(db, holder, ofAll);
  const { pixels, bytes, pictures } = await usedToday(db, holder);
  if (pixels < megapixelsADay * megapixel) return;
  const megapixels = Math.round(pixels / megapixel);
  throw overBudget(429, 'budget-day', {
    values: {
      megapixels,
      mostMegapixels: megapixelsADay,
      pictures,
      megabytes: Math.ceil(bytes / 1024 / 1024),
    },
  });
}
