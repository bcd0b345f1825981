import { attribute } from '../../../../resources/entities/attribute.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { fieldsOf } from '../../../records/fieldsOf.ts';
import { isEtimFeature } from '../formats/trade/isEtimFeature.ts';
import type { KnownFeature } from './readEtim.ts';

/** The attributes that are features of ETIM. */
export async function knownFeatures(db: SystemQueries): Promise<KnownFeature[]> {
  const rows = await db.rows(
    fieldsOf(attribute, 'sid', 'kind', 'choices'),
    sql`select sid, kind, choices from attribute where sid like 'EF%' order by id`,
  );
  return rows
    .filter(({ sid }) => isEtimFeature(sid))
    .map(({ sid, kind, choices }) => ({
      id: sid,
      type: kind === 'choice' ? 'A' : '',
      values: choices.map((choice) => choice.sid),
    }));
}
