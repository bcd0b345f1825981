import { product } from '../../../resources/entities/product.ts';
import type { Field } from '../../../resources/kinds/field.ts';
import type { Language, Translated } from '../../../resources/languages.ts';
import type { DatasetKey } from '../../../resources/platforms.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import { textIn } from '../../../resources/translate.ts';
import type { Queries } from '../../base/database/queries.ts';
import type { WrittenSheet } from '../../base/workbook/writtenSheet.ts';
import { serverTexts } from '../../base/texts/problemTexts.ts';

/** A stored import template, as far as its workbook shows it. */
export interface Template {
  name: Translated;
  category: string | null;
  notes: Translated | null;
  columns: {
    field: string;
    heading: Translated;
    note?: Translated | null;
    required?: boolean | null;
  }[];
}

interface Attribute {
  sid: string;
  kind: string;
  choices: { label: Translated }[];
}

const attributePrefix = 'attributes.';
const mostChoices = 2000;
const noteWidth = 80;

/** The sheets of a template's workbook: an empty one to fill in, and one that explains its columns. */
export async function templateSheets(
  sql: Queries,
  dataset: DatasetKey,
  language: Language,
  { name, category, notes, columns }: Template,
): Promise<WrittenSheet[]> {
  const texts = serverTexts[language].template;
  const choices = await choicesByField(sql, dataset, language, columns, category);
  const heading = (texts: Translated) => textIn(texts, language);
  return [
    {
      name: texts.data,
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
      name: texts.notes,
      columns: [
        { header: texts.column, isText: true, width: 32 },
        { header: texts.required, isText: true, width: 12 },
        { header: texts.note, isText: true, width: noteWidth },
      ],
      rows: [
        [textIn(name, language), '', textIn(notes, language)],
        ...columns.map(({ heading: title, required, note }) => [
          heading(title),
          required ? texts.yes : '',
          textIn(note, language),
        ]),
      ],
    },
  ];
}

async function choicesByField(
  sql: Queries,
  dataset: DatasetKey,
  language: Language,
  columns: Template['columns'],
  category: string | null,
): Promise<Map<string, string[]>> {
  const { yes, no } = serverTexts[language].template;
  const choices = new Map<string, string[]>();
  const sids = columns.flatMap(({ field }) =>
    field.startsWith(attributePrefix) ? [field.slice(attributePrefix.length)] : [],
  );
  const attributes = await sql<
    Attribute[]
  >`select sid, kind, choices from attribute where sid = any(${sids})`;
  for (const { sid, kind, choices: offered } of attributes) {
    const labels = offered.map(({ label }) => textIn(label, language));
    if (kind === 'choice') choices.set(attributePrefix + sid, labels);
    if (kind === 'yesNo') choices.set(attributePrefix + sid, [yes, no]);
  }
  for (const field of Object.values(product.fields as Record<string, Field>))
    if (
      field.kind === 'reference' &&
      field.to === 'category' &&
      columns.some((column) => column.field === field.at)
    )
      choices.set(field.at ?? '', await categoryNames(sql, dataset, language, category ?? rootCategory));
  return choices;
}

/** The names of the categories under one, which a file may use in the place of their sids. */
async function categoryNames(
  sql: Queries,
  dataset: DatasetKey,
  language: Language,
  under: string,
): Promise<string[]> {
  const rows = await sql<{ name: Translated }[]>`
    select c.name from category_closure hung
    join category c on c.sid = hung.descendant_sid
    where hung.platform = ${dataset} and hung.ancestor_sid = ${under}
    order by hung.depth, c.id limit ${mostChoices}`;
  return [...new Set(rows.map(({ name }) => textIn(name, language)))];
}
