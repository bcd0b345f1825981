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

test('A list marks the product that has a draft, and is narrowed to it by its address (behaviour B595)', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await demoIdToken(request, 'admin')}` };
  const orgaSid = `entwurf-${Date.now()}`;
  const orga = { sid: orgaSid, orgaDetails: { name: 'Entwurf AG', kind: 'manufacturer' } };
  await request.post('/api/import/orga/CH', { headers, data: orga });
  const data = (sid: string, title: string) => ({
    orgaInfo: { sid: orgaSid },
    sid,
    productInfo: { articleNumber: sid, title: { de: title } },
    categories: { mainCategory: { sid: 'dachfenster' } },
  });
  const url = (sid: string) => `/api/import/product/CH/${orgaSid}/${sid}`;
  for (const sid of ['a-1', 'a-2', 'a-3'])
    await request.put(url(sid), {
      headers: { ...headers, 'if-none-match': '*' },
      data: data(sid, `Platte ${sid}`),
    });
  await request.put(`${url('a-2')}/draft`, { headers, data: data('a-2', 'Platte neu') });

  const list = `/de/backoffice/orga/${orgaSid}/products`;
  await signInAs(page, 'admin', list);
  const marked = page.getByRole('row').filter({ has: page.getByText('Entwurf', { exact: true }) });
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText('Platte a-2');
  await page.getByRole('combobox', { name: 'Entwurf' }).click();
  await page.getByRole('option', { name: 'mit Entwurf' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page, 'list with drafts');
  await page.goto(page.url());
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('listitem').filter({ hasText: 'Platte a-2' })).toContainText('Entwurf');
});
