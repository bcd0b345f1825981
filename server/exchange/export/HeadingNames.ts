import { attribute } from '../../../resources/entities/attribute.ts';
import { mapping } from '../../../resources/entities/mapping.ts';
import type { Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { sharedByAll, where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { nameKey } from '../import/catalogue/nameKey.ts';
import { labels } from '../import/headings/labels.ts';

const named = fieldsOf(attribute, 'sid', 'name');
const said = fieldsOf(mapping, 'headings');

/** What headings mean to whoever reads a file of a company back. */
export class HeadingNames {
  /** By the key of a name the attributes that go by it; of a name that means something else too, '' among them. */
  readonly #sids = new Map<string, Set<string>>();

  /** @param mapped headings of which the company has said what they mean */
  constructor(attributes: readonly Row<typeof named>[], mapped: readonly string[] = []) {
    for (const { sid, name } of attributes)
      for (const text of [sid, ...Object.values(name)]) this.#note(text, sid);
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
    sql`select m.headings from mapping m where ${where(scope, 'm')} and m.orga_sid = ${orgaSid}`,
  );
  return new HeadingNames(
    attributes,
    mappings.flatMap(({ headings }) => headings.map(({ heading }) => heading)),
  );
}
