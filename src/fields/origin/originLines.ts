import type { Origin } from '../../../resources/calls/audit.ts';

/** One way a field came to what it holds, and which of its languages did so; none where the field has no parts. */
export interface OriginLine {
  origin: Origin;
  parts: string[];
}

/** Where a field comes from, each way once, the newest first. */
export function originLines(origins: readonly Origin[], name: string): OriginLine[] {
  const ofField = origins.filter(({ path }) => path === name || path.startsWith(`${name}.`));
  const groups = Map.groupBy(ofField, ({ at, source, username, reportId }) =>
    JSON.stringify([at, source, username, reportId]),
  );
  return [...groups.values()]
    .flatMap((ofOne): OriginLine[] => {
      const [origin] = ofOne;
      const parts = ofOne.flatMap(({ path }) => (path === name ? [] : path.slice(name.length + 1)));
      return origin ? [{ origin, parts }] : [];
    })
    .toSorted((one, other) => (one.origin.at < other.origin.at ? 1 : -1));
}
