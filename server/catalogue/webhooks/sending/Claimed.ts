import { integer, nullable, text, texts, type Row } from '../../../base/database/column.ts';
import type { DatasetKey } from '../../../../resources/platform/platforms.ts';
import type { WebhookKind } from '../../../../resources/platform/webhookKinds.ts';
import { sql } from '../../../base/database/sql.ts';

/** A webhook that one worker has for a turn, under a lease. */
export const claimed = {
  id: integer,
  sid: text(),
  dataset: text<DatasetKey>(),
  orgaSid: text(),
  url: text(),
  kinds: texts<WebhookKind>(),
  maker: text(),
  news: integer,
  told: integer,
  quietUntil: nullable(text()),
};

export type Claimed = Row<typeof claimed>;

/** Of `webhook w` with its `webhook_state s`. */
export const claimedColumns = sql`
  w.id, w.sid, w.platform as dataset, w.orga_sid as "orgaSid", w.url, w.kinds, w.maker, s.news, s.told,
  s.quiet_until as "quietUntil"`;
