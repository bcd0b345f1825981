import type { FastifyReply, FastifyRequest } from 'fastify';
import { canOpenFeature } from '../../resources/access/canOpenFeature.ts';
import { mayEnter } from '../../resources/access/mayEnter.ts';
import type { PageContext } from '../../resources/page.ts';
import { isPrivate } from '../../resources/platforms.ts';
import { pathTo } from '../../resources/routes.ts';
import { isLegalArticle } from '../../resources/screens.ts';
import { splitAddress } from '../../resources/splitAddress.ts';
import type { Config } from '../base/config/config.ts';
import type { Database } from '../base/database/connect.ts';
import { today } from '../../resources/today.ts';
import { alternatePlatforms } from './alternatePlatforms.ts';
import type { Asked } from './Asked.ts';
import { storefrontPolicy } from './contentSecurityPolicy.ts';
import { encode, type Encoded, type Encoding } from './Encoded.ts';
import { encodingFor } from './encodingFor.ts';
import type { FrontEnd } from './frontEnd.ts';
import type { PageCaches } from './createPageCaches.ts';
import { rangeAsked } from './rangeAsked.ts';
import { queryOf, readPage, type Answer } from './readPage.ts';
import type { PageReads, Visit } from './PageReads.ts';
import { sendEncoded } from './sendEncoded.ts';
import { speculationRulesPath } from './speculationRules.ts';
import { visitOf } from './visitOf.ts';

export interface PageParts extends PageCaches {
  config: Config;
  database: Database;
  reads: PageReads;
  frontEnd: FrontEnd;
}

/**
 * Answers with a page of the storefront. Pages of public platforms for nobody in particular are kept under the
 * content version; all others are made anew and kept by nobody. Whom a private platform does not let in it shows its
 * legal articles, and else the way to the login or that a right is missing (behaviour B8, B102, B130).
 */
export async function showPage(parts: PageParts, asked: Asked, request: FastifyRequest, reply: FastifyReply) {
  const { frontEnd } = parts;
  const { platform, language } = asked;
  const [, search] = splitAddress(request.url);
  const { visit, isShared, isKeptOut } = await visitOf(parts, platform, request);
  const isRefused = isKeptOut && !isOpenToAll(asked);
  if (isRefused && visit.caller.kind === 'anonymous')
    return reply
      .header('cache-control', 'no-store')
      .redirect(pathTo(language, 'login', {}, { wanted: addressOf(asked, search) }));

  const narrowed = rangeAsked(search);
  const narrowedTo = narrowed === undefined ? undefined : addressOf(asked, narrowed);
  if (narrowedTo) return reply.header('cache-control', 'no-store').redirect(narrowedTo, 303);

  const query = queryOf(asked, request.url);
  const encoding = encodingFor(request);
  const make = async () => (isRefused ? undefined : makePage(parts, asked, visit, query, encoding));
  // A page with a link of somebody's mail is for them alone.
  const isForAll = isShared && !('token' in query);
  const isKept = isForAll && !frontEnd.isDevelopment && asked.screen !== 'notFound';
  const page = isKept ? await parts.cache(await keyOf(parts, asked, query, encoding), make) : await make();

  const { stylesOf } = await frontEnd.renderer();
  if (!frontEnd.isDevelopment)
    reply.header('content-security-policy', storefrontPolicy(stylesOf(platform.group)));
  reply
    .header('cache-control', isForAll ? 'public, no-cache' : 'private, no-store')
    .header('speculation-rules', `"${speculationRulesPath}"`)
    .type('text/html; charset=utf-8');
  if (page) return sendEncoded(request, reply, page);
  return isRefused
    ? reply.code(403).send(await noEntryPage(parts, asked, visit))
    : reply.code(404).send(await notFoundPage(parts, asked, visit));
}

/** Made of what the address means and never of how it was written, so that it leads nowhere else (behaviour B151). */
function addressOf({ language, screen, parameters }: Asked, search: string): string | undefined {
  if (screen === 'notFound') return undefined;
  const path = pathTo(language, screen, parameters);
  return search ? `${path}?${search}` : path;
}

function isOpenToAll({ screen, parameters }: Asked): boolean {
  return screen === 'article' && isLegalArticle(parameters['url'] ?? '');
}

async function keyOf(
  { config, contentVersion }: PageParts,
  { platform, language, screen, parameters }: Asked,
  query: Record<string, string>,
  encoding: Encoding,
): Promise<string> {
  // A record may come and go on the platforms that its page names beside its own.
  const isOfRecord = Object.keys(parameters).length > 0;
  const named = [platform, ...(isOfRecord ? alternatePlatforms(platform, config.devDatabase) : [])];
  const versions = await Promise.all(named.map(({ dataset }) => contentVersion(dataset)));
  // Of the day, because advertisements begin and end with one.
  return JSON.stringify([platform.key, versions, today(), language, screen, parameters, query, encoding]);
}

/** The page; undefined where there is no such record. */
async function makePage(
  parts: PageParts,
  asked: Asked,
  visit: Visit,
  query: Record<string, string>,
  encoding: Encoding,
): Promise<Encoded | undefined> {
  const { screen, parameters } = asked;
  if (screen === 'notFound') return undefined;
  const answer = await readPage(parts.reads, asked, visit, query);
  if (!answer) return undefined;
  const alsoOn = await parts.reads.alsoOn(visit, screen, parameters);
  const path = pathTo(asked.language, screen, parameters);
  return encode(await renderPage(parts, asked, visit, answer, { path, query, alsoOn }), encoding);
}

/** A page that says so, with a search field and the categories to go on from. */
async function notFoundPage(parts: PageParts, asked: Asked, visit: Visit): Promise<string> {
  const { language } = asked;
  const data = mayEnter(visit.caller, visit)
    ? await parts.reads.categories(visit, language, {}, { lang: language })
    : undefined;
  const answer = { page: 'notFound', data: data ?? { categories: [] } } as const;
  return renderPage(parts, asked, visit, answer, { path: pathTo(language, 'start'), query: {}, alsoOn: [] });
}

/** Nothing of the platform is read for it. */
async function noEntryPage(parts: PageParts, asked: Asked, visit: Visit): Promise<string> {
  const path = pathTo(asked.language, 'start');
  return renderPage(parts, asked, visit, { page: 'noEntry', data: {} }, { path, query: {}, alsoOn: [] });
}

async function renderPage(
  { config, frontEnd }: PageParts,
  { platform, language }: Asked,
  { caller }: Visit,
  { page, data }: Answer,
  address: Pick<PageContext, 'path' | 'query' | 'alsoOn'>,
): Promise<string> {
  const { render } = await frontEnd.renderer();
  const html = render(page, data, {
    ...address,
    platform,
    language,
    publicOrigin: config.publicOrigin,
    isSignedIn: caller.kind === 'user',
    mayEditArticles: canOpenFeature(caller, 'cms', platform),
    isPrivate: isPrivate(platform, config.devDatabase),
    script: frontEnd.script,
  });
  return frontEnd.finish(address.path, html);
}
