import { attributePrefix } from '../../../resources/finding/attributePrefix.ts';
import { attribute } from '../../../resources/entities/attribute.ts';
import { category } from '../../../resources/entities/category.ts';
import { product } from '../../../resources/entities/product.ts';
import type { template } from '../../../resources/entities/template.ts';
import type { Field } from '../../../resources/kinds/field.ts';
import type { Language, Translated } from '../../../resources/language/languages.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import type { RowOf } from '../../../resources/rowOf.ts';
import { textIn } from '../../../resources/language/translate.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, sharedByAll } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import type { WrittenSheet } from '../../base/workbook/written/writtenSheet.ts';
import { texts } from '../../base/texts/texts.ts';

/** A stored import template, as far as its workbook shows it. */
export type Template = Pick<RowOf<typeof template>, 'name' | 'category' | 'notes' | 'columns'>;

const mostChoices = 2000;
const noteWidth = 80;

/** The sheets of a template's workbook: an empty one to fill in, and one that explains its columns. */
export async function templateSheets(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  { name, category, notes, columns }: Template,
): Promise<WrittenSheet[]> {
  const said = (name: string) => word(language, name);
  const choices = await choicesByField(db, scope, language, columns, category);
  const heading = (words: Translated) => textIn(words, language);
  return [
    {
      name: said('data'),
      columns: columns.map((column) => {
        const offered = choices.get(column.field);
        const header = heading(column.heading);
        return {
          header,
          isText: true,
          width: Math.max(14, header.length + 2),
          ...(offered && { choices: offered }),
        };
      }),
      rows: [],
    },
    {
      name: said('notes'),
      columns: [
        { header: said('column'), isText: true, width: 32 },
        { header: said('required'), isText: true, width: 12 },
        { header: said('note'), isText: true, width: noteWidth },
      ],
      rows: [
        [textIn(name, language), '', textIn(notes, language)],
        ...columns.map(({ heading: title, required, note }) => [
          heading(title),
          required ? said('yes') : '',
          textIn(note, language),
        ]),
      ],
    },
  ];
}

async function choicesByField(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  columns: Template['columns'],
  category: string | null,
): Promise<Map<string, string[]>> {
  const choices = new Map<string, string[]>();
  const sids = columns.flatMap(({ field }) =>
    field.startsWith(attributePrefix) ? [field.slice(attributePrefix.length)] : [],
  );
  const attributes = await db.rows(
    fieldsOf(attribute, 'sid', 'kind', 'choices'),
    sql`
      select a.sid, a.kind, a.choices from attribute a
      where a.sid = any(${sids}) and ${sharedByAll(attribute)}`,
  );
  for (const { sid, kind, choices: offered } of attributes) {
    const labels = offered.map(({ label }) => textIn(label, language));
    if (kind === 'choice') choices.set(attributePrefix + sid, labels);
    if (kind === 'yesNo') choices.set(attributePrefix + sid, [word(language, 'yes'), word(language, 'no')]);
  }
  for (const field of Object.values<Field>(product.fields))
    if (
      field.kind === 'reference' &&
      field.to === 'category' &&
      columns.some((column) => column.field === field.at)
    )
      choices.set(field.at ?? '', await categoryNames(db, scope, language, category ?? rootCategory));
  return choices;
}

function word(language: Language, name: string): string {
  return texts.text(language, `server:template.${name}`);
}

/** The names of the categories under one, which a file may use in the place of their sids. */
async function categoryNames(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  under: string,
): Promise<string[]> {
  const rows = await db.rows(
    fieldsOf(category, 'name'),
    sql`
      select c.name from category_closure hung
      join category c on c.sid = hung.descendant_sid
      where ${ofPlatform(scope, 'hung')} and hung.ancestor_sid = ${under}
      order by hung.depth, c.id limit ${mostChoices}`,
  );
  return [...new Set(rows.map(({ name }) => textIn(name, language)))];
}
