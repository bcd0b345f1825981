import { rawValueCalls } from '../../../resources/calls/rawValues.ts';
import { forbidden } from '../../base/problems.ts';
import { budgetOf } from '../../catalogue/budgets/budgetOf.ts';
import { requireOrgaThere } from '../../catalogue/orgas/requireOrgaThere.ts';
import { nameKey } from '../../exchange/import/catalogue/nameKey.ts';
import { importScope } from '../../exchange/import/importScope.ts';
import { acceptReading } from '../../exchange/import/raw/acceptReading.ts';
import { dropRawColumn, rawColumnsOf } from '../../exchange/import/raw/rawColumnsOf.ts';
import { idempotencyKey } from '../../http/idempotencyKey.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { callerOf } from '../../identity/callerOf.ts';
import { rememberUser } from '../../identity/rememberUser.ts';
import { opensOrga, type Scope } from '../../records/access/scope.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { respond } from './importUpload.ts';
import { registerCall, type Routing } from '../registerCall.ts';
import { writeOnce } from '../writeOnce.ts';
import type { Taking } from './uploadedFile.ts';

/** What is kept of columns that were not read, for those who keep the company (behaviour B331). */
export function rawValues(routing: Routing, { write, people, sender, config }: Taking): void {
  const require = async (db: ScopedQueries, scope: Scope, orgaSid: string) => {
    if (!opensOrga(scope, orgaSid)) throw forbidden();
    await requireOrgaThere(db, scope, orgaSid);
  };

  registerCall(routing, rawValueCalls.columns, async ({ db, scope, parameters: { orgaSid } }) => {
    await require(db, scope, orgaSid);
    return rawColumnsOf(db, scope, orgaSid);
  });

  registerCall(routing, rawValueCalls.drop, async (called) => {
    const { orgaSid } = called.parameters;
    await require(called.db, called.scope, orgaSid);
    const key = nameKey(called.query.heading) || called.query.heading;
    return write.transaction((tx) =>
      writeOnce(tx, called, rawValueCalls.drop.answer, async () => ({
        dropped: await dropRawColumn(tx, called.scope, orgaSid, key),
      })),
    );
  });

  registerCall(routing, rawValueCalls.read, async (called) => {
    const { db, caller, platform, request, query, body } = called;
    const { orgaSid } = called.parameters;
    const scope = importScope(caller, platform);
    await require(db, scope, orgaSid);
    const language = requestLanguage(request);
    if (request.caller.kind === 'user') await rememberUser(people, request.caller);
    const asked = {
      orgaSid,
      columns: body.columns,
      dryRun: query.dryRun,
      isProposed: false,
      sub: caller.kind === 'user' ? caller.sub : '',
      author: scope.author,
      language,
      idempotencyKey: idempotencyKey(request),
    };
    const budget = await budgetOf(write, { dataset: scope.dataset, orgaSid }, config.budgets);
    const { id } = await write.transaction((tx) =>
      acceptReading(
        tx,
        scope,
        asked,
        (reportId) => sender.send(tx, 'import', `${scope.dataset} ${orgaSid}`, { reportId }),
        budget,
      ),
    );
    const scopeNow = async () => importScope(await callerOf(people, request), platform);
    return respond(called, scopeNow, id, language);
  });
}
