import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { scopeOfCall } from '../../resources/calls/scopeOfCall.ts';
import type { Call, Upload } from '../../resources/calls/call.ts';
import { getAt, isRow } from '../../resources/shape.ts';
import { exampleOf, type Schema } from './exampleOf.ts';

type Printed = Record<string, unknown>;

/** Nobody reads a file by a schema: its bytes are what its media type says. */
const file = { type: 'string', contentMediaType: 'application/octet-stream' };
const text = { type: 'string' };

const versioned = new Set(['PUT', 'PATCH', 'DELETE']);

/** What the contract says of a call beside its schemas, which were printed before: who may, bodies, answers. */
export function printCall(call: Call, schemas: FastifySchema): FastifySchema {
  const body = bodyOf(call, schemas.body);
  return {
    ...schemas,
    summary: call.summary,
    security: securityOf(call),
    ...(body && { body: { content: body } }),
    headers: { type: 'object', properties: headersOf(call) },
    response: {
      '2xx': { ...answerOf(call, schemas.response), headers: answeredHeadersOf(call) },
    },
  };
}

function headersOf(call: Call): Printed {
  const own = Object.entries(call.sentHeaders ?? {}).map(([name, says]) => [name, header(says)]);
  return {
    ...Object.fromEntries(own),
    ...(isVersioned(call) && {
      'If-Match': header('The version that is to be replaced, such as "3", or several with commas between.'),
    }),
    ...(call.mayCreate && { 'If-None-Match': header('`*` makes the record, which must not be there yet.') }),
    ...(call.upload?.isImport && {
      Prefer: header('`respond-async` is answered at once, with where the report will be.'),
    }),
    ...(call.sentAgain === 'once' && {
      'Idempotency-Key': header('Sent again by the same caller within seven days, it is done once.'),
    }),
  };
}

function answeredHeadersOf({ upload, query, answer }: Call): Printed {
  const isPaged = answer instanceof z.ZodArray && query instanceof z.ZodObject && 'range' in query.shape;
  const isFiltered = isPaged && query instanceof z.ZodObject && 'filter' in query.shape;
  return {
    ...(upload?.isImport && {
      'Import-Report': header('What needs attention, in one line for people: UTF-8, percent-encoded.'),
    }),
    ...(isPaged && { 'Content-Range': header('Which rows these are, of how many: `product 0-24/319`.') }),
    ...(isFiltered && {
      Link: header('Where the list goes on, as `rel="next"`; none on the last page.'),
      ETag: header(
        'Names this answer; sent back as `If-None-Match` it is answered 304 while nothing changes.',
      ),
    }),
  };
}

function header(description: string): Printed {
  return { ...text, description };
}

function isVersioned({ method, access, hasNoVersion, takesVersion }: Call): boolean {
  return takesVersion ?? (versioned.has(method) && access.kind === 'entity' && !hasNoVersion);
}

function securityOf(call: Call): Record<string, string[]>[] {
  const { access } = call;
  if (access.kind === 'open') return [];
  const scope = scopeOfCall(call);
  const byKey: Record<string, string[]>[] = scope
    ? [{ key: [] }, { clientCredentials: scope === 'any' ? [] : [scope] }]
    : [];
  const signedIn = [{ idToken: [] }, ...byKey];
  return access.kind === 'visitors' && !access.isSignedIn ? [{}, ...signedIn] : signedIn;
}

/** What takes JSON takes it as the file of a form too (behaviour B58). */
function bodyOf({ body, upload, isForm }: Call, printed: unknown): Printed | undefined {
  if (body)
    return {
      ...(isForm && { 'application/x-www-form-urlencoded': { schema: { ...(isRow(printed) && printed) } } }),
      'application/json': { schema: { ...(isRow(printed) && printed), ...examplesOf(body) } },
      'multipart/form-data': { schema: formOf(upload ?? {}) },
    };
  if (!upload) return undefined;
  const { example } = upload;
  const raw = (upload.raw ?? []).map((type) => [
    type,
    { schema: type === 'application/json' && example ? { examples: [example] } : {} },
  ]);
  const form = upload.isRawOnly ? {} : { 'multipart/form-data': { schema: formOf(upload) } };
  return { ...form, ...Object.fromEntries(raw) };
}

/** Said again, for what is printed of a schema that transforms keeps none. */
function examplesOf(schema: z.ZodType): Printed {
  const { examples } = schema.meta() ?? {};
  return examples === undefined ? {} : { examples };
}

function formOf({ parts = [] }: Upload) {
  const properties = { ...Object.fromEntries(parts.map((name) => [name, text])), file };
  return { type: 'object', properties, required: ['file'], additionalProperties: false };
}

function answerOf({ answer, mediaType, summary, alsoStreams }: Call, printed: unknown) {
  if (!answer && !mediaType) return { type: 'null', description: 'Done.' };
  // Printed of a schema of zod, it is JSON Schema; the types of what prints it do not say so.
  const whole = (answer && (getAt(printed, ['2xx']) as Schema | undefined)) ?? {};
  const { examples: _, ...schema } = whole;
  const media = { schema, ...(answer && { example: exampleOf(whole) }) };
  const streamed = alsoStreams && { 'text/event-stream': { schema: text } };
  return { description: summary, content: { [mediaType ?? 'application/json']: media, ...streamed } };
}
