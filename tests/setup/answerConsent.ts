import type { Page } from '@playwright/test';

/** Answers the consent dialog that stands open on a page of the storefront. */
export async function answerConsent(page: Page, button = 'Nur notwendige'): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
}
