import { expect, test } from '../setup/browserTest.ts';
import { demoIdToken } from '../setup/demoIdToken.ts';
import { expectAccessible } from '../setup/expectAccessible.ts';
import { signInAs } from '../setup/signInAs.ts';

// It is asked whether there is such a record or draft yet, and whether visitors see it.
test.use({ allowedConsole: /status of 404/ });

test('A product is begun as a draft, found again beside the list, seen in its preview, and there once it is published (behaviour B633)', async ({
  page,
  request,
}) => {
  const title = `Schiebeladen ${Date.now()}`;
  const sid = title.toLowerCase().replace(' ', '-');
  await signInAs(page, 'supplier', '/de/backoffice/orga/alpenfenster/products/create');
  await page.getByRole('textbox', { name: 'Deutsch' }).first().fill(title);
  await expect(page.getByLabel(/^Kennung/)).toHaveValue(sid);
  const keep = page.getByRole('button', { name: 'Als Entwurf behalten' });
  await keep.click();
  await expect(page).toHaveURL(`/de/backoffice/orga/alpenfenster/products/create?draft=${sid}`);
  await expect(page.getByText(/Es gibt einen Entwurf, zuletzt gespeichert von supplier/)).toBeVisible();
  await expectAccessible(page, 'form of a draft');
  const headers = { authorization: `Bearer ${await demoIdToken(request, 'supplier')}` };
  const stored = () => request.get(`/api/import/product/CH/alpenfenster/${sid}`, { headers });
  expect((await stored()).status()).toBe(404);

  // What is missing is named as the form names it, and published it is not.
  await page.getByRole('button', { name: 'Ansehen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Entwurf' });
  await expect(dialog.getByText(/^Artikelnummer: /)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Veröffentlichen' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();

  // The list leads back to it; there it is written further.
  await page.goto('/de/backoffice/orga/alpenfenster/products');
  await page.getByRole('button', { name: /^Entw(u|ü)rfe? \(\d+\)$/ }).click();
  await expectAccessible(page, 'drafts beside a list');
  await page.getByRole('menuitem', { name: title }).click();
  await expect(page).toHaveURL(`/de/backoffice/orga/alpenfenster/products/create?draft=${sid}`);
  await page.getByLabel(/^Artikelnummer/).fill(sid);
  await page.getByRole('combobox', { name: /^Kategorie/ }).fill('Dachfenster');
  await page.getByRole('option', { name: 'Dachfenster' }).first().click();
  await keep.click();
  await expect(page.getByText('Zu sehen ist er erst, wenn er veröffentlicht ist.').last()).toBeVisible();
  await expect(keep).toBeDisabled();
  await page.getByRole('button', { name: 'Ansehen' }).click();
  const preview = await dialog.getByRole('link', { name: 'Vorschau' }).getAttribute('href');
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page).toHaveURL(`/de/backoffice/orga/alpenfenster/products/${sid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect((await (await stored()).json()).productInfo.articleNumber).toBe(sid);
  expect(preview).toBe(`/de/product/alpenfenster/${sid}?preview=1`);
});
