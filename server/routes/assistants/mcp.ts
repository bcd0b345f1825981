import { mcpCalls } from '../../../resources/calls/mcp.ts';
import { platformGroup } from '../../../resources/platform/platformGroups.ts';
import { originOf } from '../../base/config/originOf.ts';
import { registerCall, type CallContext, type Routing } from '../registerCall.ts';
import { callTool } from './callTool.ts';
import { inputOfTool } from './inputOfTool.ts';
import { requireOwnOrigin } from './requireOwnOrigin.ts';
import { tools } from './tools.ts';

/**
 * Assistants read the catalogue by the Model Context Protocol (2026-07-28 and, without sessions, those of 2025): tools made of
 * the calls that visitors' pages are made of, asked as a stranger asks them (behaviour B625).
 */
export function mcp(routing: Routing): void {
  const { app, config } = routing;
  registerCall(routing, mcpCalls.message, async (called) => {
    const { request, reply, body, platform } = called;
    requireOwnOrigin(request, config);
    const handler = await handlerFor(called);
    const answer = await handler.fetch(
      new Request(new URL(request.url, originOf(config, platform)), {
        method: 'POST',
        headers: headersOf(request.headers),
        body: JSON.stringify(body),
      }),
      { parsedBody: body },
    );
    return reply.send(answer);
  });

  /** Loaded when the first assistant asks: nobody else needs it. */
  async function handlerFor({ platform, request }: CallContext<typeof mcpCalls.message>) {
    const { createMcpHandler, ProtocolError, ProtocolErrorCode, Server } =
      await import('@modelcontextprotocol/server');
    const origin = originOf(config, platform);
    const headers = {
      host: request.headers.host ?? '',
      'accept-language': request.headers['accept-language'] ?? 'en',
    };
    return createMcpHandler(() => {
      const server = new Server(
        { name: 'baustein', title: platformGroup(platform.group).title, version: '1' },
        { capabilities: { tools: {} }, instructions: instructionsFor(origin) },
      );
      server.setRequestHandler('tools/list', () => ({
        tools: tools.map((tool) => ({
          name: tool.name,
          title: tool.call.summary,
          description: tool.hint,
          inputSchema: inputOfTool(tool),
          annotations: { readOnlyHint: true, openWorldHint: false },
        })),
      }));
      server.setRequestHandler('tools/call', async ({ params }) => {
        const tool = tools.find(({ name }) => name === params.name);
        if (!tool)
          throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool "${params.name}".`);
        const { text, isError } = await callTool(tool, params.arguments ?? {}, {
          app,
          platform,
          origin,
          headers,
        });
        return { content: [{ type: 'text', text }], isError };
      });
      return server;
    });
  }
}

function instructionsFor(origin: string): string {
  return [
    'A catalogue of construction products: what manufacturers publish of them, in German, English, French and Italian (`lang`).',
    `Name the page you speak of: ${origin}/{lang}/product/{orgaSid}/{productSid}, ${origin}/{lang}/category/{sid}, ${origin}/{lang}/orga/{sid}.`,
    'Values of attributes come with their units; what is not said there is not known.',
  ].join('\n');
}

function headersOf(given: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers({
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  });
  for (const [name, value] of Object.entries(given))
    if (name.startsWith('mcp-') && typeof value === 'string') headers.set(name, value);
  return headers;
}
