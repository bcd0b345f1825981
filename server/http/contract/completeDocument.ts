import { isRow, type Row } from '../../../resources/shape.ts';
import type { Operation } from './Operation.ts';
import { shareHeaders, shareParameters } from './shareRepeated.ts';
import { header, importReportHeader, requestIdHeader } from './headers.ts';
import { refusals, type Printer } from './Printer.ts';
import { problemSchema } from './problemSchema.ts';
import type { Schema } from './Schema.ts';
import type { Words } from './words/Words.ts';

/** What stands in the document once, whatever calls there are: components, refusals, and what each operation shares with all. */
export function completeDocument<Document extends { components?: object; paths?: Row }>(
  document: Document,
  printer: Printer,
): Document {
  const { components, words } = printer;
  const schema = problemSchema(printer);
  const responses = Object.entries(words.all.refusals).map(([name, description]) => [
    name,
    {
      description,
      headers: Object.fromEntries(Object.entries(refusalHeaders(name, words)).map(asHeader)),
      content: { 'application/problem+json': { schema } },
    },
  ]);
  const operations = Object.values(document.paths ?? {})
    .filter(isRow)
    .flatMap((methods) => Object.values(methods).filter(hasAnswers));
  for (const operation of operations) nameRefusals(operation);
  const parameters = shareParameters(operations);
  const headers = shareHeaders(operations);
  const tags = [...new Set(operations.flatMap(({ tags: [tag = ''] = [] }) => [tag]))].toSorted();
  return Object.assign(document, {
    tags: tags.map((name) => tagIn(words, name)),
    components: {
      ...document.components,
      schemas: Object.fromEntries(
        Object.entries(components.schemas).toSorted(([one], [other]) => (one < other ? -1 : 1)),
      ),
      parameters,
      headers,
      responses: Object.fromEntries(responses),
    },
  });
}

function tagIn({ tag }: Words, name: string) {
  const description = tag(name);
  return { name, ...(description !== undefined && { description }) };
}

/** As fastify prints those of other answers. */
function asHeader([name, { description, ...schema }]: [string, Schema]) {
  return [name, { description, schema }];
}

function refusalHeaders(status: string, words: Words): Record<string, Schema> {
  const said = words.all.headers;
  return {
    'X-Request-Id': requestIdHeader(words),
    ...(['403', '409', '412', '422', 'default'].includes(status) && {
      'Import-Report': importReportHeader(words),
    }),
    ...(['429', 'default'].includes(status) && {
      'Retry-After': header(said.tryAgain, '30'),
    }),
    ...(status === '429' && {
      RateLimit: header(said.rateLimit, '"default";r=0;t=30'),
      'RateLimit-Policy': header(said.rateLimitPolicy, '"default";q=600;w=60'),
    }),
  };
}

function nameRefusals(operation: Operation): void {
  for (const status of operation[refusals] ?? [])
    operation.responses[status] = { $ref: `#/components/responses/${status}` };
  delete operation[refusals];
}

/** Beside its operations an address may say what holds of all of them. */
function hasAnswers(said: unknown): said is Operation {
  return isRow(said) && isRow(said.responses);
}
