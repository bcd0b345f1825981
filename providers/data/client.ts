import { HttpError } from 'ra-core';
import type { Entity } from '../../resources/entity.ts';
import { Problem } from '../fetch.ts';
import { formErrors } from './formErrors.ts';
import { announceReport } from './reports.ts';
import { reportedFaults } from './reportedFaults.ts';

export type Send = (url: string, init?: RequestInit) => Promise<Response>;

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
  json: Record<string, unknown> | undefined;
}

/**
 * One call as `ra-data-simple-rest` makes it. Throws `HttpError` with react-admin's form errors in
 * `body.errors`; the other members of the problem document, such as `current`, stand beside them.
 */
export async function call(
  send: Send,
  entity: Entity,
  url: string,
  { method, body, headers, signal }: RequestInit,
): Promise<Answer> {
  const sent = new Headers({ accept: 'application/json' });
  if (body) sent.set('content-type', 'application/json');
  new Headers(headers).forEach((value, name) => sent.set(name, value));
  // The library announces a body where it has none.
  if (!body) sent.delete('content-type');
  const init: RequestInit = { headers: sent, ...(method && { method }), ...(body && { body }) };
  const response = await send(url, signal ? { ...init, signal } : init).catch((error: unknown) => {
    throw error instanceof Problem ? httpError(entity, error) : error;
  });
  announceReport(response.headers.get('import-report'));
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text,
    json: text ? JSON.parse(text) : undefined,
  };
}

function httpError(entity: Entity, { message, status, body }: Problem): HttpError {
  const { errors, ...rest } = body;
  const reported = reportedFaults(errors);
  const faults = reported.length > 0 ? { errors: formErrors(entity, reported) } : {};
  return new HttpError(message, status, { ...rest, ...faults });
}
