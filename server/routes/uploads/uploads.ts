import { filePath } from '../../../resources/address/filePath.ts';
import { fileKey } from '../../base/storage/fileKey.ts';
import type { Call } from '../../../resources/calls/call.ts';
import { fileCalls } from '../../../resources/calls/files.ts';
import { imageCalls } from '../../../resources/calls/images.ts';
import { file as fileEntity } from '../../../resources/entities/file.ts';
import { image } from '../../../resources/entities/image.ts';
import { product } from '../../../resources/entities/product.ts';
import { uploads as limits } from '../../../resources/limits.ts';
import { noOrga } from '../../../resources/noOrga.ts';
import { platform as platformOf, datasetKeys } from '../../../resources/platform/platforms.ts';
import { opensOrga, scopeOf, type Scope } from '../../records/access/scope.ts';
import { imageKey } from '../../base/images/imageKey.ts';
import type { Pictures } from '../../base/images/openPictures.ts';
import { readPicture } from '../../base/images/readPicture.ts';
import { hashOf, pictureSent, storeImage } from '../../base/images/storeImage.ts';
import { webpSize } from '../../base/images/webpSize.ts';
import { chargePixels, chargeUpload } from '../../catalogue/budgets/chargeUpload.ts';
import { forbidden, HttpProblem, notFound, referenced } from '../../base/problems.ts';
import type { BlobStore } from '../../base/storage/blobStore.ts';
import { lockBlob } from '../../base/storage/lockBlob.ts';
import { entitiesWithUpload } from '../../records/entitiesWithUpload.ts';
import { rehearseDeletion } from '../../catalogue/records/foreseeDeletion.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { readRecord } from '../../records/readRecords.ts';
import { deleteRecord } from '../../catalogue/records/writeRecords.ts';
import { addFile, isFileShown, readPdf } from '../../catalogue/uploads/files.ts';
import { addImage, addToProduct } from '../../catalogue/uploads/addImage.ts';
import { readUpload } from './readUpload.ts';
import { registerCall, type CallContext, type Routing } from '../registerCall.ts';
import { abortOnDisconnect } from '../../http/abortOnDisconnect.ts';
import { versionAsked } from '../../http/versionAsked.ts';
import { doOnce } from '../writeOnce.ts';

/** Pictures and documents that people upload, one at a time. */
export function uploads(routing: Routing, store: BlobStore, pictures: Pictures): void {
  const { write, config } = routing;

  registerCall(routing, imageCalls.upload, async ({ caller, where, scope, parameters, request, reply }) => {
    const names = ['orgaSid', 'productSid'] as const;
    const { file, parts } = await readUpload(request, names, limits.largestPictureBytes);
    const { orgaSid = noOrga, productSid } = parts;
    requireOrga(scope, orgaSid);
    const { dataset, author } = scope;
    const holder = { dataset, orgaSid, sub: author.sub };
    const sent = hashOf(file);
    const known = await pictureSent(write, sent);
    // What comes once more than it was meant to, such as after a lost answer, counts once (behaviour B384).
    const key = known && [orgaSid, parameters.kind, known.hash];
    const isAgain = key !== undefined && (await readRecord(write, scope, image, key)) !== undefined;
    const giveBack = isAgain
      ? async () => {}
      : await chargeUpload(write, holder, config.budgets, { bytes: file.length, pictures: 1 });
    const former = known && (await store.get(imageKey(known.hash, 'full')));
    const webp =
      former ??
      (await readPicture(pictures, file, author.sub ?? '', abortOnDisconnect(reply)).catch(
        async (error: unknown) => {
          // Nobody has looked at it: whoever is told to come again has used nothing up.
          if (error instanceof HttpProblem && error.code === 'pictures-busy') await giveBack();
          throw error;
        },
      ));
    const { width, height } = webpSize(webp);
    if (!former) await chargePixels(write, holder, width * height);
    const stored = await storeImage(write, store, webp, { sent, ...(known && { known: known.hash }) });
    // What belongs to no company is shown on every platform.
    const scopes = orgaSid
      ? [scope]
      : datasetKeys.map((key) => scopeOf(caller, { ...where, platform: platformOf(key) }, image, 'create'));
    const isNew = await write.transaction(async (tx) => {
      // The same picture twice at once is one.
      await lockBlob(tx, stored.hash);
      let isNewSomewhere = false;
      for (const each of scopes)
        if (await addImage(tx, each, orgaSid, parameters.kind, stored)) isNewSomewhere = true;
      if (productSid) {
        const ofProducts = scopeOf(caller, where, product, 'update');
        requireOrga(ofProducts, orgaSid);
        await addToProduct(tx, ofProducts, orgaSid, productSid, parameters.kind, stored.hash);
      }
      return isNewSomewhere;
    });
    if (!isNew) await giveBack();
    void reply.code(201).header('location', `/api/image/${parameters.kind}/${stored.hash}/full`);
    return stored;
  });

  registerCall(
    routing,
    imageCalls.delete,
    async ({ caller, where, scope, parameters, query, request, reply }) => {
      const { kind, hash } = parameters;
      const { orgaSid } = query;
      requireOrga(scope, orgaSid);
      const stores = orgaSid ? [scope.dataset] : datasetKeys;
      const remove = async (tx: ScopedTransaction) => {
        for (const key of stores) {
          const each = scopeOf(caller, { ...where, platform: platformOf(key) }, image, 'delete');
          await deleteRecord(tx, each, image, [orgaSid, kind, hash], versionAsked(request));
          const using = await entitiesWithUpload(tx, each, { kind: 'image', of: kind, hash, orgaSid });
          if (using.length > 0) throw referenced(using);
        }
      };
      if (query.dryRun) return rehearseDeletion(write, remove);
      await write.transaction((tx) => doOnce(tx, { caller, request }, () => remove(tx)));
      return reply.code(204).send();
    },
  );

  registerCall(routing, fileCalls.upload, async ({ scope, request, reply }) => {
    const { file, parts } = await readUpload(request, ['orgaSid'] as const, limits.largestPdfBytes);
    const { orgaSid = noOrga } = parts;
    if (!orgaSid) throw forbidden();
    requireOrga(scope, orgaSid);
    const holder = { dataset: scope.dataset, orgaSid, sub: scope.author.sub };
    const isAgain = await readRecord(write, scope, fileEntity, [orgaSid, hashOf(file)]);
    const giveBack = isAgain
      ? async () => {}
      : await chargeUpload(write, holder, config.budgets, { bytes: file.length });
    const hash = readPdf(file);
    const isNew = await write.transaction(async (tx) => {
      await lockBlob(tx, hash);
      await store.put(fileKey(hash), file);
      return addFile(tx, scope, orgaSid, { hash, bytes: file.length });
    });
    if (!isNew) await giveBack();
    void reply.code(201).header('location', filePath(hash));
    return { hash, bytes: file.length };
  });

  registerCall(
    routing,
    fileCalls.delete,
    async ({ caller, scope, parameters: { orgaSid, hash }, query, request, reply }) => {
      const remove = async (tx: ScopedTransaction) => {
        await deleteRecord(tx, scope, fileEntity, [orgaSid, hash], versionAsked(request));
        const using = await entitiesWithUpload(tx, scope, { kind: 'file', hash, orgaSid });
        if (using.length > 0) throw referenced(using);
      };
      if (query.dryRun) return rehearseDeletion(write, remove);
      await write.transaction((tx) => doOnce(tx, { caller, request }, () => remove(tx)));
      return reply.code(204).send();
    },
  );

  const sendFile = async (
    { scope, db, reply }: Pick<CallContext<Call>, 'scope' | 'db' | 'reply'>,
    hash: string,
    name: string,
  ) => {
    const body = (await isFileShown(db, scope, hash)) ? await store.get(fileKey(hash)) : undefined;
    if (!body) throw notFound();
    return reply
      .type('application/pdf')
      .headers({
        'cache-control': 'private, no-cache',
        'content-disposition': `attachment; filename="${name}"`,
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(body);
  };
  registerCall(routing, fileCalls.file, (called) =>
    sendFile(called, called.parameters.hash, `${called.parameters.hash.slice(0, 12)}.pdf`),
  );
  registerCall(routing, fileCalls.namedFile, async (called) => {
    const { hash, name } = called.parameters;
    if (!/^[a-z0-9-]+\.pdf$/.test(name)) throw notFound();
    return sendFile(called, hash, name);
  });
}

function requireOrga(scope: Scope, orgaSid: string): void {
  if (!opensOrga(scope, orgaSid)) throw forbidden();
}
