import type { OpenValue } from '../../../../resources/calls/workbenchAnswers.ts';
import { attribute } from '../../../../resources/entities/attribute.ts';
import { category } from '../../../../resources/entities/category.ts';
import { productLine } from '../../../../resources/entities/productLine.ts';
import type { Language, Translated } from '../../../../resources/languages.ts';
import { textIn } from '../../../../resources/translate.ts';
import type { ScopedQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { ofPlatform, sharedByAll } from '../../../records/access/where.ts';
import { fieldsOf } from '../../../records/fieldsOf.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { createNearestFew } from '../catalogue/nearest.ts';
import { importedFields } from '../importedFields.ts';
import { plainField } from './mappingsOf.ts';

const most = 3;

type Proposal = OpenValue['proposals'][number];
interface Choice {
  sid: string;
  names: Translated;
}

/** What values of fields could stand for, the likeliest first: of what such a field can name, what is called most alike. */
export async function proposer(
  db: ScopedQueries,
  scope: Scope,
  { orgaSid, fields, language }: { orgaSid: string; fields: readonly string[]; language: Language },
): Promise<(field: string, value: string) => Proposal[]> {
  const nearest = new Map<string, (value: string) => Choice[]>();
  for (const field of new Set(fields)) {
    const choices = await choicesOf(db, scope, orgaSid, field);
    const words = choices.flatMap((choice) =>
      Object.values(choice.names).map((name) => [nameKey(name), choice] as const),
    );
    nearest.set(field, createNearestFew(words, most));
  }
  return (field, value) =>
    (nearest.get(field)?.(nameKey(value)) ?? []).map(({ sid, names }) => ({
      translation: sid,
      label: textIn(names, language),
    }));
}

async function choicesOf(db: ScopedQueries, scope: Scope, orgaSid: string, field: string): Promise<Choice[]> {
  const declared = importedFields.find(({ name }) => name === plainField(field))?.field;
  if (declared?.kind === 'reference' && declared.to === category.name) {
    const rows = await db.rows(
      fieldsOf(category, 'sid', 'name'),
      sql`
        select c.sid, c.name from category c
        where exists (select from category_relation r where r.child_sid = c.sid and ${ofPlatform(scope, 'r')})
        limit 100000`,
    );
    return rows.map(({ sid, name }) => ({ sid, names: name }));
  }
  if (declared?.kind === 'reference' && declared.to === productLine.name) {
    const rows = await db.rows(
      fieldsOf(productLine, 'sid', 'title'),
      sql`
        select l.sid, l.title from product_line l
        where ${ofPlatform(scope, 'l')} and l.orga_sid = ${orgaSid} limit 50000`,
    );
    return rows.map(({ sid, title }) => ({ sid, names: title }));
  }
  const found = await db.first(
    fieldsOf(attribute, 'choices'),
    sql`select a.choices from attribute a where ${sharedByAll(attribute)} and a.sid = ${plainField(field)}`,
  );
  return (found?.choices ?? []).map(({ sid, label }) => ({ sid, names: label }));
}
