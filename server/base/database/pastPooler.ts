import type { DatabasePlaces } from './connect.ts';

/** The same database without the pooler before it: for what takes its time in one session, as the worker and migrations do. */
export function pastPooler<Places extends DatabasePlaces>(places: Places): Places {
  const { databaseDirectUrl } = places;
  if (databaseDirectUrl === undefined) return places;
  return {
    ...places,
    databaseUrl: databaseDirectUrl,
    databaseReadUrl: undefined,
    databaseDirectUrl: undefined,
    isPrepared: true,
  };
}
