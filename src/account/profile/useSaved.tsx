import { useState, type ReactNode } from 'react';
import { useAccount } from '../AccountContext.ts';

/** Says that something was saved: in the look and to screen readers. */
export function useSaved(words?: string): { saved: ReactNode; say: () => void } {
  const { text } = useAccount();
  const [isSaved, setSaved] = useState(false);
  const saved = (
    <p role="status" className="account-notice" hidden={!isSaved}>
      {isSaved && (words ?? text('ra.notification.updated', { count: 1 }))}
    </p>
  );
  return { saved, say: () => setSaved(true) };
}
