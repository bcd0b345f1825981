import { z } from 'zod';
import { call } from './call.ts';
import { withExample } from './withExample.ts';

const id = z.union([z.string(), z.number()]);

/** A message of JSON-RPC 2.0, as the Model Context Protocol has them. */
const message = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: id.optional(),
  method: z.string().max(200),
  params: z.looseObject({}).optional(),
});

const answer = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: id.nullable().optional(),
  result: z.looseObject({}).optional(),
  error: z.looseObject({ code: z.number(), message: z.string() }).optional(),
});

export const mcpCalls = {
  /** Without sessions: every message is answered by itself, to clients of 2025 as a stream of one event. */
  message: call({
    method: 'POST',
    sentAgain: 'harmless',
    path: '/mcp',
    summary:
      'What assistants ask of the catalogue of the host, by the Model Context Protocol; nothing is written',
    access: { kind: 'visitors' },
    isCookieBlind: true,
    statuses: [200, 202],
    alsoStreams: true,
    body: withExample(message, { jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    answer: withExample(answer, { jsonrpc: '2.0', id: 1, result: { tools: [] } }),
    refusal: withExample(answer, {
      jsonrpc: '2.0',
      id: null,
      error: { code: -32_600, message: 'Invalid Request' },
    }),
  }),
};
