import { expect, test } from '../setup/accountTest.ts';
import { giveFile } from '../setup/giveFile.ts';
import { addPerson } from '../setup/person.ts';
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
  const report = entry.getByRole('link', { name: 'Bericht ansehen' });
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    report.click({ modifiers: ['Control'] }),
  ]);
  await expect(tab.getByRole('heading', { name: '1 Zeile ist fehlerhaft' })).toBeVisible();
  await tab.close();
  await report.click();
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

test('Who keeps several companies finds import and export open for the one that was worked for last', async ({
  page,
  accounts,
}) => {
  const companies = ['voltaria', 'alpenfenster'];
  const rights = companies.map((sid) => ({
    right: 'COMPANY' as const,
    orgaCountry: { sid, country: 'CH' as const },
  }));
  await addPerson(accounts.database, 'severa', rights);
  await signInAs(page, 'severa', '/de/backoffice/import');
  const company = page.getByRole('combobox', { name: 'Firma' });
  await expect(page.getByText('Wählen Sie zuerst, für wen die Datei ist.')).toBeVisible();
  for (const name of ['Voltaria AG', 'Alpenfenster AG']) {
    await company.click();
    await page.getByRole('option', { name }).click();
    await expect(company).toHaveText(name);
    for (const screen of ['import', 'export']) {
      await page.goto(`/de/backoffice/${screen}`);
      await expect(company).toHaveText(name);
    }
    await page.goto('/de/backoffice/import');
  }
});
