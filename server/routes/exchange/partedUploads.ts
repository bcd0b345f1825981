import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { partMediaType, tusExtensions, tusVersion } from '../../../resources/calls/tus.ts';
import { uploadCalls } from '../../../resources/calls/uploads.ts';
import { unknownCode } from '../../../resources/known.ts';
import { partedUploads as limits } from '../../../resources/limits.ts';
import type { SystemPool } from '../../base/database/queries.ts';
import {
  conflict,
  forbidden,
  HttpProblem,
  malformed,
  notFound,
  tooLarge,
  unprocessable,
} from '../../base/problems.ts';
import type { BlobStore } from '../../base/storage/blobStore.ts';
import { chargeUpload } from '../../catalogue/budgets/chargeUpload.ts';
import { giveBack } from '../../catalogue/budgets/giveBack.ts';
import { hasOrga } from '../../catalogue/orgas/requireOrgaThere.ts';
import { importScope } from '../../exchange/import/importScope.ts';
import { abandonUpload } from '../../exchange/media/upload/abandonUpload.ts';
import { createUpload } from '../../exchange/media/upload/createUpload.ts';
import { dropUploads } from '../../exchange/media/upload/dropUploads.ts';
import { findUploads, type PartedUpload } from '../../exchange/media/upload/partedUpload.ts';
import { takeParts } from '../../exchange/media/upload/takeParts.ts';
import { readUploadMetadata, uploadMetadata } from './readUploadMetadata.ts';
import { isClosed, opensOrga, type Scope } from '../../records/access/scope.ts';
import { registerCall, type CallContext, type Routing } from '../registerCall.ts';
import { doOnce, writeOnce } from '../writeOnce.ts';
import type { Call } from '../../../resources/calls/call.ts';

const created = z.strictObject({ id: z.string(), expiresAt: z.string() });

/** The addresses of tus, with the methods that each knows. */
const addresses = {
  '/api/import/upload/:platform': 'OPTIONS, POST',
  '/api/import/upload/:platform/:id': 'DELETE, GET, HEAD, OPTIONS, PATCH',
};

/** What OPTIONS tells of this server (tus 1.0, 4.3). */
const abilities = {
  'tus-version': tusVersion,
  'tus-extension': tusExtensions.join(','),
  'tus-max-size': limits.largestBytes,
};

/**
 * Files in parts, by tus 1.0 (behaviour B350).
 * @param system the primary, by which an upload goes with all that lies of it in the store
 */
export function partedUploads(routing: Routing, system: SystemPool, store: BlobStore): void {
  const { write, config } = routing;

  void routing.app.register(async (app) => {
    app.addContentTypeParser(partMediaType, (_request, payload, done) => done(null, payload));
    const parts = { ...routing, app };
    app.addHook('onSend', async (_request, reply) => {
      void reply.headers({ 'tus-resumable': tusVersion, 'cache-control': 'no-store' });
    });

    for (const [address, allow] of Object.entries(addresses))
      app.options(address, { schema: { hide: true } }, (_request, reply) =>
        reply
          .code(204)
          .headers({ ...abilities, allow })
          .send(),
      );

    registerCall(parts, uploadCalls.create, async (called) => {
      const { request, reply } = called;
      const scope = senderScope(called);
      requireTus(request);
      const bytes = wholeNumber(request, 'upload-length');
      if (bytes > limits.largestBytes)
        throw tooLarge({ headers: { 'tus-max-size': String(limits.largestBytes) } });
      const { orgaSid, fileName } = readUploadMetadata(request);
      if (!opensOrga(scope, orgaSid)) throw forbidden();
      if (!(await hasOrga(called.db, scope, orgaSid)))
        throw unprocessable([{ path: 'orgaSid', code: unknownCode('orga'), values: { sid: orgaSid } }]);
      const { method, url, headers } = request;
      const asked = { method, url, headers, body: [bytes, orgaSid, fileName] };
      const begun = await write.transaction((tx) =>
        writeOnce(tx, { caller: called.caller, request: asked }, created, async () => {
          const holder = { dataset: scope.dataset, orgaSid, sub: scope.author.sub };
          await chargeUpload(tx, holder, config.budgets, { bytes });
          const id = await createUpload(tx, scope, { orgaSid, fileName, bytes });
          return { id, expiresAt: (await find(tx, scope, id)).expiresAt.toUTCString() };
        }),
      );
      const location = `/api/import/upload/${called.parameters.platform}/${begun.id}`;
      return reply
        .code(201)
        .headers({ location, 'upload-offset': 0, 'upload-expires': begun.expiresAt })
        .send();
    });

    registerCall(parts, uploadCalls.state, async (called) => {
      requireKnownTus(called.request);
      const { checksum: _, ...upload } = await find(called.db, senderScope(called), called.parameters.id);
      tell(called.reply, upload);
      void called.reply.headers({
        'upload-length': upload.bytes,
        'upload-metadata': uploadMetadata(upload),
      });
      return { ...upload, expiresAt: upload.expiresAt.toISOString() };
    });

    registerCall(parts, uploadCalls.part, async (called) => {
      const { caller, request, reply, parameters } = called;
      const scope = senderScope(called);
      const upload = await find(write, scope, parameters.id);
      requireTus(request);
      const { body } = request;
      if (!(body instanceof Readable)) throw new HttpProblem(415, 'wrong-type');
      const offset = wholeNumber(request, 'upload-offset');
      const { method, url, headers } = request;
      let isFirst = false;
      await write.transaction((tx) =>
        doOnce(tx, { caller, request: { method, url, headers, body: offset } }, async () => {
          isFirst = true;
        }),
      );
      if (isFirst && offset !== upload.received) throw conflict('upload-offset');
      if (isFirst) await takeParts(write, { scope, store, upload, body });
      tell(reply, await find(write, scope, parameters.id));
      return reply.code(204).send();
    });

    registerCall(parts, uploadCalls.remove, async (called) => {
      requireKnownTus(called.request);
      const scope = senderScope(called);
      let dropped: string | undefined;
      await write.transaction((tx) =>
        doOnce(tx, called, async () => {
          const { id, orgaSid } = await find(tx, scope, called.parameters.id);
          const holder = { dataset: scope.dataset, orgaSid, sub: scope.author.sub };
          // What never came was not sent: whoever begins anew is counted once (behaviour B384).
          await giveBack(tx, holder, { bytes: await abandonUpload(tx, scope, id) });
          dropped = id;
        }),
      );
      if (dropped !== undefined) await dropUploads(system, store, [dropped]);
      return called.reply.code(204).send();
    });
  });
}

/** Files of a company are the affair of who may import for it. Throws 403. */
function senderScope({ caller, platform }: Pick<CallContext<Call>, 'caller' | 'platform'>): Scope {
  const scope = importScope(caller, platform);
  if (isClosed(scope)) throw forbidden();
  return scope;
}

async function find(db: Parameters<typeof findUploads>[0], scope: Scope, id: string): Promise<PartedUpload> {
  const [upload] = await findUploads(db, scope, [id]);
  if (!upload) throw notFound();
  return upload;
}

function tell(
  reply: FastifyReply,
  { received, expiresAt }: Pick<PartedUpload, 'received' | 'expiresAt'>,
): void {
  void reply.headers({ 'upload-offset': received, 'upload-expires': expiresAt.toUTCString() });
}

function requireTus({ headers }: FastifyRequest): void {
  if (headers['tus-resumable'] !== tusVersion)
    throw new HttpProblem(412, 'tus-version', { headers: { 'tus-version': tusVersion } });
}

/** Whoever merely asks, or drops one, may leave the protocol out; of another version of it nothing is known. */
function requireKnownTus(request: FastifyRequest): void {
  if (request.headers['tus-resumable'] !== undefined) requireTus(request);
}

function wholeNumber({ headers }: FastifyRequest, name: string): number {
  const given = headers[name];
  if (typeof given !== 'string' || !/^\d{1,15}$/.test(given))
    throw malformed([{ path: name, code: 'whole-number' }]);
  return Number(given);
}
