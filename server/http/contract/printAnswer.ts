import type { z } from 'zod';
import type { Call } from '../../../resources/calls/call.ts';
import { statusesOf } from '../../../resources/calls/statusesOf.ts';
import { answeredHeaders } from './headers.ts';
import { shownExample } from './exampleOf.ts';
import { bytesOf } from './printBody.ts';
import type { Printer } from './Printer.ts';
import { problemSchema } from './problemSchema.ts';

/** What stands for an answer in the contract: bodies by media type, or none. */
export function printAnswer(call: Call, status: number, printer: Printer) {
  const { answer, mediaType, summary, alsoStreams } = call;
  const headers = answeredHeaders(call, status);
  // Beside an answer it is for what wants none; of an import it says where the report will be.
  const wantsNone = status === 202 && statusesOf(call)[0] !== 202 && !call.upload;
  const isSilent = [204, 302, 304].includes(status) || wantsNone;
  if (isSilent || (!answer && !mediaType))
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

/** How a call refuses that has words of its own for it; what is wrong before it is asked is said as everywhere. */
export function printRefusal(refusal: z.ZodType, { signsInItself }: Call, { print, components }: Printer) {
  const schema = print(refusal, 'output');
  return {
    description: 'What is wrong, in the words of the standard.',
    content: {
      'application/json': { schema },
      ...(!signsInItself && { 'application/problem+json': { schema: problemSchema(components) } }),
    },
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
