import { useCallback, useRef, useState } from 'react';
import { proposeDelivery, startDelivery, stopDelivery } from '../../providers/data/media.ts';
import { uploadInParts, type FileInFolder } from '../../providers/data/uploadInParts.ts';
import { messageOf } from '../../resources/language/messageOf.ts';
import { Problem } from '../../providers/fetch.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';

/** What is under way: files are chosen, uploaded, or shown as a delivery. */
export type DeliveryPhase =
  | { kind: 'choosing'; fault?: string }
  | { kind: 'uploading'; share: number; count: number }
  | { kind: 'shown'; id: string };

/** So many files are on their way at a time. */
const atATime = 3;

/** Sends pictures and documents of a company, shows what would become of them, and has them stored. */
export function useDelivery(orgaSid: string) {
  const { platform } = useBackoffice();
  const text = useText();
  const [phase, setPhase] = useState<DeliveryPhase>({ kind: 'choosing' });
  const underWay = useRef<AbortController>(undefined);

  async function send(files: readonly FileInFolder[]) {
    if (files.length === 0) return;
    const stopping = new AbortController();
    underWay.current = stopping;
    const whole = files.reduce((sum, { file }) => sum + file.size, 0);
    const arrived = new Map<FileInFolder, number>();
    const tell = () => {
      const bytes = [...arrived.values()].reduce((sum, each) => sum + each, 0);
      setPhase({ kind: 'uploading', share: whole === 0 ? 1 : bytes / whole, count: files.length });
    };
    tell();
    try {
      const waiting = [...files];
      const uploads: string[] = [];
      const sendNext = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const one = next;
          const onProgress = (bytes: number) => {
            arrived.set(one, bytes);
            tell();
          };
          const asked = { ...one, platform: platform.key, orgaSid, onProgress, signal: stopping.signal };
          uploads.push(await uploadInParts(asked));
        }
      };
      await Promise.all(Array.from({ length: atATime }, sendNext));
      const { id } = await proposeDelivery(platform.key, { orgaSid, uploads });
      setPhase({ kind: 'shown', id });
    } catch (error) {
      if (stopping.signal.aborted) return;
      stopping.abort();
      setPhase({
        kind: 'choosing',
        fault: faultIn(error) ?? text('file.failed', { reason: messageOf(error) }),
      });
    }
  }

  const stopSending = () => {
    underWay.current?.abort();
    setPhase({ kind: 'choosing' });
  };
  const start = (id: string) => startDelivery(platform.key, id);
  const drop = (id: string) => stopDelivery(platform.key, id);
  const show = useCallback((id: string) => setPhase({ kind: 'shown', id }), []);
  const reset = () => setPhase({ kind: 'choosing' });
  return { phase, send, stopSending, start, drop, show, reset };
}

/** The first fault of a refusal says more than the refusal. */
function faultIn(error: unknown): string | undefined {
  if (!(error instanceof Problem) || !Array.isArray(error.body.errors)) return undefined;
  const [first]: unknown[] = error.body.errors;
  return typeof first === 'object' && first !== null && 'message' in first
    ? String(first.message)
    : undefined;
}
