import { attribute } from '../../../../resources/entities/attribute.ts';
import type { Row } from '../../../base/database/column.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { fieldsOf } from '../../../records/fieldsOf.ts';
import { NameIndex } from './NameIndex.ts';
import type { Terms } from './terms.ts';

const stored = fieldsOf(attribute, 'sid', 'name', 'kind', 'unit', 'choices');
type Stored = Row<typeof stored>;

/** An attribute whose values files may give. */
export interface ImportedAttribute {
  sid: string;
  names: readonly string[];
  /** What else people call it. */
  terms: readonly string[];
  kind: Stored['kind'];
  unit: Stored['unit'];
  choices: NameIndex;
  /** The same as declared. */
  declared: Stored['choices'];
}

/** All attributes; there are hundreds, and every platform shares them. */
export async function readAttributes(db: SystemQueries, terms: Terms): Promise<ImportedAttribute[]> {
  const rows = await db.rows(
    stored,
    sql`select sid, name, kind, unit, choices from attribute order by sid limit 20000`,
  );
  return rows.map(({ sid, name, kind, unit, choices }) => ({
    sid,
    names: Object.values(name),
    terms: terms.ofAttribute(sid),
    kind,
    unit,
    choices: new NameIndex(
      choices.map((choice) => ({
        sid: choice.sid,
        names: Object.values(choice.label),
        terms: terms.ofChoice(sid, choice.sid),
      })),
    ),
    declared: choices,
  }));
}
