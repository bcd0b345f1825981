import sharp from 'sharp';
import type { Entity } from '../../resources/entity.ts';
import { entities } from '../../resources/registry.ts';
import { crudCalls } from '../../resources/calls/crud.ts';
import { workbookMediaType } from '../../resources/workbookMediaType.ts';
import { formOf, type Method } from '../setup/calls.ts';
import { asNew } from '../setup/smallWorld.ts';
import { workbookOf } from '../setup/workbook.ts';

/** What the world of the examples gave its things. */
export interface Seen {
  image: string;
  startImage: string;
  file: string;
  /** Which no document names. */
  looseFile: string;
  /** Of an import that was refused, and of one that went through. */
  report: string;
  written: string;
  change: string;
  right: string;
  newsletter: string;
}

/** A call as it is meant; what the path leaves open is filled from `values` and from what is usual. */
export interface Example {
  who?: string;
  values?: Record<string, string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A file of JSON as the whole body. */
function json(content: unknown): Pick<Example, 'body' | 'headers'> {
  return { body: JSON.stringify(content), headers: { 'content-type': 'application/json' } };
}

type Examples = Record<string, (seen: Seen) => Example | Promise<Example>>;

const alpenfenster = { orgaSid: 'alpenfenster' };

/** One thing of each entity that has plain calls, and who keeps it. */
export const samples: Record<string, (seen: Seen) => { who?: string; body: Record<string, unknown> }> = {
  orga: () => ({ body: { sid: 'neu', orgaDetails: { name: 'Neu AG', kind: 'manufacturer' } } }),
  orgaInfo: () => ({ body: { ...alpenfenster, language: 'it', headline: 'Finestre' } }),
  orgaConnection: () => ({ body: { ...alpenfenster, connectedSid: 'bauhandel', role: 'retailer' } }),
  category: () => ({ body: { sid: 'neu', name: { de: 'Neu' } } }),
  attribute: () => ({ body: { sid: 'neu', name: { de: 'Neu' }, kind: 'text', group: 'material' } }),
  product: () => ({
    body: {
      orgaInfo: { sid: 'alpenfenster' },
      sid: 'neu',
      productInfo: { articleNumber: 'N-1', title: { de: 'Neu' } },
      categories: { mainCategory: { sid: 'fenster' } },
    },
  }),
  productLine: () => ({ body: { ...alpenfenster, sid: 'neu', title: { de: 'Neu' } } }),
  productRelation: () => ({
    body: {
      ...alpenfenster,
      productSid: 'f1',
      kind: 'similar',
      relatedOrgaSid: 'alpenfenster',
      relatedSid: 'f2',
    },
  }),
  retailerData: () => ({
    who: 'admin',
    body: {
      orgaSid: 'bauhandel',
      manufacturerSid: 'alpenfenster',
      productSid: 'f1',
      link: 'https://shop.example/f1',
    },
  }),
  image: ({ image }) => ({ body: { ...alpenfenster, kind, hash: image, alt: { de: 'Ein Fenster' } } }),
  document: ({ file }) => ({
    body: { ...alpenfenster, sid: 'neu', title: { de: 'Blatt' }, kind: 'dataSheet', language: 'de', file },
  }),
  advertisement: () => ({
    body: {
      ...alpenfenster,
      sid: 'neu',
      title: { de: 'Neu' },
      link: '/de',
      from: '2026-01-01',
      weight: 1,
    },
  }),
  article: () => ({ body: { url: 'neu', title: { de: 'Neu' }, state: 'published' } }),
  startPage: ({ startImage }) => ({ body: { page: 'start', picture: startImage } }),
  mapping: () => ({ body: { ...alpenfenster, sid: 'neu', name: 'Neu' } }),
  exportProfile: () => ({
    body: { ...alpenfenster, sid: 'neu', name: 'Neu', format: 'xlsx', language: 'all' },
  }),
  template: () => ({
    body: {
      sid: 'neu',
      name: { de: 'Neu' },
      columns: [{ field: 'productInfo.articleNumber', heading: { de: 'Nummer' } }],
    },
  }),
};

function plainExamples(): Examples {
  const examples: Examples = {};
  for (const entity of Object.values(entities) as Entity[]) {
    const calls = crudCalls(entity);
    const sample = (seen: Seen) => {
      const { who = 'admin', body } = samples[entity.name]?.(seen) ?? { body: {} };
      const places = entity.key.map((field) => (entity.fields[field]?.at ?? field).split('.'));
      const found = places.map((path) => path.reduce<unknown>((at, part) => (at as typeof body)[part], body));
      const values = Object.fromEntries(entity.key.map((field, index) => [field, String(found[index])]));
      return { who, body, values };
    };
    const add = (name: keyof typeof calls, of: (seen: Seen) => Example) => {
      const call = calls[name];
      if (call) examples[`${call.method} ${call.path}`] = of;
    };
    if (calls.create) add('create', (seen) => ({ ...sample(seen), values: {} }));
    else add('update', (seen) => ({ ...sample(seen), headers: asNew }));
    add('list', (seen) => ({ who: sample(seen).who, query: 'range=[0,9]' }));
    add('get', (seen) => ({ who: sample(seen).who, values: sample(seen).values }));
    if (calls.create) add('update', sample);
    add('delete', (seen) => ({ who: sample(seen).who, values: sample(seen).values }));
  }
  return examples;
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const supplier = 'supplier';
const kind = 'productImage';
const ofAlpenfenster = 'orgaSid=alpenfenster';
const oneProduct = [
  {
    sid: 'i1',
    productInfo: { articleNumber: 'I-1', title: { de: 'Eins' } },
    categories: { mainCategory: { sid: 'fenster' } },
  },
];

export async function form(bytes: Uint8Array, name: string, parts: Record<string, string> = {}) {
  return formOf({ ...parts, file: { bytes, name, type: 'application/octet-stream' } });
}

export const photo = () =>
  sharp({ create: { width: 4, height: 2, channels: 3, background: '#0c0' } })
    .png()
    .toBuffer();

/** Every published call, as it is meant; in an order in which each finds what it needs. */
export const examples: Examples = {
  'GET /health': () => ({}),
  'GET /ready': () => ({}),
  'GET /time': () => ({}),
  'GET /pixel.gif': () => ({ query: 'event=page&orga=alpenfenster' }),
  'GET /v1/external/entry': () => ({ query: 'orga=alpenfenster' }),
  'PUT /session': () => ({ who: supplier }),
  'DELETE /session': () => ({}),
  'GET /user/rights': () => ({ who: supplier }),
  'POST /newsletter': () => ({ body: { email: 'neu@example.com', language: 'de', platform: 'CH' } }),
  'GET /newsletter/confirm/{token}': ({ newsletter }) => ({ values: { token: newsletter } }),
  'GET /newsletter/unsubscribe/{token}': ({ newsletter }) => ({ values: { token: newsletter } }),

  'GET /{platform}/start': () => ({ query: 'lang=fr' }),
  'GET /{platform}/category': () => ({}),
  'GET /{platform}/category/{sid}': () => ({ values: { sid: 'fenster' }, query: 'page=1&size=5' }),
  'GET /{platform}/orga': () => ({}),
  'GET /{platform}/orga/{sid}': () => ({ values: { sid: 'alpenfenster' } }),
  'GET /{platform}/product/{orgaSid}/{productSid}': () => ({ values: { productSid: 'f1' } }),
  'GET /{platform}/products': () => ({ query: 'category=fenster&sort=title' }),
  'GET /{platform}/search': () => ({ query: 'text=fenster' }),
  'GET /{platform}/shortlist': () => ({ query: 'product=alpenfenster/f1' }),
  'GET /{platform}/shortlist.xlsx': () => ({ query: 'product=alpenfenster/f1' }),
  'GET /{platform}/suggest': () => ({ query: 'lang=de&text=fenster' }),

  'POST /import/image/{platform}/{kind}': async () => {
    const { body, headers } = await form(await photo(), 'a.png', alpenfenster);
    return { who: supplier, body, headers };
  },
  'GET /image/{kind}/{hash}/{variant}': ({ image }) => ({ values: { hash: image } }),
  'POST /import/file/{platform}': async () => {
    const { body, headers } = await form(pdf, 'a.pdf', alpenfenster);
    return { who: supplier, body, headers };
  },
  'GET /file/{hash}': ({ file }) => ({ values: { hash: file } }),

  ...plainExamples(),

  'DELETE /import/image/{platform}/{kind}/{hash}': ({ image }) => ({
    who: supplier,
    values: { hash: image },
    query: ofAlpenfenster,
  }),

  'GET /import/category-relation/{platform}/{id}': () => ({ who: 'admin', values: { id: 'huelle' } }),
  'GET /import/category-relation/tree/{platform}': () => ({ who: 'admin' }),
  'POST /import/category-relation': () => ({
    who: 'admin',
    body: { platform: 'CH', childSid: 'lose', parentSid: 'huelle' },
  }),
  'PUT /import/category-relation/reorder/{platform}/{id}': () => ({
    who: 'admin',
    values: { id: 'huelle' },
    body: { childSids: ['lose', 'dach', 'fenster'] },
  }),
  'PUT /import/category-relation/tree': () => ({
    who: 'admin',
    body: { platform: 'CH', sid: 'huelle', children: [{ sid: 'fenster' }, { sid: 'lose' }, { sid: 'dach' }] },
  }),
  'DELETE /import/category-relation/{platform}/{id}': () => ({ who: 'admin', values: { id: 'lose' } }),
  'GET /import/advertisement/{platform}/category/{id}': () => ({ values: { id: 'fenster' } }),
  'GET /import/advertisement/{platform}/orga/{id}': () => ({ values: { id: 'alpenfenster' } }),
  'GET /{langOrPlatform}/cms-article/{url}': () => ({
    values: { langOrPlatform: 'de', url: 'lesbar' },
  }),
  'GET /import/template/{sid}/xlsx': () => ({ who: supplier, values: { sid: 'vorlage' } }),
  'GET /import/orga-connection/{platform}/{orgaSid}': () => ({ who: supplier }),
  'PATCH /import/orga/{platform}': () => ({
    who: supplier,
    ...json([{ sid: 'alpenfenster', orgaDetails: { name: 'Alpenfenster AG' } }]),
  }),
  'POST /import/orga-info/json/{platform}': () => ({
    who: supplier,
    ...json([{ orgaSid: 'alpenfenster', language: 'en', headline: 'Windows' }]),
  }),
  'POST /import/retailer/{platform}': () => ({
    who: 'admin',
    query: 'orgaSid=bauhandel',
    ...json([{ manufacturerSid: 'alpenfenster', productSid: 'f2', link: 'https://shop.example/f2' }]),
  }),
  'DELETE /import/retailer/json/{platform}': () => ({
    who: 'admin',
    query: 'orgaSid=bauhandel&isBlackList=true&confirm=1',
    ...json([{ manufacturerSid: 'alpenfenster', productSid: 'f2' }]),
  }),
  'DELETE /import/product/{platform}': () => ({
    who: supplier,
    query: `${ofAlpenfenster}&isBlackList=true`,
    ...json(['nirgends']),
  }),
  'PUT /import/product/{platform}/reorder': () => ({
    who: supplier,
    body: { orgaSid: 'alpenfenster', productSids: ['f2'] },
  }),
  'GET /import/orga/json/{platform}/{orgaSid}': () => ({ who: supplier }),
  'GET /import/orga-info/json/{platform}/{orgaSid}/{language}': () => ({ who: supplier }),
  'GET /import/retailer/json/{platform}/{orgaSid}/{manufacturerSid}': () => ({
    who: supplier,
    values: { manufacturerSid: 'all' },
  }),

  'POST /import/statistic/{platform}': () => ({
    who: 'admin',
    body: {
      orgaSid: 'andere',
      days: [{ day: '2026-01-01', pageViews: 1, suggestionViews: 2, clicks: 3 }],
    },
  }),
  'GET /import/statistic/{platform}/{orgaSid}': () => ({ who: supplier, query: 'from=2026-01-01' }),
  'DELETE /import/statistic/{platform}/{orgaSid}': () => ({ who: 'admin', values: { orgaSid: 'andere' } }),

  'GET /import/user-right/search': () => ({ who: 'rights', query: 'page=0&size=5&text=supplier' }),
  'GET /import/user-right/{id}': ({ right }) => ({ who: 'rights', values: { id: right } }),
  'POST /import/user-right': () => ({ who: 'rights', body: { email: 'neu@example.com', right: 'CMS' } }),
  'DELETE /import/user-right/{id}': ({ right }) => ({ who: 'rights', values: { id: right } }),

  'POST /import/product/{platform}': () => ({
    who: supplier,
    query: ofAlpenfenster,
    ...json(oneProduct),
  }),
  'POST /import/product/xlsx/{platform}': async () => ({
    who: supplier,
    query: ofAlpenfenster,
    body: await workbookOf(['Artikelnummer', 'Titel', 'Kategorie'], ['X-1', 'Eins', 'fenster']),
    headers: { 'content-type': workbookMediaType },
  }),
  'GET /import/report': () => ({ who: supplier, query: 'platform=CH' }),
  'GET /import/report/{id}': ({ report }) => ({ who: supplier, values: { id: report } }),
  'GET /import/report/{id}/events': ({ report }) => ({ who: supplier, values: { id: report } }),
  'GET /import/report/{id}/xlsx': ({ report }) => ({ who: supplier, values: { id: report } }),
  'POST /import/report/{id}/undo': ({ written }) => ({ who: supplier, values: { id: written } }),
  'GET /import/product/json/{platform}/{orgaSid}/{productSid}': () => ({
    who: supplier,
    values: { productSid: 'all' },
  }),
  'POST /import/product/json/{platform}/filtered/{orgaSid}/{productSid}/{language}': () => ({
    who: supplier,
    values: { productSid: 'all' },
    body: { productSids: ['f1'] },
  }),
  'GET /import/product/xlsx/{platform}/{orgaSid}/{language}': () => ({ who: supplier }),
  'POST /import/product/xlsx/{platform}/filtered/{orgaSid}/{language}': () => ({
    who: supplier,
    body: { productSids: ['f1'] },
  }),
  'POST /import/product/count/{platform}/filtered/{orgaSid}': () => ({
    who: supplier,
    body: { productSids: ['f1'] },
  }),
  'GET /import/quality/{platform}': () => ({ who: supplier }),
  'GET /import/views/{platform}': () => ({ who: supplier }),
  'GET /import/platforms': () => ({ who: 'admin' }),
  'GET /import/fruitless-search/{platform}': () => ({ who: 'admin' }),
  'GET /import/expiring/{platform}': () => ({ who: 'admin' }),
  'GET /import/audit': () => ({ who: 'admin', query: 'range=[0,9]' }),
  'POST /import/change/{id}/undo': ({ change }) => ({ who: 'admin', values: { id: change } }),
  'POST /import/reindex/{platform}': () => ({ who: 'admin' }),
  'DELETE /import/file/{platform}/{orgaSid}/{hash}': ({ looseFile }) => ({
    who: supplier,
    values: { hash: looseFile },
  }),
};

const usual: Record<string, string> = {
  platform: 'CH',
  ...alpenfenster,
  kind,
  variant: 'full',
  language: 'de',
};

/** Method and address of a call, its path filled. */
export function addressOf(
  name: string,
  { values = {}, query }: Example,
  more?: string,
): [method: Method, url: string] {
  const [method, path = ''] = name.split(' ') as [Method, string];
  const filled = path.replace(/\{(\w+)\}/g, (_, parameter: string) =>
    encodeURIComponent(values[parameter] ?? usual[parameter] ?? 'neu'),
  );
  const queries = [query, more].filter(Boolean).join('&');
  return [method, queries ? `${filled}?${queries}` : filled];
}
