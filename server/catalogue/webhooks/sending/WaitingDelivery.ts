import { integer, text, texts, time, type Row } from '../../../base/database/column.ts';

/** A delivery that is sent next, to which address, and what it is signed with. */
export const waiting = {
  id: integer,
  messageId: text(),
  kind: text(),
  body: text(),
  attempts: integer,
  url: text(),
  secrets: texts(),
  now: time,
};

export type WaitingDelivery = Row<typeof waiting>;
