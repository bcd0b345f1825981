import { createReadStream } from 'node:fs';
import { anonymous } from '../../../resources/access/rule.ts';
import { wholeCatalogueCalls } from '../../../resources/calls/wholeCatalogue.ts';
import { platformSettings } from '../../../resources/entities/platformSettings.ts';
import { product } from '../../../resources/entities/product.ts';
import { isPrivate } from '../../../resources/platform/platforms.ts';
import { today } from '../../../resources/today.ts';
import { sql } from '../../base/database/sql.ts';
import { notFound } from '../../base/problems.ts';
import type { BlobStore } from '../../base/storage/blobStore.ts';
import { catalogueFile } from '../../exchange/catalogue/catalogueFile.ts';
import { catalogueLines } from '../../exchange/catalogue/catalogueLines.ts';
import { hasAlready } from '../../http/hasAlready.ts';
import { scopeOf } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { registerCall, type Routing } from '../registerCall.ts';

/**
 * All that a public platform publishes as one file, made once a day (behaviour B626). There is none where the platform names no licence
 * for it: what suppliers gave is not ours to give away.
 */
export function wholeCatalogue(routing: Routing, store: BlobStore): void {
  const { config, read } = routing;
  registerCall(routing, wholeCatalogueCalls.catalogue, async ({ platform, where, request, reply }) => {
    if (isPrivate(platform, config.devDatabase)) throw notFound();
    // The same for everybody: what strangers see, whoever asks.
    const scope = scopeOf(anonymous, where, product, 'view');
    const settings = await read.first(
      fieldsOf(platformSettings, 'licence'),
      sql`select t.licence from platform_settings t where ${ofPlatform(scope, 't')}`,
    );
    if (!settings?.licence) throw notFound('no-licence');

    const etag = `"${platform.dataset}-${today()}"`;
    void reply.headers({
      etag,
      'cache-control': 'public, no-cache',
      link: `<${settings.licence}>; rel="license"`,
    });
    if (hasAlready(request, etag)) return reply.code(304).send();
    const file = await catalogueFile(store, platform.dataset, () => catalogueLines(read, scope));
    const bytes = createReadStream(file.path).on('close', () => void file.release());
    return reply
      .header('content-disposition', `attachment; filename="${platform.dataset}-${today()}.ndjson.gz"`)
      .type('application/gzip')
      .send(bytes);
  });
}
