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

  await page.goto('/fr/class/ifc/IfcCovering?page=2');
  await expect(page).toHaveTitle(/^IfcCovering \(Revêtement\), Page 2/);
  expect((await page.goto('/de/class/ifc/IfcDo'))?.status()).toBe(404);
});

test('The tree of a classification leads from the categories to a class, and from there up again', async ({
  page,
}) => {
  await page.goto('/de/category');
  await answerConsent(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'IFC', exact: true }).click();
  await expect(page).toHaveURL('/de/class/ifc');
  await main.getByRole('link', { name: 'IfcWindow Fenster' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('IfcWindow');
  await main.getByRole('link', { name: 'Bauelement', exact: true }).click();
  await expect(page).toHaveURL('/de/class/ifc/IfcBuiltElement');

  await page.goto('/de/search?text=T%C3%BCr');
  await expect(main.getByRole('link', { name: 'Türen', exact: true }).first()).toHaveAttribute(
    'href',
    '/de/category/tueren',
  );
  await main.getByRole('link', { name: 'IfcDoor Tür' }).click();
  await expect(page).toHaveURL('/de/class/ifc/IfcDoor');
});

test('On a phone the search field stays in sight while scrolling, and companies stand above their products in a third of the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de/orga/alpenfenster');
  await answerConsent(page);
  const head = await page.getByRole('main').locator('.toolbar').boundingBox();
  const masthead = await page.getByRole('banner').boundingBox();
  expect((head?.y ?? 844) - (masthead?.height ?? 0)).toBeLessThan(844 / 3);
  await page.mouse.wheel(0, 900);
  await expect
    .poll(async () => (await page.getByRole('banner').getByRole('searchbox').boundingBox())?.y)
    .toBeGreaterThanOrEqual(0);
});
