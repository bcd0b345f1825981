import { z } from 'zod';
import { fedEntities, type FedEntity } from '../fedEntities.ts';
import { changeFeed } from '../limits.ts';
import { platformKeys } from '../platform/platforms.ts';
import { entityNamed } from '../registry.ts';
import { asComponent } from './asComponent.ts';
import { call } from './call.ts';
import { lang } from './lang.ts';
import { asRecord } from './recordShape.ts';
import { withExample } from './withExample.ts';

const cursor = withExample(z.string().max(changeFeed.longestCursor), 'WzEsInRhaWwiLCI3NDM6NzQzOiJd');

/** The record as its own call answers it, without what the server makes of other records; for whoever may read that one. */
const itemOf = (name: FedEntity) =>
  z.strictObject({
    entity: z.literal(name),
    /** The fields that identify the record, as its address names them. */
    key: withExample(z.record(z.string(), z.string()), { orgaSid: 'alpenfenster', sid: 'f1' }),
    /** A record that is deleted, or that the caller does not see any more, is gone. */
    kind: withExample(z.enum(['there', 'gone']), 'there'),
    /** Of a record that is there. */
    version: withExample(z.number().nullable(), 3),
    at: withExample(z.string(), '2026-01-31T08:15:00.000Z'),
    record: asRecord(z.record(z.string(), z.unknown()), {
      entity: entityNamed(name),
      use: 'read',
    }).optional(),
  });

const [first, ...others] = fedEntities;
const item = z.discriminatedUnion('entity', [itemOf(first), ...others.map(itemOf)]);

const page = asComponent(
  z.strictObject({
    items: z.array(item),
    /** What to ask on from (`after`), now or later. */
    next: cursor,
    /** Is there more already? */
    hasMore: z.boolean(),
  }),
  'ChangePage',
);

/** What changed, for whoever keeps a copy (behaviours B548 and B549). */
export const changeCalls = {
  changes: call({
    name: 'getChanges',
    method: 'GET',
    path: '/{platform}/changes',
    summary:
      'What there is and what changes, in the order of commits: from the beginning, or after a cursor; as a page or, with Accept: text/event-stream, live',
    access: { kind: 'visitors' },
    parameters: z.strictObject({ platform: z.enum(platformKeys) }),
    query: z.strictObject({
      /** `next` of the page before; without it from the beginning: first what is there, then what changed since. */
      after: cursor.optional(),
      entity: z.enum(fedEntities).optional(),
      /** Only records of this company. */
      orga: z.string().min(1).max(64).optional(),
      size: z.coerce.number().int().min(1).max(changeFeed.mostItems).default(changeFeed.items),
      ...lang,
    }),
    sentHeaders: {
      'Last-Event-ID': [
        'Of a live stream, in place of `after`: the id of the last event that was read.',
        'WzEsInRhaWwiLCI3NDM6NzQzOiJd',
      ],
    },
    answer: page,
    alsoStreams: true,
  }),
};

export type ChangePage = z.infer<typeof page>;
export type ChangeItem = z.infer<typeof item>;
