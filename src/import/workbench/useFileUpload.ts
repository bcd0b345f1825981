import { useCallback, useEffect, useRef, useState } from 'react';
import { beginWorkbench } from '../../../providers/data/workbenches.ts';
import { Problem } from '../../../providers/fetch.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { keepPacked } from '../../media/packedFiles.ts';

export type Uploading =
  | { kind: 'choosing' }
  | { kind: 'uploading'; file: File; share: number }
  | { kind: 'broken'; reason: string | undefined };

/** Sends a file of products, with which a workbench begins; calls back with its id. */
export function useFileUpload(orgaSid: string, onBegun: (id: string) => void) {
  const { platform } = useBackoffice();
  const [phase, setPhase] = useState<Uploading>({ kind: 'choosing' });
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const send = useCallback(
    async (file: File, deleteOthers: boolean) => {
      sending.current?.abort();
      const { signal } = (sending.current = new AbortController());
      const onProgress = (share: number) => setPhase({ kind: 'uploading', file, share });
      onProgress(0);
      try {
        const attempt = crypto.randomUUID();
        const wanted = { platform: platform.key, orgaSid, file, deleteOthers, attempt };
        const id = await beginWorkbench({ ...wanted, onProgress, signal });
        if (signal.aborted) return;
        keepPacked(orgaSid, file);
        onBegun(id);
      } catch (error) {
        const reason = error instanceof Problem && error.status > 0 ? error.message : undefined;
        if (!signal.aborted) setPhase({ kind: 'broken', reason });
      }
    },
    [platform.key, orgaSid, onBegun],
  );
  return { phase, send };
}
