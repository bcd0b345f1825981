import type { Page } from '@playwright/test';

/** Of the page's background, from 0 to 255. */
export function brightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const parts = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? [];
    return Math.max(...parts.slice(0, 3).map(Number));
  });
}
