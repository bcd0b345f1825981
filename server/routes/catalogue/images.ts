import { isPrivate } from '../../../resources/platform/platforms.ts';
import { imageCalls } from '../../../resources/calls/images.ts';
import type { Pictures } from '../../base/images/openPictures.ts';
import { imageKey } from '../../base/images/imageKey.ts';
import { pictureMaker } from '../../base/images/pictureMaker.ts';
import { HttpProblem, notFound } from '../../base/problems.ts';
import { hasAlready } from '../../http/hasAlready.ts';
import { isImageShown } from '../../catalogue/uploads/isImageShown.ts';
import type { BlobStore } from '../../base/storage/blobStore.ts';
import { registerCall, type Routing } from '../registerCall.ts';

const forever = 'public, max-age=31536000, immutable';
/** Whoever keeps it asks each time whether it may still be seen (behaviour B130). */
const askedEachTime = 'private, no-cache';

/** Pictures by content: an address never changes its picture, so that of a public platform may be kept for ever. */
export function images(routing: Routing, store: BlobStore, pictures: Pictures): void {
  const make = pictureMaker(store, pictures);
  registerCall(
    routing,
    imageCalls.image,
    async ({ scope, parameters, query, db, platform, request, reply }) => {
      const { kind, hash, variant } = parameters;
      if (!(await isImageShown(db, scope, kind, hash))) throw notFound();
      const isJpeg = variant === 'full' && query.type === 'jpeg';
      let problem: HttpProblem | undefined;
      const made = await make(hash, isJpeg ? 'jpeg' : variant).catch((error: unknown) => {
        if (!(error instanceof HttpProblem)) throw error;
        problem = error;
        return undefined;
      });
      const body = made ?? (isJpeg ? undefined : await store.get(imageKey(hash, 'full')));
      if (!body) throw problem?.code === 'pictures-busy' ? problem : notFound();
      const isOpen = !isPrivate(platform, routing.config.devDatabase);
      const etag = `"${hash}-${variant}${isJpeg ? '-jpeg' : ''}"`;
      void reply.headers({
        // Where there is too much to do to make it, the picture in its full size stands in.
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
