import { expect, test } from '../setup/browserTest.ts';
import { giveFile } from '../setup/giveFile.ts';
import { signInAs } from '../setup/signInAs.ts';
import { workbookOf } from '../setup/workbook.ts';

test('History, mappings and templates are reached from the import, and a report is opened again from the history', async ({
  page,
}) => {
  await signInAs(page, 'supplier', '/de/backoffice/import');
  const buffer = await workbookOf(['Artikelnummer', 'Titel', 'Kategorie'], ['A', 'B', 'Gibt es nicht']);
  const file = { name: 'verlauf.xlsx', mimeType: 'application/octet-stream', buffer };
  await giveFile(page, file);
  await expect(page.getByRole('heading', { name: '1 Zeile ist fehlerhaft' })).toBeVisible();
  await page.getByRole('tab', { name: 'Verlauf' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verlassen' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'verlauf.xlsx' });
  await entry.getByRole('button', { name: 'Bericht ansehen' }).click();
  await expect(page.getByRole('heading', { name: '1 Zeile ist fehlerhaft' })).toBeVisible();
  for (const [tab, path] of [
    ['Zuordnungen', 'mappings'],
    ['Importvorlagen', 'templates'],
  ] as const) {
    await page.goto(`/de/backoffice/${path}`);
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('menuitem', { name: tab })).toHaveCount(0);
  }
});
