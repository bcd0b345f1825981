import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from '../../resources/fault.ts';
import type { Language } from '../../resources/language/languages.ts';
import { mostFaults } from '../../resources/limits.ts';
import type { PlatformGroupKey } from '../../resources/platform/platformGroups.ts';
import { platformByHost } from '../../resources/platform/platforms.ts';
import { namesOfEntity } from '../base/texts/groupLabels.ts';
import { HttpProblem, malformed, notFound } from '../base/problems.ts';
import { faultText, problemText } from '../base/texts/problemTexts.ts';
import { pointerOf } from './pointerOf.ts';
import { requestLanguage } from './requestLanguage.ts';
import { allowedMethods } from './allowedMethods.ts';
import { problemOf } from './problemOf.ts';

/** Every failure is answered as a problem document (RFC 9457) in the reader's language. */
export function errors(app: FastifyInstance): void {
  const methodsOf = allowedMethods(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(request.url);
    if (allowed && request.method === 'OPTIONS')
      return reply.code(204).header('allow', allowed.join(', ')).send();
    // An address with a parameter that is too long for any of ours is none, whatever its pattern takes.
    const isOurs = allowed && !allowed.includes(request.method);
    return answerError(isOurs ? methodNotAllowed(allowed) : notFound(), request, reply);
  });
}

/** What is said of an answer that something went wrong with, before it was made, is not said of the problem. */
const ofTheAnswer = ['content-disposition', 'content-range', 'etag', 'last-modified', 'link', 'total'];

/** Answers with the problem document of an error. What is not the caller's fault is logged. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const found = problemOf(error);
  const problem = found.statusCode >= 500 && isCutOff(request) ? malformed() : found;
  if (problem.statusCode >= 500) request.log.error({ err: error }, 'request failed');
  const language = requestLanguage(request);
  const { detail, errors: faults = [], headers, referencedBy, members } = problem.details;
  const { group } = platformByHost(request.host);
  const text = textOf(problem, language, group, request);
  const document = {
    type: `/problems/${problem.code}`,
    title: text.title,
    status: problem.statusCode,
    detail: detail ?? text.detail,
    errors: faults.slice(0, mostFaults).map((fault) => faultAnswered(fault, language, group)),
    ...(problem.statusCode >= 500 && { requestId: request.id }),
    ...(referencedBy && { referencedBy }),
    ...members,
  };
  for (const name of ofTheAnswer) void reply.removeHeader(name);
  return reply
    .code(problem.statusCode)
    .headers({
      'cache-control': 'no-store',
      'content-language': language,
      'x-request-id': request.id,
      ...headers,
    })
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(document);
}

/** One of what is wrong: where, what and what to do; a name that nobody knows with the one that was probably meant. */
function faultAnswered(fault: Fault, language: Language, group: PlatformGroupKey) {
  const { path, code, values, suggestion } = fault;
  const message = fault.message ?? faultText(language, group, code, values);
  const meant = suggestion ? ` ${faultText(language, group, 'probably-meant', { name: suggestion })}` : '';
  return {
    path,
    pointer: fault.pointer ?? pointerOf(path),
    code,
    message: message + meant,
    ...(suggestion && { suggestion }),
  };
}

/** Has the sender hung up before all was sent? Then that is what failed. */
function isCutOff({ raw }: FastifyRequest): boolean {
  return raw.destroyed && raw.complete === false;
}

/** What refers to a record is called as it is on the platform. */
function textOf(
  { statusCode, code, details }: HttpProblem,
  language: Language,
  group: PlatformGroupKey,
  request: FastifyRequest,
) {
  const { referencedBy, members = {} } = details;
  return referencedBy
    ? problemText(language, statusCode, referencedCode(members.remedies), {
        what: referencedBy.map((name) => namesOfEntity(language, group, name)).join(', '),
        n: String(members.count),
      })
    : problemText(language, statusCode, textCodeOf(code, request), {
        ...details.values,
        requestId: request.id,
      });
}

/** What helps is said. */
function referencedCode(remedies: unknown): string {
  if (!Array.isArray(remedies) || remedies.length === 0) return 'referenced-by';
  return remedies.includes('confirm') ? 'needed-by' : 'replaced-only';
}

/** Where nothing was to be saved, nothing is said of it. */
function textCodeOf(code: string, { method }: FastifyRequest): string {
  return code === 'unprocessable' && method === 'GET' ? 'unprocessable-query' : code;
}

function methodNotAllowed(allowed: string[]): HttpProblem {
  const list = allowed.join(', ');
  return new HttpProblem(405, 'method-not-allowed', { values: { allowed: list }, headers: { allow: list } });
}
