import { expect, test } from '../setup/browserTest.ts';
import { signInAs } from '../setup/signInAs.ts';

test('A product says what it lacks, leads to the field, and is more complete once that is filled', async ({
  page,
}) => {
  await signInAs(page, 'supplier', '/de/backoffice/orga/alpenfenster/products?sort=completeness&order=ASC');
  const shares = page.getByRole('cell').filter({ hasText: /^\d+ %$/ });
  await expect(shares).not.toHaveCount(0);
  const sorted = (await shares.allTextContents()).map((text) => Number.parseInt(text, 10));
  expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));

  await page.getByRole('row').nth(1).getByRole('link').click();
  const quality = page.getByRole('region', { name: 'Vollständigkeit' });
  await expect(quality).toContainText(`${sorted[0]} %`);
  const gap = quality.getByRole('button', { name: /^Titel \(/ }).first();
  const name = (await gap.textContent()) ?? '';
  await gap.click();
  await page.keyboard.type('Fenêtre de toit');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(quality.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(quality).not.toContainText(`${sorted[0]} %`);
});
