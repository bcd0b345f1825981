import { Readable } from 'node:stream';
import { importCalls } from '../../../resources/calls/imports.ts';
import { undoCalls } from '../../../resources/calls/undo.ts';
import { attribute } from '../../../resources/entities/attribute.ts';
import { category } from '../../../resources/entities/category.ts';
import { orga } from '../../../resources/entities/orga.ts';
import { orgaInfo } from '../../../resources/entities/orgaInfo.ts';
import { product } from '../../../resources/entities/product.ts';
import { retailerData } from '../../../resources/entities/retailerData.ts';
import { term } from '../../../resources/entities/term.ts';
import { imports as limits, lists } from '../../../resources/limits.ts';
import { platform as platformOf } from '../../../resources/platform/platforms.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import { transact } from '../../base/database/transact.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';
import { importScope } from '../../exchange/import/importScope.ts';
import { markedWorkbook } from '../../exchange/import/markedWorkbook.ts';
import { describeReport, summaryOf } from '../../exchange/import/reports/describeReport.ts';
import {
  listReports,
  readReport,
  datasetOfReport,
  type SeenReport,
} from '../../exchange/import/reports/readReport.ts';
import { isEnded, lookOf, watchReport } from '../../exchange/import/reports/watchReport.ts';
import { isOutdated } from '../../exchange/import/merge/writeProducts.ts';
import { undoImport } from '../../exchange/import/undo/undoImport.ts';
import { takeBack } from '../../exchange/import/workbench/takeBack.ts';
import { conflict, forbidden, notFound } from '../../base/problems.ts';
import { callerOf } from '../../identity/callerOf.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import type { Content, TakeFile, Upload } from './importUpload.ts';
import { requireRange } from '../../http/requireRange.ts';
import { registerCall, type CallContext, type Routing } from '../registerCall.ts';
import { reportEvents } from './reportEvents.ts';
import { abortOnDisconnect } from '../../http/abortOnDisconnect.ts';
import type { Taking } from './uploadedFile.ts';
import { workingAt } from '../people/workingAt.ts';
import { writeOnce } from '../writeOnce.ts';

type Reading = Pick<CallContext<typeof importCalls.report>, 'caller' | 'db' | 'parameters'>;

/** Uploads and the reports on them (behaviour B83, B84). */
export function importing(routing: Routing, taking: Taking, takeFile: TakeFile): void {
  const { app, config, write } = routing;
  const { store } = taking;

  void app.register(async (uploads) => {
    // Files stay streams: here nobody parses a body before its right is checked.
    uploads.removeContentTypeParser('application/json');
    uploads.addContentTypeParser([...importCalls.json.upload.raw], (_request, payload, done) =>
      done(null, payload),
    );
    const streaming = { ...routing, app: uploads };
    const take = (content: Content) => (called: Upload) => takeFile(called, content);
    registerCall(streaming, importCalls.json, take({ entity: product }));
    registerCall(streaming, importCalls.xlsx, take({ entity: product }));
    registerCall(streaming, importCalls.orgas, take({ entity: orga }));
    registerCall(streaming, importCalls.orgaInfos, take({ entity: orgaInfo }));
    registerCall(streaming, importCalls.offers, take({ entity: retailerData }));
    registerCall(streaming, importCalls.terms, take({ entity: term }));
    registerCall(streaming, importCalls.categories, take({ entity: category }));
    registerCall(streaming, importCalls.attributes, take({ entity: attribute }));
    registerCall(streaming, importCalls.removeProducts, take({ entity: product, isList: true }));
    registerCall(streaming, importCalls.removeOffers, take({ entity: retailerData, isList: true }));
  });

  registerCall(routing, importCalls.reports, async ({ caller, db, query, reply }) => {
    const scope = importScope(caller, platformOf(query.platform));
    if (isClosed(scope)) throw forbidden();
    const range = query.range ?? [0, lists.pageSize - 1];
    requireRange(range);
    const runningOf = query.running && caller.kind === 'user' ? caller.sub : undefined;
    const { orga: orgaSid, dryRuns: dryRun, failed: areFailed, since } = query;
    const wanted = { orgaSid, runningOf, dryRun, areFailed, since };
    const { rows, total } = await listReports(db, scope, wanted, range);
    const last = range[0] + rows.length - 1;
    void reply.header('content-range', `report ${rows.length ? `${range[0]}-${last}` : '*'}/${total}`);
    return rows.map(summaryOf);
  });

  registerCall(routing, importCalls.report, async (called) => {
    const { row, scope } = await find(called);
    const { range } = called.query;
    if (range) requireRange(range);
    if (!isEnded(row)) void called.reply.header('retry-after', String(limits.lookAgainSeconds));
    return describeReport(called.db, scope, row, requestLanguage(called.request), range);
  });

  registerCall(routing, importCalls.events, async (called) => {
    const { row } = await find(called);
    const known = called.request.headers['last-event-id'];
    // What a browser opens again after the end, it would open for ever.
    if (isEnded(row) && lookOf(row) === known) return called.reply.code(204).send();
    const signal = abortOnDisconnect(called.reply);
    const watch = { signal, known: known?.toString(), isLast: isEnded };
    const events = reportEvents(
      watchReport(called.db, () => scopeNow(called, row), row.id, watch),
      signal,
    );
    return called.reply
      .type('text/event-stream')
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .send(Readable.from(events));
  });

  registerCall(routing, undoCalls.report, async (called) => {
    const { row, scope } = await find(called);
    const { dryRun } = called.query;
    const { id, workbenchId } = row;
    const working = await workingAt(taking, called, { dataset: row.platform, orgaSid: row.orgaSid });
    // It writes by statements over whole companies, after it has judged which of them the caller covers.
    return transact(write, dryRun, (tx) => {
      const asked = asSystem(tx);
      const callerNow = () => callerOf(asked, called.request);
      return writeOnce(tx, called, undoCalls.report.answer, async () => {
        const undone = await undoImport(asked, row, { callerNow, where: called.where });
        if (workbenchId !== null && !dryRun) await takeBack(tx, scope, { id, workbenchId }, working);
        return { dryRun, ...undone };
      });
    }).catch((error: unknown) => {
      throw isOutdated(error) ? conflict() : error;
    });
  });

  registerCall(routing, importCalls.markedWorkbook, async (called) => {
    const { row, scope } = await find(called);
    const language = requestLanguage(called.request);
    const stream = await markedWorkbook(called.db, scope, row, { store, config, language });
    if (!stream) throw notFound();
    return called.reply
      .type(importCalls.markedWorkbook.mediaType)
      .header('content-disposition', `attachment; filename="report-${row.id}.xlsx"`)
      .send(stream);
  });

  async function scopeNow({ request }: CallContext<typeof importCalls.events>, { platform }: SeenReport) {
    return importScope(await routing.callerOf(request), platformOf(platform));
  }

  /** An import that the caller may know of; one of others looks like one that is not there. */
  async function find({ caller, db, parameters }: Reading): Promise<{ row: SeenReport; scope: Scope }> {
    const dataset = await datasetOfReport(db, parameters.id);
    const scope = dataset && importScope(caller, platformOf(dataset));
    const row = scope && (await readReport(db, scope, parameters.id));
    if (!row) throw notFound();
    return { row, scope };
  }
}
