import type { Language } from '../../../../resources/language/languages.ts';
import { integer, json, nullable, text, time, type Row } from '../../../base/database/column.ts';
import { sql } from '../../../base/database/sql.ts';
import { dataset } from '../../../records/fieldsOf.ts';
import type { MediaPlace, MediaState } from '../../../../resources/calls/media.ts';
import type { MediaKind } from '../match/mediaKind.ts';
import { z } from 'zod';

/** What `deliveryColumns` answers. */
export const delivery = {
  id: text(),
  platform: dataset,
  orgaSid: text(),
  sub: text(),
  address: nullable(text()),
  call: nullable(text()),
  language: text<Language>(),
  origin: text<'files' | 'import'>(),
  state: text<'proposed' | 'running' | 'done' | 'stopped'>(),
  fileName: nullable(text()),
  createdAt: time,
};

/** A delivery as stored. */
export type DeliveryRow = Row<typeof delivery>;

/** The columns of a `DeliveryRow` of a table `d`. */
export const deliveryColumns = sql`
  d.id, d.platform, d.orga_sid as "orgaSid", d.sub, d.address, d.call, d.language, d.origin, d.state,
  d.file_name as "fileName", d.created_at as "createdAt"`;

/** What `itemColumns` answers. */
export const storedItem = {
  id: integer,
  path: text(),
  upload: nullable(text()),
  kind: text<MediaKind>(),
  place: text<MediaPlace>(),
  productSid: nullable(text()),
  number: integer,
  language: nullable(text<Language>()),
  bytes: nullable(integer),
  state: text<MediaState>(),
  hash: nullable(text()),
  attempts: integer,
};

/** A picture or document of a delivery as stored. */
export type StoredItem = Row<typeof storedItem>;

/** The columns of a `StoredItem` of a table `i`. */
export const itemColumns = sql`
  i.id, i.path, i.upload, i.kind, i.place, i.product_sid as "productSid", i.number, i.language, i.bytes, i.hash,
  i.attempts`;

/** What fills in the sentence of a reason. */
export const reasonValues = json(z.record(z.string(), z.union([z.string(), z.number()])));
