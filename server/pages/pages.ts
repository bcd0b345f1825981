import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { guessLanguage, parseAcceptLanguage } from '../../resources/language/guessLanguage.ts';
import { languageCookie } from '../../resources/language/keptLanguage.ts';
import { platformByHost } from '../../resources/platform/platforms.ts';
import { resolveRoute } from '../../resources/address/routes.ts';
import { screens, signInReturnPath } from '../../resources/platform/screens.ts';
import { splitAddress } from '../../resources/address/splitAddress.ts';
import type { Config } from '../base/config/config.ts';
import type { Database } from '../base/database/connect.ts';
import type { BlobStore } from '../base/storage/blobStore.ts';
import { builtFrontEnd } from './builtFrontEnd.ts';
import { failedPage } from './failedPage.ts';
import type { FrontEnd } from './frontEnd.ts';
import type { PageCaches } from './createPageCaches.ts';
import { gtinResolver } from './resolver/gtinResolver.ts';
import { resolverDescription } from './resolver/resolverDescription.ts';
import type { Issuer } from '../identity/Issuer.ts';
import type { PageReads } from './PageReads.ts';
import { qrCodes } from './qrCodes.ts';
import { robots } from './robots.ts';
import { securityText } from './securityText.ts';
import { servedFrontEnd } from './servedFrontEnd.ts';
import { sendShell } from './shell.ts';
import { showPage } from './showPage.ts';
import { sitemaps } from './sitemaps.ts';
import { speculationRules } from './speculationRules.ts';
import { textFiles } from './textFiles.ts';

export type PageOptions = PageParts & ({ store: BlobStore } | GivenFrontEnd);

interface PageParts {
  config: Config;
  database: Database;
  issuer: Pick<Issuer, 'issuer' | 'client'>;
  reads: PageReads;
  kept: PageCaches;
}

/** Instead of the one that was built, or that Vite serves in development. */
interface GivenFrontEnd {
  frontEnd: FrontEnd;
}

const root = join(import.meta.dirname, '../..');

/** Addresses below these are no pages: what is not found there is answered as such. */
const noPages = /^\/(api|idp|assets)(\/|$)/;

/**
 * The page server: what the address means is decided by `resolveRoute`, the platform by the host. Needs
 * `request.caller` and cookies.
 */
export async function pages(
  app: FastifyInstance,
  { config, database, issuer, reads, kept, ...given }: PageOptions,
) {
  const frontEnd = 'frontEnd' in given ? given.frontEnd : await frontEndOf(app, config, given.store);
  const parts = {
    config,
    database,
    issuer,
    reads,
    frontEnd,
    ...kept,
  };

  failedPage(app, parts, languageOf);
  textFiles(app);
  speculationRules(app);
  robots(app, config);
  securityText(app, config);
  qrCodes(app, config);
  sitemaps(app, parts);
  gtinResolver(app, parts, languageOf);
  resolverDescription(app, config);

  app.get(signInReturnPath, { schema: { hide: true } }, async (request, reply) =>
    sendShell(parts, 'account', languageOf(request), request, reply),
  );

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (noPages.test(splitAddress(request.url)[0])) return reply.callNotFound();
    const hints = hintsOf(request);
    const { platform } = hints;
    const route = resolveRoute(request.url, hints);
    if (route.kind === 'redirect')
      return reply
        .header('cache-control', 'no-store')
        .header('vary', 'accept-language, cookie')
        .redirect(route.location);
    if (route.kind === 'notFound')
      return showPage(parts, { ...route, platform, screen: 'notFound', parameters: {} }, request, reply);
    const { face } = screens[route.screen];
    return face === 'storefront'
      ? showPage(parts, { ...route, platform }, request, reply)
      : sendShell(parts, face, { platform, language: route.language }, request, reply);
  });
}

function frontEndOf(app: FastifyInstance, { nodeEnv }: Config, store: BlobStore): Promise<FrontEnd> {
  return nodeEnv === 'development'
    ? servedFrontEnd(app, root)
    : builtFrontEnd(app, join(root, 'dist'), store);
}

function hintsOf(request: FastifyRequest) {
  return {
    platform: platformByHost(request.host),
    stored: request.cookies[languageCookie],
    browser: parseAcceptLanguage(request.headers['accept-language']),
  };
}

/** In which language to answer, whatever the address means. */
function languageOf(request: FastifyRequest) {
  const hints = hintsOf(request);
  const { platform } = hints;
  const [, prefix] = request.url.split(/[/?]/, 2);
  return { platform, language: guessLanguage({ ...hints, prefix, forced: platform.forcedLanguage }) };
}
