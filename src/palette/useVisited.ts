import { useStore } from 'ra-core';
import { useEffect } from 'react';

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
    if (title === undefined) return;
    const others = (one: VisitedRecord) => one.entity !== entity || one.id !== id;
    setVisited((visited) =>
      [{ entity, id, title }, ...(visited ?? none).filter(others)].slice(0, mostVisited),
    );
  }, [entity, id, title, setVisited]);
}
