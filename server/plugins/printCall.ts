import type { FastifySchema } from 'fastify';
import type { z } from 'zod';
import type { Call, CallAccess, Upload } from '../../resources/calls/call.ts';
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
    security: securityOf(call.access),
    ...(body && { body: { content: body } }),
    ...(isVersioned(call) && { headers: ifMatch }),
    response: { '2xx': answerOf(call, schemas.response as Printed | undefined) },
  } as FastifySchema;
}

const ifMatch = {
  type: 'object',
  properties: { 'If-Match': { ...text, description: 'The version that is to be replaced, such as "3".' } },
};

function isVersioned({ method, access, hasNoVersion, takesVersion }: Call): boolean {
  return takesVersion ?? (versioned.has(method) && access.kind === 'entity' && !hasNoVersion);
}

function securityOf({ kind }: CallAccess) {
  if (kind === 'open') return [];
  return kind === 'visitors' ? [{}, { idToken: [] }] : [{ idToken: [] }];
}

/** What takes JSON takes it as the file of a form too (api: Import). */
function bodyOf({ body, upload }: Call, printed: unknown): Printed | undefined {
  if (body)
    return {
      'application/json': { schema: { ...(printed as Printed), ...examplesOf(body) } },
      'multipart/form-data': { schema: formOf(upload ?? {}) },
    };
  if (!upload) return undefined;
  const { example } = upload;
  const raw = (upload.raw ?? []).map((type) => [
    type,
    { schema: type === 'application/json' && example ? { examples: [example] } : {} },
  ]);
  return { 'multipart/form-data': { schema: formOf(upload) }, ...Object.fromEntries(raw) };
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

function answerOf({ answer, mediaType, summary }: Call, printed: Printed | undefined) {
  if (!answer && !mediaType) return { type: 'null', description: 'Done.' };
  const whole = (answer && (printed?.['2xx'] as Schema)) ?? {};
  const { examples: _, ...schema } = whole;
  const media = { schema, ...(answer && { example: exampleOf(whole) }) };
  return { description: summary, content: { [mediaType ?? 'application/json']: media } };
}
