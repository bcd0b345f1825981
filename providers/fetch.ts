import type { z } from 'zod';
import { noteConnection, noteFailure } from './connection.ts';

/** An answer that is no success: the problem document (RFC 9457) of the server, if it sent one. */
export class Problem extends Error {
  override name = 'Problem';
  status: number;
  body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>, fallback = '') {
    super(String(body.detail || body.title || fallback || status));
    this.status = status;
    this.body = body;
  }
}

const safeMethods = ['GET', 'HEAD'];

/**
 * `fetch` as every call of the browser to this server makes it. Non-GET, non-HEAD calls to relative
 * addresses carry the cross-site header (behaviour B59). Throws `Problem` unless the answer is a
 * success, and what `fetch` throws without a connection.
 */
export async function request(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = crossSiteToken();
  if (token && url.startsWith('/') && !safeMethods.includes(init.method ?? 'GET'))
    headers.set('x-xsrf-token', token);
  const response = await fetch(url, { ...init, headers }).catch((error: unknown) => {
    noteFailure(error);
    throw error;
  });
  noteConnection(response);
  if (!response.ok) throw await problemOf(response);
  return response;
}

/** What a declared call has answered: `answerOf<typeof undoCalls.report>(response)`. */
export async function answerOf<Declared extends { answer: z.ZodType }>(
  response: Response,
): Promise<z.infer<Declared['answer']>> {
  // The server answers by the same declaration; to judge it here would bring all schemas into every page.
  return (await response.json()) as z.infer<Declared['answer']>;
}

/** The members of an answer that is an object; none where it is something else. */
export function objectIn(answer: unknown): Record<string, unknown> {
  return typeof answer === 'object' && answer !== null ? { ...answer } : {};
}

/** What the cookie `XSRF-TOKEN` says; undefined on pages that have none. */
export function crossSiteToken(): string | undefined {
  const found = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie);
  return found?.[1] && decodeURIComponent(found[1]);
}

async function problemOf(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => undefined);
  return new Problem(response.status, objectIn(body), response.statusText);
}
