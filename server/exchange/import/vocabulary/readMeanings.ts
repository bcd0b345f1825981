import { attribute } from '../../../../resources/entities/attribute.ts';
import { category } from '../../../../resources/entities/category.ts';
import type { Translated } from '../../../../resources/language/languages.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { fieldsOf } from '../../../records/fieldsOf.ts';
import { nameKey } from '../catalogue/nameKey.ts';

/** What terms may mean, as tables name it: by sid or by name in any language, a category also by its ETIM class. */
export interface Meanings {
  /** The sid of the one that is called so; what nobody is called stays as it is, for the judgement to name. */
  category(named: string): string;
  attribute(named: string): string;
  value(attribute: string, named: string): string;
  /** The sids of all categories that carry a class. */
  ofClass(code: string): readonly string[];
}

/** Reads what terms may mean. */
export async function readMeanings(db: SystemQueries): Promise<Meanings> {
  const categories = await db.rows(
    fieldsOf(category, 'sid', 'name', 'etimClasses'),
    sql`select sid, name, etim_classes as "etimClasses" from category`,
  );
  const attributes = await db.rows(
    fieldsOf(attribute, 'sid', 'name', 'choices'),
    sql`select sid, name, choices from attribute`,
  );
  const byClass = new Map<string, string[]>();
  for (const { sid, etimClasses } of categories)
    for (const key of new Set(etimClasses.map(nameKey))) byClass.set(key, [...(byClass.get(key) ?? []), sid]);
  const categoryNamed = sidOf(categories);
  const attributeNamed = sidOf(attributes);
  const values = new Map(
    attributes.map(({ sid, choices }) => [
      sid,
      sidOf(choices.map((choice) => ({ sid: choice.sid, name: choice.label }))),
    ]),
  );
  return {
    category: categoryNamed,
    attribute: attributeNamed,
    value: (of, named) => values.get(of)?.(named) ?? named,
    ofClass: (code) => byClass.get(nameKey(code)) ?? [],
  };
}

function sidOf(records: readonly { sid: string; name: Translated }[]): (named: string) => string {
  const sids = new Set(records.map(({ sid }) => sid));
  const byName = new Map<string, Set<string>>();
  for (const { sid, name } of records)
    for (const one of Object.values(name)) {
      const key = nameKey(one);
      byName.set(key, (byName.get(key) ?? new Set()).add(sid));
    }
  return (named) => {
    if (sids.has(named)) return named;
    const [only, ...others] = byName.get(nameKey(named)) ?? [];
    return only !== undefined && others.length === 0 ? only : named;
  };
}
