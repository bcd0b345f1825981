import { sql, type Sql } from '../../base/database/sql.ts';
import { ligatures } from '../query/fold.ts';

/** A text of the database, folded as `fold` folds one (a test compares them): for tables too small for folded rows of their own. */
export function foldedSql(text: Sql): Sql {
  const plain = Object.entries(ligatures).reduce(
    (inner, [letter, letters]) => sql`replace(${inner}, ${letter}, ${letters})`,
    sql`lower(${text})`,
  );
  const unmarked = sql`regexp_replace(normalize(${plain}, NFD), '[\\u0300-\\u036f]+', '', 'g')`;
  const letters = sql`regexp_replace(${unmarked}, '([aou])e', '\\1', 'g')`;
  const sizes = sql`regexp_replace(${letters}, '(\\d)\\s*[x×*]\\s*(?=\\d|$)', '\\1 ', 'g')`;
  const parted = sql`regexp_replace(${sizes}, '([a-z])(?=\\d)|(\\d)(?=[a-z])', '\\1\\2 ', 'g')`;
  return sql`trim(regexp_replace(${parted}, '[^a-z0-9]+', ' ', 'g'))`;
}
