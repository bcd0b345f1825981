import { z } from 'zod';
import type { rightsSeen } from '../../../resources/access/rightsSeen.ts';
import type { RightStep } from '../../../resources/calls/userRight.ts';
import { userRight } from '../../../resources/entities/userRight.ts';
import { mostRightSteps } from '../../../resources/limits.ts';
import { integer, json, nullable, text, time } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { nothing, sql } from '../../base/database/sql.ts';
import { objectOf } from '../../records/objectOf.ts';

const fields = objectOf(userRight, 'right', 'orgaCountry', 'until', 'note').partial().loose();
const kinds = { created: 'given', changed: 'changed', deleted: 'taken' } as const;

const row = {
  id: integer,
  at: time,
  by: nullable(text()),
  kind: text<keyof typeof kinds>(),
  of: json(fields),
  after: nullable(json(fields)),
  reason: nullable(text()),
  orgaName: nullable(text()),
};

/**
 * What happened to the rights of a person, the newest first: out of the record of changes. Who gives rights for some
 * companies only is told of these.
 */
export async function readRightSteps(
  db: SystemQueries,
  seen: ReturnType<typeof rightsSeen>,
  { sub, email }: { sub?: string | undefined; email?: string | undefined },
): Promise<RightStep[]> {
  const bound =
    seen === 'all'
      ? nothing
      : sql`and o.of->'orgaCountry' = any(${seen.map((one) => JSON.stringify(one))}::text[]::jsonb[])`;
  const rows = await db.rows(
    row,
    sql`
      with own as (
        select distinct on (c.key) c.key, coalesce(c.after, c.before) as of from change c
        where c.entity = 'userRight' and c.kind <> 'changed'
          and (coalesce(c.after, c.before) ->> 'sub' = ${sub ?? null}
            or lower(coalesce(c.after, c.before) ->> 'email') = lower(${email ?? null}))
        order by c.key, c.id limit 1000
      )
      select c.id, c.at, coalesce(k.username, a.username) as by, c.kind, o.of, c.after, c.note as reason,
        (
          select g.name from orga g
          where g.sid = o.of->'orgaCountry'->>'sid'
            and g.platform in (o.of->'orgaCountry'->>'country', (o.of->'orgaCountry'->>'country') || '_DEMO')
          order by g.platform limit 1
        ) as "orgaName"
      from own o join change c on c.entity = 'userRight' and c.platform = '' and c.key = o.key
      left join known_user k on k.sub = c.sub
      left join idp.app_user a on a.sub::text = c.sub
      where true ${bound}
      order by c.id desc limit ${mostRightSteps}`,
  );
  return rows.map(({ id, at, by, kind, of, after, reason, orgaName }) => {
    const { right, orgaCountry } = of;
    const said = kind === 'deleted' ? { note: reason } : { until: after?.until, note: after?.note };
    return {
      id,
      at: at.toISOString(),
      by,
      kind: kinds[kind],
      right: z.enum(userRight.fields.right.choices).parse(right),
      ...(orgaCountry && { orgaCountry }),
      ...(orgaName !== null && { orgaName }),
      ...(said.until && { until: said.until }),
      ...(said.note && { note: said.note }),
    };
  });
}
