import type { Readable } from 'node:stream';
import { classFields, classSystems } from '../../../resources/classSystems.ts';
import { attribute } from '../../../resources/entities/attribute.ts';
import { category } from '../../../resources/entities/category.ts';
import { categoryRelation } from '../../../resources/entities/categoryRelation.ts';
import { term } from '../../../resources/entities/term.ts';
import { languages } from '../../../resources/language/languages.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { nullable, texts, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, sharedByAll } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { guardDash } from '../import/literalDash.ts';
import { emptied } from '../import/records/listedIn.ts';
import { shownAsText } from '../import/tree/shownAttributesText.ts';
import { sharedTable, type SharedColumn } from './sharedTable.ts';

const found = {
  ...fieldsOf(category, 'sid', 'name', 'description', 'shownAttributes', ...Object.values(classFields)),
  /** Sids from below the root to the one above it; null for one that does not hang in the tree. */
  path: nullable(texts()),
  position: nullable(fieldsOf(categoryRelation, 'position').position),
};
type Found = Row<typeof found> & { terms: Map<string, string[]>; asked: string[] };

const columns: readonly SharedColumn<Found>[] = [
  { header: 'sid', width: 24, valueOf: ({ sid }) => sid },
  { header: 'parent', width: 40, valueOf: ({ path }) => path?.join(' > ') ?? emptied },
  { header: 'position', width: 10, valueOf: ({ position }) => String(position ?? '') },
  ...languages.map((language) => ({
    header: `name (${language.toUpperCase()})`,
    width: 30,
    valueOf: ({ name }: Found) => guardDash(name[language] ?? ''),
  })),
  ...languages.map((language) => ({
    header: `description (${language.toUpperCase()})`,
    width: 40,
    valueOf: ({ description }: Found) => guardDash(description?.[language] ?? ''),
  })),
  ...languages.map((language) => ({
    header: `terms (${language.toUpperCase()})`,
    width: 30,
    valueOf: ({ terms }: Found) => terms.get(language)?.join('; ') ?? '',
  })),
  ...classSystems.map((system) => ({
    header: classFields[system],
    width: 20,
    valueOf: (row: Found) => row[classFields[system]].join('; '),
  })),
  { header: 'attributes', width: 60, valueOf: ({ asked }) => asked.join('; ') },
  {
    header: 'shownAttributes',
    width: 60,
    valueOf: ({ shownAttributes }) => shownAsText(shownAttributes),
  },
];

/**
 * All categories as they hang in the tree of a platform, parents before their children, as a table that can be imported
 * again and changes nothing (behaviour B361).
 */
export async function tableOfCategories(
  db: ScopedQueries,
  scope: Scope,
  format: 'xlsx' | 'csv',
): Promise<Readable> {
  const categories = await db.rows(
    found,
    sql`
      select c.sid, c.name, c.description, c.ifc_classes as "ifcClasses", c.ebkph_codes as "ebkphCodes",
        c.etim_classes as "etimClasses", c.bkp_codes as "bkpCodes", c.npk_codes as "npkCodes",
        c.shown_attributes as "shownAttributes", r.position,
        case when r.id is not null then array(
          select above.ancestor_sid from category_closure above
          where ${ofPlatform(scope, 'above')} and above.descendant_sid = r.parent_sid
            and above.ancestor_sid <> ${rootCategory}
          order by above.depth desc) end as path
      from category c
      left join category_relation r on ${ofPlatform(scope, 'r')} and r.child_sid = c.sid
      left join category_closure place
        on ${ofPlatform(scope, 'place')} and place.descendant_sid = c.sid and place.ancestor_sid = ${rootCategory}
      order by place.depth nulls last, r.parent_sid, r.position, r.id, c.id`,
  );
  const terms = Map.groupBy(
    await db.rows(
      { ...fieldsOf(term, 'language', 'text'), category: fieldsOf(term, 'sid').sid },
      sql`
        select t.language, t.text, t.category from term t
        where t.category is not null and ${sharedByAll(term)} order by t.id`,
    ),
    ({ category: sid }) => sid,
  );
  const asked = Map.groupBy(
    (
      await db.rows(
        fieldsOf(attribute, 'sid', 'categories'),
        sql`select a.sid, a.categories from attribute a where ${sharedByAll(attribute)} order by a.id`,
      )
    ).flatMap(({ sid, categories: asking }) =>
      asking.map((one) => ({ category: one.sid, named: one.required ? `${sid}*` : sid })),
    ),
    (one) => one.category,
  );
  const rows = categories.map((row): Found => {
    const byLanguage = Map.groupBy(terms.get(row.sid) ?? [], ({ language }) => language);
    return {
      ...row,
      terms: new Map([...byLanguage].map(([language, of]) => [language, of.map(({ text }) => text)])),
      asked: (asked.get(row.sid) ?? []).map(({ named }) => named),
    };
  });
  return sharedTable(category.name, columns, rows, format);
}
