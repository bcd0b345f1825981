import type { Page } from '@playwright/test';

/**
 * The path that a click with Ctrl has the browser open in a tab of its own, as nothing on the page prevents it;
 * undefined when something does. The tab is not opened: one in the background is not always told to a test.
 */
export async function leftToBrowser(page: Page, act: () => Promise<unknown>): Promise<string | undefined> {
  const path = page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        const judge = (event: MouseEvent) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null;
          const isLeft = (event.ctrlKey || event.metaKey) && !event.defaultPrevented;
          event.preventDefault();
          resolve(link && isLeft ? link.pathname + link.search : undefined);
        };
        // On the window, after all others have had the click.
        addEventListener('click', judge, { once: true });
      }),
  );
  await act();
  return path;
}
