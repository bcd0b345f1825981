import { z } from 'zod';
import { draftStates } from '../draftStates.ts';
import { isPerPlatform, type Entity } from '../entity.ts';
import { platformKeys } from '../platform/platforms.ts';
import type { Row } from '../shape.ts';
import { schemaOf } from '../schemaOf.ts';
import { call } from './call.ts';
import { jsonValue } from './jsonValue.ts';
import { lang } from './lang.ts';
import { asRecord } from './recordShape.ts';
import { withExample } from './withExample.ts';

const fault = z.object({
  path: withExample(z.string(), 'title'),
  code: withExample(z.string(), 'required'),
  message: withExample(z.string(), 'Diese Angabe fehlt.'),
});

const said = {
  state: z.enum(draftStates),
  /** The version of the record that it was begun from; null where there was none. */
  basedOn: withExample(z.number(), 3).nullable(),
  /** That of the record as it stands; null where there is none. */
  current: withExample(z.number(), 3).nullable(),
  version: withExample(z.number(), 2),
  /** Names of accounts: who saved it last, and who asks for approval. */
  savedBy: withExample(z.string(), 'editor').nullable(),
  savedAt: withExample(z.string(), '2026-01-31T08:15:00.000Z'),
  submittedBy: withExample(z.string(), 'editor').nullable(),
  /** What whoever submitted it or sent it back wrote with that. */
  comment: withExample(z.string(), 'Bitte bis Freitag prüfen.').nullable(),
  /** May the caller publish it (behaviour B491)? */
  mayPublish: z.boolean(),
  /** What keeps it from being published. */
  faults: z.array(fault),
};

export type Draft = z.infer<z.ZodObject<typeof said>> & { record: Row; base: Row | null };

const commented = withExample(z.strictObject({ comment: z.string().max(2000) }), {
  comment: 'Bitte bis Freitag prüfen.',
});

/** The version of the draft that whoever publishes it has looked at. */
const seen = withExample(z.strictObject({ version: z.number() }), { version: 2 });

/** The calls for the next version of a record (behaviours B488 to B491); the last two where drafts are reviewed. */
export function draftCalls(entity: Entity) {
  const key = entity.key.map((field) => `{${field}}`).join('/');
  const path = `/import/${entity.path}/${key}/draft`;
  const platform: Record<string, z.ZodType<string>> = isPerPlatform(entity)
    ? { platform: z.enum(platformKeys) }
    : {};
  const parameters = z.strictObject({
    ...platform,
    ...Object.fromEntries(entity.key.map((field) => [field, z.string().min(1).max(64)])),
  });
  const query = z.strictObject(lang);
  const anything: z.ZodType<Row> = z.record(z.string(), jsonValue);
  const sent = asRecord(anything, { entity, use: 'part' });
  /** What `faults` names has any form: a draft is kept as it is. */
  const record = anything.meta({
    description: `As far as it is written, in the nesting of ${entity.name}.`,
    german: `So weit, wie es geschrieben ist, verschachtelt wie ${entity.name}.`,
  });
  const published = asRecord(schemaOf(entity), { entity, use: 'read' });
  const shown = entity.example ? withExample(record, entity.example) : record;
  /** `base` is the record from which it was begun, where that is known: what both changed since is told apart by it. */
  const answer = z.strictObject({ ...said, record: shown, base: shown.nullable() });
  const access = (action: 'read' | 'update') => ({ kind: 'entity', entity: entity.name, action }) as const;
  const name = entity.name;
  return {
    read: call({
      method: 'GET',
      path,
      summary: `The next version of one ${name}; 204 where it has none`,
      access: access('read'),
      parameters,
      query,
      answer,
      statuses: [200, 204],
    }),
    save: call({
      method: 'PUT',
      sentAgain: 'once',
      mayCreate: true,
      path,
      summary: `Keeps the next version of one ${name}, which may lack whatever is still to come`,
      access: access('update'),
      parameters,
      query: query.extend({
        /** The version of the record that it is begun from anew; that of the draft before unless said. */
        basedOn: z.coerce.number().int().optional(),
      }),
      body: entity.example ? withExample(sent, entity.example) : sent,
      isRecord: true,
      answer,
    }),
    drop: call({
      method: 'DELETE',
      sentAgain: 'once',
      path,
      summary: `Drops the next version of one ${name}`,
      access: access('update'),
      parameters,
      query,
    }),
    publish: call({
      method: 'POST',
      sentAgain: 'once',
      path: `${path}/publish`,
      summary: `Puts the next version of one ${name} in the place of the one that is there; If-Match names that one`,
      access: access('update'),
      parameters,
      query,
      takesVersion: true,
      body: seen,
      answer: entity.example ? withExample(published, entity.example) : published,
    }),
    submit: call({
      method: 'POST',
      sentAgain: 'once',
      path: `${path}/submit`,
      summary: `Asks others to approve the next version of one ${name}`,
      access: access('update'),
      parameters,
      query,
      body: commented,
      answer,
    }),
    sendBack: call({
      method: 'POST',
      sentAgain: 'once',
      path: `${path}/return`,
      summary: `Sends the next version of one ${name} back to whoever submitted it`,
      access: access('update'),
      parameters,
      query,
      body: commented,
      answer,
    }),
  };
}
