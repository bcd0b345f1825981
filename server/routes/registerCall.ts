import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../../resources/access/rule.ts';
import { hasFeature } from '../../resources/access/canOpenFeature.ts';
import { isAdmin } from '../../resources/access/holdsRight.ts';
import type { Call, CallAccess } from '../../resources/calls/call.ts';
import type { Entity } from '../../resources/entity.ts';
import {
  isPlatformKey,
  platform,
  platformByHost,
  type Platform,
} from '../../resources/platform/platforms.ts';
import { getAt } from '../../resources/shape.ts';
import { isClosed, opensOrga, scopeOf, type Scope, type Where } from '../records/access/scope.ts';
import type { Config } from '../base/config/config.ts';
import type { ScopedPool, ScopedQueries } from '../base/database/queries.ts';
import { forbidden, notFound, unauthorized } from '../base/problems.ts';
import { deprecationHeaders } from '../http/deprecationHeaders.ts';
import { routeOf } from '../http/routeOf.ts';
import { requireKeyOpens } from '../identity/keys/requireKeyOpens.ts';
import { requireEntry } from '../identity/requireEntry.ts';
import { jsonFileAsBody, requireBodyOrForm } from './uploads/jsonFileAsBody.ts';

/** What the routes of the API are built from. Whichever needs more of the database than a scope opens is given it by `app.ts`. */
export interface Routing {
  app: FastifyInstance;
  config: Config;
  entities: Record<string, Entity>;
  /** What strangers read from: it may lag behind the primary. */
  read: ScopedQueries;
  /** The primary. */
  write: ScopedPool;
  /** What whoever is signed in reads from: the primary, and a replica while that is away. */
  current: ScopedQueries;
  /** The caller with the rights of this moment. */
  callerOf(request: FastifyRequest): Promise<Caller>;
  /** The same for an answer that goes on: throws 401 once what the caller showed opens nothing any more. */
  callerStill(request: FastifyRequest): Promise<Caller>;
}

type Out<T> = T extends z.ZodType ? z.infer<T> : undefined;

/** What a handler knows of its call, rights checked. */
export interface CallContext<C extends Call> {
  parameters: Out<C['parameters']>;
  query: Out<C['query']>;
  body: Out<C['body']>;
  caller: Caller;
  platform: Platform;
  /** For the scope of another entity or platform than the call's own. */
  where: Where;
  /** What the caller may touch of the entity that the call names. */
  scope: Scope;
  /** The primary for those who are signed in, so that they read what they wrote; while it is away, what a replica has. */
  db: ScopedQueries;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What Fastify has validated of a request. */
interface Validated<C extends Call> {
  params: Out<C['parameters']>;
  query: Out<C['query']>;
  body: Out<C['body']>;
}

type Known = Pick<CallContext<Call>, 'caller' | 'platform' | 'where' | 'scope'>;

declare module 'fastify' {
  interface FastifyRequest {
    called?: Known;
  }
}

/**
 * Serves a declared call. Platform and rights are checked before the body is read and before
 * anything is looked for: 404 for an unknown platform or one without the feature, 401 without a session, 403 without the right.
 */
export function registerCall<const C extends Call>(
  routing: Routing,
  call: C,
  handler: (called: CallContext<C>) => Promise<unknown>,
): void {
  const { app, read, write, current } = routing;
  // What may write is not asked twice.
  const ofSignedIn = call.method === 'GET' ? current : write;
  const going = deprecationHeaders(call);
  app.route({
    ...routeOf(call),
    ...(call.body && { preValidation: call.upload ? requireBodyOrForm : jsonFileAsBody }),
    onRequest: (request, reply, done) => {
      void reply.headers(going);
      requireAccess(routing, call, request, done);
    },
    handler: async (request, reply) => {
      if (!request.called)
        throw new Error(`${call.method} ${call.path} is handled before its access is known.`);
      const { caller, platform, where, scope } = request.called;
      if (caller.kind === 'user') void reply.header('cache-control', 'no-store');
      // Fastify has read and validated all three by the schemas of the call; its types know of none that is not yet chosen.
      const { params: parameters, query, body } = request as Validated<C>;
      return handler({
        parameters,
        query,
        body,
        caller,
        platform,
        where,
        scope,
        db: caller.kind === 'user' ? ofSignedIn : read,
        request,
        reply,
      });
    },
  });
}

function requireAccess(
  routing: Routing,
  call: Call,
  request: FastifyRequest,
  done: HookHandlerDoneFunction,
): void {
  access(routing, call, request).then(
    (called) => {
      request.called = called;
      done();
    },
    (error: Error) => done(error),
  );
}

async function access({ config, entities, callerOf }: Routing, call: Call, request: FastifyRequest) {
  const where = {
    platform: platformOf(parameterOf(request, 'platform'), request.hostname),
    devDatabase: config.devDatabase,
    address: request.ip,
    call: `${call.method} ${call.path}`,
  };
  const [entity, action] = entityAndAction(call.access, entities);
  if (entity.feature && !hasFeature(where.platform, entity.feature)) throw notFound();
  const caller = await callerOf(request);
  requireKeyOpens(caller, call, { platform: where.platform, hostname: request.hostname });
  const scope = scopeOf(caller, where, entity, action);
  switch (call.access.kind) {
    case 'open':
      break;
    case 'visitors':
      if (call.access.isSignedIn && caller.kind === 'anonymous') throw unauthorized();
      requireEntry(caller, where);
      break;
    default:
      if (caller.kind === 'anonymous') throw unauthorized();
      if (call.access.kind === 'admin' && !isAdmin(caller)) throw forbidden();
      if (call.access.kind === 'entity') {
        requireEntry(caller, where);
        requireOpen(scope, entity, request);
      }
  }
  return { caller, platform: where.platform, scope, where };
}

function requireOpen(scope: Scope, entity: Entity, request: FastifyRequest): void {
  const orgaSid = entity.owner && parameterOf(request, entity.owner);
  if (isClosed(scope) || (orgaSid && !opensOrga(scope, orgaSid))) throw forbidden();
}

/** A parameter of the path, before anything is validated. */
function parameterOf({ params }: FastifyRequest, name: string): string | undefined {
  const given = getAt(params, [name]);
  return typeof given === 'string' ? given : undefined;
}

function platformOf(key: string | undefined, hostname: string): Platform {
  if (key === undefined) return platformByHost(hostname);
  if (!isPlatformKey(key)) throw notFound('unknown-platform');
  return platform(key);
}

/** Calls that name no entity read what visitors read of products. */
function entityAndAction(
  access: CallAccess,
  entities: Record<string, Entity>,
): [Entity, 'view' | 'read' | 'create' | 'update' | 'delete'] {
  const name = ('entity' in access && access.entity) || 'product';
  const entity = entities[name];
  if (!entity)
    throw new Error(`A call names the unknown entity "${name}": declare it in resources/registry.ts.`);
  return [entity, access.kind === 'entity' ? access.action : 'view'];
}
