import { join } from 'node:path';
import { giveFile } from '../setup/giveFile.ts';
import { signInAs } from '../setup/signInAs.ts';
import { expect, test } from '../setup/browserTest.ts';

/** Three products in four languages, written by LibreOffice Calc from the `.fods` beside it. */
const file = join(import.meta.dirname, 'files/sortiment.xlsx');
const title = 'Quarzglasfenster Firnlicht, dreifach verglast';

test('A supplier’s file becomes a public page: found by four letters, by GTIN and by article number, in four languages', async ({
  browser,
  page,
}) => {
  await signInAs(page, 'supplier', '/de/backoffice/import');
  await giveFile(page, file);
  await expect(page.getByText('Alles in Ordnung')).toBeVisible();
  await page.getByRole('button', { name: 'Einspielen', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Seite im Katalog ansehen' })).toBeVisible({ timeout: 30_000 });

  const visitor = await (await browser.newContext({ locale: 'de-CH' })).newPage();
  await visitor.goto('/de');
  await visitor.getByRole('button', { name: 'Nur notwendige' }).click();
  const found = visitor.getByRole('option', { name: new RegExp(title) });
  for (const typed of ['quar', '2 987654 320013', 'qz471109a']) {
    // Search rows follow an import within seconds.
    await expect(async () => {
      await visitor.locator('input[name=text]').click();
      await visitor.getByRole('combobox').fill('');
      await visitor.getByRole('combobox').fill(typed);
      await expect(found, `found by ${typed}`).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 30_000 });
  }
  await found.click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const path = new URL(visitor.url()).pathname;
  for (const [language, heading] of [
    ['fr', 'Fenêtre Firnlicht à triple vitrage'],
    ['en', 'Firnlicht window, triple glazed'],
    ['it', 'Finestra Firnlicht con triplo vetro'],
  ] as const) {
    await visitor.goto(path.replace('/de/', `/${language}/`));
    await expect(visitor.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(visitor.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
  }
});
