import { z } from 'zod';
import { workbenchCalls as calls } from '../../../resources/calls/workbench.ts';
import { mapping } from '../../../resources/entities/mapping.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { requireExpected } from '../../base/expected.ts';
import { conflict } from '../../base/problems.ts';
import { isDone } from '../../exchange/import/reports/watchReport.ts';
import { decide } from '../../exchange/import/workbench/decide.ts';
import { dropWorkbench, removeWorkbenchFile } from '../../exchange/import/workbench/dropWorkbench.ts';
import { findWorkbench, lockWorkbench } from '../../exchange/import/workbench/findWorkbench.ts';
import { judgeAgain, runGoodRows, type Working } from '../../exchange/import/workbench/judgeAgain.ts';
import { isRunning, readLooks } from '../../exchange/import/workbench/readLooks.ts';
import { remember } from '../../exchange/import/workbench/remember.ts';
import type { WorkbenchRow } from '../../exchange/import/workbench/workbenchRow.ts';
import { versionAsked } from '../../http/versionAsked.ts';
import { rememberUser } from '../../identity/rememberUser.ts';
import { scopeOf, type Scope } from '../../records/access/scope.ts';
import { registerCall, type Routing } from '../registerCall.ts';
import type { Taking } from '../exchange/uploadedFile.ts';
import { workingAt } from '../people/workingAt.ts';
import { doOnce, writeOnce } from '../writeOnce.ts';
import { answer, judged, scopeIn, type CalledOne } from './atWorkbench.ts';

const changed = z.strictObject({ id: z.string() });

/** What is decided at a workbench, and what becomes of it. */
export function deciding(routing: Routing, taking: Taking): void {
  const { write } = routing;
  const { store, config, people } = taking;

  registerCall(routing, calls.decide, async (called) => {
    const scope = scopeIn(called);
    await change(called, scope, async (tx, workbench, working) => {
      await decide(tx, scope, workbench, called.body);
      await judgeAgain(tx, scope, await lockWorkbench(tx, scope, workbench.id), working);
    });
    const workbench = await findWorkbench(called.db, scope, called.parameters.id);
    return answer(called, scope, await judged(called, scope, workbench));
  });

  registerCall(routing, calls.run, async (called) => {
    const { body, caller, where } = called;
    const scope = scopeIn(called);
    await change(called, scope, async (tx, workbench, working) => {
      // What is to happen was not shown yet to whoever says so.
      const { report } = await readLooks(tx, scope, workbench);
      if (!isDone(report)) throw conflict('workbench-busy');
      if (body.remember) await remember(tx, scopeOf(caller, where, mapping, 'update'), workbench);
      await runGoodRows(tx, scope, workbench, working, {
        confirmed: body.confirm ?? null,
        isMailed: body.mail,
      });
    });
    return answer(called, scope, await findWorkbench(called.db, scope, called.parameters.id));
  });

  registerCall(routing, calls.remember, async (called) => {
    const { caller, where, parameters } = called;
    const scope = scopeIn(called);
    const mappings = await write.transaction(async (tx) =>
      remember(tx, scopeOf(caller, where, mapping, 'update'), await lockWorkbench(tx, scope, parameters.id)),
    );
    return { mappings };
  });

  registerCall(routing, calls.drop, async (called) => {
    const { caller, request, reply, parameters } = called;
    const scope = scopeIn(called);
    await write.transaction((tx) =>
      doOnce(tx, { caller, request }, async () => {
        const workbench = await lockWorkbench(tx, scope, parameters.id);
        if (isRunning(await readLooks(tx, scope, workbench))) throw conflict('workbench-busy');
        await dropWorkbench(asSystem(tx), workbench);
      }),
    );
    await removeWorkbenchFile({ store, config }, parameters.id);
    return reply.code(204).send();
  });

  /** Changes a workbench whose version is the one expected and that no run is writing. */
  async function change(
    called: CalledOne,
    scope: Scope,
    work: (tx: ScopedTransaction, workbench: WorkbenchRow, working: Working) => Promise<void>,
  ): Promise<void> {
    const { request, parameters, db } = called;
    const { orgaSid } = await findWorkbench(db, scope, parameters.id);
    const working = await workingAt(taking, called, { dataset: scope.dataset, orgaSid });
    if (request.caller.kind === 'user') await rememberUser(people, request.caller);
    await write.transaction((tx) =>
      writeOnce(tx, called, changed, async () => {
        const workbench = await lockWorkbench(tx, scope, parameters.id);
        requireExpected(versionAsked(request), workbench.version);
        if (isRunning(await readLooks(tx, scope, workbench))) throw conflict('workbench-busy');
        await work(tx, workbench, working);
        return { id: workbench.id };
      }),
    );
  }
}
