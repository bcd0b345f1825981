import type { OpenValue } from '../../../../resources/calls/workbenchAnswers.ts';
import { attribute } from '../../../../resources/entities/attribute.ts';
import { category } from '../../../../resources/entities/category.ts';
import { productLine } from '../../../../resources/entities/productLine.ts';
import type { Language, Translated } from '../../../../resources/language/languages.ts';
import { createNearestFew } from '../../../../resources/finding/nearest.ts';
import { textIn } from '../../../../resources/language/translate.ts';
import type { ScopedQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { ofPlatform, sharedByAll } from '../../../records/access/where.ts';
import { fieldsOf } from '../../../records/fieldsOf.ts';
import { translationKey } from '../catalogue/mappings.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { choiceNames } from '../values/readChoice.ts';
import type { KeptGroup } from '../groups/keptGroup.ts';
import { importedFields } from '../importedFields.ts';
import { describeReason } from '../reports/describeColumn.ts';
import { plainField } from './mappingsOf.ts';

const most = 3;

type Proposal = OpenValue['proposals'][number];
interface Choice {
  sid: string;
  names: Translated;
}

interface Asked {
  orgaSid: string;
  fields: readonly string[];
  language: Language;
}

/**
 * What values of fields could stand for, the likeliest first: the categories that groups or their products speak of, else, of
 * what such a field can name, what is called most alike.
 */
export async function proposer(
  db: ScopedQueries,
  scope: Scope,
  { orgaSid, fields, language, groups }: Asked & { groups: readonly KeptGroup[] },
): Promise<(field: string, value: string) => Proposal[]> {
  const judged = new Map(
    groups.map((group) => [translationKey('mainCategory', group.value), group.proposals]),
  );
  const nearest = new Map<string, (value: string) => Proposal[]>();
  for (const field of new Set(fields)) {
    const choices = await choicesOf(db, scope, orgaSid, field);
    const bySid = new Map(choices.map((choice) => [choice.sid, choice]));
    const words = choices.flatMap((choice) =>
      Object.values(choice.names).map((name) => [nameKey(name), choice] as const),
    );
    const alike = createNearestFew(words, most);
    const shown = ({ sid, names }: Choice, reason: Proposal['reason'] = null): Proposal => ({
      translation: sid,
      label: textIn(names, language),
      reason,
    });
    nearest.set(field, (value) => {
      const spoken = (judged.get(translationKey(field, value)) ?? []).flatMap(({ sid, reason }) => {
        const choice = bySid.get(sid);
        return choice ? [shown(choice, describeReason(reason, language))] : [];
      });
      const named = new Set(spoken.map(({ translation }) => translation));
      const others = alike(nameKey(value)).filter(({ sid }) => !named.has(sid));
      return [...spoken, ...others.map((choice) => shown(choice))].slice(0, most);
    });
  }
  return (field, value) => nearest.get(field)?.(value) ?? [];
}

/** How the reader calls what values of fields stand for. */
export async function labeller(
  db: ScopedQueries,
  scope: Scope,
  { orgaSid, fields, language }: Asked,
): Promise<(field: string, sid: string) => string> {
  const names = new Map<string, Map<string, Translated>>();
  for (const field of new Set(fields)) {
    const choices = await choicesOf(db, scope, orgaSid, field);
    names.set(field, new Map(choices.map((choice) => [choice.sid, choice.names])));
  }
  return (field, sid) => {
    const named = names.get(field)?.get(sid);
    return named ? textIn(named, language) : sid;
  };
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
  if (declared?.kind === 'choice')
    return declared.choices.map((sid) => ({ sid, names: choiceNames(plainField(field), sid) }));
  const found = await db.first(
    fieldsOf(attribute, 'choices'),
    sql`select a.choices from attribute a where ${sharedByAll(attribute)} and a.sid = ${plainField(field)}`,
  );
  return (found?.choices ?? []).map(({ sid, label }) => ({ sid, names: label }));
}
