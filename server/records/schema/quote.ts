/** What cannot be a name without quotation marks (PostgreSQL 18, appendix C: reserved). */
const reserved = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column
  concurrently constraint create cross current_catalog current_date current_role current_schema current_time current_timestamp
  current_user default deferrable desc distinct do else end except false fetch for foreign freeze from full grant group having
  ilike in initially inner intersect into is isnull join lateral leading left like limit localtime localtimestamp natural not
  notnull null offset on only or order outer overlaps placing primary references returning right select session_user similar
  some symmetric system_user table tablesample then to trailing true union unique user using variadic verbose when where
  window with`.split(/\s+/),
);

/** Words that may stand without, but are read more easily with them. */
const misread = new Set(['date', 'position']);

/** A name of a table or a column as a migration says it: in quotation marks where SQL would read a word of its own. */
export function quote(name: string): string {
  return reserved.has(name) || misread.has(name) ? `"${name}"` : name;
}
