import type { VisitKind } from '../../../resources/calls/pixel.ts';
import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { SystemPool } from '../../base/database/queries.ts';
import { today } from '../../../resources/today.ts';
import type { Visits } from './Visits.ts';
import { writeVisits } from './writeVisits.ts';

const none = { page: 0, suggestion: 0, click: 0, advertisement: 0, advertisementClick: 0 };
const flushEveryMs = 1000;
/** Different records seen on different days between two flushes; what exceeds it is not counted. */
const mostRecords = 50_000;
/** Visitors of records between two flushes; likewise. */
const mostVisitors = 50_000;
/** What somebody did who saw a product, and not merely its name among others. */
const kindsOfVisitors: readonly VisitKind[] = ['page', 'click'];

interface Visit {
  dataset: DatasetKey;
  kind: VisitKind;
  orgaSid: string;
  productSid: string;
  /** Empty unless an advertisement was seen or chosen. */
  advertisementSid: string;
  /** From where. */
  ip: string;
}

export interface VisitCounter {
  count(visit: Visit): void;
  /** Writes what was counted; what cannot be written now is kept for the next time. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Counts in memory and writes the sums once a second, so that a thousand views of a product in a second are one
 * write. A process that is killed loses that second.
 */
export function visitCounter(write: SystemPool, onFailure: (error: unknown) => void): VisitCounter {
  let counted = new Map<string, Visits>();
  let visitors = 0;
  let writing = Promise.resolve();

  function add(visits: Visits): void {
    const key = JSON.stringify([
      visits.dataset,
      visits.orgaSid,
      visits.productSid,
      visits.advertisementSid,
      visits.day,
    ]);
    const known = counted.get(key);
    if (!known) {
      if (counted.size < mostRecords) counted.set(key, { ...visits, visitors: joined(new Set(), visits) });
      return;
    }
    joined(known.visitors, visits);
    known.page += visits.page;
    known.suggestion += visits.suggestion;
    known.click += visits.click;
    known.advertisement += visits.advertisement;
    known.advertisementClick += visits.advertisementClick;
  }

  /** The visitors with those of other visits among them, as far as there is room. */
  function joined(known: Set<string>, { visitors: more }: Visits): Set<string> {
    for (const ip of more)
      if (visitors < mostVisitors && !known.has(ip)) {
        known.add(ip);
        visitors += 1;
      }
    return known;
  }

  async function writeCounted(): Promise<void> {
    if (counted.size === 0) return;
    const batch = [...counted.values()];
    counted = new Map();
    visitors = 0;
    await writeVisits(write, batch).catch((error: unknown) => {
      for (const visits of batch) add(visits);
      onFailure(error);
    });
  }

  function flush(): Promise<void> {
    writing = writing.then(writeCounted);
    return writing;
  }

  const timer = setInterval(() => void flush(), flushEveryMs).unref();
  return {
    count: ({ kind, ip, ...seen }) => {
      const isVisit = ip !== '' && seen.productSid !== '' && kindsOfVisitors.includes(kind);
      add({ ...seen, day: today(), ...none, [kind]: 1, visitors: new Set(isVisit ? [ip] : []) });
    },
    flush,
    stop: () => {
      clearInterval(timer);
      return flush();
    },
  };
}
