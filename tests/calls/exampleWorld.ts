import { startJobs } from '../../server/jobs/index.ts';
import { flatten } from '../../resources/shape.ts';
import { allEntities } from '../../resources/registry.ts';
import type { Entity } from '../../resources/entity.ts';
import { beginUpload, uploadInParts } from '../setup/sendMedia.ts';
import { asNew, smallWorld } from '../setup/smallWorld.ts';
import { storeReferred } from '../setup/storeReferred.ts';
import { workbookOf } from '../setup/workbook.ts';
import { form, photo, type Seen } from './examples.ts';

type World = Awaited<ReturnType<typeof smallWorld>>;

/** The small world with its worker, and what the examples find in place. `stop` ends the worker. */
export async function exampleWorld() {
  const world = await smallWorld();
  const jobs = await startJobs(world.database, world.config);
  return { ...world, seen: await makeSeen(world), stop: () => jobs.stop() };
}

async function makeSeen({ call, database: { write } }: World): Promise<Seen> {
  await storeReferred(call);
  const company = { orgaSid: 'alpenfenster' };
  const post = async (who: string, url: string, body: unknown, headers?: Record<string, string>) =>
    (await call(who, 'POST', url, body, headers)).json();
  const picture = await form(await photo(), 'a.png', company);
  const { hash: image } = await post(
    'supplier',
    '/import/image/CH/productImage',
    picture.body,
    picture.headers,
  );
  const start = await form(await photo(), 'a.png', {});
  const { hash: startImage } = await post(
    'admin',
    '/import/image/CH/startPageImage',
    start.body,
    start.headers,
  );
  const paperOf = async (text: string) => {
    const paper = await form(Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`), 'a.pdf', company);
    return (await post('supplier', '/import/file/CH', paper.body, paper.headers)).hash;
  };
  const [file, looseFile] = [await paperOf('x'), await paperOf('y')];
  const sheet = { title: { de: 'Blatt' }, kind: 'other', language: 'de', file };
  await post('supplier', '/import/document/CH', { ...company, sid: 'blatt', ...sheet });
  await post('admin', '/import/category', { sid: 'lose', name: { de: 'Lose' } });
  await post('admin', '/import/cms-article', { url: 'lesbar', title: { de: 'A' }, state: 'published' });
  const settings = { settings: 'platform', entry: 'signedIn', licence: 'https://example.com/licence' };
  await call('admin', 'PUT', '/import/platform-settings/DE/platform', settings, asNew);
  // Drafts to be dropped, of what is not there yet.
  for (const entity of allEntities.filter(({ drafts }) => drafts))
    await call('admin', 'PUT', `${pathOfSample(entity, 'entwurf')}/draft`, {});
  const columns = [{ field: 'productInfo.articleNumber', heading: { de: 'Nummer' } }];
  await post('admin', '/import/template', { sid: 'vorlage', name: { de: 'Vorlage' }, columns });
  await post('supplier', '/import/orga-info/CH', { ...company, language: 'de', headline: 'Fenster' });
  const bring = async (category: string) => {
    const sheet = await workbookOf(
      ['Artikelnummer', 'Titel', 'Kategorie', 'Rahmenart', 'Brandlast [MJ]', 'Ablage'],
      ['X-9', 'Neun', category, 'Blendrahmen', '120', 'R 12'],
    );
    const type = { 'content-type': 'application/octet-stream' };
    return post('supplier', '/import/product/xlsx/CH?orgaSid=alpenfenster', sheet, type);
  };
  const { report } = await bring('gibtesnicht');
  const { id: written } = await bring('fenster');
  const { id: right } = await post('rights', '/import/user-right', { email: 'a@example.com', right: 'CMS' });
  for (const wanted of ['CMS', 'CATEGORY'])
    await call('nobody', 'POST', '/user/access-request/CH', { right: wanted, language: 'de' });
  const requests = (await call('rights', 'GET', '/import/access-request'))
    .json()
    .items.map(({ id }: { id: string }) => id);
  await call(undefined, 'POST', '/newsletter', { email: 'b@example.com', language: 'de', platform: 'CH' });
  const [subscription] = await write`select token from newsletter_subscription`;
  const [change] = await write`select id from change where entity = 'orgaInfo'`;
  const deliver = async () => {
    const uploads = [await uploadInParts(call, 'A-f1.jpg', await photo())];
    return (await post('supplier', '/import/media/CH', { ...company, uploads })).id;
  };
  const assigned = await deliver();
  const [item] = await write<{ id: number }[]>`select id from media_item where delivery = ${assigned}`;
  const media = {
    begun: await beginUpload(call, 'a.jpg', 3),
    loose: await beginUpload(call, 'b.jpg', 3),
    whole: await uploadInParts(call, 'A-f2.jpg', await photo()),
    proposed: await deliver(),
    dropped: await deliver(),
    assigned,
    assignedItem: item?.id,
    list: await uploadInParts(
      call,
      'liste.xlsx',
      await workbookOf(['Artikelnummer', 'Titel', 'Kategorie'], ['X-3', 'Drei', 'fenster']),
    ),
  };
  const begin = async () => {
    const sheet = await workbookOf(
      ['Artikelnummer', 'Titel', 'Kategorie'],
      ['X-7', 'Sieben', 'gibtesnicht'],
      ['X-8', 'Acht', 'fenster'],
    );
    const type = { 'content-type': 'application/octet-stream' };
    const { id } = await post('supplier', '/import/workbench/CH?orgaSid=alpenfenster', sheet, type);
    while ((await call('supplier', 'GET', `/import/workbench/CH/${id}`)).json().state === 'reading');
    return id;
  };
  const workbenches = { judged: await begin(), toRun: await begin(), toDrop: await begin() };
  const look = async (value: string) =>
    (
      await post('supplier', '/import/bulk-change/CH', {
        entity: 'product',
        keys: [['alpenfenster', 'f1']],
        place: 'title.fr',
        act: 'set',
        value,
      })
    ).id;
  const bulks = { done: await look('Fenêtre'), ready: '' };
  await post('supplier', `/import/bulk-change/CH/${bulks.done}/run`, {});
  bulks.ready = await look('Fenêtre en bois');
  const { sid: view } = await post('supplier', '/import/saved-view/CH/products', {
    name: 'Ohne Bild',
    audience: 'self',
    orgaSid: null,
    query: 'sort=articleNumber',
  });
  const makeKey = () =>
    post('supplier', '/import/key/CH', { name: 'ERP', companies: ['alpenfenster'], scopes: ['read'] });
  const makeHook = async (): Promise<string> =>
    (
      await post('supplier', '/import/webhook/CH', {
        name: 'ERP',
        company: 'alpenfenster',
        url: 'https://erp.example.com/hook',
        kinds: ['product'],
      })
    ).sid;
  const hook = await makeHook();
  const { id: delivery } = await post('supplier', `/import/webhook/CH/${hook}/test`, {});
  return {
    hooks: { kept: hook, dropped: await makeHook(), delivery },
    keys: { kept: await makeKey(), dropped: await makeKey() },
    view,
    bulks,
    media,
    workbenches,
    image,
    startImage,
    file,
    looseFile,
    right,
    requests,
    report: report.id,
    written,
    newsletter: subscription?.token,
    change: String(change?.id),
  };
}

/** Where one of an entity's records would stand beside its example. */
function pathOfSample({ path, key, fields, example = {} }: Entity, last: string): string {
  const row = flatten({ fields }, example);
  const places = [...key.slice(0, -1).map((name) => String(row[name])), last];
  return ['/import', path.replace('{platform}', 'CH'), ...places].join('/');
}
