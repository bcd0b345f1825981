import { isRow, type Row } from '../../../resources/shape.ts';
import type { Operation } from './Operation.ts';
import { shareHeaders, shareParameters } from './shareRepeated.ts';
import { header, importReportHeader, requestIdHeader } from './headers.ts';
import type { Components } from './Components.ts';
import { refusals } from './Printer.ts';
import { problemSchema } from './problemSchema.ts';
import type { Schema } from './Schema.ts';

/** What stands in the document once, whatever calls there are: components, refusals, and what each operation shares with all. */
export function completeDocument<Document extends { components?: object; paths?: Row }>(
  document: Document,
  components: Components,
): Document {
  const schema = problemSchema(components);
  const responses = Object.entries(answers).map(([name, description]) => [
    name,
    {
      description,
      headers: Object.fromEntries(Object.entries(refusalHeaders(name)).map(asHeader)),
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
    tags: tags.map((name) => ({ name })),
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

/** What each of them says, in words of its own code. */
const answers: Readonly<Record<string, string>> = {
  default: 'What is wrong and what to do, every fault at once.',
  400: 'It cannot be read: JSON, address, or the name or form of a parameter.',
  401: 'Nobody is signed in, or no longer.',
  403: 'The caller lacks the right, or the key does.',
  404: 'It is not there, or not for the caller.',
  409: 'It is there already, others need it, or it has to be confirmed.',
  412: 'It was changed meanwhile; `current` is its version.',
  413: 'The body is too large.',
  415: 'The call takes no body of this type.',
  422: 'It can be read, but is not right.',
  429: 'Too many calls; `Retry-After` says when to come again.',
};

/** As fastify prints those of other answers. */
function asHeader([name, { description, ...schema }]: [string, Schema]) {
  return [name, { description, schema }];
}

function refusalHeaders(status: string): Record<string, Schema> {
  return {
    'X-Request-Id': requestIdHeader,
    ...(['409', '412', '422', 'default'].includes(status) && { 'Import-Report': importReportHeader }),
    ...(['429', 'default'].includes(status) && {
      'Retry-After': header('After how many seconds it is worth trying again.', '30'),
    }),
    ...(status === '429' && {
      RateLimit: header('What is left, and for how many seconds.', '"default";r=0;t=30'),
      'RateLimit-Policy': header('How many calls in how many seconds.', '"default";q=600;w=60'),
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
