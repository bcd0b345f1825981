import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../resources/platform/platforms.ts';
import { pathOfCall } from '../../../resources/calls/pathOfCall.ts';
import { getAt } from '../../../resources/shape.ts';
import type { Tool } from './tools.ts';

interface Asked {
  app: FastifyInstance;
  platform: Platform;
  origin: string;
  headers: Record<string, string>;
}

interface Answered {
  text: string;
  isError: boolean;
}

/**
 * Asks the call of a tool as a stranger would over HTTP, so that rights, limits and kept answers are those of the call itself. What is
 * refused is told in the words of its problem document.
 */
export async function callTool(
  { call, takes, part }: Tool,
  given: Record<string, unknown>,
  { app, platform, origin, headers }: Asked,
): Promise<Answered> {
  const unknown = Object.keys(given).filter((name) => !takes.includes(name));
  if (unknown.length > 0)
    return { text: `Unknown: ${unknown.join(', ')}. It takes ${takes.join(', ')}.`, isError: true };
  const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, textOf(value)]));
  const path = pathOfCall(call, { ...values, platform: platform.key });
  const query = new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) =>
      call.path.includes(`{${name}}`) ? [] : [value].flat().map((one) => [name, textOf(one)]),
    ),
  );
  const answer = await app.inject({ method: 'GET', url: `${path}?${query}`, headers });
  if (answer.statusCode !== 200) return { text: problemIn(answer.body), isError: true };
  return {
    text: part ? JSON.stringify(part(answer.json(), origin)) : answer.body,
    isError: false,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

function problemIn(body: string): string {
  const problem: unknown = JSON.parse(body);
  const faults = getAt(problem, ['errors']);
  const named = Array.isArray(faults) && faults.length > 0 ? JSON.stringify(faults) : undefined;
  const said = [getAt(problem, ['title']), getAt(problem, ['detail']), named];
  return said.filter((part) => typeof part === 'string').join('. ');
}
