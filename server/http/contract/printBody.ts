import type { Call, Upload } from '../../../resources/calls/call.ts';
import type { Printer } from './Printer.ts';
import { nameOfRecord, recordSchema } from './recordSchema.ts';
import type { Schema } from './Schema.ts';

type Content = Record<string, { schema: Schema }>;

/** What a call takes; JSON comes as the file of a form too (behaviour B58). */
export function printBody(call: Call, printer: Printer): Content | undefined {
  const { body, upload, isForm } = call;
  if (body) {
    const printed = printer.print(body, 'input');
    return {
      'application/json': { schema: printed },
      ...(isForm && { 'application/x-www-form-urlencoded': { schema: printed } }),
      'multipart/form-data': { schema: formOf(upload ?? {}) },
    };
  }
  if (!upload) return undefined;
  const raw = (upload.raw ?? []).map((type) => [type, rawOf(type, upload, printer)]);
  return {
    ...Object.fromEntries(raw),
    ...(!upload.isRawOnly && { 'multipart/form-data': { schema: formOf(upload) } }),
  };
}

function rawOf(type: string, { listOf, example }: Upload, printer: Printer): { schema: Schema } {
  if (type !== 'application/json') return { schema: bytesOf(type) };
  const items = listOf
    ? printer.components.refer(nameOfRecord(listOf), () => recordSchema(listOf, printer))
    : { type: 'string' };
  return { schema: { type: 'array', items, ...(example && { examples: [example] }) } };
}

/** Nobody reads a file by a schema: its bytes are what its media type says. */
export function bytesOf(contentMediaType: string): Schema {
  return { type: 'string', format: 'binary', contentMediaType };
}

function formOf({ parts = [] }: Upload): Schema {
  const texts = parts.map((name): [string, Schema] => [name, { type: 'string' }]);
  const file = bytesOf('application/octet-stream');
  const properties = { ...Object.fromEntries(texts), file };
  return { type: 'object', properties, required: ['file'], additionalProperties: false };
}
