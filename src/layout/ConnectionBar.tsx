import { Alert } from '@mui/material';
import { useEffect, useSyncExternalStore } from 'react';
import { isConnectionLost, isReadsOnly, onConnectionChange } from '../../providers/connection.ts';
import { request } from '../../providers/fetch.ts';
import { connection } from '../../resources/limits.ts';
import { useText } from '../directory/useText.ts';

/** Says that the server is out of reach, or can show things only, until it can do all again (behaviour B182, B666). */
export function ConnectionBar() {
  const text = useText();
  const isLost = useSyncExternalStore(onConnectionChange, isConnectionLost);

  const isReading = useSyncExternalStore(onConnectionChange, isReadsOnly);
  const isWaiting = isLost || isReading;

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      // Whether it answers is noted where it is asked.
      request('/api/time').catch(() => undefined);
    }, connection.askAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return (
    <div role="status" style={{ position: 'sticky', top: 48, zIndex: 1100 }}>
      {isWaiting && (
        <Alert severity="warning" square>
          {text(isLost ? 'connection.lost' : 'connection.readsOnly')}
        </Alert>
      )}
    </div>
  );
}
