import sharp from 'sharp';
import type { ZodType } from 'zod';
import type { Entity } from '../../resources/entity.ts';
import { entities } from '../../resources/registry.ts';
import { trashCalls } from '../../resources/calls/trash.ts';
import { attributeProposalCalls } from '../../resources/calls/attributeProposals.ts';
import { categoryRelationCalls } from '../../resources/calls/categoryRelation.ts';
import { bulkChangeCalls } from '../../resources/calls/bulkChange.ts';
import { commentCalls } from '../../resources/calls/comment.ts';
import { crudCalls } from '../../resources/calls/crud.ts';
import { draftCalls } from '../../resources/calls/draft.ts';
import { exportCalls } from '../../resources/calls/exports.ts';
import { importCalls } from '../../resources/calls/imports.ts';
import { keyCalls } from '../../resources/calls/key.ts';
import { webhookCalls } from '../../resources/calls/webhook.ts';
import { newsletterCalls } from '../../resources/calls/newsletter.ts';
import { productOrderCalls } from '../../resources/calls/productOrder.ts';
import { rawValueCalls } from '../../resources/calls/rawValues.ts';
import { statisticCalls } from '../../resources/calls/statistic.ts';
import { accessRequestCalls } from '../../resources/calls/accessRequest.ts';
import { userRightCalls } from '../../resources/calls/userRight.ts';
import { partMediaType, tusVersion } from '../../resources/calls/tus.ts';
import { mappingTrialCalls } from '../../resources/calls/mappingTrial.ts';
import { vocabularyCalls } from '../../resources/calls/vocabulary.ts';
import { workbenchCalls } from '../../resources/calls/workbench.ts';
import { workbookMediaType } from '../../resources/exchange/workbookMediaType.ts';
import { formOf, type Method } from '../setup/calls.ts';
import { asNew } from '../setup/smallWorld.ts';
import { beginningOf } from '../setup/sendMedia.ts';
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
  /** A view of the list of products that the supplier keeps. */
  view?: string;
  /** Changes of many records: one that was looked at, one that is done. */
  bulks?: Record<'ready' | 'done', string>;
  /** Keys of the supplier: one to use, one to revoke. */
  keys?: Record<'kept' | 'dropped', { sid: string; secret: string }>;
  hooks?: Record<'kept' | 'dropped' | 'delivery', string>;
  /** Who asks for a right: one to give, one to refuse. */
  requests?: readonly string[];
  /** Uploads in parts (`begun`, `loose`, `whole`, `list`) and deliveries (`proposed`, `dropped`). */
  media?: Record<'begun' | 'loose' | 'whole' | 'list' | 'proposed' | 'dropped' | 'assigned', string> & {
    assignedItem?: number | undefined;
  };
  /** Workbenches that were judged: one to look at, one to run, one to drop. */
  workbenches?: Record<'judged' | 'toRun' | 'toDrop', string>;
}

/** A call as it is meant; what the path leaves open is filled from `values` and from what is usual. */
export interface Example {
  who?: string;
  values?: Record<string, string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The file of JSON that the contract shows, as the whole body. */
function shownFile({ upload }: { upload: { example: unknown } }): Pick<Example, 'body' | 'headers'> {
  return { body: JSON.stringify(upload.example), headers: { 'content-type': 'application/json' } };
}

type Examples = Record<string, (seen: Seen) => Example | Promise<Example>>;

const alpenfenster = { orgaSid: 'alpenfenster' };

/** What the world of the examples stored itself. */
const stored: Record<string, (seen: Seen) => Record<string, string>> = {
  image: ({ image }) => ({ hash: image }),
  document: ({ file }) => ({ file }),
  startPage: ({ startImage }) => ({ picture: startImage }),
};

/** One thing of an entity, as its declaration shows it. */
export function sampleOf({ name, example = {} }: Entity, seen: Seen): Record<string, unknown> {
  return { ...example, ...stored[name]?.(seen) };
}

/** The body that the contract shows. */
function shownBody({ body }: { body: ZodType }): unknown {
  return (body.meta()?.['examples'] as unknown[] | undefined)?.[0];
}

function plainExamples(): Examples {
  const examples: Examples = {};
  for (const entity of Object.values(entities) as Entity[]) {
    const calls = crudCalls(entity);
    const sample = (seen: Seen) => {
      const body = sampleOf(entity, seen);
      const places = entity.key.map((field) => (entity.fields[field]?.at ?? field).split('.'));
      const found = places.map((path) => path.reduce<unknown>((at, part) => (at as typeof body)[part], body));
      const values = Object.fromEntries(entity.key.map((field, index) => [field, String(found[index])]));
      return { who: 'admin', body, values };
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
    if (entity.drafts) Object.assign(examples, draftExamples(entity, sample));
    add('delete', (seen) => ({ who: sample(seen).who, values: sample(seen).values }));
  }
  return examples;
}

/** A draft that is kept, looked at, passed on and sent back where that is asked, and published. */
function draftExamples(entity: Entity, sample: (seen: Seen) => Example): Examples {
  const calls = draftCalls(entity);
  const named = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  const about = (body?: unknown) => (seen: Seen) => {
    const { who, values } = sample(seen);
    return { who, values, ...(body !== undefined && { body }) };
  };
  const reviewed = {
    [named(calls.submit)]: about(shownBody(calls.submit)),
    [named(calls.sendBack)]: about(shownBody(calls.sendBack)),
  };
  const last = entity.key.at(-1) ?? '';
  const dropped = { [last]: 'entwurf' };
  return {
    [named(calls.save)]: sample,
    [named(calls.read)]: about(),
    ...(entity.review && reviewed),
    [named(calls.publish)]: about({ version: entity.review ? 3 : 1 }),
    [named(calls.drop)]: (seen) => ({ who: 'admin', values: { ...sample(seen).values, ...dropped } }),
  };
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const supplier = 'supplier';
const kind = 'productImage';
const ofAlpenfenster = 'orgaSid=alpenfenster';

export async function form(bytes: Uint8Array, name: string, parts: Record<string, string> = {}) {
  return formOf({ ...parts, file: { bytes, name, type: 'application/octet-stream' } });
}

export const photo = () =>
  sharp({ create: { width: 4, height: 2, channels: 3, background: '#0c0' } })
    .png()
    .toBuffer();

/** Every published call, as it is meant; in an order in which each finds what it needs. */
export const examples: Examples = {
  // Before what they find is removed.
  'GET /import/raw-column/{platform}/{orgaSid}': () => ({ who: supplier }),
  'POST /import/raw-column/{platform}/{orgaSid}': () => ({
    who: supplier,
    body: shownBody(rawValueCalls.read),
  }),
  'DELETE /import/raw-column/{platform}/{orgaSid}': () => ({ who: supplier, query: 'heading=Ablage' }),
  'GET /import/attribute-proposal/{platform}': () => ({ who: 'editor' }),
  'POST /import/attribute-proposal/{platform}': () => ({
    who: 'editor',
    body: shownBody(attributeProposalCalls.take),
  }),
  'POST /import/media-library/{platform}/{orgaSid}/replace': ({ image }) => ({
    who: supplier,
    body: { kind, hash: image, by: image },
  }),
  'GET /health': () => ({}),
  'GET /ready': () => ({}),
  'GET /ready/read': () => ({}),
  'GET /ready/write': () => ({}),
  'GET /time': () => ({}),
  'GET /pixel.gif': () => ({ query: 'event=page&orga=alpenfenster' }),
  'GET /v1/external/entry': () => ({ query: 'orga=alpenfenster' }),
  'PUT /session': () => ({ who: supplier }),
  'DELETE /session': () => ({}),
  'GET /user/rights': () => ({ who: supplier }),
  'POST /newsletter': () => ({ body: shownBody(newsletterCalls.subscribe) }),
  'GET /newsletter/confirm/{token}': ({ newsletter }) => ({ values: { token: newsletter } }),
  'POST /newsletter/confirm/{token}': ({ newsletter }) => ({ values: { token: newsletter } }),
  'GET /newsletter/unsubscribe/{token}': ({ newsletter }) => ({ values: { token: newsletter } }),
  'POST /newsletter/unsubscribe/{token}': ({ newsletter }) => ({ values: { token: newsletter } }),

  'GET /{platform}/start': () => ({ query: 'lang=fr' }),
  'GET /{platform}/catalogue.ndjson.gz': () => ({ values: { platform: 'DE' } }),
  'GET /{platform}/dictionary': () => ({ query: 'lang=fr' }),
  'GET /{platform}/category': () => ({}),
  'GET /{platform}/category/{sid}': () => ({ values: { sid: 'fenster' }, query: 'page=1&size=5' }),
  'GET /{platform}/class/{system}': () => ({ values: { system: 'ifc' } }),
  'GET /{platform}/class/{system}/{code}': () => ({ values: { system: 'ifc', code: 'IfcWindow' } }),
  'GET /{platform}/orga': () => ({}),
  'GET /{platform}/orga/{sid}': () => ({ values: { sid: 'alpenfenster' } }),
  'GET /{platform}/product/{orgaSid}/{productSid}': () => ({ values: { productSid: 'f1' } }),
  'GET /{platform}/products': () => ({ query: 'category=fenster&sort=title' }),
  'GET /{platform}/search': () => ({ query: 'text=fenster' }),
  'GET /{platform}/comparison': () => ({ query: 'product=alpenfenster/f1' }),
  'GET /{platform}/comparison.xlsx': () => ({ query: 'product=alpenfenster/f1' }),
  'GET /{platform}/shortlist': () => ({ query: 'product=alpenfenster/f1' }),
  'GET /{platform}/shortlist.xlsx': () => ({ query: 'product=alpenfenster/f1' }),
  'GET /{platform}/own-lists': () => ({ who: supplier }),
  'PUT /{platform}/own-lists': () => ({ who: supplier, body: { version: 0, lists: [] } }),
  'GET /import/find/{platform}': () => ({ who: supplier, query: 'lang=de&text=fenster' }),
  'GET /{platform}/changes': () => ({ who: supplier, query: 'entity=product&size=1' }),
  'GET /import/key/{platform}': () => ({ who: supplier }),
  'POST /import/key/{platform}': () => ({ who: supplier, body: shownBody(keyCalls.make) }),
  'POST /import/key/{platform}/{sid}/rotate': ({ keys }) => ({
    who: supplier,
    values: { sid: keys?.kept.sid ?? '' },
    body: shownBody(keyCalls.rotate),
  }),
  'DELETE /import/key/{platform}/{sid}': ({ keys }) => ({
    who: supplier,
    values: { sid: keys?.dropped.sid ?? '' },
  }),
  'POST /mcp': () => ({ body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } }),
  'GET /import/webhook/{platform}': () => ({ who: supplier }),
  'POST /import/webhook/{platform}': () => ({ who: supplier, body: shownBody(webhookCalls.make) }),
  'PUT /import/webhook/{platform}/{sid}': ({ hooks }) => ({
    who: supplier,
    values: { sid: hooks?.kept ?? '' },
    body: shownBody(webhookCalls.change),
  }),
  'DELETE /import/webhook/{platform}/{sid}': ({ hooks }) => ({
    who: supplier,
    values: { sid: hooks?.dropped ?? '' },
  }),
  'POST /import/webhook/{platform}/{sid}/rotate': ({ hooks }) => ({
    who: supplier,
    values: { sid: hooks?.kept ?? '' },
    body: shownBody(webhookCalls.rotate),
  }),
  'POST /import/webhook/{platform}/{sid}/test': ({ hooks }) => ({
    who: supplier,
    values: { sid: hooks?.kept ?? '' },
  }),
  'GET /import/webhook/{platform}/{sid}/deliveries': ({ hooks }) => ({
    who: supplier,
    values: { sid: hooks?.kept ?? '' },
  }),
  'POST /import/webhook/{platform}/{sid}/deliveries/{id}/resend': ({ hooks }) => ({
    who: supplier,
    values: { sid: hooks?.kept ?? '', id: hooks?.delivery ?? '' },
  }),
  'POST /oauth/token': ({ keys }) => ({
    body: {
      grant_type: 'client_credentials',
      client_id: keys?.kept.sid,
      client_secret: keys?.kept.secret,
    },
  }),
  'GET /import/saved-view/{platform}/{list}': () => ({ who: supplier, values: { list: 'products' } }),
  'POST /import/saved-view/{platform}/{list}': () => ({
    who: supplier,
    values: { list: 'products' },
    body: { name: 'Ohne Bild', audience: 'self', orgaSid: null, query: 'sort=articleNumber' },
  }),
  'GET /import/notice/{platform}': () => ({ who: supplier, query: 'lang=de' }),
  'POST /import/notice/{platform}/seen': () => ({
    who: supplier,
    body: { notices: [{ kind: 'importEnded', subject: 'a' }], isCleared: false },
  }),
  'GET /import/notice-wish/{platform}': () => ({ who: supplier }),
  'PUT /import/notice-wish/{platform}': () => ({ who: supplier, body: { kinds: ['bulkEnded'] } }),
  'DELETE /import/saved-view/{platform}/{list}/{sid}': ({ view = '' }) => ({
    who: supplier,
    values: { list: 'products', sid: view },
  }),
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
  'GET /file/{hash}/{name}': ({ file }) => ({ values: { hash: file, name: 'datenblatt-fenster-de.pdf' } }),

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
    body: shownBody(categoryRelationCalls.create),
  }),
  'PUT /import/category-relation/reorder/{platform}/{id}': () => ({
    who: 'admin',
    values: { id: 'huelle' },
    body: shownBody(categoryRelationCalls.reorder),
  }),
  'PUT /import/category-relation/tree': () => ({
    who: 'admin',
    body: shownBody(categoryRelationCalls.tree),
  }),
  'DELETE /import/category-relation/{platform}/{id}': () => ({ who: 'admin', values: { id: 'lose' } }),
  'GET /import/advertisement/{platform}/category/{id}': () => ({ values: { id: 'fenster' } }),
  'GET /import/advertisement/{platform}/orga/{id}': () => ({ values: { id: 'alpenfenster' } }),
  'GET /{langOrPlatform}/cms-article/{url}': () => ({
    values: { langOrPlatform: 'de', url: 'lesbar' },
  }),
  'GET /import/template/{sid}/xlsx': () => ({ who: supplier, values: { sid: 'vorlage' } }),
  'GET /import/orga-connection/{platform}/{orgaSid}': () => ({ who: supplier }),
  'GET /import/orga-use/{platform}/{orgaSid}': () => ({ who: supplier }),
  'PATCH /import/orga/{platform}': () => ({
    who: supplier,
    ...shownFile(importCalls.orgas),
  }),
  'POST /import/orga-info/json/{platform}': () => ({
    who: supplier,
    ...shownFile(importCalls.orgaInfos),
  }),
  'POST /import/retailer/{platform}': () => ({
    who: 'admin',
    query: 'orgaSid=bauhandel',
    ...shownFile(importCalls.offers),
  }),
  'DELETE /import/retailer/json/{platform}': () => ({
    who: 'admin',
    query: 'orgaSid=bauhandel&isBlackList=true&confirm=1',
    ...shownFile(importCalls.removeOffers),
  }),
  'DELETE /import/product/{platform}': () => ({
    who: supplier,
    query: `${ofAlpenfenster}&isBlackList=true`,
    ...shownFile(importCalls.removeProducts),
  }),
  'PUT /import/product/{platform}/reorder': () => ({
    who: supplier,
    body: shownBody(productOrderCalls.reorder),
  }),
  'GET /import/orga/json/{platform}/{orgaSid}': () => ({ who: supplier }),
  'GET /import/orga-info/json/{platform}/{orgaSid}/{language}': () => ({ who: supplier }),
  'GET /import/retailer/json/{platform}/{orgaSid}/{manufacturerSid}': () => ({
    who: supplier,
    values: { manufacturerSid: 'all' },
  }),

  'POST /import/statistic/{platform}': () => ({
    who: 'admin',
    body: shownBody(statisticCalls.create),
  }),
  'GET /import/statistic/{platform}/{orgaSid}': () => ({ who: supplier, query: 'from=2026-01-01' }),
  'DELETE /import/statistic/{platform}/{orgaSid}': () => ({ who: 'admin', values: { orgaSid: 'andere' } }),

  'GET /import/user-right/search': () => ({ who: 'rights', query: 'page=0&size=5&text=supplier' }),
  'GET /import/user-right/{id}': ({ right }) => ({ who: 'rights', values: { id: right } }),
  'POST /import/user-right': () => ({ who: 'rights', body: shownBody(userRightCalls.create) }),
  'POST /import/user-right/{id}/invitation': ({ right }) => ({
    who: 'rights',
    values: { id: right },
    body: shownBody(userRightCalls.invite),
  }),
  'GET /import/user-right/history': () => ({ who: 'rights', query: 'email=a@example.com' }),
  'GET /user/access-request': () => ({ who: 'nobody' }),
  'POST /user/access-request/{platform}': () => ({
    who: 'nobody',
    body: shownBody(accessRequestCalls.ask),
  }),
  'GET /import/access-request': () => ({ who: 'rights' }),
  'POST /import/access-request/{id}/give': ({ requests }) => ({
    who: 'rights',
    values: { id: requests?.[0] ?? '' },
    body: shownBody(accessRequestCalls.give),
  }),
  'POST /import/access-request/{id}/refuse': ({ requests }) => ({
    who: 'rights',
    values: { id: requests?.[1] ?? '' },
    body: shownBody(accessRequestCalls.refuse),
  }),
  'DELETE /import/user-right/{id}': ({ right }) => ({ who: 'rights', values: { id: right } }),

  'POST /import/product/{platform}': () => ({
    who: supplier,
    query: ofAlpenfenster,
    ...shownFile(importCalls.json),
  }),
  'POST /import/product/xlsx/{platform}': async () => ({
    who: supplier,
    query: ofAlpenfenster,
    body: await workbookOf(['Artikelnummer', 'Titel', 'Kategorie'], ['X-1', 'Eins', 'fenster']),
    headers: { 'content-type': workbookMediaType },
  }),
  'POST /import/upload/{platform}': () => ({ who: supplier, headers: beginningOf('a.jpg', 3) }),
  'GET /import/upload/{platform}/{id}': ({ media }) => ({
    who: supplier,
    values: { id: media?.begun ?? '' },
  }),
  'PATCH /import/upload/{platform}/{id}': ({ media }) => ({
    who: supplier,
    values: { id: media?.begun ?? '' },
    headers: { 'tus-resumable': tusVersion, 'upload-offset': '0', 'content-type': partMediaType },
    body: Buffer.from('abc'),
  }),
  'DELETE /import/upload/{platform}/{id}': ({ media }) => ({
    who: supplier,
    values: { id: media?.loose ?? '' },
  }),
  'GET /import/media/{platform}': () => ({ who: supplier, query: ofAlpenfenster }),
  'POST /import/media/{platform}': ({ media }) => ({
    who: supplier,
    body: { orgaSid: 'alpenfenster', uploads: [media?.whole ?? ''] },
  }),
  'GET /import/media/{platform}/{id}': ({ media }) => ({
    who: supplier,
    values: { id: media?.proposed ?? '' },
    query: 'range=[0,9]',
  }),
  'POST /import/media/{platform}/{id}/start': ({ media }) => ({
    who: supplier,
    values: { id: media?.proposed ?? '' },
  }),
  'POST /import/media/{platform}/{id}/assign': ({ media }) => ({
    who: supplier,
    values: { id: media?.assigned ?? '' },
    body: { items: [media?.assignedItem ?? 1], productSid: 'f2' },
  }),
  'DELETE /import/media/{platform}/{id}': ({ media }) => ({
    who: supplier,
    values: { id: media?.dropped ?? '' },
  }),
  'GET /import/media-library/{platform}/{orgaSid}': () => ({ who: supplier, query: 'unused=true' }),
  'POST /import/workbench/{platform}': async () => ({
    who: supplier,
    query: ofAlpenfenster,
    body: await workbookOf(['Artikelnummer', 'Titel', 'Kategorie'], ['X-2', 'Zwei', 'fenster']),
    headers: { 'content-type': workbookMediaType },
  }),
  'POST /import/workbench/{platform}/upload/{upload}': ({ media }) => ({
    who: supplier,
    values: { upload: media?.list ?? '' },
  }),
  'GET /import/workbench/{platform}': () => ({ who: supplier, query: ofAlpenfenster }),
  ...Object.fromEntries(
    ['', '/columns', '/values', '/causes', '/outcome', '/changes', '/decisions', '/xlsx'].map((part) => [
      `GET /import/workbench/{platform}/{id}${part}`,
      ({ workbenches }: Seen) => ({ who: supplier, values: { id: workbenches?.judged ?? '' } }),
    ]),
  ),
  'GET /import/workbench/{platform}/{id}/rows': ({ workbenches }) => ({
    who: supplier,
    values: { id: workbenches?.judged ?? '' },
    query: 'faulty=true&range=[0,9]',
  }),
  'PATCH /import/workbench/{platform}/{id}': ({ workbenches }) => ({
    who: supplier,
    values: { id: workbenches?.judged ?? '' },
    body: shownBody(workbenchCalls.decide),
  }),
  'POST /import/workbench/{platform}/{id}/run': ({ workbenches }) => ({
    who: supplier,
    values: { id: workbenches?.toRun ?? '' },
    body: shownBody(workbenchCalls.run),
  }),
  'POST /import/workbench/{platform}/{id}/remember': ({ workbenches }) => ({
    who: supplier,
    values: { id: workbenches?.judged ?? '' },
  }),
  'DELETE /import/workbench/{platform}/{id}': ({ workbenches }) => ({
    who: supplier,
    values: { id: workbenches?.toDrop ?? '' },
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
    body: shownBody(exportCalls.jsonFiltered),
  }),
  'GET /import/product/xlsx/{platform}/{orgaSid}/{language}': () => ({ who: supplier }),
  'POST /import/product/xlsx/{platform}/filtered/{orgaSid}/{language}': () => ({
    who: supplier,
    body: shownBody(exportCalls.xlsxFiltered),
  }),
  'GET /import/product/csv/{platform}/{orgaSid}/{language}': () => ({ who: supplier }),
  'POST /import/product/csv/{platform}/filtered/{orgaSid}/{language}': () => ({
    who: supplier,
    body: shownBody(exportCalls.csvFiltered),
  }),
  'GET /import/product/bmecat/{platform}/{orgaSid}/{language}': () => ({ who: supplier }),
  'POST /import/product/bmecat/{platform}/filtered/{orgaSid}/{language}': () => ({
    who: supplier,
    body: shownBody(exportCalls.bmecatFiltered),
  }),
  'GET /import/product/xchange/{platform}/{orgaSid}/{language}': () => ({ who: supplier }),
  'POST /import/product/xchange/{platform}/filtered/{orgaSid}/{language}': () => ({
    who: supplier,
    body: shownBody(exportCalls.xchangeFiltered),
  }),
  'POST /import/product/columns/{platform}/filtered/{orgaSid}/{language}': () => ({
    who: supplier,
    body: shownBody(exportCalls.columns),
  }),
  'POST /import/product/count/{platform}/filtered/{orgaSid}': () => ({
    who: supplier,
    body: shownBody(exportCalls.count),
  }),
  'POST /import/term/file/{platform}': () => ({ who: 'editor', ...shownFile(importCalls.terms) }),
  'POST /import/term/trial/{platform}': () => ({ who: 'editor', body: shownBody(vocabularyCalls.trial) }),
  'POST /import/category/file/{platform}': () => ({ who: 'editor', ...shownFile(importCalls.categories) }),
  'POST /import/attribute/file/{platform}': () => ({ who: 'editor', ...shownFile(importCalls.attributes) }),
  'GET /import/category/csv/{platform}': () => ({ who: 'editor' }),
  'GET /import/category/xlsx/{platform}': () => ({ who: 'editor' }),
  'GET /import/attribute/csv/all': () => ({ who: 'editor' }),
  'GET /import/attribute/xlsx/all': () => ({ who: 'editor' }),
  'POST /import/mapping/trial/{platform}': () => ({
    who: supplier,
    body: shownBody(mappingTrialCalls.trial),
  }),
  'GET /import/term/csv/all': () => ({ who: 'editor' }),
  'GET /import/term/xlsx/all': () => ({ who: 'editor' }),
  'GET /import/weak-search/{platform}': () => ({ who: 'editor' }),
  'GET /import/quality/{platform}': () => ({ who: supplier }),
  'GET /import/retired/{platform}': () => ({ who: supplier }),
  'GET /import/views/{platform}': () => ({ who: supplier }),
  'GET /import/platforms': () => ({ who: 'admin' }),
  'GET /import/operations': () => ({ who: 'admin' }),
  'GET /import/fruitless-search/{platform}': () => ({ who: 'admin' }),
  'GET /import/expiring-document/{platform}': () => ({ who: supplier }),
  'GET /import/draft/{platform}': () => ({ who: supplier }),
  'GET /import/expiring/{platform}': () => ({ who: 'admin' }),
  'GET /import/audit/origins': () => ({
    who: supplier,
    query: 'platform=CH&entity=product&key=["alpenfenster","f1"]',
  }),
  'POST /import/bulk-change/{platform}': () => ({ who: supplier, body: shownBody(bulkChangeCalls.begin) }),
  'GET /import/bulk-change/{platform}/{id}': ({ bulks }) => ({
    who: supplier,
    values: { id: bulks?.ready ?? '' },
  }),
  'POST /import/bulk-change/{platform}/{id}/run': ({ bulks }) => ({
    who: supplier,
    values: { id: bulks?.ready ?? '' },
  }),
  'POST /import/bulk-change/{platform}/{id}/undo': ({ bulks }) => ({
    who: supplier,
    values: { id: bulks?.done ?? '' },
  }),
  'GET /import/activity/{platform}': () => ({ who: supplier }),
  'GET /import/activity/{platform}/{act}': ({ change }) => ({ who: 'admin', values: { act: change } }),
  'GET /import/trash/{platform}/{entity}': () => ({ who: supplier, values: { entity: 'product' } }),
  'POST /import/trash/{platform}/{entity}/empty': () => ({
    who: supplier,
    values: { entity: 'productLine' },
    body: shownBody(trashCalls.empty),
  }),
  'GET /import/comment/{platform}/{entity}': () => ({
    who: supplier,
    values: { entity: 'product' },
    query: 'key=["alpenfenster","f1"]',
  }),
  'POST /import/comment/{platform}/{entity}': () => ({
    who: supplier,
    values: { entity: 'product' },
    query: 'key=["alpenfenster","f1"]',
    body: shownBody(commentCalls.create),
  }),
  'DELETE /import/comment/{platform}/{entity}/{id}': () => ({
    who: supplier,
    values: { entity: 'product', id: '1' },
    query: 'key=["alpenfenster","f1"]',
  }),
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
