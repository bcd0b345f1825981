import { z } from 'zod';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { lang } from './lang.ts';
import { partMediaType } from './tus.ts';
import { withExample } from './withExample.ts';

const platform = z.enum(platformKeys);
const ofUpload = z.strictObject({ platform, id: z.string().max(64) });
const query = z.strictObject(lang);
const resumable = ['Always `1.0.0`.', '1.0.0'] as const;
const answered = {
  'Upload-Offset': 'How many bytes have come.',
  'Upload-Expires': 'When it is taken away unless it is finished and used.',
  'Tus-Resumable': 'Always `1.0.0`.',
};

/**
 * Large files in parts that resume after a cut, by tus 1.0 (https://tus.io/protocols/resumable-upload) with its extensions
 * creation, expiration and termination. Each part is stored before it is acknowledged, and any server takes the next one.
 * They are the affair of who keeps the company, as of mappings and all files of imports.
 */
export const uploadCalls = {
  /**
   * `Upload-Length` says how many bytes will come, `Upload-Metadata` the `filename`, with folders where it has some, and
   * the `orgaSid`. Answers 201 with `Location`. `OPTIONS` answers everybody with `Tus-Version`, `Tus-Extension` and
   * `Tus-Max-Size`.
   */
  create: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/upload/{platform}',
    statuses: [201],
    summary: 'Begins an upload in parts (tus 1.0, creation)',
    access: { kind: 'entity', entity: 'mapping', action: 'create' },
    keyScope: 'pictures',
    parameters: z.strictObject({ platform }),
    query,
    answeredHeaders: answered,
    sentHeaders: {
      'Tus-Resumable': resumable,
      'Upload-Length': ['How many bytes will come.', '1048576'],
      'Upload-Metadata': [
        '`filename` and `orgaSid`, each with its value in Base64, a comma between.',
        'filename Zm90b3Muemlw,orgaSid YWxwZW5mZW5zdGVy',
      ],
    },
  }),
  /** As HEAD it is what tus asks for: `Upload-Offset` and `Upload-Length`. */
  state: call({
    method: 'GET',
    path: '/import/upload/{platform}/{id}',
    summary: 'How much of an upload has come; HEAD answers `Upload-Offset` (tus 1.0)',
    access: { kind: 'entity', entity: 'mapping', action: 'create' },
    keyScope: 'pictures',
    parameters: ofUpload,
    query,
    answeredHeaders: { ...answered, 'Upload-Length': 'How many bytes there will be.' },
    answer: withExample(
      z.strictObject({
        id: z.string(),
        orgaSid: z.string(),
        fileName: z.string(),
        bytes: z.number(),
        received: z.number(),
        /** When it is taken away unless it is finished and used. */
        expiresAt: z.string(),
      }),
      {
        id: '6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11',
        orgaSid: 'alpenfenster',
        fileName: 'fotos.zip',
        bytes: 1_048_576,
        received: 524_288,
        expiresAt: '2026-02-02T08:15:00.000Z',
      },
    ),
  }),
  /** 204 with the new `Upload-Offset`; 409 where the offset is another one, which HEAD tells. */
  part: call({
    method: 'PATCH',
    sentAgain: 'once',
    path: '/import/upload/{platform}/{id}',
    summary: 'Takes the next part of an upload (tus 1.0)',
    access: { kind: 'entity', entity: 'mapping', action: 'create' },
    keyScope: 'pictures',
    hasNoVersion: true,
    parameters: ofUpload,
    query,
    upload: { raw: [partMediaType], isRawOnly: true },
    answeredHeaders: answered,
    sentHeaders: {
      'Tus-Resumable': resumable,
      'Upload-Offset': ['Where in the file the part begins.', '524288'],
    },
  }),
  remove: call({
    method: 'DELETE',
    sentAgain: 'once',
    path: '/import/upload/{platform}/{id}',
    summary: 'Drops an upload (tus 1.0, termination)',
    access: { kind: 'entity', entity: 'mapping', action: 'create' },
    keyScope: 'pictures',
    hasNoVersion: true,
    parameters: ofUpload,
    query,
  }),
};
