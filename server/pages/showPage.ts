import type { FastifyReply, FastifyRequest } from 'fastify';
import { canOpenFeature } from '../../resources/access/canOpenFeature.ts';
import { mayEnter } from '../../resources/access/mayEnter.ts';
import { narrowedByForm } from '../../resources/finding/facetSelection.ts';
import type { PageContext } from '../../resources/page.ts';
import { isPrivate } from '../../resources/platform/platforms.ts';
import type { Entity } from '../../resources/entity.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { isLegalArticle } from '../../resources/platform/screens.ts';
import { splitAddress } from '../../resources/address/splitAddress.ts';
import type { Config } from '../base/config/config.ts';
import { askedTogether } from '../base/database/askedTogether.ts';
import type { Database } from '../base/database/connect.ts';
import { today } from '../../resources/today.ts';
import { alternatePlatforms } from './alternatePlatforms.ts';
import type { Asked } from './Asked.ts';
import { storefrontPolicy } from './contentSecurityPolicy.ts';
import { encode, type Encoded, type Encoding } from './Encoded.ts';
import { encodePage } from './encodePage.ts';
import { pageEncodingFor } from './encodingFor.ts';
import type { FrontEnd } from './frontEnd.ts';
import { keysElsewhere, keysOfPage } from './kept/keysOfPage.ts';
import { likenessOf } from './kept/likenessOf.ts';
import { Reading } from './kept/Reading.ts';
import type { PageCaches } from './createPageCaches.ts';
import { isPreviewAsked, previewedEntity, readPreview } from './preview/readPreview.ts';
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
 * Answers with a page of the storefront. Pages of public platforms for nobody in particular are kept until something
 * changes that they are made from; all others are made anew and kept by nobody. Whom a private platform does not let in it
 * shows its legal articles, and else the way to the login or that a right is missing (behaviour B8, B102, B130).
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

  const wanted = isPreviewAsked(search) ? previewedEntity(asked) : undefined;
  if (wanted) return showPreview(parts, asked, visit, reply, wanted);

  const narrowed = narrowedByForm(new URLSearchParams(search));
  const narrowedTo = narrowed && addressOf(asked, narrowed.toString());
  if (narrowedTo) return reply.header('cache-control', 'no-store').redirect(narrowedTo, 303);

  const query = queryOf(asked, request.url);
  const encoding = pageEncodingFor(request);
  let isMade = false;
  const make = async (shared?: Shared) => {
    isMade = true;
    return isRefused ? undefined : makePage(parts, asked, visit, query, encoding, shared);
  };
  // A page with a link of somebody's mail is for them alone.
  const isForAll = isShared && !('token' in query);
  const isKept = isForAll && !frontEnd.isDevelopment && asked.screen !== 'notFound';
  const page = isKept
    ? await parts.cache(keyOf(asked, query, encoding), () => {
        const reading = readingOf(parts, asked);
        const isOneOfMany = Object.keys(query).length > 0;
        return {
          reading,
          isOneOfMany,
          make: (since, isToBeKept) => make({ since, reading: isToBeKept ? reading : undefined }),
        };
      })
    : await make();

  const { stylesOf } = await frontEnd.renderer();
  if (!frontEnd.isDevelopment)
    reply.header('content-security-policy', storefrontPolicy(stylesOf(platform.group)));
  reply
    .header('cache-control', isForAll ? 'public, no-cache' : 'private, no-store')
    .header('cache-status', isMade ? 'baustein; fwd=miss' : 'baustein; hit')
    .header('speculation-rules', `"${speculationRulesPath}"`)
    .type('text/html; charset=utf-8');
  if (page) return sendEncoded(request, reply, page);
  return isRefused
    ? reply.code(403).send(await noEntryPage(parts, asked, visit, 'platform'))
    : reply.code(404).send(await notFoundPage(parts, asked, visit));
}

/** Made of what the address means and never of how it was written, so that it leads nowhere else (behaviour B151). */
function addressOf({ language, screen, parameters }: Asked, search: string): string | undefined {
  if (screen === 'notFound') return undefined;
  const path = pathTo(language, screen, parameters);
  return search ? `${path}?${search}` : path;
}

function isOpenToAll({ screen, parameters }: Asked): boolean {
  return screen === 'accessibility' || (screen === 'article' && isLegalArticle(parameters['url'] ?? ''));
}

function keyOf(
  { platform, language, screen, parameters }: Asked,
  query: Record<string, string>,
  encoding: Encoding,
): string {
  // Of the day, because advertisements begin and end with one.
  return JSON.stringify([platform.key, today(), language, screen, parameters, query, encoding]);
}

/** A record may come and go on the platforms that its page names beside its own. */
function readingOf({ config }: PageParts, { platform, parameters }: Asked): Reading {
  const isOfRecord = Object.keys(parameters).length > 0;
  const others = isOfRecord ? alternatePlatforms(platform, config.devDatabase) : [];
  return new Reading(
    platform.dataset,
    others.map(({ dataset }) => dataset),
  );
}

/** Where the feed stands as a page for all is made, and what it is read by if it is kept. */
interface Shared {
  since: number;
  reading: Reading | undefined;
}

/** The page; undefined where there is no such record. */
async function makePage(
  parts: PageParts,
  asked: Asked,
  visitor: Visit,
  query: Record<string, string>,
  encoding: Encoding,
  shared: Shared | undefined,
): Promise<Encoded | undefined> {
  const { screen, parameters } = asked;
  if (screen === 'notFound') return undefined;
  const asking = askedTogether(visitor.db);
  const common = shared ? parts.commonRows(asking, asked.platform.dataset, shared.since) : asking;
  const db = shared?.reading?.of(common) ?? common;
  const visit = { ...visitor, db };
  const [answer, alsoOn] = await Promise.all([
    readPage(parts.reads, asked, visit, query),
    parts.reads.alsoOn(visit, screen, parameters),
  ]);
  if (!answer) return undefined;
  const made = { screen, parameters, query, data: answer.data };
  shared?.reading?.narrow(keysOfPage(made), keysElsewhere(made));
  const path = pathTo(asked.language, screen, parameters);
  const address = { path, query, alsoOn };
  const { frontEnd } = parts;
  if (frontEnd.isDevelopment) return encode(await renderPage(parts, asked, visit, answer, address), encoding);
  const { draw, stylesOf } = await frontEnd.renderer();
  const drawn = draw(answer.page, answer.data, contextOf(parts, asked, visit, address));
  const page = await encodePage(drawn, stylesOf(asked.platform.group), encoding);
  return { ...page, likeness: () => likenessOf(made, asked.language, asked.platform.key) };
}

/**
 * Answers with the page of a record as it would be if its draft were published now, or it itself where it is planned (behaviour
 * B490): for whoever may read the record in the backoffice, and kept by nobody.
 */
async function showPreview(
  parts: PageParts,
  asked: Asked,
  visit: Visit,
  reply: FastifyReply,
  entity: Entity,
) {
  const { language } = asked;
  void reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
  const path = asked.screen === 'notFound' ? '' : pathTo(language, asked.screen, asked.parameters);
  if (visit.caller.kind === 'anonymous')
    return reply.redirect(pathTo(language, 'login', {}, { wanted: `${path}?preview=1` }));
  void reply.type('text/html; charset=utf-8');
  const { stylesOf } = await parts.frontEnd.renderer();
  if (!parts.frontEnd.isDevelopment)
    reply.header('content-security-policy', storefrontPolicy(stylesOf(asked.platform.group)));
  const answer = await readPreview(parts, asked, visit, entity);
  if (answer === 'forbidden') return reply.code(403).send(await noEntryPage(parts, asked, visit, 'preview'));
  if (!answer) return reply.code(404).send(await notFoundPage(parts, asked, visit));
  const address = { path, query: {}, alsoOn: [], isPreview: true };
  return reply.send(await renderPage(parts, asked, visit, answer, address));
}

/** A page that says so, with a search field and the categories to go on from. */
async function notFoundPage(parts: PageParts, asked: Asked, visit: Visit): Promise<string> {
  const { language } = asked;
  const data = mayEnter(visit.caller, visit)
    ? await parts.reads.categories(visit, language, {}, { lang: language })
    : undefined;
  const answer = { page: 'notFound', data: data ?? { categories: [], systems: [] } } as const;
  return renderPage(parts, asked, visit, answer, { path: pathTo(language, 'start'), query: {}, alsoOn: [] });
}

/** Nothing of the platform is read for it. */
async function noEntryPage(
  parts: PageParts,
  asked: Asked,
  visit: Visit,
  of: 'platform' | 'preview',
): Promise<string> {
  const path = pathTo(asked.language, 'start');
  return renderPage(parts, asked, visit, { page: 'noEntry', data: { of } }, { path, query: {}, alsoOn: [] });
}

async function renderPage(
  parts: PageParts,
  asked: Asked,
  visit: Visit,
  { page, data }: Answer,
  address: Address,
): Promise<string> {
  const { frontEnd } = parts;
  const { render } = await frontEnd.renderer();
  return frontEnd.finish(address.path, render(page, data, contextOf(parts, asked, visit, address)));
}

type Address = Pick<PageContext, 'path' | 'query' | 'alsoOn' | 'isPreview'>;

function contextOf(
  { config, frontEnd }: PageParts,
  { platform, language }: Asked,
  { caller }: Visit,
  address: Address,
): PageContext {
  return {
    ...address,
    platform,
    language,
    publicOrigin: config.publicOrigin,
    isSignedIn: caller.kind === 'user',
    mayEditArticles: canOpenFeature(caller, 'cms', platform),
    isPrivate: isPrivate(platform, config.devDatabase),
    script: frontEnd.script,
  };
}
