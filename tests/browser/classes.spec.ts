import { answerConsent } from '../setup/answerConsent.ts';
import { expect, test } from '../setup/browserTest.ts';

test.use({ allowedConsole: /404 \(Not Found\) .*\/class\/ifc\/IfcDo\)/ });

test('The class of a product leads to all products of the class, which are narrowed and turned over; others are not found', async ({
  page,
}) => {
  await page.goto('/de/category/innentueren');
  await answerConsent(page);
  const main = page.getByRole('main');
  await main.getByRole('article').getByRole('link').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-page', 'product');
  await main.getByRole('link', { name: 'IfcDoor', exact: true }).first().click();
  await expect(page).toHaveURL('/de/class/ifc/IfcDoor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('IfcDoor');
  await expect(main.getByRole('link', { name: 'Türen', exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Fenster', exact: true })).toHaveCount(0);

  const company = main.getByLabel('Firma');
  const chosen = (await company.locator('option').nth(1).textContent()) ?? '';
  const count = /\((\d+)\)/.exec(chosen)?.[1];
  await company.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/de\/class\/ifc\/IfcDoor\?.*orga=/);
  await expect(main).toContainText(`${count} Produkte`);

  await page.goto('/fr/class/ifc/IfcDoor?page=2');
  await expect(page).toHaveTitle(/^IfcDoor, Page 2/);
  expect((await page.goto('/de/class/ifc/IfcDo'))?.status()).toBe(404);
});
