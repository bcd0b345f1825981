import type { Page } from '@playwright/test';
import { expect, test } from '../setup/browserTest.ts';
import { signInAs } from '../setup/signInAs.ts';

const picture = 'ui/logos/icon-rhb.svg';
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' }).click();
const inPreview = (page: Page) => page.frameLocator('iframe[title="Vorschau"]');
const cards = (page: Page) => page.locator('[id^=block-]');

test('An editor writes an article in blocks, sees it as readers will, and publishes it', async ({ page }) => {
  const url = `probe-${Date.now()}`;
  await signInAs(page, 'editor', '/de/backoffice/articles');
  await page.getByRole('link', { name: 'Artikel anlegen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artikel anlegen');
  await page.getByLabel('Adresse').fill(url);
  await page.getByLabel('Deutsch', { exact: true }).first().fill('Ein Probestück');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('textbox', { name: 'Deutsch' }).last().click();
  await page.keyboard.type('Wasser ist H2O');
  await expect(inPreview(page).getByText('Wasser ist H2O')).toBeVisible();
  await expect(page.getByText('Français · fehlt').last()).toBeVisible();

  // Two words become a title, by the keyboard alone.
  await page.keyboard.press('Enter');
  await page.keyboard.type('Und mehr');
  await page.getByRole('button', { name: 'Titel (H2)', exact: true }).first().click();
  await expect(inPreview(page).getByRole('heading', { level: 2, name: 'Und mehr' })).toBeVisible();

  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('textbox', { name: 'Deutsch' }).last().click();
  await page.keyboard.type('Der zweite Block');
  await page.getByRole('button', { name: 'Zwei Hälften' }).click();
  await cards(page).nth(1).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('status').getByText('Block 2 steht jetzt an Stelle 1.')).toBeAttached();
  await expect(cards(page).first()).toBeFocused();
  await expect(cards(page)).toContainText(['Der zweite Block', 'Wasser ist H2O']);

  await page.getByLabel('Stand').click();
  await page.getByRole('option', { name: 'Veröffentlicht' }).click();
  await save(page);
  await expect(page).toHaveURL(`/de/backoffice/articles/${url}`);
  await page.goto(`/de/${url}`);
  const article = page.locator('.article');
  await expect(article.getByRole('heading', { level: 2, name: 'Und mehr' })).toBeVisible();
  await expect(article.locator('.article-block').first()).toHaveText('Der zweite Block');
});

test('The preview speaks each language of each platform, and leads to the block that is to be changed', async ({
  page,
}) => {
  await signInAs(page, 'editor', '/de/backoffice/articles/holz-metall-fenster-ausschreiben');
  const preview = page.getByRole('region', { name: 'Vorschau' });
  await expect(inPreview(page).getByRole('heading', { level: 1 })).toHaveText(
    'Holz-Metall-Fenster richtig ausschreiben',
  );
  await preview.getByLabel('Sprache').click();
  await page.getByRole('option', { name: 'Français' }).click();
  await expect(inPreview(page).getByRole('heading', { level: 1 })).toHaveText(/fenêtres bois-métal/);
  await expect(inPreview(page).locator('html')).toHaveAttribute('lang', 'fr');
  await inPreview(page).getByRole('button', { name: 'Modifier le bloc 3' }).press('Enter');
  await expect(page.getByRole('region', { name: '3. Text' })).toBeVisible();
  await preview.getByLabel('Plattform').click();
  await page.getByRole('option', { name: 'RhB' }).click();
  // That platform speaks German only.
  await expect(inPreview(page).getByRole('heading', { level: 1 })).toHaveText(/^Holz-Metall-Fenster/);
});

test.describe('A block', () => {
  test.use({ allowedConsole: /status of 415/ });

  test('with a picture is refused without one, takes one that fits, and comes back when its removal is undone', async ({
    page,
  }) => {
    await signInAs(page, 'editor', '/de/backoffice/articles/brandabschottungen-planen');
    await expect(cards(page).first()).toBeVisible();
    const before = await cards(page).count();
    await page.getByRole('button', { name: 'Bild', exact: true }).click();
    await save(page);
    const block = page.getByRole('region', { name: `${before + 1}. Bild` });
    await expect(block.getByText('Diese Angabe fehlt.')).toBeVisible();
    await block.getByLabel('Deutsch', { exact: true }).last().setInputFiles(picture);
    await expect(block.getByText('Das Bild liess sich nicht hochladen', { exact: false })).toBeVisible();
    await block.getByLabel('Deutsch', { exact: true }).last().setInputFiles('demo/pictures/backstein.webp');
    await expect(block.getByText('wie Deutsch')).toHaveCount(3);
    await block.getByRole('button', { name: 'Entfernen', exact: true }).click();
    await expect(cards(page)).toHaveCount(before);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(cards(page)).toHaveCount(before + 1);
    await save(page);
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  });
});

test('A legal article cannot be deleted', async ({ page }) => {
  await signInAs(page, 'editor', '/de/backoffice/articles/imprint');
  await expect(page.getByText('Der Katalog braucht diesen Eintrag')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Löschen' })).toHaveCount(0);
});
