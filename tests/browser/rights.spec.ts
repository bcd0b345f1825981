import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../setup/accountTest.ts';
import { demoIdToken } from '../setup/demoIdToken.ts';
import { addPerson } from '../setup/person.ts';
import { signInAs } from '../setup/signInAs.ts';

const path = '/de/backoffice/users-with-rights';
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** The rights of whoever the search finds first, each with its company. */
async function stored(request: APIRequestContext, text: string): Promise<string[]> {
  const answer = await request.get(`/api/import/user-right/search?text=${encodeURIComponent(text)}`, {
    headers: { authorization: `Bearer ${await demoIdToken(request, 'admin')}` },
  });
  const { items } = (await answer.json()) as {
    items: { rights: { right: string; orgaCountry?: { sid: string; country: string } }[] }[];
  };
  return (items[0]?.rights ?? []).map(({ right, orgaCountry }) =>
    [right, orgaCountry?.sid, orgaCountry?.country].filter(Boolean).join(' '),
  );
}

test('Who gives rights cannot give ADMIN or USER_RIGHTS, and nobody changes their own', async ({
  page,
  request,
}) => {
  await signInAs(page, 'rights', path);
  await page.getByLabel('Name oder E-Mail').fill('nobody');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByLabel('Administration: nobody')).toBeDisabled();
  await expect(page.getByLabel('Benutzerrechte: nobody')).toBeDisabled();
  await expect(page.getByLabel('Artikel: nobody')).toBeEnabled();
  const refused = await request.post('/api/import/user-right', {
    headers: { authorization: `Bearer ${await demoIdToken(request, 'rights')}` },
    data: { email: 'nobody@baustein.example', right: 'ADMIN' },
  });
  expect(refused.status()).toBe(403);

  await page.getByLabel('Name oder E-Mail').fill('rights');
  const own = rowOf(page, 'Das sind Sie');
  await expect(own.getByRole('checkbox', { disabled: true })).toHaveCount(7);
  await expect(own.getByRole('button')).toHaveCount(1);
  await expect(own.getByRole('button', { name: 'Geschichte' })).toBeVisible();
});

test.describe('The last administrator', () => {
  // The refusal that the test provokes.
  test.use({ allowedConsole: /status of 409/ });

  test('stays: an administrator cannot take ADMIN away from the only one', async ({ page, request }) => {
    const answer = await request.get('/api/import/user-right/search?text=admin', {
      headers: { authorization: `Bearer ${await demoIdToken(request, 'admin')}` },
    });
    const { items } = (await answer.json()) as { items: { rights: { id: string; right: string }[] }[] };
    const id = items[0]?.rights.find(({ right }) => right === 'ADMIN')?.id ?? '';
    const refused = await request.delete(`/api/import/user-right/${id}`, {
      headers: { authorization: `Bearer ${await demoIdToken(request, 'admin')}` },
    });
    expect(refused.status()).toBe(409);
    await signInAs(page, 'admin', path);
    await page.getByLabel('Name oder E-Mail').fill('admin');
    await expect(page.getByLabel('Administration: admin')).toBeDisabled();
    await expect(page.getByLabel('Administration: admin')).toBeChecked();
  });
});

test('A right for a company is given to an address that nobody signed in with, found by the company, and taken back', async ({
  page,
  request,
}) => {
  const email = `neu-${Date.now()}@person.example`;
  await signInAs(page, 'rights', path);
  await page.getByRole('button', { name: 'Recht vergeben' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-Mail').fill(email);
  await dialog.getByLabel('Recht', { exact: true }).click();
  await expect(page.getByRole('option')).toHaveText([
    'Werbung',
    'Kategorien',
    'Artikel',
    'Produkte bearbeiten',
    'Firma führen',
  ]);
  await page.getByRole('option', { name: 'Firma führen' }).click();
  await dialog.getByLabel('Firma (CH)').fill('gipso');
  await page.getByRole('option', { name: /Gipsora/ }).click();
  await dialog.getByRole('button', { name: 'Vergeben' }).click();
  await expect(dialog).toBeHidden();
  expect(await stored(request, email)).toEqual(['COMPANY gipsora CH']);

  await page.getByLabel('Wer darf diese Firma bearbeiten?').fill('gipso');
  await page.getByRole('option', { name: /Gipsora/ }).click();
  await expect(rowOf(page, email)).toContainText('wartet auf die erste Anmeldung');
  await expect(rowOf(page, 'admin@')).toBeVisible();
  await expect(rowOf(page, 'supplier@')).toHaveCount(0);
  await rowOf(page, email)
    .getByRole('button', { name: /entziehen$/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entziehen' }).click();
  await expect(rowOf(page, email)).toHaveCount(0);
  expect(await stored(request, email)).toEqual([]);
});

test('Who has no right asks for one from the empty backoffice, gets it by one click, and what became of it is remembered', async ({
  accounts,
  page,
  browser,
  request,
}) => {
  await addPerson(accounts.database, 'ursin');
  await signInAs(page, 'ursin', '/de/backoffice');
  await page.getByRole('link', { name: 'Zugang anfragen' }).click();
  const form = page.getByRole('region', { name: 'Zugang anfragen' });
  await form.getByLabel('Firma').fill('Gipsora');
  await expect(form.locator('option[value^="Gipsora"]')).toHaveCount(1);
  await form
    .getByLabel('Firma')
    .fill((await form.locator('option[value^="Gipsora"]').getAttribute('value')) ?? '');
  await form.getByLabel('Was sollten wir dazu wissen?').fill('Neu im Verkauf');
  await form.getByRole('button', { name: 'Zugang anfragen' }).click();
  await expect(form.getByText('wartet auf Antwort')).toBeVisible();

  const giving = await browser.newPage();
  await signInAs(giving, 'rights', path);
  const asked = giving.getByRole('region', { name: 'Wer um Zugang bittet' });
  await expect(asked).toContainText('Neu im Verkauf');
  await asked.getByRole('button', { name: 'Geben: ursin', exact: true }).click();
  await expect(asked).toHaveCount(0);
  expect(await stored(request, 'ursin@')).toEqual(['EDIT_PRODUCTS gipsora CH']);
  await page.goto('/de/backoffice');
  await expect(page.getByRole('menuitem', { name: 'Firmen' })).toBeVisible();

  await giving.getByLabel('Name oder E-Mail').fill('ursin@');
  await expect(giving.getByRole('row')).toHaveCount(2);
  await giving.getByRole('button', { name: /entziehen$/ }).click();
  const dialog = giving.getByRole('dialog');
  await dialog.getByLabel('Weshalb').fill('Nur ein Versuch');
  await dialog.getByRole('button', { name: 'Entziehen' }).click();
  await expect.poll(() => stored(request, 'ursin@')).toEqual([]);
  await giving.getByRole('button', { name: 'Geschichte ursin' }).click();
  await expect(giving.getByRole('dialog').getByRole('listitem').first()).toContainText('Nur ein Versuch');
  await giving.close();
});

test('ADMIN is asked back, says how far it reaches, and may have an end', async ({
  accounts,
  page,
  request,
}) => {
  await addPerson(accounts.database, 'gerda');
  await signInAs(page, 'gerda', '/de/profile');
  await expect(page.getByText('gerda', { exact: true })).toBeVisible();
  await signInAs(page, 'admin', path);
  await expect(page.getByText('Alle Firmen, alle Länder')).toBeVisible();
  await page.getByLabel('Name oder E-Mail').fill('gerda@');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Administration: gerda').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('alle Firmen, alle Länder, alle Rechte');
  expect(await stored(request, 'gerda@')).toEqual([]);
  await dialog.getByLabel('Letzter Tag').fill('2099-12-31');
  await dialog.getByRole('button', { name: 'Ja, für alle vergeben' }).click();
  await expect(rowOf(page, 'gerda')).toContainText('bis 31.12.2099');
  await page.getByLabel('Administration: gerda').click();
  await dialog.getByRole('button', { name: 'Entziehen' }).click();
  await expect.poll(() => stored(request, 'gerda@')).toEqual([]);
});
