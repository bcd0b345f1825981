import { isPrivate } from '../../resources/platforms.ts';
import { imageCalls } from '../../resources/calls/images.ts';
import { jpegMaker } from '../base/images/jpegMaker.ts';
import type { Pictures } from '../base/images/openPictures.ts';
import { imageKey } from '../base/images/imageKey.ts';
import { notFound } from '../base/problems.ts';
import { hasAlready } from '../http/hasAlready.ts';
import { isImageShown } from '../catalogue/uploads/isImageShown.ts';
import type { BlobStore } from '../base/storage/blobStore.ts';
import { registerCall, type Routing } from './registerCall.ts';

const forever = 'public, max-age=31536000, immutable';
/** Whoever keeps it asks each time whether it may still be seen (behaviour B130). */
const askedEachTime = 'private, no-cache';

/** Pictures by content: an address never changes its picture, so that of a public platform may be kept for ever. */
export function images(routing: Routing, store: BlobStore, pictures: Pictures): void {
  const jpegOf = jpegMaker(store, pictures);
  registerCall(
    routing,
    imageCalls.image,
    async ({ scope, parameters, query, db, platform, request, reply }) => {
      const { kind, hash, variant } = parameters;
      if (!(await isImageShown(db, scope, kind, hash))) throw notFound();
      const isJpeg = variant === 'full' && query.type === 'jpeg';
      const made = await (isJpeg ? jpegOf(hash) : store.get(imageKey(hash, variant)));
      const body = made ?? (await store.get(imageKey(hash, 'full')));
      if (!body) throw notFound();
      const isOpen = !isPrivate(platform, routing.config.devDatabase);
      const etag = `"${hash}-${variant}${isJpeg ? '-jpeg' : ''}"`;
      void reply.headers({
        // Until its variant is made, the picture as it was stored stands in.
        'cache-control': made ? (isOpen ? forever : askedEachTime) : 'no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        ...(made && { etag }),
      });
      if (made && hasAlready(request, etag)) return reply.code(304).send();
      return reply.type(isJpeg ? 'image/jpeg' : 'image/webp').send(body);
    },
  );
}
