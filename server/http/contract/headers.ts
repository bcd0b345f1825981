import type { Call } from '../../../resources/calls/call.ts';
import { isFiltered, isPaged, isVersioned } from '../../../resources/calls/statusesOf.ts';
import type { Schema } from './Schema.ts';

type Headers = Record<string, Schema>;

/** The headers that a call takes. */
export function sentHeaders(call: Call): Headers {
  const own = Object.entries(call.sentHeaders ?? {}).map(([name, words]) => [name, header(...words)]);
  return {
    ...Object.fromEntries(own),
    ...(isVersioned(call) && {
      'If-Match': header('The version that is to be replaced, or several with commas between.', '"3"'),
    }),
    ...(call.mayCreate && {
      'If-None-Match': header('`*` makes the record, which must not be there yet.', '*'),
    }),
    ...(isFiltered(call) && {
      'If-None-Match': header(
        'An `ETag` as it was answered: 304 while the answer would be the same.',
        '"a1b2"',
      ),
    }),
    ...(call.upload?.isImport && {
      Prefer: header('`respond-async` is answered at once, with where the report will be.', 'respond-async'),
    }),
    ...(call.sentAgain === 'once' && {
      'Idempotency-Key': header(
        'Sent again by the same caller within seven days, it is done once.',
        '6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11',
      ),
    }),
  };
}

/** The headers that an answer with that status may have. */
export function answeredHeaders(call: Call, status: number): Headers {
  const { upload, access, mediaType, isDownload, deprecated } = call;
  const own = Object.entries(call.answeredHeaders ?? {}).map(([name, says]) => [name, header(says)]);
  const hasVersion = isPaged(call) ? isFiltered(call) : call.method === 'GET' || access.kind === 'entity';
  return {
    ...Object.fromEntries(own),
    'X-Request-Id': requestIdHeader,
    ...(status === 201 && { Location: header('Where it is.', '/api/import/product/CH/alpenfenster/f1') }),
    ...(status === 302 && { Location: header('The page.', 'https://ch.example.com/de/category/fenster') }),
    ...(status === 202 &&
      upload && {
        Location: header('Where the report will be.', '/api/import/report/4711'),
        'Preference-Applied': header('What was asked for by `Prefer`.', 'respond-async'),
        'Retry-After': header('When to look there, in seconds.', '2'),
      }),
    ...(hasVersion &&
      status !== 204 && {
        ETag: header('The version of a record, for `If-Match`; of all else, for `If-None-Match`.', '"3"'),
      }),
    ...((mediaType || isDownload) && {
      'Content-Disposition': header('Under which name to keep it.', 'attachment; filename="produkte.xlsx"'),
    }),
    ...(upload?.isImport && { 'Import-Report': importReportHeader }),
    ...(isPaged(call) &&
      status === 200 && {
        'Content-Range': header('Which rows these are, of how many.', 'product 0-24/319'),
        Total: header('`at-least` where there are more than are counted.', 'at-least'),
      }),
    ...(isFiltered(call) && {
      Link: header('Where the list goes on, as `rel="next"`; none on the last page.'),
    }),
    ...(deprecated && {
      Deprecation: header('Since when it is known that the call goes (RFC 9745).', '@1769817600'),
      Sunset: header('From when on it is gone (RFC 8594).', 'Sat, 31 Jul 2027 00:00:00 GMT'),
    }),
  };
}

/** Of every answer. */
export const requestIdHeader: Schema = header(
  'Names the request, also in the log of the server: say it when you ask us.',
  '6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11',
);

/** Of imports, also of those that are refused. */
export const importReportHeader: Schema = header(
  'What needs attention, in one line for people: UTF-8, percent-encoded.',
);

export function header(description: string, example?: string): Schema {
  return { type: 'string', description, ...(example !== undefined && { examples: [example] }) };
}
