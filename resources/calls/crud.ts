import { z } from 'zod';
import { isPerPlatform, type Entity } from '../entity.ts';
import { languages, type Language } from '../language/languages.ts';
import { platformKeys } from '../platform/platforms.ts';
import { asStored, hasTexts, schemaOf } from '../schemaOf.ts';
import { flatten, type Row } from '../shape.ts';
import { orUnreadable } from '../orUnreadable.ts';
import { call, type Call } from './call.ts';
import { foreseenDeletion } from './deletion.ts';
import { filterQuery } from './filterQuery.ts';
import { importReport } from './importReport.ts';
import { includeQuery, membersOf } from './included.ts';
import { jsonQuery } from './jsonQuery.ts';
import { lang } from './lang.ts';
import { rangeQuery } from './rangeQuery.ts';
import { readSchemaOf, recordsOf } from './readRecord.ts';
import { asRecord } from './recordShape.ts';
import { withExample } from './withExample.ts';

/** `sort`, `range` and `filter` of a list (behaviour B50, B217). */
export const listQuery = z.strictObject({
  sort: jsonQuery(z.tuple([z.string(), z.enum(['ASC', 'DESC'])])).optional(),
  ...rangeQuery,
  filter: filterQuery({ fields: {}, title: '', key: [] }),
  /** Behind this row, in the order that is asked for: as `Link` says it (behaviour B551). */
  after: z
    .string()
    .regex(/^\d{1,15}(\.[\w-]{1,4000})?$/, { error: 'other-order' })
    .optional(),
  ...lang,
});

const plainQuery = z.strictObject(lang);

/** With `language` texts come as plain strings in that language (behaviour B20). */
const spoken = { language: z.enum(languages).optional() };
type Spoken<Query> = Query & { language?: Language | undefined };

/** What is asked of one record: a language, and members that other records say of it (behaviour B211). */
export type ReadQuery = Spoken<z.infer<typeof plainQuery>> & { include?: string[] | undefined };
export type ListQuery = Spoken<z.infer<typeof listQuery>>;

/** With `dryRun` everything is done but kept: the answer is the record as it would be. */
const writeQuery = plainQuery.extend({
  dryRun: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .default(false),
});

type WriteQuery = z.infer<typeof writeQuery>;

/** How a record is deleted that others need (behaviour B191); with `dryRun` it is told what that would do (behaviour B230). */
const deleteQuery = writeQuery.extend({
  /** How often they name it, as the refusal said. */
  confirm: z
    .string()
    .regex(/^\d{1,9}$/, { error: 'whole-number' })
    .transform(Number)
    .optional(),
  /** The sid of the record that takes its place; the rest of its key is the same. */
  insteadOf: z.string().min(1).max(64).optional(),
});

type DeleteQuery = z.infer<typeof deleteQuery>;

/** A call that says these things beside its address: values of a key, by their fields. */
interface CrudCall<Query> extends Call {
  parameters: z.ZodType<Record<string, string>>;
  query: z.ZodType<Query>;
}

export interface WriteCall extends CrudCall<WriteQuery> {
  /** The record in the nesting of the API. */
  body: z.ZodType<Row>;
}

/** The plain REST calls of an entity, derived from its declaration. */
export interface CrudCalls {
  list?: CrudCall<ListQuery>;
  get?: CrudCall<ReadQuery>;
  create?: WriteCall;
  update?: WriteCall;
  delete?: CrudCall<DeleteQuery>;
}

/** A part of the key in an address, as the example of the entity has it. */
function keyPart(entity: Entity, field: string): z.ZodType<string> {
  const part = z.string().min(1).max(64);
  const shown = entity.example && flatten(entity, entity.example)[field];
  return typeof shown === 'string' ? withExample(part, shown) : part;
}

const callNames = ['list', 'get', 'create', 'update', 'delete'] as const;

/** The CRUD calls of an entity under `/api/import`, with the key of a record behind the path of its list. */
export function crudCalls(entity: Entity): CrudCalls {
  const list = `/import/${entity.path}`;
  const one = `${list}/${entity.key.map((field) => `{${field}}`).join('/')}`;
  const platform: Record<string, z.ZodType<string>> = isPerPlatform(entity)
    ? { platform: z.enum(platformKeys) }
    : {};
  const ofList = z.strictObject(platform);
  const ofOne = z.strictObject({
    ...platform,
    ...Object.fromEntries(entity.key.map((field) => [field, keyPart(entity, field)])),
  });
  const created = schemaOf(entity);
  /** What was stored before more was asked may be sent back, and is answered: `validateRecord` looks at what has changed. */
  const stored = schemaOf(asStored(entity));
  const members = membersOf(entity.name);
  const answered = (schema: z.ZodType<Row>) => asRecord(schema, { entity, use: 'read' });
  const sent = (schema: z.ZodType<Row>) => asRecord(schema, { entity, use: 'write' });
  const replaced = answered(orUnreadable([stored]));
  const { example } = entity;
  const shown = (schema: z.ZodType<Row>) => (example ? withExample(schema, example) : schema);
  /** What takes a file too answers it with the report (behaviour B83), which comes first: as a record it would only be unreadable. */
  const withFile = (name: 'create' | 'update', answer: z.ZodType<Row>) =>
    entity.files?.takenBy === name
      ? {
          upload: { isImport: true } as const,
          statuses: name === 'create' ? [201, 200, 202] : [200, 201, 202],
          answer: z.union([importReport, answer]),
        }
      : { answer: shown(answer) };
  const isSpoken = hasTexts(entity.fields);
  const names = Object.keys(members);
  const oneQuery = isSpoken ? plainQuery.extend(spoken) : plainQuery;
  const listed = listQuery.extend({ filter: filterQuery(entity) });
  const named = (act: string) => `${act}${entity.name.slice(0, 1).toUpperCase()}${entity.name.slice(1)}`;
  const access = (action: 'read' | 'create' | 'update' | 'delete') =>
    ({ kind: 'entity', entity: entity.name, action }) as const;
  const calls: CrudCalls = {
    list: call({
      name: named('list'),
      method: 'GET',
      path: list,
      summary: `A page of what there is of ${entity.name}`,
      access: access('read'),
      parameters: ofList,
      query: isSpoken ? listed.extend(spoken) : listed,
      answer: recordsOf(entity),
    }),
    get: call({
      name: named('get'),
      method: 'GET',
      path: one,
      summary: `One ${entity.name}`,
      access: access('read'),
      parameters: ofOne,
      query: names.length > 0 ? oneQuery.extend({ include: includeQuery(names).optional() }) : oneQuery,
      answer: shown(readSchemaOf(entity, members)),
    }),
    create: call({
      name: named('create'),
      method: 'POST',
      sentAgain: 'once',
      path: list,
      summary: `Creates one ${entity.name}`,
      access: access('create'),
      parameters: ofList,
      query: writeQuery,
      body: shown(sent(created)),
      isRecord: true,
      ...(entity.createReplaces && { takesVersion: true }),
      // 200 where nothing is made: in a dry run, or in the place of one that is there.
      statuses: [201, 200],
      ...withFile('create', answered(created)),
    }),
    update: call({
      name: named('replace'),
      method: 'PUT',
      sentAgain: 'once',
      path: one,
      summary: `Replaces one ${entity.name}`,
      access: access('update'),
      parameters: ofOne,
      query: writeQuery,
      body: shown(sent(stored)),
      isRecord: true,
      ...(!entity.uploaded && { mayCreate: true, statuses: [200, 201] }),
      ...withFile('update', replaced),
    }),
    delete: call({
      name: named('delete'),
      method: 'DELETE',
      sentAgain: 'once',
      path: one,
      summary: `Deletes one ${entity.name}; with dryRun tells what that would do`,
      access: access('delete'),
      parameters: ofOne,
      query: deleteQuery,
      answer: foreseenDeletion,
    }),
  };
  for (const name of callNames) if (!entity.calls.includes(name)) delete calls[name];
  return calls;
}
