import type { Page } from '@playwright/test';
import { expect, test } from '../setup/accountTest.ts';
import { giveFile } from '../setup/giveFile.ts';
import { addPerson } from '../setup/person.ts';
import { signInAs } from '../setup/signInAs.ts';
import { workbookOf } from '../setup/workbook.ts';

async function openStep(page: Page, step: string) {
  await page.getByRole('navigation', { name: 'Schritte' }).getByRole('button', { name: step }).click();
}

test('History, mappings and templates are reached from the import, and a report is opened again from the history', async ({
  page,
}) => {
  await signInAs(page, 'supplier', '/de/backoffice/import');
  const buffer = await workbookOf(
    ['Artikelnummer', 'Titel', 'Kategorie'],
    ['A', '', 'Fenster'],
    [`V-${Date.now()}`, 'Fenster', 'Fenster'],
  );
  const file = { name: 'verlauf.xlsx', mimeType: 'application/octet-stream', buffer };
  await giveFile(page, file);
  await openStep(page, 'Einspielen');
  await page.getByRole('button', { name: 'Nur 1 fehlerfreie Zeile einspielen' }).click();
  await expect(page.getByRole('heading', { name: 'Eingespielt' })).toBeVisible();
  await page.getByRole('tab', { name: 'Verlauf' }).click();
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'verlauf.xlsx' });
  const report = entry.getByRole('link', { name: 'Bericht ansehen' });
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    report.click({ modifiers: ['Control'] }),
  ]);
  await expect(tab.getByRole('heading', { name: 'Eingespielt' })).toBeVisible();
  await tab.close();
  await report.click();
  await expect(page.getByRole('heading', { name: 'Eingespielt' })).toBeVisible();
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

test('Whoever starts an import and goes elsewhere is told once, in their language, what needs attention, with the way to the report', async ({
  page,
  context,
  accounts,
}) => {
  await addPerson(accounts.database, 'fabia', [
    { right: 'COMPANY', orgaCountry: { sid: 'domotiga', country: 'CH' } },
  ]);
  const buffer = await workbookOf(
    ['Artikelnummer', 'Titel', 'Kategorie'],
    ['D-x', '', 'Lichtschalter'],
    [`D-${Date.now()}`, 'Taster', 'Lichtschalter'],
  );
  await signInAs(page, 'fabia', '/de/backoffice/import');
  await giveFile(page, { name: 'weg.xlsx', mimeType: 'application/octet-stream', buffer });
  await openStep(page, 'Einspielen');
  const good = page.getByRole('button', { name: 'Nur 1 fehlerfreie Zeile einspielen' });
  await expect(good).toBeVisible();
  const other = await context.newPage();
  await other.goto('/fr/backoffice');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await accounts.database.write.transaction(async (tx) => {
    // As if another import of the company were under way: this one ends only after the page was left.
    await tx`select pg_advisory_xact_lock(hashtextextended('import CH domotiga', 0))`;
    await good.click();
    await expect(page.getByText('Es geht auf dem Server weiter')).toBeVisible();
    await page.goto('/fr/backoffice');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  const told = (tab: Page) => tab.getByText('Lignes erronées laissées de côté : 1 sur 2.');
  await expect.poll(async () => (await told(page).count()) + (await told(other).count())).toBe(1);
  const place = (await told(page).count()) === 1 ? page : other;
  // There it stays, however late one looks.
  await place.getByText('Messages précédents').click();
  const message = place.getByRole('listitem').filter({ has: told(place) });
  await expect(message).toContainText('weg.xlsx');
  await message.getByRole('link', { name: 'Voir le rapport' }).click();
  await expect(place).toHaveURL(/\/fr\/backoffice\/import\?company=domotiga&report=/);
  await expect(place.getByRole('heading', { name: 'Importé' })).toBeVisible();
  // And among the notices, as what was told already.
  await place.getByRole('button', { name: 'message' }).click();
  await expect(place.getByRole('dialog', { name: 'Messages' })).toContainText('weg.xlsx');
  // With no page that is opened from now on.
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('awaitedImport'));
  expect(await page.evaluate(kept)).toEqual([]);
});
