import type { Page } from '@playwright/test';

/** To a screen of the backoffice by its path there, as going forth in the history does it: nothing is loaded anew. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (address) => {
      // The router counts its entries.
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      history.pushState({ idx: idx + 1 }, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    path ? `/de/backoffice/${path}` : '/de/backoffice',
  );
}
