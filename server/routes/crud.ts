import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../resources/calls/call.ts';
import { crudCalls, type ListQuery, type ReadQuery, type WriteQuery } from '../../resources/calls/crud.ts';
import type { ImportedEntity } from '../../resources/calls/importReport.ts';
import type { Entity } from '../../resources/entity.ts';
import { inLanguage } from '../../resources/inLanguage.ts';
import { issueOf } from '../../resources/issueOf.ts';
import { validateRecord } from '../../resources/validateRecord.ts';
import { lists } from '../../resources/limits.ts';
import { flatten, nest, type Row } from '../../resources/shape.ts';
import { transact } from '../base/database/transact.ts';
import { notFound, unprocessable, type Fault } from '../base/problems.ts';
import { createFromClient } from '../catalogue/records/createFromClient.ts';
import { listRecords } from '../catalogue/records/listRecords.ts';
import { readRecord, type ListRequest } from '../records/readRecords.ts';
import { deleteRecord, putRecord, replaceRecord } from '../catalogue/records/writeRecords.ts';
import type { TakeFile } from './importUpload.ts';
import { registerCall, type CallContext, type Routing } from './registerCall.ts';
import { requireRange } from '../http/requireRange.ts';
import { versionAsked } from '../http/versionAsked.ts';

/** The REST calls of an entity, from its declaration alone (api: Rules for every call). */
export function crud(routing: Routing, entity: Entity, takeFile: TakeFile): void {
  const { database } = routing;
  const calls = crudCalls(entity);
  const keyIn = (parameters: unknown) =>
    entity.key.map((field) => (parameters as Record<string, string>)[field] ?? '');

  if (calls.list)
    registerCall(routing, calls.list, async ({ scope, query, sql, reply }) => {
      const request = listRequest(entity, query as ListQuery);
      const { rows, total, isAtLeast } = await listRecords(sql, scope, entity, request);
      const [first] = request.range;
      void reply.header(
        'content-range',
        `${entity.name} ${rows.length ? `${first}-${first + rows.length - 1}` : '*'}/${total}`,
      );
      if (isAtLeast) void reply.header('total', 'at-least');
      return rows.map((row) => read(entity, row, query as ReadQuery));
    });

  if (calls.get)
    registerCall(routing, calls.get, async ({ scope, parameters, query, sql, reply }) => {
      const row = await readRecord(sql, scope, entity, keyIn(parameters));
      if (!row) throw notFound();
      return answer(reply, entity, row, query as ReadQuery);
    });

  /** A file of it is an import, of one company where the address names it. */
  const ofFile = (called: CallContext<Call>, orgaSid?: string) => {
    const { dryRun } = called.query as WriteQuery;
    const query = { dryRun, skipInvalid: false, ...(orgaSid && { orgaSid }) };
    const content = { entity: entity.name as ImportedEntity, format: 'json', isWhole: !!orgaSid } as const;
    return takeFile({ ...called, query }, content);
  };

  if (calls.create)
    registerCall(routing, calls.create, async (called) => {
      const { scope, body, query, request, reply } = called;
      if (entity.takesFile === 'create' && request.isMultipart()) return ofFile(called);
      const given = flatten(entity, body as Row);
      const { dryRun } = query as WriteQuery;
      const { row, isNew } = await transact(database.write, dryRun, async (tx) =>
        entity.createReplaces
          ? putRecord(tx, scope, entity, given, versionAsked(request))
          : { row: await createFromClient(tx, scope, entity, given), isNew: true },
      );
      if (isNew && !dryRun) void reply.code(201).header('location', locationOf(request, entity, row));
      return answer(reply, entity, row);
    });

  if (calls.update)
    registerCall(routing, calls.update, async (called) => {
      const { scope, parameters, body, query, request, reply } = called;
      const key = keyIn(parameters);
      if (entity.takesFile === 'update' && request.isMultipart()) return ofFile(called, key[0]);
      const isNew = !entity.uploaded && request.headers['if-none-match'] === '*';
      const { dryRun } = query as WriteQuery;
      const saved = await transact(database.write, dryRun, async (tx) => {
        const before = isNew ? undefined : await readRecord(tx, scope, entity, key);
        const { data, error } = validateRecord(entity, body, before && nest(entity, before));
        if (error) throw unprocessable(error.issues.flatMap(issueOf));
        const row = flatten(entity, data);
        requireSameKey(entity, key, row);
        return isNew
          ? createFromClient(tx, scope, entity, row)
          : replaceRecord(tx, scope, entity, key, row, versionAsked(request));
      });
      if (isNew && !dryRun) void reply.code(201).header('location', request.url);
      return answer(reply, entity, saved);
    });

  if (calls.delete)
    registerCall(routing, calls.delete, async ({ scope, parameters, request, reply }) => {
      await database.write.begin((tx) =>
        deleteRecord(tx, scope, entity, keyIn(parameters), versionAsked(request)),
      );
      return reply.code(204).send();
    });
}

/**
 * The etag is the version, for `If-Match`. It answers no `If-None-Match`: names, counts and shares that come from
 * other things change without it.
 */
function answer(reply: FastifyReply, entity: Entity, row: Row, asked: ReadQuery = {}): Row {
  void reply.header('etag', `"${String(row.version)}"`);
  return read(entity, row, asked);
}

function read(entity: Entity, row: Row, { language }: ReadQuery): Row {
  const thing = nest(entity, row);
  return language ? inLanguage(entity, thing, language) : thing;
}

function locationOf(request: FastifyRequest, entity: Entity, row: Row): string {
  const [path] = request.url.split('?');
  return [path, ...entity.key.map((field) => encodeURIComponent(String(row[field])))].join('/');
}

/** What address and body both say must agree; what only the address says is filled in. */
function requireSameKey(entity: Entity, key: readonly string[], row: Row): void {
  const faults = entity.key.flatMap((field, index) => {
    const expected = key[index] ?? '';
    if (row[field] === undefined || row[field] === null) row[field] = expected;
    return row[field] === expected
      ? []
      : [{ path: entity.fields[field]?.at ?? field, code: 'differs-from-address', values: { expected } }];
  });
  if (faults.length > 0) throw unprocessable(faults);
}

function listRequest(entity: Entity, { sort, range, filter = {} }: ListQuery): ListRequest {
  const able = (what: 'sortable' | 'filterable') =>
    Object.entries(entity.fields).flatMap(([name, field]) => (field[what] ? [name] : []));
  const byPlace = new Map(Object.entries(entity.fields).map(([name, field]) => [field.at ?? name, name]));
  const named = (name: string) => byPlace.get(name) ?? name;
  const faults: Fault[] = [];
  const [sortField, order] = sort ?? [];
  if (sortField && !able('sortable').includes(named(sortField)))
    faults.push({ path: 'sort', code: 'not-sortable', values: { choices: able('sortable').join(', ') } });
  for (const name of Object.keys(filter))
    if (!able('filterable').includes(named(name)))
      faults.push({
        path: `filter.${name}`,
        code: 'not-filterable',
        values: { choices: able('filterable').join(', ') },
      });
  const [first, last] = range ?? [0, lists.pageSize - 1];
  if (first >= lists.exactTotal)
    faults.push({ path: 'range', code: 'range-too-far', values: { maximum: lists.exactTotal } });
  requireRange([first, last], faults);
  return {
    range: [first, last],
    filter: Object.fromEntries(Object.entries(filter).map(([name, value]) => [named(name), value])),
    ...(sortField && { sort: { field: named(sortField), descending: order === 'DESC' } }),
  };
}
