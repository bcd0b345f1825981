import type { Call } from '../../../resources/calls/call.ts';
import { isFiltered, isPaged, isVersioned } from '../../../resources/calls/statusesOf.ts';
import type { Schema } from './Schema.ts';
import type { Words } from './words/Words.ts';

type Headers = Record<string, Schema>;

/** The headers that a call takes. */
export function sentHeaders(call: Call, words: Words): Headers {
  const said = words.all.headers;
  const own = Object.entries(call.sentHeaders ?? {}).map(([name, [english, example]]) => [
    name,
    header(words.sentHeader(call, name, english), example),
  ]);
  return {
    ...Object.fromEntries(own),
    ...(isVersioned(call) && {
      'If-Match': header(said.ifMatch, '"3"'),
    }),
    ...(call.mayCreate && {
      'If-None-Match': header(said.makesRecord, '*'),
    }),
    ...(isFiltered(call) && {
      'If-None-Match': header(said.unlessSame, '"a1b2"'),
    }),
    ...(call.upload?.isImport && {
      Prefer: header(said.prefer, 'respond-async'),
    }),
    ...(call.sentAgain === 'once' && {
      'Idempotency-Key': header(said.idempotencyKey, '6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11'),
    }),
  };
}

/** The headers that an answer with that status may have. */
export function answeredHeaders(call: Call, status: number, words: Words): Headers {
  const { upload, access, mediaType, isDownload, deprecated } = call;
  const said = words.all.headers;
  const own = Object.entries(call.answeredHeaders ?? {}).map(([name, english]) => [
    name,
    header(words.answeredHeader(call, name, english)),
  ]);
  const hasVersion = isPaged(call) ? isFiltered(call) : call.method === 'GET' || access.kind === 'entity';
  return {
    ...Object.fromEntries(own),
    'X-Request-Id': requestIdHeader(words),
    ...(status === 201 && { Location: header(said.made, '/api/import/product/CH/alpenfenster/f1') }),
    ...(status === 302 && { Location: header(said.page, 'https://ch.example.com/de/category/fenster') }),
    ...(status === 202 &&
      upload && {
        Location: header(said.report, '/api/import/report/4711'),
        'Preference-Applied': header(said.preferenceApplied, 'respond-async'),
        'Retry-After': header(said.whenToLook, '2'),
      }),
    ...(hasVersion &&
      status !== 204 && {
        ETag: header(said.etag, '"3"'),
      }),
    ...((mediaType || isDownload) &&
      status !== 204 && {
        'Content-Disposition': header(said.contentDisposition, 'attachment; filename="produkte.xlsx"'),
      }),
    ...(upload?.isImport && { 'Import-Report': importReportHeader(words) }),
    ...(isPaged(call) &&
      status === 200 && {
        'Content-Range': header(said.contentRange, 'product 0-24/319'),
        Total: header(said.total, 'at-least'),
      }),
    ...(isFiltered(call) && {
      Link: header(said.link),
    }),
    ...(deprecated && {
      Deprecation: header(said.deprecation, '@1769817600'),
      Sunset: header(said.sunset, 'Sat, 31 Jul 2027 00:00:00 GMT'),
    }),
  };
}

/** Of every answer. */
export function requestIdHeader({ all }: Words): Schema {
  return header(all.headers.requestId, '6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11');
}

/** Of imports, also of those that are refused. */
export function importReportHeader({ all }: Words): Schema {
  return header(all.headers.importReport);
}

export function header(description: string, example?: string): Schema {
  return { type: 'string', description, ...(example !== undefined && { examples: [example] }) };
}
