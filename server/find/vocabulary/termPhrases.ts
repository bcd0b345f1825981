import { term } from '../../../resources/entities/term.ts';
import type { Row } from '../../base/database/column.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { phraseKey } from './phraseKey.ts';
import { writePhrases, type Phrase } from './writePhrases.ts';
import { attributeFact, categoryFact, lineFact, valueFact, wordTarget } from '../index/facts.ts';

const meaning = fieldsOf(
  term,
  ...(['sid', 'text', 'language', 'platforms', 'direction', 'category', 'attribute', 'value'] as const),
  ...(['company', 'productLine', 'word'] as const),
);

/** Writes the phrases of these terms anew; those of terms that are gone go. */
export async function termsWritten(tx: SystemTransaction, sids: readonly string[]): Promise<void> {
  await tx.run(sql`
    delete from search_vocabulary where source = 'term' and source_sid = any(${sids}::text[])`);
  const terms = await tx.rows(
    meaning,
    sql`
      select sid, text, language, platforms, direction, category, attribute, value, company,
        product_line as "productLine", word
      from term where sid = any(${sids}::text[])`,
  );
  await writePhrases(tx, terms.flatMap(phrasesOf));
}

/** One for each country in which it holds; of another word that means the same, also the other way round. */
function phrasesOf(row: Row<typeof meaning>): Phrase[] {
  const { sid, text, language, direction, word } = row;
  const targets = word
    ? [
        { label: text, target: wordTarget(phraseKey(word, language)) },
        ...(direction === 'both' ? [{ label: word, target: wordTarget(phraseKey(text, language)) }] : []),
      ]
    : [{ label: text, target: targetOf(row) }];
  const platforms = row.platforms.length > 0 ? row.platforms : ([''] as const);
  return platforms.flatMap((platform) =>
    targets.map(
      (one) => ({ ...one, language, platform, direction, source: 'term', sourceSid: sid }) as const,
    ),
  );
}

function targetOf({ category, attribute, value, company, productLine }: Row<typeof meaning>): string {
  if (category) return categoryFact(category);
  if (productLine) return lineFact(company ?? '', productLine);
  const of = attribute ?? '';
  return value ? valueFact(of, value) : attributeFact(of);
}
