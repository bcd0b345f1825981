import { attribute } from '../../../resources/entities/attribute.ts';
import { category } from '../../../resources/entities/category.ts';
import { languages, type Translated } from '../../../resources/languages.ts';
import { textIn } from '../../../resources/translate.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { writePhrases, type Phrase } from './writePhrases.ts';
import { categoryFact, valueFact } from '../index/facts.ts';

const named = fieldsOf(category, 'sid', 'name');
const choosing = fieldsOf(attribute, 'sid', 'choices');

/** Writes the names of these categories anew, as phrases that stand for them. */
export async function categoryNamesWritten(tx: SystemTransaction, sids: readonly string[]): Promise<void> {
  await tx.run(sql`
    delete from search_vocabulary
    where source = 'name' and source_sid = any(${sids}::text[]) and target = 'c:' || source_sid`);
  const categories = await tx.rows(
    named,
    sql`select sid, name from category where sid = any(${sids}::text[])`,
  );
  await writePhrases(
    tx,
    categories.flatMap(({ sid, name }) => phrasesOf(name, categoryFact(sid), sid)),
  );
}

/** Writes the labels of the choices of these attributes anew, as phrases that stand for their values. */
export async function choiceNamesWritten(tx: SystemTransaction, sids: readonly string[]): Promise<void> {
  await tx.run(sql`
    delete from search_vocabulary
    where source = 'name' and source_sid = any(${sids}::text[]) and starts_with(target, 'v:')`);
  const attributes = await tx.rows(
    choosing,
    sql`select sid, choices from attribute where sid = any(${sids}::text[]) and kind = 'choice'`,
  );
  await writePhrases(
    tx,
    attributes.flatMap(({ sid, choices }) =>
      choices.flatMap((choice) => phrasesOf(choice.label, valueFact(sid, choice.sid), sid)),
    ),
  );
}

/** In every language the name that is shown there. */
function phrasesOf(name: Translated, target: string, sourceSid: string): Phrase[] {
  return languages.map((language) => ({
    language,
    platform: '',
    target,
    label: textIn(name, language),
    direction: 'both',
    source: 'name',
    sourceSid,
  }));
}
