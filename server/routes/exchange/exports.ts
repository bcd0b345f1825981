import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { exportCalls, type LanguageOrAll } from '../../../resources/calls/exports.ts';
import { attribute } from '../../../resources/entities/attribute.ts';
import { category } from '../../../resources/entities/category.ts';
import { tableOfAttributes } from '../../exchange/export/tableOfAttributes.ts';
import { tableOfCategories } from '../../exchange/export/tableOfCategories.ts';
import {
  countExported,
  exportedProducts,
  type ExportChoice,
} from '../../exchange/export/exportedProducts.ts';
import { jsonOfRecords } from '../../exchange/export/jsonOfRecords.ts';
import { exportEndings } from '../../../resources/exchange/exportFormats.ts';
import { exportedRecords, type RecordChoice } from '../../exchange/export/exportedRecords.ts';
import { orga } from '../../../resources/entities/orga.ts';
import { orgaInfo } from '../../../resources/entities/orgaInfo.ts';
import { product } from '../../../resources/entities/product.ts';
import { retailerData } from '../../../resources/entities/retailerData.ts';
import type { Entity } from '../../../resources/entity.ts';
import { term } from '../../../resources/entities/term.ts';
import { tableOfTerms } from '../../exchange/export/tableOfTerms.ts';
import { originOf } from '../../base/config/originOf.ts';
import type { Config } from '../../base/config/config.ts';
import { platform as platformOf } from '../../../resources/platform/platforms.ts';
import { opensOrga } from '../../records/access/scope.ts';
import { forbidden, notFound } from '../../base/problems.ts';
import { requireOrgaThere } from '../../catalogue/orgas/requireOrgaThere.ts';
import { readRecord } from '../../records/readRecords.ts';
import { bmecatOfProducts } from '../../exchange/export/bmecat/bmecatOfProducts.ts';
import type { ExportWish } from '../../exchange/export/exportColumns.ts';
import { offeredColumns } from '../../exchange/export/offeredColumns.ts';
import { csvOfProducts } from '../../exchange/export/csvOfProducts.ts';
import { workbookOfProducts } from '../../exchange/export/workbookOfProducts.ts';
import { xchangeOfProducts } from '../../exchange/export/xchange/xchangeOfProducts.ts';
import { workbookMediaType } from '../../../resources/exchange/workbookMediaType.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { registerCall, type CallContext, type Routing } from '../registerCall.ts';
import type { Call } from '../../../resources/calls/call.ts';

/** Downloads, streamed (behaviour B69). */
export function exporting(routing: Routing): void {
  const { config } = routing;
  const written = (format: WrittenFormat, called: Asked, choice: ExportChoice, wish: AskedWish) =>
    sendWritten(format, called, choice, { ...wish, config });
  registerCall(routing, exportCalls.json, async (called) =>
    json(called, await chosen(called, called.parameters), called.query.language ?? 'all'),
  );
  registerCall(routing, exportCalls.jsonFiltered, async (called) => {
    const choice = await chosen(called, called.parameters);
    return json(called, { ...choice, filter: called.body }, called.parameters.language);
  });
  registerCall(routing, exportCalls.xlsx, async (called) =>
    written('xlsx', called, { orgaSid: called.parameters.orgaSid }, called.parameters),
  );
  registerCall(routing, exportCalls.xlsxFiltered, async (called) => {
    const { orgaSid, language } = called.parameters;
    const { columns, ...filter } = called.body;
    return written('xlsx', called, { orgaSid, filter }, { language, columns });
  });
  registerCall(routing, exportCalls.csv, async (called) =>
    written('csv', called, { orgaSid: called.parameters.orgaSid }, called.parameters),
  );
  registerCall(routing, exportCalls.csvFiltered, async (called) => {
    const { orgaSid, language } = called.parameters;
    const { columns, ...filter } = called.body;
    return written('csv', called, { orgaSid, filter }, { language, columns });
  });
  registerCall(routing, exportCalls.bmecat, async (called) =>
    written('bmecat', called, { orgaSid: called.parameters.orgaSid }, called.parameters),
  );
  registerCall(routing, exportCalls.bmecatFiltered, async (called) => {
    const { orgaSid, language } = called.parameters;
    return written('bmecat', called, { orgaSid, filter: called.body }, { language });
  });
  registerCall(routing, exportCalls.xchange, async (called) =>
    written('xchange', called, { orgaSid: called.parameters.orgaSid }, called.parameters),
  );
  registerCall(routing, exportCalls.xchangeFiltered, async (called) => {
    const { orgaSid, language } = called.parameters;
    return written('xchange', called, { orgaSid, filter: called.body }, { language });
  });
  registerCall(routing, exportCalls.termsXlsx, async ({ db, scope, reply }) =>
    attached(reply, term.name, 'xlsx')
      .type(workbookMediaType)
      .send(tableOfTerms(db, scope, 'xlsx')),
  );
  registerCall(routing, exportCalls.termsCsv, async ({ db, scope, reply }) =>
    attached(reply, term.name, 'csv')
      .type('text/csv; charset=utf-8')
      .send(tableOfTerms(db, scope, 'csv')),
  );
  const sharedCalls = [
    [exportCalls.categoriesXlsx, category, 'xlsx', tableOfCategories],
    [exportCalls.categoriesCsv, category, 'csv', tableOfCategories],
    [exportCalls.attributesXlsx, attribute, 'xlsx', tableOfAttributes],
    [exportCalls.attributesCsv, attribute, 'csv', tableOfAttributes],
  ] as const;
  for (const [call, { name }, format, write] of sharedCalls)
    registerCall<Call>(routing, call, async ({ db, scope, reply }) =>
      attached(reply, name, format)
        .type(format === 'xlsx' ? workbookMediaType : 'text/csv; charset=utf-8')
        .send(await write(db, scope, format)),
    );
  registerCall(routing, exportCalls.columns, async ({ db, scope, request, ...called }) => {
    const { orgaSid, language } = called.parameters;
    const { columns, ...filter } = called.body;
    await requireOrgaThere(db, scope, orgaSid);
    const origin = originOf(config, platformOf(scope.dataset));
    const wish = { language, columns, reader: requestLanguage(request), origin };
    return { columns: await offeredColumns(db, scope, { orgaSid, filter }, wish) };
  });
  registerCall(routing, exportCalls.count, async (called) => {
    const { orgaSid } = called.parameters;
    await requireOrgaThere(called.db, called.scope, orgaSid);
    return { products: await countExported(called.db, called.scope, { orgaSid, filter: called.body }) };
  });
  registerCall(routing, exportCalls.orga, async (called) => {
    const sid = oneOrAll(called.parameters.orgaSid);
    if (sid !== undefined && !opensOrga(called.scope, sid)) throw forbidden();
    if (sid !== undefined) await requireOrgaThere(called.db, called.scope, sid);
    return records(called, orga, { name: sid ?? orga.name, choice: { sid } });
  });
  registerCall(routing, exportCalls.orgaInfo, async (called) => {
    const { orgaSid, language } = called.parameters;
    await requireOrgaThere(called.db, called.scope, orgaSid);
    const choice = { orgaSid, language: oneOrAll(language) };
    return records(called, orgaInfo, { name: `${orgaSid}-${orgaInfo.name}`, choice });
  });
  registerCall(routing, exportCalls.offers, async ({ query: { language }, ...called }) => {
    const { orgaSid, manufacturerSid } = called.parameters;
    const choice = { orgaSid, manufacturerSid: oneOrAll(manufacturerSid) };
    await requireOrgaThere(called.db, called.scope, orgaSid);
    if (choice.manufacturerSid !== undefined)
      await requireOrgaThere(called.db, called.scope, choice.manufacturerSid);
    return records(called, retailerData, { name: `${orgaSid}-${retailerData.name}`, choice, language });
  });
}

type AskedWish = Pick<ExportWish, 'language' | 'columns'>;
type Asked = Pick<CallContext<Call>, 'db' | 'scope' | 'reply' | 'request'>;

/** What an address names. Throws 404 for a company or a product that is not there. */
async function chosen(
  { db, scope }: Asked,
  { orgaSid, productSid }: { orgaSid: string; productSid: string },
): Promise<ExportChoice> {
  await requireOrgaThere(db, scope, orgaSid);
  if (productSid === 'all') return { orgaSid };
  if (!(await readRecord(db, scope, product, [orgaSid, productSid]))) throw notFound();
  return { orgaSid, productSid };
}

function json({ db, scope, reply }: Asked, choice: ExportChoice, language: LanguageOrAll): FastifyReply {
  return sendJson(
    reply,
    choice.orgaSid,
    jsonOfRecords(product, exportedProducts(db, scope, choice), language),
  );
}

interface Chosen {
  /** Of the file. */
  name: string;
  choice: RecordChoice;
  language?: LanguageOrAll | undefined;
}

function records({ db, scope, reply }: Asked, entity: Entity, { name, choice, language = 'all' }: Chosen) {
  return sendJson(reply, name, jsonOfRecords(entity, exportedRecords(db, scope, entity, choice), language));
}

function sendJson(reply: FastifyReply, name: string, json: AsyncIterable<string>): FastifyReply {
  const stream = Readable.from(json, { objectMode: false });
  return attached(reply, name, 'json').type('application/json; charset=utf-8').send(stream);
}

function oneOrAll(value: string): string | undefined {
  return value === 'all' ? undefined : value;
}

const writers = {
  xlsx: { write: workbookOfProducts, type: workbookMediaType },
  csv: { write: csvOfProducts, type: 'text/csv; charset=utf-8' },
  bmecat: { write: bmecatOfProducts, type: 'application/xml; charset=utf-8' },
  xchange: { write: xchangeOfProducts, type: 'application/json; charset=utf-8' },
} as const;

type WrittenFormat = keyof typeof writers;

async function sendWritten(
  format: WrittenFormat,
  { db, scope, reply, request }: Asked,
  choice: ExportChoice,
  { config, ...wish }: AskedWish & { config: Config },
): Promise<FastifyReply> {
  await requireOrgaThere(db, scope, choice.orgaSid);
  const { write, type } = writers[format];
  const origin = originOf(config, platformOf(scope.dataset));
  const stream = await write(db, scope, choice, { ...wish, reader: requestLanguage(request), origin });
  return attached(reply, choice.orgaSid, exportEndings[format]).type(type).send(stream);
}

function attached(reply: FastifyReply, name: string, ending: string): FastifyReply {
  const file = `${encodeURIComponent(name)}.${ending}`;
  return reply.header('content-disposition', `attachment; filename="${file}"; filename*=UTF-8''${file}`);
}
