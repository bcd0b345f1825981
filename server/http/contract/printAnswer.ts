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
  const { answer, mediaType, alsoStreams } = call;
  const { all, summary } = printer.words;
  const said = Object.entries(all.answers).find(([one]) => one === String(status))?.[1];
  const headers = answeredHeaders(call, status, printer.words);
  // Beside an answer it is for what wants none; of an import it says where the report will be.
  const wantsNone = status === 202 && statusesOf(call)[0] !== 202 && !call.upload;
  const isSilent = [204, 302, 304].includes(status) || wantsNone;
  if (isSilent || (!answer && !mediaType)) return { type: 'null', description: said ?? all.done, headers };
  const types = mediaType === undefined ? ['application/json'] : [mediaType].flat();
  const schema = answer && printer.print(answer, 'output');
  const media = schema && { schema, ...shownExample(schema, printer.components) };
  const content = types.map((type) => [type, media ?? { schema: schemaOfType(type) }]);
  return {
    description: said ?? summary(call),
    headers,
    content: {
      ...Object.fromEntries(content),
      ...(alsoStreams && { 'text/event-stream': { schema: { type: 'string' } } }),
    },
  };
}

/** How a call refuses that has words of its own for it; what is wrong before it is asked is said as everywhere. */
export function printRefusal(refusal: z.ZodType, { signsInItself }: Call, printer: Printer) {
  const schema = printer.print(refusal, 'output');
  return {
    description: printer.words.all.standardRefusal,
    content: {
      'application/json': { schema },
      ...(!signsInItself && { 'application/problem+json': { schema: problemSchema(printer) } }),
    },
  };
}

function schemaOfType(type: string) {
  return type.startsWith('text/') ? { type: 'string', contentMediaType: type } : bytesOf(type);
}
