import type { FastifyReply } from 'fastify';
import { openAuthCode } from '../tokens/authCodes.ts';
import {
  closeBrowserSession,
  findBrowserSession,
  openBrowserSession,
  type BrowserSession,
} from '../tokens/browserSessions.ts';
import { lifetime } from '../pool.ts';
import type { User } from '../accounts/users.ts';
import type { HostedPageRequest } from './HostedPageRequest.ts';
import { addressWith, type AuthorizationRequest } from './AuthorizationRequest.ts';

/** The cookie of somebody who signed in on the hosted pages of this host. */
const cookie = 'idp-session';

function scope({ isSecure }: HostedPageRequest) {
  return { path: '/idp', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
}

/** Who has signed in in this browser. */
export async function signedInHere({
  provider,
  request,
}: HostedPageRequest): Promise<BrowserSession | undefined> {
  const secret = request.cookies[cookie];
  return secret ? findBrowserSession(provider.write, secret) : undefined;
}

/** Ends a sign-in on the hosted pages: the browser is known from now on, the client is given its code. */
export async function completeHere(
  visit: HostedPageRequest,
  wanted: AuthorizationRequest,
  { sub }: User,
): Promise<FastifyReply> {
  const { provider, request, reply } = visit;
  const secret = await openBrowserSession(provider.write, sub, request.cookies[cookie]);
  reply.setCookie(cookie, secret, { ...scope(visit), maxAge: lifetime.browserSession });
  return giveCode(visit, wanted, { sub, authTime: new Date() });
}

/** Leads back to the client with a code. */
export async function giveCode(
  { provider, reply }: HostedPageRequest,
  { clientId, redirectUri, codeChallenge, scope: granted, nonce, state }: AuthorizationRequest,
  { sub, authTime }: BrowserSession,
): Promise<FastifyReply> {
  const code = await openAuthCode(provider.write, {
    sub,
    clientId,
    redirectUri,
    codeChallenge,
    scope: granted,
    nonce,
    authTime,
  });
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(addressWith(redirectUri, { code, state }), 303);
}

/** Forgets who signed in in this browser. */
export async function signOutHere(visit: HostedPageRequest): Promise<void> {
  const secret = visit.request.cookies[cookie];
  if (secret) await closeBrowserSession(visit.provider.write, secret);
  visit.reply.clearCookie(cookie, scope(visit));
}
