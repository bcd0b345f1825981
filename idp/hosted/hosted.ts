import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStorable } from '../../server/base/database/isStorable.ts';
import { HttpProblem, malformed } from '../../server/base/problems.ts';
import { CognitoError, type RefusalKey } from '../cognitoErrors.ts';
import { requireOwnForm } from '../../server/identity/crossSite.ts';
import type { EmbeddedProvider } from '../embeddedProvider.ts';
import { pool } from '../pool.ts';
import { confirmByLink, showConfirmLink } from './confirmUser.ts';
import { confirmPage } from './confirmPage.ts';
import type { FaultKey } from './faultText.ts';
import { forgottenPage } from './forgottenPage.ts';
import { formBodies, type Fields } from '../../server/http/formBodies.ts';
import { statusOf } from '../../server/http/statusOf.ts';
import { addressOf, leadTo, type HostedPage } from './HostedPage.ts';
import { lookRoutes } from './look.ts';
import { showOutbox } from './outboxPage.ts';
import { sendPage } from './page.ts';
import { answerQuestion, questionPath } from './questionPage.ts';
import { isSignedOutAddress } from './redirects.ts';
import { resetPage } from './resetPage.ts';
import { signInPage } from './signInPage.ts';
import { signUpPage } from './signUpPage.ts';
import { giveCode, signedInHere, signOutHere } from './singleSignOn.ts';
import { hostedPageRequest, type Texts, type HostedPageRequest } from './HostedPageRequest.ts';
import {
  readAuthorizationRequest,
  RefusedRequest,
  UntrustedClient,
  type AuthorizationRequest,
} from './AuthorizationRequest.ts';

interface HostedOptions {
  provider: EmbeddedProvider;
  /** Is the public origin https? Then our cookies never travel without it. */
  isSecure: boolean;
}

const formConfig = { isForm: true, rateLimit: { max: 120, timeWindow: '1 minute' } };

/**
 * The hosted pages under `/idp`, as Cognito has them: the authorization endpoint, what people fill in to sign in or
 * up, and the way out. Server-rendered, without script.
 */
export async function hosted(app: FastifyInstance, { provider, isSecure }: HostedOptions): Promise<void> {
  formBodies(app);
  app.addHook('onRequest', (request, _reply, done) =>
    done(isStorable(request.query) ? undefined : malformed()),
  );
  lookRoutes(app);
  const visiting = (request: FastifyRequest, reply: FastifyReply) =>
    hostedPageRequest(provider, isSecure, request, reply);

  app.get('/oauth2/authorize', async (request, reply) => authorize(visiting(request, reply)));
  for (const page of [signInPage, signUpPage, confirmPage, forgottenPage, resetPage]) {
    app.get(page.path, async (request, reply) => {
      const visit = visiting(request, reply);
      const { query, texts } = visit;
      const notice = noticeOf(query, texts);
      const login = query.get('user_name');
      const fields = { ...(login !== null && { user_name: login }) };
      return sendPage(visit, page.show(visit, readAuthorizationRequest(provider, query), { fields, notice }));
    });
    app.post<{ Body: Fields }>(page.path, { config: formConfig }, async (request, reply) =>
      takeForm(visiting(request, reply), page, request.body ?? {}),
    );
  }
  app.get(questionPath, async (request, reply) => {
    const visit = visiting(request, reply);
    return leadTo(visit, addressOf(visit, readAuthorizationRequest(provider, visit.query), signInPage.path));
  });
  app.post<{ Body: Fields }>(questionPath, { config: formConfig }, async (request, reply) => {
    const visit = visiting(request, reply);
    const fields = request.body ?? {};
    requireOwnForm(request, fields.xsrf);
    const wanted = readAuthorizationRequest(provider, visit.query);
    return answerQuestion(visit, wanted, fields).catch((error: unknown) =>
      refuse(visit, wanted, signInPage, {}, error),
    );
  });
  app.get('/confirmUser', async (request, reply) => showConfirmLink(visiting(request, reply)));
  app.post<{ Body: Fields }>('/confirmUser', { config: formConfig }, async (request, reply) =>
    confirmByLink(visiting(request, reply), request.body ?? {}),
  );
  app.get('/logout', async (request, reply) => logout(visiting(request, reply)));
  app.get('/outbox', async (request, reply) => showOutbox(visiting(request, reply)));

  app.setErrorHandler((error, request, reply) => answerFault(visiting(request, reply), error));
}

async function authorize(visit: HostedPageRequest): Promise<FastifyReply> {
  const wanted = readAuthorizationRequest(visit.provider, visit.query);
  const isAskedAnew = wanted.prompt === 'login' || wanted.prompt === 'select_account';
  const session = isAskedAnew ? undefined : await signedInHere(visit);
  if (session) return giveCode(visit, wanted, session);
  if (wanted.prompt === 'none') throw new RefusedRequest(wanted, 'login_required', 'Nobody is signed in.');
  return leadTo(visit, addressOf(visit, wanted, signInPage.path));
}

async function takeForm(visit: HostedPageRequest, page: HostedPage, fields: Fields): Promise<FastifyReply> {
  requireOwnForm(visit.request, fields.xsrf);
  const wanted = readAuthorizationRequest(visit.provider, visit.query);
  return page
    .submit(visit, wanted, fields)
    .catch((error: unknown) => refuse(visit, wanted, page, fields, error));
}

/** Shows a refusal where it can be mended. What is wrong with the account itself leads to the page that mends it. */
function refuse(
  visit: HostedPageRequest,
  wanted: AuthorizationRequest,
  page: HostedPage,
  fields: Fields,
  error: unknown,
): FastifyReply {
  if (!(error instanceof CognitoError)) throw error;
  const login = fields.login ?? fields.user_name;
  if (error.key === 'userNotConfirmed') {
    const more = { user_name: login, notice: 'unconfirmed' };
    return leadTo(visit, addressOf(visit, wanted, confirmPage.path, more));
  }
  if (error.key === 'passwordResetRequired') {
    const more = { user_name: login, notice: 'resetRequired' };
    return leadTo(visit, addressOf(visit, wanted, forgottenPage.path, more));
  }
  return sendPage(visit, page.show(visit, wanted, { fields, fault: error.key }), refusedWith(error.key));
}

/** A slip of the pen is an ordinary answer; whoever tries too often is told so in the status too. */
function refusedWith(key: RefusalKey): number {
  return key === 'attemptsExceeded' || key === 'attemptLimitExceeded' ? 429 : 200;
}

function noticeOf(query: URLSearchParams, { notices }: Texts): string | undefined {
  const name = query.get('notice') ?? '';
  const texts: Record<string, string> = notices;
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}

/** Signs this browser out and leads back, to an address of ours only. */
async function logout(visit: HostedPageRequest): Promise<FastifyReply> {
  const { provider, query } = visit;
  const address = query.get('logout_uri') ?? '';
  if (query.get('client_id') !== pool.clientId) throw new UntrustedClient('client');
  if (!isSignedOutAddress(provider, address)) throw new UntrustedClient('redirect');
  await signOutHere(visit);
  return visit.reply.header('cache-control', 'no-store').redirect(address, 302);
}

function answerFault(visit: HostedPageRequest, error: unknown): FastifyReply | void {
  if (error instanceof RefusedRequest) {
    return visit.reply.header('cache-control', 'no-store').redirect(error.location, 302);
  }
  const { title, lead } = visit.texts.faultPage;
  if (error instanceof UntrustedClient) {
    return sendPage(visit, { title, lead, fault: error.key }, 400);
  }
  if (error instanceof CognitoError) {
    return sendPage(visit, { title, lead, fault: error.key }, 400);
  }
  const statusCode = statusOf(error) ?? 500;
  if (statusCode === 404) return visit.reply.callNotFound();
  if (statusCode >= 500) visit.request.log.error(error);
  const isCrossSite = error instanceof HttpProblem && error.code === 'cross-site';
  return sendPage(visit, { title, lead, fault: isCrossSite ? 'crossSite' : faultOf(statusCode) }, statusCode);
}

function faultOf(statusCode: number): FaultKey {
  if (statusCode === 429) return 'tooManyRequests';
  return statusCode < 500 ? 'unreadable' : 'internal';
}
