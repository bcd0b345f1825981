import type { Entity } from '../../../resources/entity.ts';
import type { Field } from '../../../resources/kinds/field.ts';
import { lookedThrough } from '../../../resources/lookedThrough.ts';
import { join, sql, type Sql } from '../../base/database/sql.ts';
import { columnAt } from '../../records/select.ts';
import { foldedWords } from '../query/fold.ts';
import { foldedSql } from './foldedSql.ts';

/** More words say no more. */
const mostWords = 12;

/**
 * The condition that every word of a text stands in a record under the alias `t`, however it is written, in the fields by
 * which people know one (`lookedThrough`); and the order in which such records are named, those that begin so first.
 */
export function textCondition(entity: Entity, typed: string): { condition: Sql; order: Sql } {
  const words = foldedWords(typed).slice(0, mostWords);
  const names = lookedThrough(entity);
  if (words.length === 0 || names.length === 0) return { condition: sql`false`, order: sql`t.id` };
  const texts = join(names.map((name) => textOf(name, entity.fields[name])));
  const title = foldedSql(textOf(entity.title, entity.fields[entity.title]));
  const [first = ''] = words;
  return {
    condition: sql`(
      select bool_and(position(word in looked.folded) > 0)
      from (select ${foldedSql(sql`concat_ws(' ', ${texts})`)} as folded offset 0) looked, unnest(${words}::text[]) word)`,
    order: sql`position(${first} in ${title}) = 0, position(${first} in ${title}), length(${title}), t.id`,
  };
}

function textOf(name: string, field: Field | undefined): Sql {
  const column = columnAt('t', name);
  if (field?.kind === 'translated')
    return sql`(select string_agg(texts.value, ' ' order by texts.key) from jsonb_each_text(${column}) texts)`;
  return sql`${column}`;
}
