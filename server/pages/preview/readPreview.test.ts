import { beforeAll, expect, it } from 'vitest';
import { anonymous, type Caller } from '../../../resources/access/rule.ts';
import { platform } from '../../../resources/platform/platforms.ts';
import type { Right } from '../../../resources/platform/rights.ts';
import { today } from '../../../resources/today.ts';
import type { Call } from '../../../tests/setup/calls.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';
import { storefrontReads } from '../reads/index.ts';
import { previewedEntity, readPreview } from './readPreview.ts';

let call: Call;
let database: Awaited<ReturnType<typeof smallWorld>>['database'];

const colleague = (right: Right): Caller => ({
  kind: 'user',
  sub: 'colleague',
  rights: [{ right }],
  openDatasets: [],
});

async function preview(caller: Caller, screen: 'article' | 'product', parameters: Record<string, string>) {
  const asked = { platform: platform('CH'), language: 'de', screen, parameters } as const;
  const visit = { caller, platform: asked.platform, devDatabase: false, db: database.write };
  const entity = previewedEntity(asked);
  return entity && readPreview({ database, reads: storefrontReads }, asked, visit, entity);
}

const tomorrow = today(new Date(Date.now() + 86_400_000));
const article = (url: string, more: object) => ({
  url,
  title: { de: url },
  state: 'published',
  sections: [],
  ...more,
});

beforeAll(async () => {
  ({ call, database } = await smallWorld());
  await call('editor', 'POST', '/import/cms-article', article('geplant', { publishAt: tomorrow }));
  await call(
    'editor',
    'PUT',
    '/import/cms-article/ohne/draft',
    article('ohne', { title: { de: 'Entwurf' } }),
  );
});

it('A colleague sees the page of what is planned, and of a draft, as it will be (behaviour B490)', async () => {
  const planned = await preview(colleague('CMS'), 'article', { url: 'geplant' });
  expect(planned).toMatchObject({ page: 'article', data: { title: { text: 'geplant' } } });
  const drafted = await preview(colleague('CMS'), 'article', { url: 'ohne' });
  expect(drafted).toMatchObject({ data: { title: { text: 'Entwurf' } } });
  expect(await preview(colleague('CMS'), 'article', { url: 'nirgends' })).toBeUndefined();
});

it('Whoever may not read it in the backoffice sees nothing of it, and nothing of a preview stays (behaviour B490)', async () => {
  for (const caller of [anonymous, colleague('ADVERTISEMENT')])
    expect(await preview(caller, 'article', { url: 'geplant' })).toBe('forbidden');
  expect((await call(undefined, 'GET', '/de/cms-article/ohne')).statusCode).toBe(404);
  expect((await call('editor', 'GET', '/import/cms-article/ohne')).statusCode).toBe(404);
});

it('What a draft still lacks is shown as it stands', async () => {
  await call('supplier', 'PUT', '/import/product/CH/alpenfenster/f1/draft', {
    orgaInfo: { sid: 'alpenfenster' },
    sid: 'f1',
    productInfo: { articleNumber: 'A-f1', subTitle: { de: 'Neuer Untertitel' } },
    categories: { mainCategory: { sid: 'fenster' } },
  });
  const shown = await preview(colleague('EDIT_PRODUCTS'), 'product', {
    orgaSid: 'alpenfenster',
    productSid: 'f1',
  });
  expect(shown).toMatchObject({
    data: { title: { text: 'Fenster f1' }, subTitle: { text: 'Neuer Untertitel' } },
  });
  expect((await call('supplier', 'GET', '/import/product/CH/alpenfenster/f1')).json().version).toBe(1);
});
