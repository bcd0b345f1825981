import type { FastifySchema } from 'fastify';
import type { Call } from '../../../resources/calls/call.ts';
import { nameOfCall, tagOfCall } from '../../../resources/calls/nameOfCall.ts';
import { refusalsOf, statusesOf } from '../../../resources/calls/statusesOf.ts';
import { printAnswer, printRefusal } from './printAnswer.ts';
import { printBody } from './printBody.ts';
import { sentHeaders } from './headers.ts';
import { printParameters } from './printParameters.ts';
import { refusals, type Printer } from './Printer.ts';
import { securityOf } from './securityOf.ts';
import type { Words } from './words/Words.ts';

interface Refusing {
  [refusals]: readonly (string | number)[];
}

/** What the contract says of a call: what it is for, who may, what it takes and what it answers. */
export function printCall(call: Call, printer: Printer): FastifySchema & Refusing {
  const { parameters, query, deprecated, refusal } = call;
  const { words } = printer;
  const body = printBody(call, printer);
  return {
    operationId: nameOfCall(call),
    tags: [tagOfCall(call)],
    summary: words.summary(call),
    ...(deprecated && { deprecated: true, description: goingOf(deprecated, words) }),
    security: securityOf(call),
    ...(parameters && { params: printParameters(parameters, printer) }),
    ...(query && { querystring: printParameters(query, printer) }),
    ...(body && { body: { content: body } }),
    headers: { type: 'object', properties: sentHeaders(call, words) },
    response: {
      ...Object.fromEntries(statusesOf(call).map((status) => [status, printAnswer(call, status, printer)])),
      ...(refusal && { default: printRefusal(refusal, call, printer) }),
    },
    // What prints the document would take what they lead to for bodies.
    [refusals]: refusal ? [] : [...refusalsOf(call), 'default'],
  };
}

function goingOf({ until, instead }: NonNullable<Call['deprecated']>, { all }: Words): string {
  return [
    until && all.gone.replace('{{until}}', until),
    instead && all.instead.replace('{{instead}}', instead),
  ]
    .filter(Boolean)
    .join(' ');
}
