import { attribute } from '../../../resources/entities/attribute.ts';
import { languages } from '../../../resources/language/languages.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { text, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { sharedByAll, where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { nameKey } from '../import/catalogue/nameKey.ts';
import { labels } from '../import/headings/synonyms/labels.ts';

const named = fieldsOf(attribute, 'sid', 'name');
const said = { heading: text() };

/** What headings mean to whoever reads a file of a company back. */
export class HeadingNames {
  /** By the key of a name the attributes that go by it; of a name that means something else too, '' among them. */
  readonly #sids = new Map<string, Set<string>>();

  /** @param mapped headings of which the company has said what they mean */
  constructor(attributes: readonly Row<typeof named>[], mapped: readonly string[] = []) {
    for (const { sid, name } of attributes)
      for (const text of [sid, ...languages.map((one) => textIn(name, one))]) this.#note(text, sid);
    for (const label of Object.values(labels).flatMap((of) => Object.values(of))) this.#note(label, '');
    for (const heading of mapped) this.#note(heading, '');
  }

  /** Is a heading read as this attribute, and as nothing else? */
  mean(heading: string, sid: string): boolean {
    const sids = this.#sids.get(nameKey(heading));
    return sids === undefined || (sids.size === 1 && sids.has(sid));
  }

  #note(text: string, sid: string): void {
    const key = nameKey(text);
    this.#sids.set(key, (this.#sids.get(key) ?? new Set()).add(sid));
  }
}

/** Reads what headings of a company's files mean. */
export async function readHeadingNames(
  db: ScopedQueries,
  scope: Scope,
  orgaSid: string,
): Promise<HeadingNames> {
  const attributes = await db.rows(
    named,
    sql`select sid, name from attribute where ${sharedByAll(attribute)}`,
  );
  const mappings = await db.rows(
    said,
    // What cannot be read of a mapping means nothing (behaviour B210).
    sql`
      select one ->> 'heading' as heading from mapping m
      cross join lateral jsonb_array_elements(case jsonb_typeof(m.headings) when 'array' then m.headings else '[]' end) one
      where ${where(scope, 'm')} and m.orga_sid = ${orgaSid} and jsonb_typeof(one -> 'heading') = 'string'`,
  );
  return new HeadingNames(
    attributes,
    mappings.map(({ heading }) => heading),
  );
}
