import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../resources/language/languages.ts';
import { isPrivate, type Platform } from '../../resources/platform/platforms.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { answerError } from '../http/errors.ts';
import { problemOf } from '../http/problemOf.ts';
import { wantsPage } from '../http/wantsPage.ts';
import { storefrontPolicy } from './contentSecurityPolicy.ts';
import type { PageParts } from './showPage.ts';

/**
 * Whoever reads a page that we cannot make is told so on a page, in the look and language of the platform; it needs
 * nothing of what may have failed. Programs, and requests that are at fault themselves, get the problem document
 * (RFC 9457).
 */
export function failedPage(
  app: FastifyInstance,
  { config, frontEnd }: PageParts,
  languageOf: (request: FastifyRequest) => { platform: Platform; language: Language },
): void {
  app.setErrorHandler(async (error, request, reply): Promise<FastifyReply> => {
    const { statusCode: status, details } = problemOf(error);
    if (status < 500 || !wantsPage(request)) return answerError(error, request, reply);
    request.log.error({ err: error }, 'page failed');
    const { platform, language } = languageOf(request);
    const { render, stylesOf } = await frontEnd.renderer();
    const html = render(
      'failure',
      { status, requestId: request.id },
      {
        platform,
        language,
        publicOrigin: config.publicOrigin,
        path: pathTo(language, 'start'),
        query: {},
        alsoOn: [],
        isSignedIn: false,
        mayEditArticles: false,
        isPrivate: isPrivate(platform, config.devDatabase),
        script: frontEnd.script,
      },
    );
    if (!frontEnd.isDevelopment)
      void reply.header('content-security-policy', storefrontPolicy(stylesOf(platform.group)));
    return reply
      .code(status)
      .headers({ 'cache-control': 'no-store', 'content-language': language, ...details.headers })
      .type('text/html; charset=utf-8')
      .send(await frontEnd.finish(request.url, html));
  });
}
