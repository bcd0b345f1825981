import { answerConsent } from '../setup/answerConsent.ts';
import { expect, test } from '../setup/browserTest.ts';

test('A search field shows what was searched for before, and tells how many suggestions there are', async ({
  page,
}) => {
  await page.goto('/de');
  await answerConsent(page);
  const field = page.getByLabel('Katalog durchsuchen').first();
  await field.click();
  await field.fill('Parkett');
  await expect(page.getByRole('status').filter({ hasText: /Vorschläge: \d/ })).toBeAttached();
  await field.press('Enter');
  await expect(page).toHaveURL(/text=Parkett/);
  await field.fill('');
  await expect(page.getByRole('navigation', { name: 'Zuletzt gesucht' }).getByRole('link')).toHaveText([
    'Parkett',
  ]);
});
