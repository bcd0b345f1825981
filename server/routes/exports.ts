import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { exportCalls, type LanguageOrAll } from '../../resources/calls/exports.ts';
import { countExported, exportedProducts, type ExportChoice } from '../export/exportedProducts.ts';
import { jsonOfProducts } from '../export/jsonOfProducts.ts';
import { workbookOfProducts } from '../export/workbookOfProducts.ts';
import { workbookMediaType } from '../../resources/workbookMediaType.ts';
import { requestLanguage } from '../requestLanguage.ts';
import { registerCall, type Called, type Routing } from './registerCall.ts';
import type { Call } from '../../resources/calls/call.ts';

/** Downloads of products, streamed (specification section 7). */
export function exporting(routing: Routing): void {
  registerCall(routing, exportCalls.json, async (called) =>
    json(called, chosen(called.parameters), called.query.language ?? 'all'),
  );
  registerCall(routing, exportCalls.jsonFiltered, async (called) =>
    json(called, { ...chosen(called.parameters), filter: called.body }, called.parameters.language),
  );
  registerCall(routing, exportCalls.xlsx, async (called) =>
    xlsx(called, { orgaSid: called.parameters.orgaSid }, called.parameters.language),
  );
  registerCall(routing, exportCalls.xlsxFiltered, async (called) =>
    xlsx(called, { orgaSid: called.parameters.orgaSid, filter: called.body }, called.parameters.language),
  );
  registerCall(routing, exportCalls.count, async ({ sql, scope, parameters: { orgaSid }, body }) => ({
    products: await countExported(sql, scope, { orgaSid, filter: body }),
  }));
}

type Asked = Pick<Called<Call>, 'sql' | 'scope' | 'reply' | 'request'>;

function chosen({ orgaSid, productSid }: { orgaSid: string; productSid: string }): ExportChoice {
  return { orgaSid, ...(productSid !== 'all' && { productSid }) };
}

function json({ sql, scope, reply }: Asked, choice: ExportChoice, language: LanguageOrAll): FastifyReply {
  const stream = Readable.from(jsonOfProducts(exportedProducts(sql, scope, choice), language), {
    objectMode: false,
  });
  return attached(reply, choice, 'json').type('application/json; charset=utf-8').send(stream);
}

async function xlsx(
  { sql, scope, reply, request }: Asked,
  choice: ExportChoice,
  language: LanguageOrAll,
): Promise<FastifyReply> {
  const stream = await workbookOfProducts(sql, scope, choice, { language, reader: requestLanguage(request) });
  return attached(reply, choice, 'xlsx').type(workbookMediaType).send(stream);
}

function attached(reply: FastifyReply, { orgaSid }: ExportChoice, ending: string): FastifyReply {
  const name = `${encodeURIComponent(orgaSid)}.${ending}`;
  return reply.header('content-disposition', `attachment; filename="${name}"; filename*=UTF-8''${name}`);
}
