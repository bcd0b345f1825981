import { libraryCalls, replacedCount } from '../../../resources/calls/library.ts';
import { lists } from '../../../resources/limits.ts';
import { listLibrary } from '../../catalogue/library/listLibrary.ts';
import { replaceEverywhere } from '../../catalogue/library/replaceEverywhere.ts';
import { requireOrgaThere } from '../../catalogue/orgas/requireOrgaThere.ts';
import { requireRange } from '../../http/requireRange.ts';
import { scopeOf } from '../../records/access/scope.ts';
import { registerCall, type Routing } from '../registerCall.ts';
import { writeOnce } from '../writeOnce.ts';

/** The library of pictures and documents of a company (behaviour B354). */
export function library(routing: Routing): void {
  registerCall(routing, libraryCalls.list, async ({ db, scope, parameters, query, reply }) => {
    const { orgaSid } = parameters;
    const { unused, range = [0, lists.pageSize - 1] } = query;
    requireRange(range);
    await requireOrgaThere(db, scope, orgaSid);
    const { items, total } = await listLibrary(db, scope, { orgaSid, unused, range });
    const last = range[0] + items.length - 1;
    void reply.header('content-range', `media ${items.length ? `${range[0]}-${last}` : '*'}/${total}`);
    return items;
  });

  registerCall(routing, libraryCalls.replace, async (called) => {
    const { caller, where, scope, parameters, body } = called;
    return routing.write.transaction(async (tx) => {
      await requireOrgaThere(tx, scope, parameters.orgaSid);
      return writeOnce(tx, called, replacedCount, async () => ({
        replaced: await replaceEverywhere(tx, (entity) => scopeOf(caller, where, entity, 'update'), {
          orgaSid: parameters.orgaSid,
          ...body,
        }),
      }));
    });
  });
}
