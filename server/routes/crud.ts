import type { FastifyReply } from 'fastify';
import { crudCalls, type ReadQuery, type WriteCall } from '../../resources/calls/crud.ts';
import type { Entity } from '../../resources/entity.ts';
import { inLanguage } from '../../resources/inLanguage.ts';
import { entityNamed } from '../../resources/registry.ts';
import { nest, type Row } from '../../resources/shape.ts';
import { askedTogether } from '../base/database/askedTogether.ts';
import { transact } from '../base/database/transact.ts';
import { notFound, unprocessable } from '../base/problems.ts';
import { foreseeDeletion } from '../catalogue/records/foreseeDeletion.ts';
import { listRecords } from '../catalogue/records/listRecords.ts';
import {
  createFromClient,
  deleteRecord,
  judgeRecord,
  putRecord,
  replaceRecord,
} from '../catalogue/records/writeRecords.ts';
import { readRecord } from '../records/readRecords.ts';
import type { TakeFile } from './importUpload.ts';
import { readIncluded, requireIncluded } from './included.ts';
import { listRequest } from './listRequest.ts';
import { doOnce, writeRecordOnce } from './writeOnce.ts';
import { registerCall, type CallContext, type Routing } from './registerCall.ts';
import { withKey } from './withKey.ts';
import { requestLanguage } from '../http/requestLanguage.ts';
import { versionAsked } from '../http/versionAsked.ts';

/** The REST calls of an entity, from its declaration alone (behaviour B49). */
export function crud(routing: Routing, entity: Entity, takeFile: TakeFile): void {
  const { write } = routing;
  const calls = crudCalls(entity);
  const keyIn = (parameters: Record<string, string>) => entity.key.map((field) => parameters[field] ?? '');

  if (calls.list)
    registerCall(routing, calls.list, async ({ scope, query, db, request, reply }) => {
      const asked = { ...listRequest(entity, query), language: requestLanguage(request) };
      const { rows, total, isAtLeast } = await listRecords(askedTogether(db), scope, entity, asked);
      const [first] = asked.range;
      void reply.header(
        'content-range',
        `${entity.name} ${rows.length ? `${first}-${first + rows.length - 1}` : '*'}/${total}`,
      );
      if (isAtLeast) void reply.header('total', 'at-least');
      return rows.map((row) => read(entity, row, query));
    });

  if (calls.get)
    registerCall(routing, calls.get, async (called) => {
      const { scope, parameters, query, db, reply } = called;
      const key = keyIn(parameters);
      requireIncluded(called, entity, key);
      const row = await readRecord(db, scope, entity, key);
      if (!row) throw notFound();
      return { ...answer(reply, entity, row, query), ...(await readIncluded(called, key)) };
    });

  /** A file of it is an import, of one company where the address names it. */
  const ofFile = (called: CallContext<WriteCall>, orgaSid?: string) => {
    const { dryRun } = called.query;
    const query = { dryRun, skipInvalid: false, ...(orgaSid && { orgaSid }) };
    const content = { entity: entityNamed(entity.name), format: 'json', isWhole: !!orgaSid } as const;
    return takeFile({ ...called, query }, content);
  };

  if (calls.create)
    registerCall(routing, calls.create, async (called) => {
      const { scope, parameters, body, query, request, reply } = called;
      if (entity.files?.takenBy === 'create' && request.isMultipart()) return ofFile(called);
      const { row, isNew } = await transact(write, query.dryRun, (tx) =>
        writeRecordOnce(tx, { ...called, entity }, async () =>
          entity.createReplaces
            ? putRecord(tx, scope, entity, body, versionAsked(request))
            : { row: await createFromClient(tx, scope, entity, body), isNew: true },
        ),
      );
      if (isNew && !query.dryRun)
        void reply.code(201).header('location', locationOf(entity, parameters, row));
      return answer(reply, entity, row);
    });

  if (calls.update)
    registerCall(routing, calls.update, async (called) => {
      const { scope, parameters, body, query, request, reply } = called;
      const key = keyIn(parameters);
      if (entity.files?.takenBy === 'update' && request.isMultipart()) return ofFile(called, key[0]);
      const { record: given, faults } = withKey(entity, body, key);
      const isNew = !entity.uploaded && request.headers['if-none-match'] === '*';
      const { row: saved } = await transact(write, query.dryRun, async (tx) => {
        if (faults.length > 0) {
          const stored = await readRecord(tx, scope, entity, key);
          const verdict = await judgeRecord(tx, scope, entity, given, stored);
          throw unprocessable([...faults, ...(verdict.faults ?? [])]);
        }
        return writeRecordOnce(tx, { ...called, entity }, async () => ({
          row: await (isNew
            ? createFromClient(tx, scope, entity, given)
            : replaceRecord(tx, scope, entity, key, given, versionAsked(request))),
          isNew,
        }));
      });
      if (isNew && !query.dryRun)
        void reply.code(201).header('location', locationOf(entity, parameters, saved));
      return answer(reply, entity, saved);
    });

  if (calls.delete)
    registerCall(
      routing,
      calls.delete,
      async ({ caller, scope, parameters, query: { confirm, insteadOf, dryRun }, request, reply }) => {
        const [key, expected, agreed] = [keyIn(parameters), versionAsked(request), { confirm, insteadOf }];
        if (dryRun) return foreseeDeletion(write, scope, entity, key, expected, agreed);
        await write.transaction((tx) =>
          doOnce(tx, { caller, request }, () => deleteRecord(tx, scope, entity, key, expected, agreed)),
        );
        return reply.code(204).send();
      },
    );
}

/**
 * The etag is the version, for `If-Match`. It answers no `If-None-Match`: names, counts and shares that come from
 * other records change without it.
 */
function answer(reply: FastifyReply, entity: Entity, row: Row, asked: ReadQuery = {}): Row {
  void reply.header('etag', `"${String(row.version)}"`);
  return read(entity, row, asked);
}

function read(entity: Entity, row: Row, { language }: ReadQuery): Row {
  const record = nest(entity, row);
  return language ? inLanguage(entity, record, language) : record;
}

/** Made of the route and the key, never of how the address was written (behaviour B151). */
function locationOf(entity: Entity, parameters: Record<string, string>, row: Row): string {
  const path = entity.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
  return [`/api/import/${path}`, ...entity.key.map((field) => encodeURIComponent(String(row[field])))].join(
    '/',
  );
}
