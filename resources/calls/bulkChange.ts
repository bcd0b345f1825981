import { z } from 'zod';
import { acts } from '../bulk/actsOn.ts';
import { condition } from '../kinds/condition.ts';
import { bulkChanges } from '../limits.ts';
import { platformKeys } from '../platform/platforms.ts';
import { allEntities } from '../registry.ts';
import { call } from './call.ts';
import { jsonValue } from './jsonValue.ts';
import { lang } from './lang.ts';
import { withExample } from './withExample.ts';

/** Of what entities many records may be changed at once: of all that are changed one by one. */
export const bulkEntities = allEntities.flatMap(({ name, calls }) =>
  calls.includes('update') ? [name] : [],
);

/** What becomes of a change of many records; `ready` is looked at and waits for a word. */
const bulkStates = ['looking', 'ready', 'running', 'done', 'undoing', 'undone'] as const;

const key = z.array(z.string().min(1).max(64)).min(1).max(8);
const scalar = z.union([z.string(), z.number()]);

const wish = withExample(
  z.strictObject({
    entity: z.enum(bulkEntities),
    /** Of these records, by the values of their keys; or of all that a list shows under this filter (behaviour B217). */
    keys: z.array(key).min(1).max(bulkChanges.mostRecords).optional(),
    filter: z
      .record(z.string(), z.union([scalar, z.boolean(), z.array(scalar).max(200), condition]))
      .optional(),
    /** The place of a leaf: a field, its text in one language, one attribute. */
    place: z.string().min(1).max(200),
    act: z.enum(acts),
    /** What is set, added or removed; what replaces `find`; by how much, or how many per cent, a number rises. */
    value: jsonValue.optional(),
    find: z.string().min(1).max(500).optional(),
  }),
  {
    entity: 'product',
    keys: [['alpenfenster', 'f1']],
    place: 'attributes.breite',
    act: 'increase',
    value: 10,
  },
);

/** Why a record is left as it is, in the words of faults. */
const reason = z.strictObject({
  code: withExample(z.string(), 'changed-meanwhile'),
  /** In the record. */
  path: withExample(z.string(), 'attributes.breite'),
  values: withExample(z.record(z.string(), z.union([z.string(), z.number()])), {}),
});

const bulkRow = z.strictObject({
  key: withExample(key, ['alpenfenster', 'f1']),
  /** By which people recognise it; null for what is not there. */
  title: withExample(jsonValue, { de: 'Holz-Metall-Fenster' }),
  /** What the leaf holds and would hold; null for nothing. */
  before: withExample(jsonValue, 600),
  after: withExample(jsonValue, 610),
  reason: reason.nullable(),
});

const bulkChange = z.strictObject({
  id: withExample(z.string(), '6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11'),
  state: z.enum(bulkStates),
  entity: withExample(z.string(), 'product'),
  place: withExample(z.string(), 'attributes.breite'),
  /** All of them, and how many of them the step at hand has done. */
  total: withExample(z.number(), 1),
  handled: withExample(z.number(), 1),
  /** That change, or have changed; that are as wished already; that are refused. */
  changed: withExample(z.number(), 1),
  unchanged: withExample(z.number(), 0),
  refused: withExample(z.number(), 0),
  /** Put back by an undo, and left as they are by it. */
  undone: withExample(z.number(), 0),
  kept: withExample(z.number(), 0),
  /** The first of what changes, of what is refused, and of what the undo left. */
  rows: z.array(bulkRow),
  refusals: z.array(bulkRow),
});

const one = { platform: z.enum(platformKeys), id: z.string().max(64) };
const query = z.strictObject(lang);

/** The same change of many records: first looked at, then done, and taken back as one (behaviour B480, B481, B482, B483). */
export const bulkChangeCalls = {
  begin: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/bulk-change/{platform}',
    summary: 'Looks at what a change of many records would do; nothing is changed yet',
    access: { kind: 'signedIn' },
    parameters: z.strictObject({ platform: one.platform }),
    query,
    body: wish,
    answer: bulkChange,
  }),
  get: call({
    method: 'GET',
    path: '/import/bulk-change/{platform}/{id}',
    summary: 'How an own change of many records stands',
    access: { kind: 'signedIn' },
    parameters: z.strictObject(one),
    query,
    answer: bulkChange,
  }),
  run: call({
    method: 'POST',
    sentAgain: 'harmless',
    path: '/import/bulk-change/{platform}/{id}/run',
    summary: 'Changes the records as they were looked at; who was changed meanwhile is left',
    access: { kind: 'signedIn' },
    parameters: z.strictObject(one),
    query,
    answer: bulkChange,
  }),
  undo: call({
    method: 'POST',
    sentAgain: 'harmless',
    path: '/import/bulk-change/{platform}/{id}/undo',
    summary: 'Puts back what a change of many records changed and nobody has changed since',
    access: { kind: 'signedIn' },
    parameters: z.strictObject(one),
    query,
    answer: bulkChange,
  }),
};

/** Whatever entity it names: the server says which it may be. */
export type BulkWish = Omit<z.infer<typeof wish>, 'entity'> & { entity: string };
export type BulkChange = z.infer<typeof bulkChange>;
export type BulkRow = z.infer<typeof bulkRow>;
export type BulkState = BulkChange['state'];
