import type { ReferenceField } from '../../../../resources/kinds/field.ts';
import { unknownCode } from '../../../../resources/known.ts';
import { isPerPlatform, type Entity } from '../../../../resources/entity.ts';
import { sharedFields } from '../../../../resources/namings.ts';
import { entities, entityNamed } from '../../../../resources/registry.ts';
import { integer, text } from '../../../base/database/column.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { every, identifier, sql, type Sql } from '../../../base/database/sql.ts';
import { columnAt, fromTable } from '../../../records/select.ts';
import { importedFields, type ImportedField } from '../importedFields.ts';
import type { Merge } from './compareRows.ts';
import { atRows, type MergeFault } from './findFaults.ts';
import type { ComparedFault } from './judgeCompared.ts';

type Company = Pick<Merge, 'dataset' | 'orgaSid'>;

/** A field by which products name records, and how a compared product `c`, or the stored one `p`, does. */
interface NamingField {
  field: ImportedField;
  to: Entity;
  reference?: ReferenceField;
}

const namingFields: readonly NamingField[] = importedFields.flatMap((each): NamingField[] => {
  const { field } = each;
  if (field.kind === 'values') return [{ field: each, to: entities.attribute }];
  if (field.kind !== 'reference') return [];
  if (field.many)
    throw new Error(`An import takes no lists of references ("${each.name}"): teach namedThere.ts.`);
  return [{ field: each, to: entityNamed(field.to), reference: field }];
});

/**
 * Keeps all that the compared products name from being deleted until the end of the transaction (behaviour B232): whoever
 * deletes it waits, and then finds that they need it.
 */
export async function holdNamed(tx: SystemTransaction, company: Company): Promise<void> {
  for (const naming of namingFields) await lockNamed(tx, company, naming);
}

/** The same for a file, and what of it has gone since the file was read. What a stored product named before is not asked again. */
export async function namedNoMore(tx: SystemTransaction, merge: Merge): Promise<MergeFault[]> {
  const found: ComparedFault[] = [];
  for (const naming of namingFields) {
    const { field, to } = naming;
    const there = await lockNamed(tx, merge, naming);
    const rows = await tx.rows(
      { number: integer, sid: text() },
      sql`
        select c.number, named.sid from import_compared c
        left join product p on p.id = c.product_id
        cross join lateral (${namedIn(naming)}) named
        where named.sid <> all(${there}) and (p.id is null or p.version = c.version)
        order by c.number, named.sid`,
    );
    for (const { number, sid } of rows) {
      const path = naming.reference ? field.path : `${field.path}.${sid}`;
      found.push({ number, field: field.name, path, code: unknownCode(to.name), values: { sid } });
    }
  }
  return atRows(tx, merge, found);
}

/** Which of the named records are there, each of them locked. */
async function lockNamed(tx: SystemTransaction, company: Company, naming: NamingField): Promise<string[]> {
  const { to, reference } = naming;
  const within = reference ? sharedFields(reference, to) : [];
  const rows = await tx.rows(
    { sid: text() },
    sql`
      select t.sid from ${fromTable(to)}
      where t.sid = any(array(
        select distinct named.sid from import_compared c
        left join product p on p.id = c.product_id
        cross join lateral (${namedIn(naming)}) named))
        and ${every([
          ...(isPerPlatform(to) ? [sql`t.platform = ${company.dataset}`] : []),
          // A product shares nothing with what it names but its company.
          ...within.map(([, theirs]) => sql`${columnAt('t', theirs)} = ${company.orgaSid}`),
        ])}
      order by t.sid for key share`,
  );
  return rows.map(({ sid }) => sid);
}

/** The sids that a compared product `c` names by a field in which the stored one `p` does not name them. */
function namedIn({ field: { column }, reference }: NamingField): Sql {
  const [wanted, stored] = [identifier(`c.${column}`), identifier(`p.${column}`)];
  if (reference)
    return sql`select ${wanted} as sid where ${wanted} is not null and ${wanted} is distinct from ${stored}`;
  return sql`
    select key as sid from jsonb_object_keys(${wanted}) key where ${stored} is null or not ${stored} ? key`;
}
