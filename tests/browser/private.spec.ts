import type { APIRequestContext, Page } from '@playwright/test';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { legalArticles } from '../../resources/platform/screens.ts';
import type { TaggedDatabase } from '../setup/tagged.ts';
import { expect, test } from '../setup/accountTest.ts';
import { answerConsent } from '../setup/answerConsent.ts';
import { freePort } from '../../server/base/freePort.ts';
import { originOf } from '../setup/originOf.ts';
import { signInAs } from '../setup/signInAs.ts';
import { startProduct } from '../setup/startProduct.ts';

interface Closed {
  /** Where the platform is, such as `http://zbs.localhost:3000`. */
  origin: string;
  name: PlatformKey;
  /** Words of its data, which nobody may read. */
  words: RegExp;
  /** Address of a picture of it. */
  picture: string;
}

/** Calls as somebody without any cookie; Node does not resolve *.localhost, so the host goes into a header. */
function strangerTo({ origin }: Closed, request: APIRequestContext) {
  const { host, port } = new URL(origin);
  return (path: string) =>
    request.get(`http://127.0.0.1:${port}${path}`, { headers: { host }, maxRedirects: 0 });
}

async function expectClosed(page: Page, request: APIRequestContext, platform: Closed) {
  const { origin, name, words, picture } = platform;
  const ask = strangerTo(platform, request);
  for (const path of ['/', '/de', '/de/category', '/de/orga/any', '/de/search?text=fenster', '/de/nothing']) {
    const answer = await ask(path);
    expect([answer.status(), await answer.text()], path).toEqual([302, '']);
  }
  const reads = ['start', 'category', 'orga', 'suggest?text=gleis', 'search?text=gleis'];
  for (const path of [...reads.map((read) => `/api/${name}/${read}`), picture, '/api/import/category'])
    expect((await ask(path)).status(), path).toBe(401);
  expect(await (await ask('/robots.txt')).text()).toContain('Disallow: /\n');

  for (const path of ['/de/login', '/de/profile', '/de/backoffice', '/authgrant-redirect']) {
    const shell = await ask(path);
    expect(shell.headers()['x-robots-tag'], path).toBe('noindex');
    expect(await shell.text(), path).not.toMatch(words);
  }
  for (const url of legalArticles) {
    const article = await ask(`/de/${url}`);
    expect([article.status(), article.headers()['cache-control']], url).toEqual([200, 'private, no-store']);
    const html = await article.text();
    expect(html, url).toContain('<meta name="robots" content="noindex"');
    expect(html, url).not.toMatch(words);
    expect(html, url).not.toMatch(/\/api\/image\/(?!startPageImage)/);
  }

  const asked: string[] = [];
  page.on('response', (response) => asked.push(`${response.status()} ${new URL(response.url()).pathname}`));
  await page.goto(`${origin}/de/imprint`);
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href*="/category/"], a[href*="/orga/"]')).toHaveCount(0);
  expect(asked.filter((answer) => /^200 \/api\/(?!session)/.test(answer))).toEqual([]);
  await signInAs(page, 'nobody', `${origin}/de/orga`);
  await expect(page.getByRole('main').locator('a[href*="/de/orga/"]').first()).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
}

test.describe('A private platform shows strangers the login and the legal articles, and nothing else', () => {
  const pictureOf = async ({ write }: TaggedDatabase, dataset: string) => {
    const [picture] = await write<{ kind: string; hash: string }[]>`
      select kind, hash from image where platform = ${dataset} limit 1`;
    if (!picture) throw new Error(`${dataset} has no picture.`);
    return `/api/image/${picture.kind}/${picture.hash}/240`;
  };

  for (const { slug, name, dataset, words } of [
    { slug: 'zbs', name: 'ZBS', dataset: 'ZBS', words: /Gleistechnik/ },
    { slug: 'api-zbs', name: 'ZBS_API', dataset: 'ZBS', words: /Gleistechnik/ },
    { slug: 'sandbox-ch', name: 'CH_DEMO', dataset: 'CH_DEMO', words: /Alpenfenster/ },
  ] as const)
    test(slug, async ({ page, request, accounts }) => {
      const origin = originOf(slug);
      const picture = await pictureOf(accounts.database, dataset);
      await expectClosed(page, request, { origin, name, words, picture });
    });

  test('and so does every platform with DEV_DATABASE=1', async ({ page, request, accounts }) => {
    const port = String(await freePort());
    const stop = await startProduct({
      PORT: port,
      DATA_DIR: process.env.BROWSER_TEST_DATA_DIR as string,
      SEED: 'none',
      DEV_DATABASE: '1',
    });
    try {
      const picture = await pictureOf(accounts.database, 'CH');
      const origin = `http://ch.localhost:${port}`;
      await expectClosed(page, request, { origin, name: 'CH', words: /Alpenfenster/, picture });
    } finally {
      await stop();
    }
  });
});

test.describe('A platform of its own settings', () => {
  test.use({ allowedConsole: /status of 403/ });

  test('An administrator closes a sandbox to all who have no right on it, on a screen; they are told, and find the way to their account', async ({
    page,
    browser,
  }) => {
    const origin = originOf('sandbox-at');
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await signInAs(visitor, 'nobody', `${origin}/de/category`);
    await answerConsent(visitor);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Kategorien');

    await signInAs(page, 'admin', `${origin}/de/backoffice/users-with-rights`);
    await page.getByRole('tab', { name: 'Plattform' }).click();
    await page.getByRole('link', { name: 'Einstellungen anlegen' }).first().click();
    await page.getByLabel(/Wen sie einlässt/).click();
    await page.getByRole('option', { name: 'Nur wer hier ein Recht hat' }).click();
    await page.getByLabel(/^Einstellungen/).click();
    await page.getByRole('option', { name: 'Plattform' }).click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    // What is stored can be deleted.
    await expect(page.getByRole('button', { name: 'Löschen' })).toBeVisible();

    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
      'Für diese Plattform fehlt Ihnen ein Recht',
    );
    await expect(visitor.getByRole('main').locator('a[href*="/category/"]')).toHaveCount(0);
    await visitor.getByRole('link', { name: 'Zum eigenen Konto' }).click();
    await expect(visitor).toHaveURL(`${origin}/de/profile`);
    await page.goto(`${origin}/de/category`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kategorien');
    await context.close();
  });
});

test('Login and profile of a sandbox say that nothing there is real, as its pages do', async ({ page }) => {
  const banner = page.getByText('Sandbox: Hier lässt sich alles ausprobieren');
  await page.goto(`${originOf('sandbox-ch')}/de/login`);
  await expect(banner).toBeVisible();
  await expect(page.getByLabel('Benutzername oder E-Mail')).toBeInViewport();
  await signInAs(page, 'nobody', `${originOf('sandbox-ch')}/de/profile`);
  await expect(banner).toBeVisible();
  await page.goto(`${originOf('ch')}/de/login`);
  await expect(page.getByLabel('Benutzername oder E-Mail')).toBeVisible();
  await expect(banner).toHaveCount(0);
});
