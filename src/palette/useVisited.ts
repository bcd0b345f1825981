import { useStore } from 'ra-core';
import { useEffect } from 'react';
import { hasStoredSession } from '../../providers/auth/storedSession.ts';

/** A record that somebody had open, as it was called then. */
export interface VisitedRecord {
  entity: string;
  id: string;
  title: string;
}

const mostVisited = 12;
const none: readonly VisitedRecord[] = [];

/** The records that somebody had open last in this browser, the last one first; gone when they sign out. */
export function useVisited() {
  return useStore<readonly VisitedRecord[]>('visited', none);
}

/** Notes that a record is open, once its title is known. */
export function useNoteVisit({
  entity,
  id,
  title,
}: Omit<VisitedRecord, 'title'> & { title: string | undefined }) {
  const [, setVisited] = useVisited();
  useEffect(() => {
    // A record may arrive while the page is left because the session is over: nothing is kept of anybody then (behaviour B117).
    if (title === undefined || !hasStoredSession()) return;
    const others = (one: VisitedRecord) => one.entity !== entity || one.id !== id;
    setVisited((visited) =>
      [{ entity, id, title }, ...(visited ?? none).filter(others)].slice(0, mostVisited),
    );
  }, [entity, id, title, setVisited]);
}
