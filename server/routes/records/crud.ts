import type { FastifyReply } from 'fastify';
import { crudCalls, type WriteCall } from '../../../resources/calls/crud.ts';
import type { Entity } from '../../../resources/entity.ts';
import { inLanguage } from '../../../resources/inLanguage.ts';
import { entityNamed } from '../../../resources/registry.ts';
import { nest, type Row } from '../../../resources/shape.ts';
import { transact } from '../../base/database/transact.ts';
import { notFound, unprocessable } from '../../base/problems.ts';
import { foreseeDeletion } from '../../catalogue/records/foreseeDeletion.ts';
import { listTexts } from '../../catalogue/records/listRecords.ts';
import {
  createFromClient,
  deleteRecord,
  judgeRecord,
  putRecord,
  replaceRecord,
} from '../../catalogue/records/writeRecords.ts';
import { scopeOf } from '../../records/access/scope.ts';
import { countsKept } from '../../records/countKept.ts';
import { readRecord, readRecordText } from '../../records/readRecords.ts';
import type { TakeFile } from '../exchange/importUpload.ts';
import { judgedTexts } from './judgedTexts.ts';
import { readIncluded, requireIncluded } from './included.ts';
import { listLink } from './listLink.ts';
import { listRequest } from './listRequest.ts';
import { doOnce, writeRecordOnce } from '../writeOnce.ts';
import { registerCall, type CallContext, type Routing } from '../registerCall.ts';
import { withKey } from '../people/withKey.ts';
import { isKnownAnswer } from '../../http/isKnownAnswer.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { versionAsked } from '../../http/versionAsked.ts';

const jsonType = 'application/json; charset=utf-8';

/** The REST calls of an entity, from its declaration alone (behaviour B49). */
export function crud(routing: Routing, entity: Entity, takeFile: TakeFile): void {
  const { write } = routing;
  const calls = crudCalls(entity);
  const keyIn = (parameters: Record<string, string>) => entity.key.map((field) => parameters[field] ?? '');

  const { answer: answerOf } = judgedTexts(entity);
  const counts = countsKept();

  if (calls.list)
    registerCall(routing, calls.list, async ({ caller, where, scope, query, db, request, reply }) => {
      const changeable = () => scopeOf(caller, where, entity, 'update');
      const asked = { ...listRequest(entity, query, changeable), language: requestLanguage(request) };
      const { body, stored, total, isAtLeast, last } = await listTexts(db, scope, entity, asked, counts);
      const [first] = asked.range;
      void reply.header(
        'content-range',
        `${entity.name} ${stored.length ? `${first}-${first + stored.length - 1}` : '*'}/${total}`,
      );
      if (isAtLeast) void reply.header('total', 'at-least');
      const { range, sort } = asked;
      const link = listLink(request, { range, stored, total, sort, last });
      if (link) void reply.header('link', link);
      if (isKnownAnswer(request, reply, `${total} ${query.language ?? ''} ${body}`)) return reply.send();
      const { language } = query;
      if (language) return recordsIn(body).map((record) => inLanguage(entity, record, language));
      void reply.type(jsonType);
      return answerOf(body, stored);
    });

  if (calls.get)
    registerCall(routing, calls.get, async (called) => {
      const { scope, parameters, query, db, reply } = called;
      const key = keyIn(parameters);
      requireIncluded(called, entity, key);
      const row = await readRecordText(db, scope, entity, key);
      if (!row) throw notFound();
      void reply.header('etag', `"${row.version}"`);
      const { language, include } = query;
      if (!language && !include) {
        void reply.type(jsonType);
        return answerOf(row.body, [row.stored]);
      }
      const [record = {}] = recordsIn(`[${row.body}]`);
      const spoken = language ? inLanguage(entity, record, language) : record;
      return { ...spoken, ...(await readIncluded(called, key)) };
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
function answer(reply: FastifyReply, entity: Entity, row: Row): Row {
  void reply.header('etag', `"${String(row.version)}"`);
  return nest(entity, row);
}

function recordsIn(text: string): Row[] {
  return JSON.parse(text);
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
