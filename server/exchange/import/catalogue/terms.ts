import { term } from '../../../../resources/entities/term.ts';
import { platform, type DatasetKey } from '../../../../resources/platform/platforms.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { fieldsOf } from '../../../records/fieldsOf.ts';

/** What people call categories, attributes and choices beside their names (behaviour B242). */
export interface Terms {
  ofCategory(sid: string): readonly string[];
  /** Those among them that only lead to the category (behaviour B240). */
  leadingTo(sid: string): readonly string[];
  ofAttribute(sid: string): readonly string[];
  ofChoice(attribute: string, sid: string): readonly string[];
}

const stored = fieldsOf(term, 'text', 'direction', 'category', 'attribute', 'value');

/** The terms that hold on a platform; what only stands near a thing is no name of it. */
export async function readTerms(db: SystemQueries, dataset: DatasetKey): Promise<Terms> {
  const { country } = platform(dataset);
  const rows = await db.rows(
    stored,
    sql`
      select text, direction, category, attribute, value from term
      where (category is not null or attribute is not null) and direction <> 'nearby'
        and (cardinality(platforms) = 0 or ${country} = any(platforms))
      order by sid limit 200000`,
  );
  const byMeaning = new Map<string, string[]>();
  const leading = new Map<string, string[]>();
  const add = (to: Map<string, string[]>, key: string, text: string) => {
    const same = to.get(key);
    if (same) same.push(text);
    else to.set(key, [text]);
  };
  for (const { text, direction, category, attribute, value } of rows) {
    add(byMeaning, JSON.stringify(category ? [category] : [attribute, value || null]), text);
    if (category && direction === 'oneWay') add(leading, category, text);
  }
  const found = (...key: (string | null)[]) => byMeaning.get(JSON.stringify(key)) ?? [];
  return {
    ofCategory: (sid) => found(sid),
    leadingTo: (sid) => leading.get(sid) ?? [],
    ofAttribute: (sid) => found(sid, null),
    ofChoice: (attribute, sid) => found(attribute, sid),
  };
}
