import { workbenchCalls as calls } from '../../../resources/calls/workbench.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import { notFound } from '../../base/problems.ts';
import { markedWorkbook } from '../../exchange/import/markedWorkbook.ts';
import { correctedTable } from '../../exchange/import/workbench/correctedTable.ts';
import { firstHeadings } from '../../exchange/import/reports/firstHeadings.ts';
import { readCorrections, readTaken } from '../../exchange/import/workbench/openDecisions.ts';
import { readLooks } from '../../exchange/import/workbench/readLooks.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { registerCall, type Routing } from '../registerCall.ts';
import type { Taking } from '../exchange/uploadedFile.ts';
import { find } from './atWorkbench.ts';

/** What is left of a workbench, as a file. */
export function rest(routing: Routing, { store, config }: Taking): void {
  registerCall(routing, calls.rest, async (called) => {
    const { scope, workbench } = await find(called);
    const { report } = await readLooks(called.db, scope, workbench);
    const system = asSystem(called.db);
    const corrections = await readCorrections(system, workbench.id);
    const taken = await readTaken(system, workbench.id);
    const heads = firstHeadings(workbench.sheets);
    const stream = await markedWorkbook(
      called.db,
      scope,
      { ...report, sheets: workbench.sheets },
      { store, config, language: requestLanguage(called.request) },
      (table) =>
        correctedTable(table, corrections, {
          isWanted: ({ sheet, row }) => row <= (heads.get(sheet) ?? 0) || !taken.get(sheet)?.has(row),
        }),
    );
    if (!stream) throw notFound();
    return called.reply
      .type(calls.rest.mediaType)
      .header('content-disposition', `attachment; filename="rest-${workbench.id}.xlsx"`)
      .send(stream);
  });
}
