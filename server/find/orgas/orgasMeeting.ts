import type { Language } from '../../../resources/language/languages.ts';
import { placeNames } from '../../../resources/platform/placeNames.ts';
import { every, sql, type Sql } from '../../base/database/sql.ts';
import type { WantedOfOrga } from './wantedOfOrgas.ts';

/** From here on a word is also looked for within words, as `holz` is not, but `fenster` in `Alpenfenster`. */
const leastWithinWord = 5;

/**
 * The condition that a company, alias `o`, meets all pieces of a text: by its name, its place, what it writes of itself, or
 * because it has products of a category, or deals in it (behaviour B448).
 */
export function orgasMeeting(wanted: readonly WantedOfOrga[], language: Language): Sql {
  if (wanted.length === 0) return sql`false`;
  return every(
    wanted.map(
      ({ words, categories }) => sql`(
        ${saysAll(said(language), words)}
        or exists (
          select from category_count n
          where n.platform = o.platform and n.orga_sid = o.sid and n.product_line = ''
            and n.category_sid = any(${categories}::text[]))
        or exists (
          select from category_closure place
          where place.platform = o.platform and place.ancestor_sid = any(${categories}::text[])
            and place.descendant_sid = any(o.product_categories)))`,
    ),
  );
}

/** Do all words of the text stand in the name of the company? */
export function isCalled(wanted: readonly WantedOfOrga[]): Sql {
  return saysAll(
    folded(sql`o.name`),
    wanted.flatMap(({ words }) => words),
  );
}

/** Do all words stand in a folded text? Places go by their names in every language. */
function saysAll(text: Sql, words: readonly string[]): Sql {
  return sql`(${every(words.map((word) => sql`${text} like any(${placeNames(word).map(patternOf)}::text[])`))})`;
}

function patternOf(word: string): string {
  return word.length < leastWithinWord ? `% ${word}%` : `%${word}%`;
}

function said(language: Language): Sql {
  return folded(sql`
    concat_ws(' ', o.name, o.address ->> 'city', o.address ->> 'zip', o.description ->> ${language}::text)`);
}

/** As `fold` does it, as far as names and places need it: small letters without marks, a blank before every word. */
function folded(text: Sql): Sql {
  return sql`' ' || regexp_replace(
    regexp_replace(translate(lower(${text}), 'àáâäçèéêëìíîïòóôöùúûüÿñ', 'aaaaceeeeiiiioooouuuuyn'), '([aou])e', '\\1', 'g'),
    '[^a-z0-9]+', ' ', 'g')`;
}
