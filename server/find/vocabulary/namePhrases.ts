import { attribute } from '../../../resources/entities/attribute.ts';
import { category } from '../../../resources/entities/category.ts';
import { languages, type Translated } from '../../../resources/language/languages.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { fold } from '../query/fold.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { writePhrases, type Phrase } from './writePhrases.ts';
import { attributeFact, categoryFact, valueFact } from '../index/facts.ts';
import { namesOfAttribute, widerNames } from './attributeNames.ts';

const named = fieldsOf(category, 'sid', 'name');
const choosing = fieldsOf(attribute, 'sid', 'name', 'kind', 'choices');

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

/** Writes the names of these attributes anew, as phrases that stand for them, and the labels of their choices, that stand for their values. */
export async function attributeNamesWritten(tx: SystemTransaction, sids: readonly string[]): Promise<void> {
  await tx.run(sql`
    delete from search_vocabulary
    where source = 'name' and source_sid = any(${sids}::text[])
      and (starts_with(target, 'v:') or starts_with(target, 'a:'))`);
  const attributes = await tx.rows(
    choosing,
    sql`select sid, name, kind, choices from attribute where kind <> 'text'`,
  );
  const all = new Map(
    languages.map((language) => [
      language,
      new Set(attributes.map(({ name }) => fold(textIn(name, language)))),
    ]),
  );
  const written = new Set(sids);
  const anew = attributes.filter(({ sid }) => written.has(sid));
  await writePhrases(
    tx,
    anew.flatMap(({ sid, name, kind, choices }) => [
      ...languages.flatMap((language) => {
        const shown = textIn(name, language);
        const names = namesOfAttribute(shown);
        const wider = names.flatMap((one) => widerNames(one, language, all.get(language) ?? new Set()));
        return [...new Set([...names, ...wider])].map((label) =>
          phraseOf({ label, language, target: attributeFact(sid), sourceSid: sid }, 'oneWay'),
        );
      }),
      ...(kind === 'choice' ? choices : []).flatMap((choice) =>
        phrasesOf(choice.label, valueFact(sid, choice.sid), sid),
      ),
    ]),
  );
}

/** In every language the name that is shown there. */
function phrasesOf(name: Translated, target: string, sourceSid: string): Phrase[] {
  return languages.map((language) =>
    phraseOf({ label: textIn(name, language), language, target, sourceSid }, 'both'),
  );
}

function phraseOf(
  phrase: Pick<Phrase, 'label' | 'language' | 'target' | 'sourceSid'>,
  direction: Phrase['direction'],
): Phrase {
  return { ...phrase, platform: '', direction, source: 'name' };
}
