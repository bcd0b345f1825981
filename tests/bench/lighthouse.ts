import lighthouse from 'lighthouse';
import { freePort } from '../../server/base/freePort.ts';
import type { Bench, Measured } from './setup/bench.ts';
import { categorySids, productKeys } from './setup/catalogueKeys.ts';
import { startBrowser } from './setup/chromium.ts';
import { serveWorld } from './setup/serveWorld.ts';

const rounds = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * The marks of Lighthouse (0 to 100) for pages on a phone, each seen for the first time, so that the consent dialog
 * is open: of five rounds the middle one, by category.
 */
export const bench: Bench = async ({ world, tell }) => {
  const filled = await world();
  const [category] = await categorySids(filled);
  const [product] = await productKeys(filled, 1);
  const served = await serveWorld(filled);
  const port = await freePort();
  const browsing = await startBrowser(port);
  try {
    const parts: Record<string, Measured> = {};
    for (const [name, path] of Object.entries({
      start: '/de',
      category: `/de/category/${category}`,
      list: `/de/category/${category}?view=list`,
      table: `/de/category/${category}?view=table`,
      orgas: '/de/orga',
      classSystem: '/de/class/ifc',
      product: `/de/product/${product}`,
      search: '/de/search?text=fenster',
    })) {
      const marks: Record<string, number[]> = {};
      for (let round = 0; round < rounds; round += 1) {
        const result = await lighthouse(`http://ch.localhost:${served.port}${path}`, {
          port,
          onlyCategories: [...categories],
          logLevel: 'silent',
        });
        for (const one of categories)
          (marks[one] ??= []).push(Math.round((result?.lhr.categories[one]?.score ?? 0) * 100));
      }
      parts[name] = { marks: Object.fromEntries(categories.map((one) => [one, middle(marks[one] ?? [])])) };
      tell(`${name}: ${rounds} rounds`);
    }
    const worst = categories.map((one) => [
      one,
      Math.min(...Object.values(parts).map((part) => part.marks?.[one] ?? 0)),
    ]);
    return { marks: Object.fromEntries(worst) as Record<string, number>, parts };
  } finally {
    await browsing.close();
    await served.close();
  }
};

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
