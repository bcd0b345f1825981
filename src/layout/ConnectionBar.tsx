import { Alert } from '@mui/material';
import { useEffect, useSyncExternalStore } from 'react';
import { isConnectionLost, onConnectionChange } from '../../providers/connection.ts';
import { request } from '../../providers/fetch.ts';
import { connection } from '../../resources/limits.ts';
import { useText } from '../directory/useText.ts';

/** Says that the server is out of reach, until it answers again (behaviour B182). */
export function ConnectionBar() {
  const text = useText();
  const isLost = useSyncExternalStore(onConnectionChange, isConnectionLost);

  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setInterval(() => {
      // Whether it answers is noted where it is asked.
      request('/api/time').catch(() => undefined);
    }, connection.askAgainMs);
    return () => clearInterval(timer);
  }, [isLost]);

  return (
    <div role="status" style={{ position: 'sticky', top: 48, zIndex: 1100 }}>
      {isLost && (
        <Alert severity="warning" square>
          {text('connection.lost')}
        </Alert>
      )}
    </div>
  );
}
