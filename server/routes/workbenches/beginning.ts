import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { workbenchCalls as calls } from '../../../resources/calls/workbench.ts';
import { product } from '../../../resources/entities/product.ts';
import { importKey } from '../../exchange/import/importFile.ts';
import { beginWorkbench } from '../../exchange/import/workbench/beginWorkbench.ts';
import { findWorkbench } from '../../exchange/import/workbench/findWorkbench.ts';
import { registerCall, type Routing } from '../registerCall.ts';
import { withUploadedFile, type Taking } from '../exchange/uploadedFile.ts';
import { workingAt } from '../people/workingAt.ts';
import { writeOnce } from '../writeOnce.ts';
import { answer, judged, scopeIn } from './atWorkbench.ts';

const begun = z.strictObject({ id: z.string() });

/** Takes a file and begins a workbench with it. */
export function beginning(routing: Routing, taking: Taking): void {
  const { app, write } = routing;
  const { store } = taking;

  void app.register(async (uploads) => {
    // Files stay streams: here nobody parses a body before its right is checked.
    uploads.removeContentTypeParser('application/json');
    uploads.addContentTypeParser([...calls.begin.upload.raw, 'application/json'], (_request, payload, done) =>
      done(null, payload),
    );
    registerCall({ ...routing, app: uploads }, calls.begin, async (called) => {
      const { query, caller, reply } = called;
      const { method, url, headers } = called.request;
      const scope = scopeIn(called);
      const asked = { called, scope, entity: product, orgaSid: query.orgaSid };
      const id = await withUploadedFile(taking, asked, async (file) => {
        const working = await workingAt(taking, called, file.holder);
        const made = randomUUID();
        const key = importKey({ id: made, workbenchId: made });
        // In the store before anything is acknowledged: whichever machine judges it finds it there.
        await store.putFile(key, file.path);
        let kept: string | undefined;
        try {
          const { orgaSid } = file.holder;
          const { deleteOthers } = query;
          ({ id: kept } = await write.transaction((tx) =>
            writeOnce(
              tx,
              { caller, request: { method, url, headers, body: `${file.holder.orgaSid} ${file.hash}` } },
              begun,
              async () => {
                await beginWorkbench(tx, scope, { ...file, id: made, orgaSid, deleteOthers }, working);
                return { id: made };
              },
            ),
          ));
          if (kept !== made) await file.giveBack();
          return kept;
        } finally {
          if (kept !== made) await store.delete(key);
        }
      });
      void reply.code(201).header('location', `/api/import/workbench/${called.platform.key}/${id}`);
      return answer(called, scope, await judged(called, scope, await findWorkbench(called.db, scope, id)));
    });
  });
}
