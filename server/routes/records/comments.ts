import { commentCalls as calls } from '../../../resources/calls/comment.ts';
import type { Entity } from '../../../resources/entity.ts';
import { forbidden, notFound } from '../../base/problems.ts';
import { opensRecord } from '../../records/access/opensRecord.ts';
import { scopeOf } from '../../records/access/scope.ts';
import { addComment, readComments, takeBackComment } from '../../records/comments.ts';
import { readRecord, type Key } from '../../records/readRecords.ts';
import { registerCall, type CallContext, type Routing } from '../registerCall.ts';
import { writeOnce } from '../writeOnce.ts';

/** What is said about records, by those who may change them (behaviour B500). */
export function comments(routing: Routing): void {
  const { write } = routing;

  registerCall(routing, calls.list, async (called) => {
    const subject = await subjectOf(routing, called, called.query.key);
    return { comments: await readComments(called.db, subject) };
  });

  registerCall(routing, calls.create, async (called) => {
    const subject = await subjectOf(routing, called, called.query.key);
    return write.transaction((tx) =>
      writeOnce(tx, called, calls.create.answer, async () => {
        await addComment(tx, subject, called.body.text);
        return { comments: await readComments(tx, subject) };
      }),
    );
  });

  registerCall(routing, calls.delete, async (called) => {
    const subject = await subjectOf(routing, called, called.query.key);
    return write.transaction((tx) =>
      writeOnce(tx, called, calls.delete.answer, async () => {
        if (!(await takeBackComment(tx, subject, Number(called.parameters.id)))) throw notFound();
        return { comments: await readComments(tx, subject) };
      }),
    );
  });
}

/** The record that is spoken of. Throws 404 where none can be, 403 for whom may not change it. */
async function subjectOf(
  { entities, write }: Routing,
  { caller, where, parameters }: Pick<CallContext<typeof calls.list>, 'caller' | 'where' | 'parameters'>,
  key: Key,
) {
  const named: Entity | undefined = Object.hasOwn(entities, parameters.entity)
    ? entities[parameters.entity]
    : undefined;
  if (!named?.comments) throw notFound();
  const scope = scopeOf(caller, where, named, 'update');
  if (!opensRecord(scope, named, key)) throw forbidden();
  const record = key.length === named.key.length ? await readRecord(write, scope, named, key) : undefined;
  if (!record) throw notFound();
  return { scope, entity: named, id: record.id };
}
