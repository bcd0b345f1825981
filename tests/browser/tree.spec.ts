import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../setup/browserTest.ts';
import { demoIdToken } from '../setup/demoIdToken.ts';
import { leftToBrowser } from '../setup/leftToBrowser.ts';
import { originOf } from '../setup/originOf.ts';
import { signInAs } from '../setup/signInAs.ts';

const path = '/de/backoffice/categories/root_category';
const row = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name }).first();
const tree = (page: Page) => page.getByRole('tree');

async function asEditor(request: APIRequestContext) {
  return { authorization: `Bearer ${await demoIdToken(request, 'editor')}` };
}

interface Sandbox {
  /** Whose sandbox it is; each test has one of its own, as it writes. */
  platform: string;
  /** The status with which the test has the server refuse something, which the browser complains about. */
  refused?: number;
}

interface OnSandbox {
  page: Page;
  request: APIRequestContext;
  /** Children of a category as stored on the sandbox, in their order. */
  stored: (sid: string) => Promise<string[]>;
}

/** Declares a test on the sandbox of a platform. */
function testOnSandbox(
  title: string,
  { platform, refused }: Sandbox,
  work: (given: OnSandbox) => Promise<void>,
): void {
  test.describe(() => {
    test.use({
      baseURL: originOf(`sandbox-${platform.toLowerCase()}`),
      allowedConsole: refused === undefined ? undefined : new RegExp(`status of ${refused}`),
    });
    test(title, ({ page, request }) => {
      const stored = async (sid: string) => {
        const headers = await asEditor(request);
        const url = `/api/import/category-relation/${platform}_DEMO/${sid}`;
        const answer = await request.get(url, { headers });
        return ((await answer.json()) as { childSid: string }[]).map(({ childSid }) => childSid);
      };
      return work({ page, request, stored });
    });
  });
}

testOnSandbox(
  'An editor moves a category with the keyboard alone, sees what it affects, and takes it back exactly',
  { platform: 'CH' },
  async ({ page, stored }) => {
    const [first = '', second = ''] = await stored('root_category');
    const before = [await stored('root_category'), await stored(first), await stored(second)];
    const now = async () => [await stored('root_category'), await stored(first), await stored(second)];
    await signInAs(page, 'editor', path);
    await tree(page).focus();
    for (const key of ['Home', 'ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    const moving = before[1]?.[0] ?? '';
    await expect(page.locator('[role=treeitem][data-active]')).toHaveAttribute('data-sid', moving);
    await page.keyboard.press('Control+x');
    await page.keyboard.press('f');
    await expect(row(page, /^Fassade/)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(/kommt unter «Fassade.* \d+ Produkte? betroffen/)).toBeVisible();
    await page.keyboard.press('Control+v');
    await expect.poll(async () => (await now())[2]).toEqual([...(before[2] ?? []), moving]);
    await expect(page.getByRole('status').filter({ hasText: /unter Fassade.*, \d+ von \d+/ })).toHaveCount(1);

    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(async () => (await now())[2]?.at(-2)).toBe(moving);
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(async () => (await now())[0]?.[2]).toBe(moving);
    for (let undone = 0; undone < 3; undone += 1) await page.keyboard.press('Control+z');
    await expect.poll(now).toEqual(before);
  },
);

testOnSandbox(
  'A category is dragged under another one, and moved back by the dialog without dragging',
  { platform: 'DE' },
  async ({ page, stored }) => {
    await signInAs(page, 'editor', path);
    const [first = '', second = ''] = await stored('root_category');
    const target = page.locator(`[data-sid="${first}"]`);
    await page.locator(`[data-sid="${second}"]`).dragTo(target);
    await expect.poll(async () => (await stored(first)).at(-1)).toBe(second);

    await page.getByRole('button', { name: 'Verschieben nach …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Unter').fill('Oberste');
    await dialog.getByLabel('Unter').press('Enter');
    await dialog.getByLabel('Stelle').selectOption({ index: 2 });
    await expect(dialog.getByRole('alert')).toContainText(/\d+ Produkte? betroffen/);
    await dialog.getByRole('button', { name: 'Verschieben' }).click();
    await expect.poll(async () => (await stored('root_category')).slice(0, 2)).toEqual([first, second]);
  },
);

testOnSandbox(
  'A category is made, removed and hung again; who was slower is told and sees the stored tree',
  { platform: 'AT', refused: 412 },
  async ({ page, request, stored }) => {
    const sid = `probe-${Date.now()}`;
    const name = `Probestück ${sid}`;
    await signInAs(page, 'editor', path);
    const [first = ''] = await stored('root_category');
    await page.locator(`[data-sid="${first}"]`).click();
    await page.getByRole('button', { name: 'Neu', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Kennung').fill(sid);
    await dialog.getByRole('group', { name: 'Name' }).getByLabel('Deutsch').fill(name);
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(row(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect.poll(async () => (await stored(first)).at(-1)).toBe(sid);

    await page.getByRole('button', { name: 'Entfernen' }).click();
    await dialog.getByRole('button', { name: 'Entfernen' }).click();
    await expect.poll(() => stored(first)).not.toContain(sid);
    await page.getByRole('button', { name: 'Neu', exact: true }).click();
    await dialog.getByRole('tab', { name: 'Bestehende einhängen' }).click();
    await dialog.getByLabel('Was auf dieser Plattform noch fehlt').fill(name);
    await page.getByRole('option', { name }).click();
    await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
    await expect.poll(() => stored('root_category')).toContain(sid);

    // Out of the catalogue altogether, and back with the place it had.
    const isKnown = async () =>
      (await request.get(`/api/import/category/${sid}`, { headers: await asEditor(request) })).ok();
    await row(page, name).click();
    await page.keyboard.press('Delete');
    await dialog.getByLabel(/ganz löschen/).check();
    await dialog.getByRole('button', { name: 'Löschen' }).click();
    await expect.poll(isKnown).toBe(false);
    await tree(page).press('Control+z');
    await expect.poll(isKnown).toBe(true);
    await expect.poll(() => stored('root_category')).toContain(sid);

    const other = await page.context().newPage();
    await other.goto(path);
    await row(other, name).click();
    await other.keyboard.press('Alt+ArrowUp');
    const order = await expect
      .poll(async () => (await stored('root_category')).at(-2))
      .toBe(sid)
      .then(() => stored('root_category'));
    await row(page, name).click();
    await page.keyboard.press('Delete');
    await dialog.getByLabel(/ganz löschen/).check();
    await dialog.getByRole('button', { name: 'Löschen' }).click();
    await expect(page.getByText('Jemand hat den Baum inzwischen geändert.')).toBeVisible();
    await expect(row(page, name)).toBeVisible();
    expect(await stored('root_category')).toEqual(order);
  },
);

testOnSandbox(
  'What is deleted and undone faster than it is stored stays, and what somebody else did stays too',
  { platform: 'RHB', refused: 409 },
  async ({ page, request, stored }) => {
    const headers = await asEditor(request);
    const sid = `hurry-${Date.now()}`;
    const name = `Eilstück ${sid}`;
    await request.post('/api/import/category', { headers, data: { sid, name: { de: name } } });
    await request.post('/api/import/category-relation', {
      headers,
      data: { platform: 'RHB_DEMO', parentSid: 'root_category', childSid: sid },
    });
    const roots = () => stored('root_category');
    const isKnown = async () => (await request.get(`/api/import/category/${sid}`, { headers })).ok();
    const before = await roots();
    expect(before.at(-1)).toBe(sid);
    const raised = [...before.slice(0, -2), sid, before.at(-2)];

    /** Deletes it, and undoes that before the server has answered. */
    const deleteAndUndo = async (answer: 'refused' | 'done') => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/import/category/*', async (route) => {
        // What it would do is asked before.
        if (route.request().url().includes('dryRun')) return route.continue();
        await released;
        if (answer === 'done') return route.continue();
        return route.fulfill({ status: 409, json: { title: 'Belegt', detail: 'Belegt.', errors: [] } });
      });
      await row(page, name).click();
      await page.keyboard.press('Delete');
      await page
        .getByRole('dialog')
        .getByLabel(/ganz löschen/)
        .check();
      const asked = page.waitForRequest(
        (call) => call.method() === 'DELETE' && call.url().endsWith(`/api/import/category/${sid}`),
      );
      await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
      await expect(row(page, name)).toHaveCount(0);
      await asked;
      await tree(page).press('Control+z');
      release();
      await expect(row(page, name)).toBeVisible();
      await expect(page.getByLabel('Wird gespeichert')).toHaveCount(0);
      await page.unroute('**/api/import/category/*');
    };

    await signInAs(page, 'editor', path);
    await row(page, name).click();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(roots).toEqual(raised);
    for (const answer of ['refused', 'done'] as const) {
      await deleteAndUndo(answer);
      await expect.poll(roots, answer).toEqual(raised);
      expect(await isKnown(), answer).toBe(true);
    }

    await row(page, name).click();
    await page.keyboard.press('Delete');
    await page
      .getByRole('dialog')
      .getByLabel(/ganz löschen/)
      .check();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect.poll(isKnown).toBe(false);
    const childSids = (await roots()).toReversed();
    await request.put('/api/import/category-relation/reorder/RHB_DEMO/root_category', {
      headers,
      data: { childSids },
    });
    await tree(page).press('Control+z');
    await expect(page.getByText('Jemand hat den Baum inzwischen geändert.')).toBeVisible();
    await expect(page.getByLabel('Wird gespeichert')).toHaveCount(0);
    expect(await roots()).toEqual(childSids);
    expect(await isKnown()).toBe(false);
    await expect(row(page, name)).toHaveCount(0);
  },
);

testOnSandbox(
  'A category that products need is replaced by another one as it is deleted from the tree, and all of it is undone',
  { platform: 'MGBAHN' },
  async ({ page, request, stored }) => {
    const headers = await asEditor(request);
    const admin = { authorization: `Bearer ${await demoIdToken(request, 'admin')}` };
    const [sid, other] = [`needed-${Date.now()}`, `other-${Date.now()}`];
    for (const each of [sid, other]) {
      await request.post('/api/import/category', {
        headers,
        data: { sid: each, name: { de: `Teil ${each}` } },
      });
      await request.post('/api/import/category-relation', {
        headers,
        data: { platform: 'MGBAHN_DEMO', parentSid: 'root_category', childSid: each },
      });
    }
    const orga = { sid, orgaDetails: { name: 'Teile AG', kind: 'manufacturer' } };
    await request.post('/api/import/orga/MGBAHN_DEMO', { headers: admin, data: orga });
    const url = `/api/import/product/MGBAHN_DEMO/${sid}/p1`;
    await request.put(url, {
      headers: { ...admin, 'if-none-match': '*' },
      data: {
        orgaInfo: { sid },
        sid: 'p1',
        productInfo: { articleNumber: '1', title: { de: 'Teil' } },
        categories: { mainCategory: { sid } },
      },
    });
    const category = async () =>
      (await (await request.get(url, { headers: admin })).json()).categories.mainCategory.sid;
    expect(await category()).toBe(sid);

    await signInAs(page, 'editor', path);
    await row(page, `Teil ${sid}`).click();
    await page.keyboard.press('Delete');
    await page
      .getByRole('dialog')
      .getByLabel(/ganz löschen/)
      .check();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    const dialog = page.getByRole('dialog', { name: `«Teil ${sid}» wird noch gebraucht` });
    await expect(dialog.getByRole('listitem')).toHaveText(['Teile AG, Objekte: 1']);
    await expect(page.locator(`[data-sid="${sid}"]`)).toHaveCount(1);
    await dialog.getByRole('combobox').fill(`Teil ${other}`);
    await page.getByRole('option', { name: `Teil ${other}` }).click();
    await dialog.getByRole('button', { name: 'Ersetzen und löschen' }).click();
    await expect.poll(category).toBe(other);
    await expect(row(page, `Teil ${sid}`)).toHaveCount(0);
    await tree(page).press('Control+z');
    await expect.poll(category).toBe(sid);
    await expect.poll(() => stored('root_category')).toEqual(expect.arrayContaining([sid, other]));
  },
);
test('A category is found by its name in the tree, and the list for translations is one click away', async ({
  page,
}) => {
  await signInAs(page, 'editor', path);
  await page.getByLabel('Im Baum suchen').fill('gipskart');
  await page.getByLabel('Im Baum suchen').press('Enter');
  await expect(page.locator('[role=treeitem][data-active]')).toContainText(/gipskart/i);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/gipskart/i);
  await page.goBack();
  await page.getByRole('link', { name: 'Als Liste' }).click();
  await expect(page.getByRole('columnheader', { name: 'eBKP-H-Codes' })).toBeVisible();
});

test('Ctrl opens the chosen category in a tab of its own', async ({ page }) => {
  await signInAs(page, 'admin', path);
  await tree(page).focus();
  for (const key of ['Home', 'ArrowDown']) await page.keyboard.press(key);
  const sid = await page.locator('[role=treeitem][data-active]').getAttribute('data-sid');
  const edit = page.getByRole('toolbar').getByRole('link', { name: 'Bearbeiten' });
  expect(await leftToBrowser(page, () => edit.click({ modifiers: ['Control'] }))).toBe(
    `/de/backoffice/categories/${sid}`,
  );
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await edit.click();
  await expect(page).toHaveURL(new RegExp(`/categories/${sid}$`));
});
