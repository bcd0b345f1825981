import { expect, test } from '../setup/accountTest.ts';
import { addPerson } from '../setup/person.ts';
import { signInAs } from '../setup/signInAs.ts';

test('A draft is submitted, told by the bell on each device of whoever approves it, looked at, published, and answered', async ({
  page,
  browser,
  accounts,
}) => {
  test.slow();
  await addPerson(accounts.database, 'erika', [{ right: 'CMS' }]);
  const url = 'brandabschottungen-planen';
  const title = `Brandabschottungen ${Date.now()}`;
  await signInAs(page, 'editor', `/de/backoffice/articles/${url}`);
  await page.getByRole('textbox', { name: 'Deutsch' }).first().fill(title);
  await page.getByRole('button', { name: 'Als Entwurf behalten' }).click();
  await page.getByRole('button', { name: 'Vergleichen' }).click();
  await page.getByRole('button', { name: 'Zur Freigabe senden' }).click();
  await expect(page.getByText('bittet um Freigabe dieses Entwurfs')).toBeVisible();

  const { baseURL = '' } = test.info().project.use;
  const devices = await Promise.all([1, 2].map(() => browser.newContext({ baseURL, locale: 'de-CH' })));
  const [one, other] = await Promise.all(devices.map((device) => device.newPage()));
  if (!one || !other) throw new Error('There are two devices.');
  for (const device of [one, other]) {
    await signInAs(device, 'erika', '/de/backoffice');
    await expect(device.getByRole('region', { name: 'Warten auf Ihre Freigabe' })).toContainText(title);
    await expect(device.getByRole('button', { name: '1 neue Mitteilung' })).toBeVisible();
  }
  await one.getByRole('button', { name: '1 neue Mitteilung' }).click();
  const bell = one.getByRole('dialog', { name: 'Mitteilungen' });
  await expect(bell).toContainText('editor bittet um Freigabe eines Entwurfs.');
  await bell.getByRole('checkbox', { name: 'Jemand bittet um Freigabe' }).check();
  await bell.getByRole('link', { name: 'Ansehen' }).click();
  await expect(one).toHaveURL(`/de/backoffice/articles/${url}`);
  await other.reload();
  await expect(other.getByRole('button', { name: 'Mitteilungen', exact: true })).toBeVisible();
  await other.getByRole('button', { name: 'Mitteilungen', exact: true }).click();
  await expect(other.getByRole('checkbox', { name: 'Jemand bittet um Freigabe' })).toBeChecked();

  await one.getByRole('button', { name: 'Vergleichen' }).click();
  await one.getByRole('button', { name: 'Freigeben und veröffentlichen' }).click();
  await expect(one.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goto('/de/backoffice');
  await page.getByRole('button', { name: /neue Mitteilung/ }).click();
  await expect(page.getByRole('dialog', { name: 'Mitteilungen' })).toContainText(
    'erika hat Ihren Entwurf freigegeben und veröffentlicht.',
  );
  await Promise.all(devices.map((device) => device.close()));
});

test.describe('A preview', () => {
  test.use({ allowedConsole: /status of 403/ });

  test('is refused in its own words to whoever may not write there', async ({ page }) => {
    await signInAs(page, 'supplier', '/de/brandabschottungen-planen?preview=1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Diese Vorschau ist nicht für Sie freigegeben',
    );
  });
});
