import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../setup/browserTest.ts';
import { demoIdToken } from '../setup/demoIdToken.ts';
import { signInAs } from '../setup/signInAs.ts';

/** A company that is there for one test, with as many products. */
async function makeCompany(request: APIRequestContext, products: number): Promise<string> {
  const orgaSid = `lager-${Date.now()}-${Math.trunc(Math.random() * 1000)}`;
  const headers = { authorization: `Bearer ${await demoIdToken(request, 'admin')}` };
  const orga = { sid: orgaSid, orgaDetails: { name: 'Lager AG', kind: 'manufacturer' } };
  await request.post('/api/import/orga/CH', { headers, data: orga });
  for (const sid of ['serie-a', 'serie-b'])
    await request.post('/api/import/product-line/CH', {
      headers,
      data: { orgaSid, sid, title: { de: sid === 'serie-a' ? 'Serie A' : 'Serie B' } },
    });
  for (let number = 1; number <= products; number += 1)
    await request.put(`/api/import/product/CH/${orgaSid}/p${number}`, {
      headers: { ...headers, 'if-none-match': '*' },
      data: {
        orgaInfo: { sid: orgaSid },
        sid: `p${number}`,
        productInfo: {
          articleNumber: `L-${number}`,
          title: { de: `Platte ${number}` },
          productLine: 'serie-a',
        },
        categories: { mainCategory: { sid: 'dachfenster' } },
      },
    });
  return orgaSid;
}

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

test('Pictures of a product are dropped in, put in order with the keyboard and described for the catalogue', async ({
  page,
  request,
}) => {
  const orgaSid = await makeCompany(request, 1);
  await signInAs(page, 'admin', `/de/backoffice/orga/${orgaSid}/products/p1`);
  const [red, green] = [await picture('#c33'), await picture('#393')];
  await page.getByLabel('Bilder', { exact: true }).setInputFiles([
    { name: 'rot.png', mimeType: 'image/png', buffer: red },
    { name: 'gruen.png', mimeType: 'image/png', buffer: green },
  ]);
  const missing = page.getByRole('button', { name: /^Beschreibung fehlt \(Bilder/ });
  await expect(missing).toHaveCount(2);
  const pictures = page.getByRole('img', { name: /^Bilder \d$/ });
  const second = (await pictures.nth(1).getAttribute('src')) ?? '';
  await page.getByRole('button', { name: 'Bild nach vorne (Bilder 2)' }).focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(pictures.nth(0)).toHaveAttribute('src', second);

  await missing.first().click();
  const dialog = page.getByRole('dialog', { name: /^Bildbeschreibung/ });
  await dialog.getByLabel('Deutsch').fill('Eine grüne Platte');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('button', { name: 'Beschreibung fehlt: EN, FR, IT (Bilder 1)' })).toBeVisible();
  const shown = page.getByLabel('Bilder im Einsatz', { exact: true });
  await shown.setInputFiles({ name: 'dach.png', mimeType: 'image/png', buffer: red });
  await expect(page.getByRole('img', { name: 'Bilder im Einsatz 1' })).toBeVisible();
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/import/product/'),
  );
  await page.getByRole('button', { name: 'Speichern' }).click();
  expect((await saved).status()).toBe(200);

  await page.goto(`/de/product/${orgaSid}/p1`);
  await expect(page.getByRole('img', { name: 'Eine grüne Platte' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Im Einsatz' }).getByRole('img')).toHaveAttribute(
    'alt',
    'Platte 1, Im Einsatz',
  );
});

test('A company without products is led to its import', async ({ page, request }) => {
  const orgaSid = await makeCompany(request, 0);
  await signInAs(page, 'admin', `/de/backoffice/orga/${orgaSid}/products`);
  await page.getByRole('link', { name: 'Zum Import' }).click();
  await expect(page).toHaveURL(`/de/backoffice/import?company=${orgaSid}`);
});
