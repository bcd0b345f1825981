import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../resources/access/rule.ts';
import { draftCalls, type Draft } from '../../../resources/calls/draft.ts';
import type { Entity } from '../../../resources/entity.ts';
import { nest, systemFields, type Row } from '../../../resources/shape.ts';
import { transact } from '../../base/database/transact.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { requireExpected } from '../../base/expected.ts';
import { conflict, forbidden, notFound, stale, unprocessable } from '../../base/problems.ts';
import { faultText } from '../../base/texts/problemTexts.ts';
import { mayPublish, publishDraft } from '../../catalogue/records/publishDraft.ts';
import { judgeRecord } from '../../catalogue/records/writeRecords.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { versionAsked } from '../../http/versionAsked.ts';
import type { Scope, Where } from '../../records/access/scope.ts';
import { keepAnswer } from '../../records/drafts/reviewAnswers.ts';
import { markDraft, readDraft, removeDraft, writeDraft } from '../../records/drafts/draftStore.ts';
import { needsReview } from '../../records/judging/reviewFaults.ts';
import { readRecord, type Key } from '../../records/readRecords.ts';
import { registerCall, type Routing } from '../registerCall.ts';
import { withKey } from '../people/withKey.ts';
import { doOnce, writeRecordOnce } from '../writeOnce.ts';

/** The next version of a record: kept apart, and published as a whole (behaviours B488 to B491). */
export function drafts(routing: Routing, entity: Entity): void {
  if (!entity.drafts) return;
  const { write } = routing;
  const calls = draftCalls(entity);
  const keyIn = (parameters: Record<string, string>) => entity.key.map((field) => parameters[field] ?? '');
  const told = async (called: Told, key: Key): Promise<Draft> =>
    transact(write, true, (tx) => describe(tx, called, entity, key));

  const once = (asked: Pick<Told, 'caller' | 'request'>, work: (tx: ScopedTransaction) => Promise<void>) =>
    write.transaction((tx) => doOnce(tx, asked, () => work(tx)));

  registerCall(routing, calls.read, async (called) => {
    const { scope, parameters, reply } = called;
    const key = keyIn(parameters);
    const isThere = () => readRecord(routing.read, scope, entity, key);
    // A form asks of each record whether there is one: that there is none is no failure.
    if (!(await readDraft(write, scope, entity, key)) && (await isThere())) return reply.code(204).send();
    const draft = await told(called, key);
    void reply.header('etag', `"${draft.version}"`);
    return draft;
  });

  registerCall(routing, calls.save, async (called) => {
    const { scope, parameters, query, body, request, reply } = called;
    const key = keyIn(parameters);
    const { record, faults } = withKey(entity, body, key);
    if (faults.length > 0) throw unprocessable(faults);
    await once(called, async (tx) => {
      const before = await readDraft(tx, scope, entity, key, true);
      if (before && request.headers['if-none-match'] === '*') throw stale(before.version);
      requireExpected(versionAsked(request), before?.version ?? null);
      const current = await readRecord(tx, scope, entity, key);
      const { faults: all = [] } = await judgeRecord(tx, scope, entity, record, current);
      const unknown = all.filter(({ code }) => code === 'unknown-field');
      if (unknown.length > 0) throw unprocessable(unknown);
      const isBegunAnew = !before || (current !== undefined && query.basedOn === current.version);
      const begun = isBegunAnew
        ? { basedOn: current?.version ?? null, base: current ? withoutSystem(nest(entity, current)) : null }
        : before;
      const recordId = current?.id ?? null;
      const { basedOn, base } = begun;
      const written = { record: withoutSystem(record), basedOn, base, recordId };
      await writeDraft(tx, scope, entity, key, before, written);
    });
    const draft = await told(called, key);
    void reply.header('etag', `"${draft.version}"`);
    return draft;
  });

  registerCall(routing, calls.drop, async (called) => {
    const { scope, parameters, request, reply } = called;
    const key = keyIn(parameters);
    await once(called, async (tx) => {
      const before = await readDraft(tx, scope, entity, key, true);
      const expected = versionAsked(request);
      if (!before) throw notFound();
      requireExpected(expected, before.version);
      await removeDraft(tx, scope, entity, before);
    });
    return reply.code(204).send();
  });

  registerCall(routing, calls.publish, async (called) => {
    const { caller, scope, parameters, body, request, reply } = called;
    const asked = { seen: body.version, expected: versionAsked(request) };
    const { row } = await write.transaction((tx) =>
      writeRecordOnce(tx, { caller, request, scope, entity }, async () => ({
        row: await publishDraft(tx, called, entity, keyIn(parameters), asked),
        isNew: false,
      })),
    );
    void reply.header('etag', `"${String(row.version)}"`);
    return nest(entity, row);
  });

  if (!entity.review) return;

  registerCall(routing, calls.submit, async (called) => {
    const { caller, scope, parameters, body } = called;
    const key = keyIn(parameters);
    await once(called, async (tx) => {
      const draft = await readDraft(tx, scope, entity, key, true);
      if (!draft) throw notFound();
      // Who asked first is who does not approve it.
      if (draft.state === 'submitted') throw conflict();
      const submitter = caller.kind === 'user' ? caller.sub : null;
      await markDraft(tx, scope, entity, { ...draft, state: 'submitted', submitter, comment: body.comment });
    });
    return told(called, key);
  });

  registerCall(routing, calls.sendBack, async (called) => {
    const { caller, where, scope, parameters, body } = called;
    const key = keyIn(parameters);
    await once(called, async (tx) => {
      const draft = await readDraft(tx, scope, entity, key, true);
      if (!draft) throw notFound();
      if (draft.state !== 'submitted') throw conflict();
      if (!mayPublish(caller, where, entity, draft)) throw forbidden();
      await markDraft(tx, scope, entity, { ...draft, state: 'returned', comment: body.comment });
      await keepAnswer(tx, scope, entity, key, { ...draft, answer: 'returned' });
    });
    return told(called, key);
  });
}

interface Told {
  caller: Caller;
  where: Where;
  scope: Scope;
  request: FastifyRequest;
}

/** A draft with what stands in its way. Throws 404 without one. */
async function describe(
  tx: ScopedTransaction,
  { caller, where, scope, request }: Told,
  entity: Entity,
  key: Key,
): Promise<Draft> {
  const draft = await readDraft(tx, scope, entity, key);
  if (!draft) throw notFound();
  const { id: _id, submitter: _submitter, ...plain } = draft;
  const current = await readRecord(tx, scope, entity, key);
  const { faults: all = [] } = await judgeRecord(tx, scope, entity, draft.record, current);
  // That it is to be reviewed is why it is a draft.
  const faults = all.filter(({ code }) => code !== needsReview);
  const language = requestLanguage(request);
  return {
    ...plain,
    current: current?.version ?? null,
    mayPublish: mayPublish(caller, where, entity, draft),
    faults: faults.map(({ path, code, values }) => ({
      path,
      code,
      message: faultText(language, where.platform.group, code, values),
    })),
  };
}

/** What the system says of a record is said anew when it is published. */
function withoutSystem(record: Row): Row {
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => !systemFields.some((one) => one === name)),
  );
}
