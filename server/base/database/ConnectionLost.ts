/** The connection to the database is not there or went away; what was under way may have been done or not. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
}
