import { rm } from 'node:fs/promises';
import { workbenchCalls as calls } from '../../../resources/calls/workbench.ts';
import { unknownCode } from '../../../resources/known.ts';
import { imports } from '../../../resources/limits.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import { conflict, notFound, tooLarge, unprocessable } from '../../base/problems.ts';
import { Parts } from '../../base/storage/Parts.ts';
import { hasOrga } from '../../catalogue/orgas/requireOrgaThere.ts';
import { formatOf } from '../../exchange/import/formatOf.ts';
import { arrivingFile, importKey } from '../../exchange/import/importFile.ts';
import { storeFile } from '../../exchange/import/receiveFile.ts';
import { countRows } from '../../exchange/import/source/countRows.ts';
import { beginWorkbench } from '../../exchange/import/workbench/beginWorkbench.ts';
import { findWorkbench, hasWorkbench } from '../../exchange/import/workbench/findWorkbench.ts';
import { takeUpload } from '../../exchange/media/upload/dropUploads.ts';
import { findUploads, partsOf, type PartedUpload } from '../../exchange/media/upload/partedUpload.ts';
import { rememberUser } from '../../identity/rememberUser.ts';
import type { Scope } from '../../records/access/scope.ts';
import { registerCall, type Routing } from '../registerCall.ts';
import type { Taking } from '../exchange/uploadedFile.ts';
import { workingAt } from '../people/workingAt.ts';
import { answer, judged, scopeIn, type Called } from './atWorkbench.ts';

/** Begins a workbench with a file that came in parts, so that a large one need not come whole at a time (behaviour B367). */
export function beginningWithUpload(routing: Routing, taking: Taking): void {
  const { write } = routing;
  const { store, config, people } = taking;

  registerCall(routing, calls.beginWithUpload, async (called) => {
    const { parameters, query, reply } = called;
    const scope = scopeIn(called);
    const id = parameters.upload;
    // Called again, as the answer was lost: it has begun already.
    if (!(await hasWorkbench(write, scope, id))) await begin(called, scope, id, query.deleteOthers);
    void reply.code(201).header('location', `/api/import/workbench/${called.platform.key}/${id}`);
    return answer(called, scope, await judged(called, scope, await findWorkbench(write, scope, id)));
  });

  async function begin(
    called: Parameters<typeof workingAt>[1] & Called,
    scope: Scope,
    id: string,
    deleteOthers: boolean,
  ) {
    const upload = await finished(scope, id);
    const { orgaSid } = upload;
    if (!(await hasOrga(write, scope, orgaSid)))
      throw unprocessable([{ path: 'orgaSid', code: unknownCode('orga'), values: { sid: orgaSid } }]);
    const working = await workingAt(taking, called, { dataset: scope.dataset, orgaSid });
    if (called.request.caller.kind === 'user') await rememberUser(people, called.request.caller);
    const path = arrivingFile(config);
    const key = importKey({ id, workbenchId: id });
    let parts: string[] = [];
    try {
      const whole = new Parts(store, await partsOf(people, id));
      const file = await storeFile(whole.stream(0, upload.bytes), path, upload.fileName);
      const format = await formatOf(path, 'product');
      const rows = await countRows(path, format, working.budget.rowsWaiting + 1);
      await store.putFile(key, path);
      await write.transaction(async (tx) => {
        parts = await takeUpload(asSystem(tx), id);
        // Two at a time are one.
        if (parts.length > 0)
          await beginWorkbench(tx, scope, { ...file, id, orgaSid, format, rows, deleteOthers }, working);
      });
    } catch (error) {
      if (!(await hasWorkbench(write, scope, id))) await store.delete(key);
      throw error;
    } finally {
      await rm(path, { force: true });
    }
    for (const part of parts) await store.delete(part);
  }

  async function finished(scope: Scope, id: string): Promise<PartedUpload> {
    const [upload] = await findUploads(write, scope, [id]);
    if (!upload) throw notFound();
    if (upload.received < upload.bytes) throw conflict('upload-unfinished');
    if (upload.bytes > imports.largestFileBytes) throw tooLarge();
    return upload;
  }
}
