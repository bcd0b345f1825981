import { expect, type Page } from '@playwright/test';

type File = Parameters<ReturnType<Page['locator']>['setInputFiles']>[0];

/** Gives a file to the import screen once it takes one: as soon as it knows whose it is. */
export async function giveFile(page: Page, file: File): Promise<void> {
  const chooser = page.locator('input[type=file]');
  await expect(chooser).toBeEnabled();
  await chooser.setInputFiles(file);
}
