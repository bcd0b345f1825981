import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImportReport, ImportSummary } from '../../resources/calls/importReport.ts';
import { Problem } from '../../providers/fetch.ts';
import { followImport } from '../../providers/data/followImport.ts';
import { readReport } from '../../providers/data/imports.ts';
import { startImport, type ImportOptions } from '../../providers/data/startImport.ts';
import type { ImportKind } from '../../resources/calls/importKinds.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';

/** Where an import stands on its way from a file to a report. */
export type Phase =
  | { kind: 'choosing' }
  | { kind: 'uploading'; file: File; dryRun: boolean; share: number }
  | { kind: 'running'; file: File | undefined; summary: ImportSummary | undefined; isConnected: boolean }
  | { kind: 'reported'; file: File | undefined; report: ImportReport; deleteOthers: boolean }
  | { kind: 'broken'; reason: string | undefined };

export interface Importing {
  phase: Phase;
  /** Has the server check a file, without writing anything. */
  check: (file: File, deleteOthers: boolean) => void;
  /** Imports the checked file for good. */
  confirm: (options: { skipInvalid?: boolean; confirm?: number }) => void;
  /** Shows an import that was started before, running or ended. */
  show: (id: string) => void;
  reset: () => void;
}

/** The way of one company's file: uploaded, checked, confirmed, imported. */
export function useImport(orgaSid: string, kind: ImportKind): Importing {
  const { platform } = useBackoffice();
  const [phase, setPhase] = useState<Phase>({ kind: 'choosing' });
  const running = useRef<AbortController>(undefined);

  const begin = useCallback(() => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  }, []);

  useEffect(() => () => running.current?.abort(), []);

  const follow = useCallback(
    async (id: string, file: File | undefined, deleteOthers: boolean, signal: AbortSignal) => {
      let isConnected = true;
      let summary: ImportSummary | undefined;
      const tell = () => {
        if (!signal.aborted) setPhase({ kind: 'running', file, summary, isConnected });
      };
      tell();
      await followImport(id, {
        signal,
        onProgress: (next) => {
          summary = next;
          tell();
        },
        onConnection: (is) => {
          isConnected = is;
          tell();
        },
      });
      if (signal.aborted) return;
      const report = await readReport(id);
      if (signal.aborted) return;
      setPhase(report ? { kind: 'reported', file, report, deleteOthers } : { kind: 'choosing' });
    },
    [],
  );

  const run = useCallback(
    async (file: File, options: ImportOptions) => {
      const signal = begin();
      const onProgress = (share: number) =>
        setPhase({ kind: 'uploading', file, dryRun: options.dryRun, share });
      onProgress(0);
      try {
        const attempt = crypto.randomUUID();
        const id = await startImport({
          platform: platform.key,
          kind,
          orgaSid,
          file,
          options,
          attempt,
          onProgress,
          signal,
        });
        await follow(id, file, options.deleteOthers, signal);
      } catch (error) {
        if (!signal.aborted) setPhase({ kind: 'broken', reason: reasonOf(error) });
      }
    },
    [begin, follow, kind, orgaSid, platform.key],
  );

  const show = useCallback(
    (id: string) => {
      const signal = begin();
      follow(id, undefined, false, signal).catch((error: unknown) => {
        if (!signal.aborted) setPhase({ kind: 'broken', reason: reasonOf(error) });
      });
    },
    [begin, follow],
  );

  const reset = useCallback(() => {
    begin();
    setPhase({ kind: 'choosing' });
  }, [begin]);

  return {
    phase,
    check: (file, deleteOthers) => void run(file, { dryRun: true, deleteOthers }),
    confirm: (options) => {
      if (phase.kind === 'reported' && phase.file)
        void run(phase.file, { dryRun: false, deleteOthers: phase.deleteOthers, ...options });
    },
    show,
    reset,
  };
}

/** What the server said; undefined without a connection. */
function reasonOf(error: unknown): string | undefined {
  return error instanceof Problem && error.status > 0 ? error.message : undefined;
}
