import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../setup/accountTest.ts';
import { demoIdToken } from '../setup/demoIdToken.ts';
import { signInAs } from '../setup/signInAs.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Speichern' }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A company that is there for one test. */
async function makeCompany(page: Page): Promise<string> {
  const sid = `probe-${Date.now()}-${Math.trunc(Math.random() * 1000)}`;
  await signInAs(page, 'admin', '/de/backoffice/orgas/create');
  await page.getByLabel('Kennung').fill(sid);
  await page.getByLabel('Name').fill('Probewerk AG');
  await page.getByLabel('Art').click();
  await page.getByRole('option', { name: 'Hersteller' }).click();
  await page.getByLabel('Ort').fill('Arvenbach');
  await save(page);
  await expect(heading(page)).toHaveText('Probewerk AG');
  return sid;
}

/** A window of that company. */
async function makeWindow(request: APIRequestContext, orgaSid: string): Promise<string> {
  await request.put(`/api/import/product/CH/${orgaSid}/fenster`, {
    headers: { authorization: `Bearer ${await demoIdToken(request, 'admin')}`, 'if-none-match': '*' },
    data: {
      orgaInfo: { sid: orgaSid },
      sid: 'fenster',
      productInfo: { articleNumber: 'F-1', title: { de: 'Fenster' } },
      categories: { mainCategory: { sid: 'fenster' } },
      attributes: { breite: 800, hoehe: 1000 },
    },
  });
  return `/de/backoffice/orga/${orgaSid}/products/fenster`;
}

test.describe('Two people at once', () => {
  test.use({ allowedConsole: /status of 412/ });

  test('keep the changes of both where they did not change the same', async ({ page, context }) => {
    const sid = await makeCompany(page);
    const other = await context.newPage();
    await other.goto(`/de/backoffice/orgas/${sid}`);
    await page.getByLabel('Ort').fill('Ilanz');
    await other.getByLabel('Name').fill('Probewerk Holding AG');
    await save(other);
    await expect(other.getByText('Gespeichert', { exact: true })).toBeVisible();
    const readAnew = page.waitForResponse(/import\/orga\/CH\/probe-/);
    await page.getByRole('button', { name: 'Neu laden' }).click();
    await (await readAnew).finished();
    await expect(page.getByLabel('Ort')).toHaveValue('Ilanz');
    await expect(page.getByLabel('Name')).toHaveValue('Probewerk AG');
    await save(page);
    await expect(page.getByText('Von der anderen Fassung übernommen: Name.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Ort')).toHaveValue('Ilanz');
    await expect(page.getByLabel('Name')).toHaveValue('Probewerk Holding AG');
  });

  test('who set different attributes keep both; who set the same choose, and nothing else follows', async ({
    page,
    context,
    request,
  }) => {
    const address = await makeWindow(request, await makeCompany(page));
    const other = await context.newPage();
    const set = (tab: Page, name: string, value: string) => tab.getByLabel(name).fill(value);
    const isSet = (name: string, value: string) => expect(page.getByLabel(name)).toHaveValue(value);
    for (const tab of [page, other]) await tab.goto(address);
    await set(page, 'Breite', '810');
    await set(other, 'Höhe', '1010');
    await save(other);
    await expect(other.getByText('Gespeichert', { exact: true })).toBeVisible();
    await save(page);
    await expect(page.getByText('Von der anderen Fassung übernommen: Höhe.')).toBeVisible();

    await page.reload();
    await isSet('Höhe', '1010');
    await other.reload();
    await set(page, 'Breite', '820');
    await set(page, 'Höhe', '1020');
    await set(other, 'Breite', '830');
    await save(other);
    await expect(other.getByRole('button', { name: 'Speichern' })).toBeDisabled();
    await save(page);
    const choice = page.getByRole('dialog').getByRole('radiogroup');
    await expect(choice).toHaveAccessibleName('Breite');
    await expect(choice.getByRole('radio')).toHaveCount(2);
    await expect(choice.getByLabel(/^Ihre Fassung.*820.mm$/)).toBeChecked();
    await choice.getByLabel(/^Gespeichert.*830.mm$/).check();
    await page.getByRole('button', { name: 'So speichern' }).click();
    await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
    await page.reload();
    await isSet('Breite', '830');
    await isSet('Höhe', '1020');

    await page.getByRole('button', { name: 'Verlauf' }).click();
    await expect(page.getByRole('dialog', { name: 'Verlauf' }).getByRole('listitem')).toContainText([
      /^admin hat geändert.*Höhevorher: 1.010.mmnachher: 1.020.mm/,
      /^admin hat geändert.*Breitevorher: 810.mmnachher: 830.mm/,
      /^admin hat geändert.*Breitevorher: 800.mmnachher: 810.mm/,
      /^admin hat geändert.*Höhevorher: 1.000.mmnachher: 1.010.mm/,
      /^admin hat angelegt/,
    ]);
  });
});

test('What was deleted comes back whole from the notice, and its history tells of it', async ({ page }) => {
  const sid = await makeCompany(page);
  await page.getByRole('button', { name: 'Löschen' }).click();
  await expect(page).toHaveURL('/de/backoffice/orgas');
  await expect(page.getByText('«Probewerk AG» ist gelöscht.')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText('«Probewerk AG» ist wieder da.').first()).toBeVisible();
  await page.goto(`/de/backoffice/orgas/${sid}`);
  await expect(page.getByLabel('Ort')).toHaveValue('Arvenbach');
  await page.getByRole('button', { name: 'Verlauf' }).click();
  await expect(page.getByRole('dialog', { name: 'Verlauf' }).getByRole('listitem')).toContainText([
    'admin hat angelegt',
    'admin hat gelöscht',
    'admin hat angelegt',
  ]);
});

test('An earlier state is put back from the history, and what is not saved is asked about before it goes', async ({
  page,
}) => {
  await makeCompany(page);
  await page.getByLabel('Ort').fill('Chur');
  await save(page);
  await expect(page.getByText('Gespeichert').first()).toBeVisible();
  await page.getByLabel('Ort').fill('Ilanz');
  await page.getByRole('button', { name: 'Verlauf' }).click();
  const history = page.getByRole('dialog', { name: 'Verlauf' });
  await expect(history.getByRole('listitem').first()).toContainText(
    /admin hat geändert.*Ort.*Arvenbach.*Chur/,
  );
  await history.getByRole('button', { name: 'Stand davor ins Formular holen' }).click();
  await expect(page.getByLabel('Ort')).toHaveValue('Ilanz');
  await page.getByRole('dialog').getByRole('button', { name: 'Ersetzen' }).click();
  await expect(page.getByLabel('Ort')).toHaveValue('Arvenbach');

  await page.getByRole('menuitem', { name: 'Start' }).click();
  const question = page.getByRole('dialog', { name: 'Diese Seite verlassen?' });
  await question.getByRole('button', { name: 'Bleiben' }).click();
  await save(page);
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await page.getByRole('menuitem', { name: 'Start' }).click();
  await expect(heading(page)).toHaveText('Guten Tag');
});

test('An e-mail address from a time when none was judged keeps nobody from saving something else', async ({
  page,
  accounts,
}) => {
  const sid = await makeCompany(page);
  const { write } = accounts.database;
  await write`update orga set address = address || '{"email": "Anna"}' where platform = 'CH' and sid = ${sid}`;
  await page.reload();
  await expect(page.getByLabel('E-Mail')).toHaveValue('Anna');
  await page.getByLabel('Ort').fill('Ilanz');
  await save(page);
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await page.getByLabel('E-Mail').fill('Berta');
  await save(page);
  await expect(page.getByText('Eine E-Mail-Adresse sieht so aus: name@example.com.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Ort')).toHaveValue('Ilanz');
  await expect(page.getByLabel('E-Mail')).toHaveValue('Anna');
});
