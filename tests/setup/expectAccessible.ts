import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds nothing on the page as it stands, by all of its rules or by these; a failure names each
 * element at fault.
 */
export async function expectAccessible(page: Page, what: string, rules?: string[]): Promise<void> {
  await page.evaluate(stillness);
  // Without the blank page in which parts of other origins would be put together, and without the list of what passed.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(({ id, nodes }) => [
    id,
    ...nodes.map(({ target, html }) => `${String(target)} ${html}`),
  ]);
  expect.soft(found, what).toEqual([]);
}

/** Half way through a transition the contrast of a colour means nothing. */
async function stillness(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
