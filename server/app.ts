import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Entity } from '../resources/entity.ts';
import { imports } from '../resources/limits.ts';
import { entities as declared } from '../resources/registry.ts';
import type { Config } from './base/config/config.ts';
import { askedTogether } from './base/database/askedTogether.ts';
import type { Database } from './base/database/connect.ts';
import { escapeMalformedUrl } from './http/escapeMalformedUrl.ts';
import { pages } from './pages/pages.ts';
import { createPageCaches } from './pages/createPageCaches.ts';
import type { KeptFile } from './base/kept/shelf.ts';
import { answerClientError } from './http/clientErrors.ts';
import { closing } from './http/closing.ts';
import { answerError, errors } from './http/errors.ts';
import { callerFirst } from './identity/callerFirst.ts';
import { callerStill } from './identity/callerStill.ts';
import { openIssuer } from './identity/openIssuer.ts';
import { registerIdentity } from './identity/registerIdentity.ts';
import { jsonBodies } from './http/jsonBodies.ts';
import { packedBodies } from './http/packedBodies.ts';
import { logging, loggerOptions } from './http/logging.ts';
import { openapi } from './http/openapi.ts';
import { readsOnly } from './http/readsOnly.ts';
import { requestIdOf, requestIds } from './http/requestIds.ts';
import { security } from './http/security.ts';
import { singleHost } from './http/singleHost.ts';
import { slowBodies } from './http/slowBodies.ts';
import { validation } from './http/validation.ts';
import { accessRequests } from './routes/people/accessRequests.ts';
import { activity } from './routes/records/activity.ts';
import { advertisements } from './routes/catalogue/advertisements.ts';
import { articles } from './routes/catalogue/articles.ts';
import { audit } from './routes/records/audit.ts';
import { budget } from './routes/people/budget.ts';
import { bulkChanges } from './routes/records/bulkChanges.ts';
import { categoryRelations } from './routes/records/categoryRelations.ts';
import { crud } from './routes/records/crud.ts';
import { drafts } from './routes/records/drafts.ts';
import { dashboard } from './routes/people/dashboard.ts';
import { docs } from './routes/docs/docs.ts';
import { openapiRoute } from './routes/docs/openapiRoute.ts';
import { exporting } from './routes/exchange/exports.ts';
import { entry } from './routes/catalogue/entry.ts';
import { notices } from './routes/people/notices.ts';
import { savedViews } from './routes/people/savedViews.ts';
import { find } from './routes/catalogue/find.ts';
import { health } from './routes/health.ts';
import { images } from './routes/catalogue/images.ts';
import { keys } from './routes/people/keys.ts';
import { webhooks } from './routes/people/webhooks.ts';
import { library } from './routes/catalogue/library.ts';
import { media } from './routes/catalogue/media.ts';
import { newsletter } from './routes/catalogue/newsletter.ts';
import { oauth } from './routes/people/oauth.ts';
import { operations } from './routes/operations.ts';
import { orgas } from './routes/catalogue/orgas.ts';
import { vocabulary } from './routes/catalogue/vocabulary.ts';
import { dictionary } from './routes/catalogue/dictionary.ts';
import { wholeCatalogue } from './routes/exchange/wholeCatalogue.ts';
import { mcp } from './routes/assistants/mcp.ts';
import { mappingTrial } from './routes/exchange/mappingTrial.ts';
import { partedUploads } from './routes/exchange/partedUploads.ts';
import { pixel } from './routes/catalogue/pixel.ts';
import { problemPages } from './routes/problemPages.ts';
import { productOrder } from './routes/records/productOrder.ts';
import { attributeProposals } from './routes/exchange/attributeProposals.ts';
import { rawValues } from './routes/exchange/rawValues.ts';
import { reindex } from './routes/reindex.ts';
import { statistics } from './routes/catalogue/statistics.ts';
import { importing } from './routes/exchange/imports.ts';
import { fileTaker } from './routes/exchange/importUpload.ts';
import { keepOwnLists } from './routes/catalogue/ownLists.ts';
import { storefront } from './routes/catalogue/storefront.ts';
import { templates } from './routes/exchange/templates.ts';
import { time } from './routes/time.ts';
import { changes } from './routes/records/changes.ts';
import { comments } from './routes/records/comments.ts';
import { trash } from './routes/records/trash.ts';
import { uploads } from './routes/uploads/uploads.ts';
import { user } from './routes/people/user.ts';
import { userRights } from './routes/people/userRights.ts';
import { workbenches } from './routes/workbenches.ts';
import type { Routing } from './routes/registerCall.ts';
import { openMailing } from './base/mail/openMailing.ts';
import { openPictures, type Pictures } from './base/images/openPictures.ts';
import { openStore } from './base/storage/openStore.ts';
import { createSender } from './jobs/queue.ts';
import { fruitlessCounter } from './find/fruitless/fruitlessCounter.ts';
import { storefrontReads } from './pages/reads/index.ts';
import { notingFruitless } from './pages/reads/notingFruitless.ts';

/** What every part of the server is built from. */
export interface Parts {
  config: Config;
  database: Database;
  /** What decodes pictures; without it our own, which ends with the server. */
  pictures?: Pictures;
  /** In which file public pages are kept; without it one of our own. */
  keptIn?: KeptFile | undefined;
  /** The declared entities, unless a test brings its own. */
  entities?: Record<string, Entity>;
  /** Without pages it is the API alone, which needs no built front end. */
  hasPages?: boolean;
}

/** The server, ready to listen: first what holds for every call, then the routes. */
export async function buildApp({
  config,
  database,
  pictures = openPictures(),
  keptIn,
  entities = declared,
  hasPages = true,
}: Parts): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf(config),
    trustProxy: config.trustProxy,
    bodyLimit: 1024 * 1024,
    requestTimeout: 600_000,
    http: { headersTimeout: 12_000, connectionsCheckingInterval: 2000 },
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: ({ url = '/' }) => escapeMalformedUrl(url),
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
  });

  closing(app, config);
  requestIds(app);
  readsOnly(app, database.isPrimaryAway);
  logging(app);
  validation(app);
  errors(app);
  jsonBodies(app);
  packedBodies(app);
  slowBodies(app);
  await security(app, config, database.write, ({ caller }) =>
    caller.kind === 'user' ? caller.sub : undefined,
  );
  await app.register(cookie);
  // Behind the cookies: the hosted pages read them to show what is refused.
  singleHost(app);
  await app.register(multipart, {
    limits: {
      fileSize: imports.largestFileBytes,
      files: 1,
      fields: 20,
      parts: 21,
      fieldSize: 64 * 1024,
      headerPairs: 50,
    },
    // A file may come without a name.
    isPartAFile: (part, _type, name) => part === 'file' || name !== undefined,
  });

  await openapi(app);
  const { read, write, current } = database;
  const together = askedTogether(current);
  const issuer = await openIssuer(config, write, together);
  await registerIdentity(app, config, { write, current: together }, issuer);

  const routing: Routing = {
    app,
    config,
    entities,
    read,
    write,
    current,
    callerOf: (request) => callerFirst(current, request),
    callerStill: (request) => callerStill(current, request),
  };
  const store = await openStore(config);
  app.addHook('onClose', () => pictures.stop());
  const sender = createSender(database.url);
  app.addHook('onClose', () => sender.stop());
  // Whoever is given `write` or both pools here asks as the system itself; why, each of them says.
  await health(app, database);
  user(routing, write);
  const mailing = openMailing(app, config);
  userRights(routing, write, mailing);
  accessRequests(routing, write, mailing);
  images(routing, store, pictures);
  uploads(routing, store, pictures);
  partedUploads(routing, write, store);
  media(routing, write, store);
  library(routing);
  categoryRelations(routing);
  orgas(routing);
  advertisements(routing);
  articles(routing);
  templates(routing);
  statistics(routing);
  const fruitless = fruitlessCounter(write, (error) =>
    app.log.error({ err: error }, 'searches in vain not written'),
  );
  app.addHook('onClose', () => fruitless.stop());
  pixel(routing, write, fruitless.noteChoice);
  newsletter(routing, write);
  entry(routing);
  time(routing);
  productOrder(routing);
  reindex(routing, sender);
  operations(routing, database);
  audit(routing, write);
  activity(routing, write);
  trash(routing);
  comments(routing);
  bulkChanges(routing, write, sender);
  const taking = { config, store, write, people: write, sender };
  const takeFile = fileTaker(taking);
  for (const entity of Object.values(entities)) {
    crud(routing, entity, takeFile);
    drafts(routing, entity);
  }
  importing(routing, taking, takeFile);
  workbenches(routing, taking);
  exporting(routing);
  dashboard(routing);
  find(routing, write);
  savedViews(routing);
  notices(routing);
  keys(routing, write);
  webhooks(routing, write);
  oauth(routing, write);
  budget(routing);
  vocabulary(routing);
  mappingTrial(routing);
  mcp(routing);
  wholeCatalogue(routing, store);
  dictionary(routing);
  rawValues(routing, taking);
  attributeProposals(routing, taking);
  const reads = notingFruitless(storefrontReads, fruitless.note);
  const kept = createPageCaches(read, keptIn);
  storefront(routing, reads, kept);
  keepOwnLists(routing);
  changes(routing);
  openapiRoute(app);
  docs(app, config);
  problemPages(app);
  if (hasPages) await app.register(pages, { config, database, issuer, reads, kept, store });

  return app;
}
