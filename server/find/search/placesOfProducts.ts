import { category as categoryEntity } from '../../../resources/entities/category.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { rowsOfKeys } from '../../base/database/rowsOfKeys.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import type { Hit } from '../facets/Hit.ts';

/** The category of a product or one above it, as it is called in a language. */
export interface NamedPlace {
  sid: string;
  name: string;
}

const place = { own: text(), ...fieldsOf(categoryEntity, 'sid', 'name') };

/** The category of each product and those above it, the own one first. */
export async function placesOfProducts(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  hits: readonly Pick<Hit, 'id' | 'category'>[],
): Promise<Map<number, NamedPlace[]>> {
  const found = await rowsOfKeys(db, {
    shape: place,
    keys: [...new Set(hits.map((hit) => hit.category))],
    keyOf: ({ own }) => own,
    of: (sids) => sql`
      select place.descendant_sid as own, c.sid, c.name
      from category_closure place join category c on c.sid = place.ancestor_sid
      where ${ofPlatform(scope, 'place')} and place.descendant_sid = any(${sids}::text[])
      order by place.descendant_sid, place.depth`,
  });
  const places = new Map(
    [...found].map(([own, path]) => [
      own,
      path.map(({ sid, name }) => ({ sid, name: textIn(name, language) })),
    ]),
  );
  return new Map(hits.map((hit) => [hit.id, places.get(hit.category) ?? []]));
}
