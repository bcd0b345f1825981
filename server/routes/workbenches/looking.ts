import { workbenchCalls as calls } from '../../../resources/calls/workbench.ts';
import { describeDecided } from '../../exchange/import/workbench/describeDecided.ts';
import { describeWorkbench } from '../../exchange/import/workbench/describeWorkbench.ts';
import { listWorkbenches } from '../../exchange/import/workbench/findWorkbench.ts';
import { readCauses } from '../../exchange/import/workbench/readCauses.ts';
import {
  countChangedProducts,
  readChangedProducts,
} from '../../exchange/import/workbench/readChangedProducts.ts';
import { readGrid } from '../../exchange/import/workbench/readGrid.ts';
import { readLayouts } from '../../exchange/import/workbench/readLayouts.ts';
import { readLooks } from '../../exchange/import/workbench/readLooks.ts';
import { readOpenValues } from '../../exchange/import/workbench/readOpenValues.ts';
import { readOutcome } from '../../exchange/import/workbench/readOutcome.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { registerCall, type Routing } from '../registerCall.ts';
import { answer, find, rangeIn, sayRange, scopeIn, spokenIn } from './atWorkbench.ts';

/** How a workbench stands: its columns, values, faults and rows, and what would happen. */
export function looking(routing: Routing): void {
  registerCall(routing, calls.list, async (called) => {
    const { db, query, request } = called;
    const scope = scopeIn(called);
    const range = rangeIn(query);
    const { rows, total } = await listWorkbenches(db, scope, query.orgaSid, range);
    sayRange(called, range, rows.length, total);
    return Promise.all(rows.map((row) => describeWorkbench(db, scope, row, requestLanguage(request))));
  });

  registerCall(routing, calls.get, async (called) => {
    const { scope, workbench } = await find(called);
    return answer(called, scope, workbench);
  });

  registerCall(routing, calls.columns, async (called) => {
    const { workbench } = await find(called);
    return readLayouts(workbench, requestLanguage(called.request));
  });

  registerCall(routing, calls.values, async (called) => {
    const { scope, workbench } = await find(called);
    const range = rangeIn(called.query);
    const { rows, total } = await readOpenValues(called.db, scope, workbench, { range, ...spokenIn(called) });
    sayRange(called, range, rows.length, total);
    return rows;
  });

  registerCall(routing, calls.causes, async (called) => {
    const { scope, workbench } = await find(called);
    return readCauses(called.db, scope, workbench, spokenIn(called));
  });

  registerCall(routing, calls.rows, async (called) => {
    const { scope, workbench } = await find(called);
    const range = rangeIn(called.query);
    const asked = { ...called.query, range, ...spokenIn(called) };
    const { rows, total } = await readGrid(called.db, scope, workbench, asked);
    sayRange(called, range, rows.length, total);
    return rows;
  });

  registerCall(routing, calls.outcome, async (called) => {
    const { scope, workbench } = await find(called);
    const looks = await readLooks(called.db, scope, workbench);
    return readOutcome(called.db, scope, workbench, looks, spokenIn(called));
  });

  registerCall(routing, calls.changes, async (called) => {
    const { scope, workbench } = await find(called);
    const { kind } = called.query;
    const range = rangeIn(called.query);
    const rows = await readChangedProducts(called.db, scope, workbench, {
      kind,
      range,
      language: requestLanguage(called.request),
    });
    const total = await countChangedProducts(called.db, scope, workbench, { kind });
    sayRange(called, range, rows.length, total);
    return rows;
  });

  registerCall(routing, calls.decisions, async (called) => {
    const { scope, workbench } = await find(called);
    const values = await describeDecided(called.db, scope, workbench, requestLanguage(called.request));
    return { columns: workbench.columns, values };
  });
}
