import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { countExport, saveExport } from '../../../providers/data/exports.ts';
import { messageOf } from '../../../resources/language/messageOf.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { filterOf, type ExportRequest } from './ExportRequest.ts';

/** Typing is over after this long. */
const pauseMs = 250;

export interface Exporting {
  /** How many products the request means; undefined until they are counted. */
  products: number | undefined;
  /** Bytes that have come; undefined before the first download. */
  bytes: number | undefined;
  isRunning: boolean;
  fault: string | undefined;
  start: () => void;
  stop: () => void;
}

/** Counts what a request means as it changes, and downloads it. */
export function useExport(orgaSid: string, request: ExportRequest): Exporting {
  const { platform } = useBackoffice();
  const [bytes, setBytes] = useState<number>();
  const [isRunning, setRunning] = useState(false);
  const [fault, setFault] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const filter = useSettled(JSON.stringify(filterOf(request)));
  const { data: products } = useQuery({
    queryKey: ['export', platform.key, orgaSid, filter],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => countExport(platform.key, orgaSid, JSON.parse(filter), signal),
  });

  async function run() {
    const { signal } = (running.current = new AbortController());
    setFault(undefined);
    setBytes(0);
    setRunning(true);
    try {
      const { format, language, columns } = request;
      await saveExport(
        platform.key,
        orgaSid,
        { format, language, filter: filterOf(request), columns },
        { signal, onBytes: setBytes },
      );
    } catch (error) {
      setBytes(undefined);
      if (!signal.aborted) setFault(messageOf(error));
    } finally {
      setRunning(false);
    }
  }

  return {
    products,
    bytes,
    isRunning,
    fault,
    start: () => void run(),
    stop: () => running.current?.abort(),
  };
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
