import { keyScopes } from '../../../resources/platform/keyScopes.ts';
import { startJobs } from '../../../server/jobs/index.ts';
import { readConfig } from '../../../server/base/config/config.ts';
import { form, photo } from '../../calls/examples.ts';
import { freshDatabase } from '../../setup/freshDatabase.ts';
import { addPerson } from '../../setup/person.ts';
import { renderedPages } from '../../setup/renderedPages.ts';
import { beginUpload, colouredPhoto, uploadInParts, zipOf } from '../../setup/sendMedia.ts';
import { signIn, tokenFor } from '../../setup/signIn.ts';
import { asNew, smallWorld } from '../../setup/smallWorld.ts';
import { workbookOf } from '../../setup/workbook.ts';
import { personas } from '../personas.ts';
import { forgedTokens } from './forgedTokens.ts';

/** Stands in what no attacker may read; so does the number. */
const secret = 'kanarie';
const secretNumber = 98765;
/** Stands in what everybody sees on the pages of the company `andere`, and its rivals not in the backoffice. */
const rival = 'fremdwort';
const company = { orgaSid: 'andere' };
const own = { orgaSid: 'alpenfenster' };

type World = Awaited<ReturnType<typeof smallWorld>>;

/**
 * The small world with its pages, its worker and something secret in every corner, on a port of this machine: the
 * company `andere`, the sandbox of CH, and ZBS, which asks for a right. `names` is what the steps of attacks may name.
 */
export async function attackWorld() {
  const database = await freshDatabase();
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const world = await smallWorld({
    database,
    routes: async (server) => {
      // So that an attack on a call that is misspelt is not taken for one that was refused.
      server.addHook('onRequest', async ({ is404, routeOptions, url }, reply) => {
        if (is404 || (routeOptions.url === '/*' && url.startsWith('/api'))) reply.header('x-no-route', 'yes');
      });
      await renderedPages(database, config)(server);
    },
  });
  const jobs = await startJobs(database, world.config);
  const sub: Record<string, string> = {};
  for (const { name, rights } of personas.slice(3))
    if (rights) sub[name] = await addPerson(database, name, rights);
  sub['guest'] = await addPerson(database, 'guest');
  const names = { ...(await seed(world)), ...(await credentials(world)), ...(await machines(world)) };
  for (const [name, value] of Object.entries(sub)) names[`sub.${name}`] = value;
  const port = Number(new URL(await world.app.listen({ port: 0, host: '127.0.0.1' })).port);
  return { ...world, names, port, stop: () => jobs.stop() };
}

export type AttackWorld = Awaited<ReturnType<typeof attackWorld>>;

async function credentials({ app, call, database, config }: World): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  const { AccessToken, RefreshToken } = await signIn(app, 'editor');
  Object.assign(names, { 'access.editor': AccessToken, 'refresh.editor': RefreshToken });
  for (const who of ['admin', 'supplier', 'guest']) {
    names[`token.${who}`] = await tokenFor(app, who);
    for (const { name, value } of (await call(who, 'PUT', '/session')).cookies)
      names[`${name}.${who}`] = value;
  }
  const forged = await forgedTokens(database, config.dataDir, await tokenFor(app, 'admin'));
  for (const [name, token] of Object.entries(forged)) names[`forged.${name}`] = token;
  return names;
}

/** Keys of alpenfenster and of its rival, and what the rival's is about to do. */
async function machines({ app, call }: World): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const [name, who, orgaSid, scopes] of [
    ['own', 'supplier', 'alpenfenster', keyScopes],
    ['reading', 'supplier', 'alpenfenster', ['read']],
    ['revoked', 'supplier', 'alpenfenster', keyScopes],
    ['rival', 'admin', 'andere', keyScopes],
  ] as const) {
    const made = await call(who, 'POST', '/import/key/CH', { name, companies: [orgaSid], scopes });
    names[`keyId.${name}`] = made.json().sid;
    names[`key.${name}`] = made.json().secret;
  }
  const by = (name: string) => ({ host: 'ch.localhost', authorization: `Bearer ${names[`key.${name}`]}` });
  const asked = {
    grant_type: 'client_credentials',
    client_id: names['keyId.revoked'],
    client_secret: names['key.revoked'],
  };
  const token = await app.inject({
    method: 'POST',
    url: '/api/oauth/token',
    headers: { host: 'ch.localhost' },
    payload: asked,
  });
  names['token.revoked'] = token.json().access_token;
  await call('supplier', 'DELETE', `/import/key/CH/${names['keyId.revoked']}`);
  names['cursor.rival'] = (await call(undefined, 'GET', '/CH/changes', undefined, by('rival'))).json().next;
  const hook = { name: 'x', company: 'andere', url: 'https://example.com/hook', kinds: ['product'] };
  names['webhook.rival'] = (await call('admin', 'POST', '/import/webhook/CH', hook)).json().sid;
  names['upload.rival'] = await beginUpload(call, 'a.zip', 10, 'admin', 'andere');
  const pictures = await zipOf({ 'a1.jpg': await colouredPhoto('red') });
  const uploads = [await uploadInParts(call, 'kanarie.zip', pictures, 'admin', 'andere')];
  names['media.rival'] = (
    await call('admin', 'POST', '/import/media/CH', { orgaSid: 'andere', uploads })
  ).json().id;
  for (const [name, value] of Object.entries(names)) if (!value) throw new Error(`${name} is not made.`);
  return names;
}

async function seed({ call, database: { write } }: World): Promise<Record<string, string>> {
  const made = async (url: string, body: object, method: 'POST' | 'PUT' = 'POST', headers = {}) => {
    const answer = await call('admin', method, `/import/${url}`, body, headers);
    if (answer.statusCode >= 300) throw new Error(`${url} is not made: ${answer.payload}`);
    return answer.json();
  };
  const upload = async (url: string, bytes: Uint8Array, name: string, parts: Record<string, string>) => {
    const sent = await form(bytes, name, parts);
    return String((await made(url, sent.body, 'POST', sent.headers)).hash);
  };
  const named = (name: string) => ({ sid: 'alpenfenster', orgaDetails: { name, kind: 'manufacturer' } });
  const product = (orgaSid: string, sid: string, title: string, category = 'fenster') => ({
    orgaInfo: { sid: orgaSid },
    sid,
    productInfo: {
      articleNumber: sid,
      title: { de: title },
      gtins: sid === 'geheim' ? ['04006381333931'] : [],
    },
    categories: { mainCategory: { sid: category } },
  });
  for (const platform of ['CH_DEMO', 'ZBS']) {
    await made(`orga/${platform}`, named(secret));
    await made('category-relation', { platform, childSid: 'fenster', parentSid: 'root_category' });
    await made(
      `product/${platform}/alpenfenster/geheim`,
      product('alpenfenster', 'geheim', secret),
      'PUT',
      asNew,
    );
  }
  await made('platform-settings/ZBS/platform', { settings: 'platform', entry: 'withRight' }, 'PUT', asNew);
  await made('product/CH/andere/a1', product('andere', 'a1', rival), 'PUT', asNew);
  await made('product/CH/andere/a2', product('andere', 'a2', rival), 'PUT', asNew);
  await made('orga-info/CH', { ...company, language: 'de', headline: rival });
  await made('product-line/CH', { ...company, sid: 'linie', title: { de: rival } });
  await made('product-line/CH', { ...own, sid: 'linie', title: { de: 'Linie' } });
  await made('mapping/CH', { ...company, sid: 'm', name: secret });
  await made('export-profile/CH', { ...company, sid: 'e', name: secret, format: 'json', language: 'de' });
  await made('orga-connection/CH', { ...company, connectedSid: 'bauhandel', role: 'retailer' });
  await made('orga-budget/CH', { ...company, budget: 'company', storedMegabytes: secretNumber });
  await made('statistic/CH', {
    ...company,
    days: [{ day: '2026-01-01', pageViews: secretNumber, suggestionViews: 0, clicks: 0 }],
  });
  const place = {
    orgaSid: 'andere',
    productSid: 'a1',
    kind: 'similar',
    relatedOrgaSid: 'andere',
    relatedSid: 'a2',
  };
  await made('product-relation/CH', place);
  await made(
    'retailer/CH/bauhandel/andere/a1',
    {
      orgaSid: 'bauhandel',
      manufacturerSid: 'andere',
      productSid: 'a1',
      link: `https://shop.example/${rival}`,
    },
    'PUT',
    asNew,
  );
  await made('advertisement/CH', {
    ...company,
    sid: 'w',
    title: { de: rival },
    link: '/de',
    from: '2026-01-01',
    weight: 1,
  });
  await made('cms-article', {
    url: 'entwurf',
    title: { de: secret },
    state: 'draft',
    sections: [
      { contentType: 'text', content: { de: `<p>${secret}</p>` }, position: 'left', layout: 'full' },
    ],
  });
  const columns = [{ field: 'productInfo.articleNumber', heading: { de: 'Nummer' } }];
  await made('template', { sid: 'vorlage', name: { de: 'Vorlage' }, columns });
  const { id: right } = await made('user-right', { email: `${secret}@example.com`, right: 'CMS' });
  await call(undefined, 'POST', '/newsletter', {
    email: `${secret}@example.org`,
    language: 'de',
    platform: 'CH',
  });
  const [subscription] = await write<[{ token: string }]>`select token from newsletter_subscription`;

  const pdf = Buffer.from(`%PDF-1.7\n${secret}\n%%EOF\n`);
  const picture = await photo();
  const hashes = {
    'image.andere': await upload('image/CH/productImage', picture, 'a.png', company),
    'image.zbs': await upload('image/ZBS/logo', picture, 'a.png', own),
    'file.andere': await upload('file/CH', Buffer.from(`%PDF-1.7\n${rival}\n%%EOF\n`), 'a.pdf', company),
    'file.zbs': await upload('file/ZBS', pdf, 'a.pdf', own),
    'file.sandbox': await upload('file/CH_DEMO', Buffer.from(`${pdf.toString()}\n%%EOF\n`), 'a.pdf', own),
  };
  await made('document/CH', {
    ...company,
    sid: 'd',
    title: { de: rival },
    kind: 'other',
    language: 'de',
    file: hashes['file.andere'],
  });

  const type = { 'content-type': 'application/octet-stream' };
  const bring = async (category: string) => {
    const sheet = await workbookOf(['Artikelnummer', 'Titel', 'Kategorie'], ['a1', secret, category]);
    return (await call('admin', 'POST', '/import/product/xlsx/CH?orgaSid=andere', sheet, type)).json();
  };
  const { report } = await bring('gibtesnicht');
  const written = await bring('fenster');
  await call('admin', 'POST', `/import/report/${written.id}/undo`);
  const again = await bring('fenster');
  await made('product/CH/andere/a1', product('andere', 'a1', rival), 'PUT', {});
  const changes = await write<{ id: string; entity: string }[]>`
    select id, entity from change where platform = 'CH' and key[1] = 'andere' order by id`;
  const rights = await write<{ sid: string; right: string }[]>`
    select sid, "right" from user_right where sub like 'ba057e10-%'`;
  const names: Record<string, string> = {
    ...hashes,
    'report.refused': report.id,
    'report.written': again.id,
    'right.waiting': right,
    newsletter: subscription.token,
  };
  for (const { id, entity } of changes) names[`change.${entity}`] = String(id);
  for (const { sid, right: given } of rights) names[`right.${given}`] = sid;
  return names;
}
