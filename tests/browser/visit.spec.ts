import type { Page } from '@playwright/test';
import { answerConsent } from '../setup/answerConsent.ts';
import { expect, test } from '../setup/browserTest.ts';
import { signInAs } from '../setup/signInAs.ts';

const main = (page: Page) => page.getByRole('main');
const breadcrumbs = (page: Page) => page.getByRole('navigation', { name: 'Sie sind hier' });
const kept = (page: Page, name: string) => page.evaluate((key) => sessionStorage.getItem(key), name);

test.describe('What a visit remembers (behaviour B33)', () => {
  test('of a category: the company and its manufacturers, the whole filter, the place that was left, the product last opened', async ({
    page,
  }) => {
    const path = '/de/category/fenster';
    await page.goto(`${path}?orga=alpenfenster&attributes=farbe*weiss`);
    await answerConsent(page);
    expect(JSON.parse((await kept(page, 'orgaFilter')) ?? '')).toEqual({
      type: 'orga',
      value: 'alpenfenster',
    });
    expect(await kept(page, `manufacturers:${path}`)).toBe('alpenfenster');
    expect(await kept(page, `categoryFilter:${path}`)).toBe('?orga=alpenfenster&attributes=farbe*weiss');

    const card = main(page).getByRole('article').last();
    const id = (await card.getAttribute('data-product')) ?? '';
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/de\/product\//);
    expect(await kept(page, `left:${path}`)).toBe(id);
    expect(await kept(page, 'product')).toBe(new URL(page.url()).pathname);

    await breadcrumbs(page).getByRole('link', { name: 'Fenster', exact: true }).click();
    await expect(page).toHaveURL(`${path}?orga=alpenfenster&attributes=farbe*weiss`);
    await expect(card).toHaveClass(/is-last/);
    await expect.poll(async () => Math.round((await card.boundingBox())?.y ?? 0)).toBe(200);
  });

  test('of a company: the chosen line, the page and the request of its list', async ({ page }) => {
    const path = '/de/orga/alpenfenster';
    await page.goto(`${path}?line=lumena&page=2&size=1`);
    await answerConsent(page);
    expect(await kept(page, `orgaPage:${path}`)).toBe('2');
    expect(await kept(page, `orgaLine:${path}`)).toBe('lumena');
    expect(JSON.parse((await kept(page, `orgaList:${path}`)) ?? '')).toEqual({
      filter: '?line=lumena&page=2&size=1',
      lang: 'de',
    });
    await main(page).getByRole('article').first().getByRole('link').click();
    await page.getByRole('main').getByRole('link', { name: 'Alpenfenster AG', exact: true }).click();
    await expect(page).toHaveURL(`${path}?line=lumena&page=2&size=1`);
  });

  test('leads its links back: to a category with the manufacturers chosen there, to others with the same company (behaviour B131)', async ({
    page,
  }) => {
    const fenster = '/de/category/fenster?orga=alpenfenster';
    await page.goto(fenster);
    await answerConsent(page);
    const above = breadcrumbs(page).getByRole('link').last();
    await expect(above).toHaveAttribute('href', /\/de\/category\/[\w-]+\?orga=alpenfenster$/);
    const isLedTo = async (from: string) => {
      await page.goto(from);
      await expect(main(page).locator(`a[href="${fenster}"]`).first()).toBeVisible();
      await expect(main(page).locator('a[href="/de/category/fenster"]')).toHaveCount(0);
    };
    const [path = ''] = ((await above.getAttribute('href')) ?? '').split('?');
    await isLedTo(path);
    await isLedTo('/de/category');
    await expect(main(page).locator(`a[href="${path}"]`).first()).toBeVisible();

    await page.goto('/de/category/fenster');
    await page.goto(path);
    await expect(main(page).locator('a[href="/de/category/fenster"]').first()).toBeVisible();
  });

  test('leads its links back: to a company with the line and the page that were open (behaviour B131)', async ({
    page,
  }) => {
    await page.goto('/de/orga/alpenfenster?page=2&line=lumena&size=1');
    await answerConsent(page);
    await page.goto('/de/orga?text=A');
    const link = main(page).locator('a[href^="/de/orga/alpenfenster"]').first();
    await expect(link).toHaveAttribute('href', '/de/orga/alpenfenster?line=lumena&page=2');
    await page.goto('/de/orga/alpenfenster?line=lumena');
    await page.goto('/de/orga?text=A');
    await link.click();
    await expect(page).toHaveURL('/de/orga/alpenfenster?line=lumena');
    const whole = main(page).getByRole('link', { name: 'Ganzes Sortiment' });
    await expect(whole).toHaveAttribute('href', '/de/orga/alpenfenster');
    await whole.click();
    await expect.poll(() => kept(page, 'orgaLine:/de/orga/alpenfenster')).toBeNull();
    await page.goto('/de/orga?text=A');
    await expect(link).toHaveAttribute('href', '/de/orga/alpenfenster');
  });

  test('of a product: what was unfolded on its page', async ({ page, request }) => {
    const answer = await request.get('/api/CH/suggest?text=lumena');
    const { productSuggestions } = (await answer.json()) as { productSuggestions: { productSid: string }[] };
    await page.goto(`/de/product/alpenfenster/${productSuggestions[0]?.productSid}`);
    await answerConsent(page);
    const tender = page.locator('details[data-kept=tender]');
    await tender.locator('summary').click();
    await expect.poll(() => kept(page, `tender:${new URL(page.url()).pathname}`)).toBe('open');
    await page.reload();
    await expect(tender).toHaveAttribute('open');
  });

  test('of somebody signed in: the rights, until the sign-out', async ({ page }) => {
    await signInAs(page, 'editor', '/de/profile');
    await expect.poll(() => kept(page, 'userRights')).toContain('"CMS"');
    await page.getByRole('button', { name: 'Abmelden', exact: true }).click();
    await page.waitForURL('/de');
    expect(await kept(page, 'userRights')).toBeNull();
  });
});

test('Only those who may edit articles find on an article the way to where it is written', async ({
  page,
}) => {
  const path = '/de/holz-metall-fenster-ausschreiben';
  const edit = page.getByRole('link', { name: 'Artikel bearbeiten' });
  await page.goto(path);
  await answerConsent(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(edit).toHaveCount(0);
  await signInAs(page, 'editor', '/de/profile');
  await page.goto(path);
  await edit.click();
  await expect(page).toHaveURL('/de/backoffice/articles/holz-metall-fenster-ausschreiben');
});
