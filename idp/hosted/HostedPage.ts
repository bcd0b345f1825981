import type { FastifyReply } from 'fastify';
import { cognitoError } from '../cognitoErrors.ts';
import type { FaultKey } from './faultText.ts';
import type { Fields } from '../../server/http/formBodies.ts';
import type { PageContent } from './page.ts';
import type { HostedPageRequest } from './HostedPageRequest.ts';
import { queryOf, type AuthorizationRequest } from './AuthorizationRequest.ts';

/** What a page shows again after a refusal, or brings from the page before. */
export interface Shown {
  fields: Fields;
  fault?: FaultKey | undefined;
  notice?: string | undefined;
}

/** A page with a form, on the way to a sign-in. */
export interface HostedPage {
  /** Below `/idp`. */
  path: string;
  show(visit: HostedPageRequest, wanted: AuthorizationRequest, shown: Shown): PageContent;
  /** Answers the form; a Cognito refusal that is thrown is shown on the same page. */
  submit(visit: HostedPageRequest, wanted: AuthorizationRequest, fields: Fields): Promise<FastifyReply>;
}

/** The address of a page that knows what the client wants and keeps the language. */
export function addressOf(
  { language }: HostedPageRequest,
  wanted: AuthorizationRequest,
  path: string,
  more: Record<string, string | undefined> = {},
): string {
  return `/idp${path}?${queryOf(wanted, { lang: language, ...more })}`;
}

/** Leads on after a form, so that reloading does not send it again. */
export function leadTo({ reply }: HostedPageRequest, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address, 303);
}

/** The value of a field; throws the refusal of a missing one. */
export function fieldOf(fields: Fields, name: string, longest = 256): string {
  const value = fields[name];
  if (!value || value.length > longest) throw cognitoError('parameter', name);
  return value;
}
