import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds nothing on the page as it stands, by all of its rules or by these; a failure names each
 * element at fault.
 */
export async function expectAccessible(page: Page, what: string, rules?: string[]): Promise<void> {
  await page.evaluate(stillness);
  const axe = new AxeBuilder({ page });
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
