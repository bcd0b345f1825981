import type { z } from 'zod';
import type { Call } from '../../../resources/calls/call.ts';
import { answeredHeaders } from './headers.ts';
import { shownExample } from './exampleOf.ts';
import { bytesOf } from './printBody.ts';
import type { Printer } from './Printer.ts';

/** What stands for an answer in the contract: bodies by media type, or none. */
export function printAnswer(call: Call, status: number, printer: Printer) {
  const { answer, mediaType, summary, alsoStreams } = call;
  const headers = answeredHeaders(call, status);
  if (status === 204 || status === 304 || status === 302 || (!answer && !mediaType))
    return { type: 'null', description: words[status] ?? 'Done.', headers };
  const types = mediaType === undefined ? ['application/json'] : [mediaType].flat();
  const schema = answer && printer.print(answer, 'output');
  const media = schema && { schema, ...shownExample(schema, printer.components) };
  const content = types.map((type) => [type, media ?? { schema: schemaOfType(type) }]);
  return {
    description: words[status] ?? summary,
    headers,
    content: {
      ...Object.fromEntries(content),
      ...(alsoStreams && { 'text/event-stream': { schema: { type: 'string' } } }),
    },
  };
}

/** How a call refuses that has words of its own for it. */
export function printRefusal(refusal: z.ZodType, { print }: Printer) {
  const schema = print(refusal, 'output');
  return {
    description: 'What is wrong, in the words of the standard.',
    content: { 'application/json': { schema } },
  };
}

const words: Readonly<Record<number, string>> = {
  201: 'It is made.',
  202: 'It is accepted, and will be done.',
  204: 'Done; there is nothing to say.',
  302: 'There it is.',
  304: 'It is still as it was.',
};

function schemaOfType(type: string) {
  return type.startsWith('text/') ? { type: 'string', contentMediaType: type } : bytesOf(type);
}
