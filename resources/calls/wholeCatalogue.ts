import { z } from 'zod';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';

export const wholeCatalogueCalls = {
  /** A record in each line, packed. Made once a day: what changed since tells `{platform}/changes`. */
  catalogue: call({
    method: 'GET',
    path: '/{platform}/catalogue.ndjson.gz',
    summary: 'All products of a public platform as they are published, under the licence that it names',
    access: { kind: 'visitors' },
    parameters: z.strictObject({ platform: z.enum(platformKeys) }),
    mediaType: 'application/gzip',
    isDownload: true,
    statuses: [200, 304],
    answeredHeaders: { Link: 'The licence, as `rel="license"`.' },
    perMinute: 10,
  }),
};
