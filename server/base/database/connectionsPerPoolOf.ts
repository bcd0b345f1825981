const most = 8;
const least = 3;
/** Of all processes of a machine together, in pools of one kind. */
const mostOfAll = 24;

/**
 * How many connections each pool of a web process may open: what one has alone, until that would be too many for the
 * server. Three let a transaction go on beside a read and another one's.
 */
export function connectionsPerPoolOf(processes: number): number {
  return Math.max(least, Math.min(most, Math.floor(mostOfAll / processes)));
}
