import { z } from 'zod';
import type { AttributeProposal } from '../../../../resources/calls/attributeProposals.ts';
import { rawValues as limits } from '../../../../resources/limits.ts';
import type { DatasetKey } from '../../../../resources/platform/platforms.ts';
import { integer, json, text, texts } from '../../../base/database/column.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { isPriceHeading } from '../headings/says/priceHeading.ts';
import { readNumber } from '../values/readNumber.ts';
import { readYesNo } from '../values/readYesNo.ts';
import { guessUnit } from './guessUnit.ts';

const proposed = {
  heading: text(),
  products: integer,
  different: integer,
  samples: texts(),
  companies: json(z.array(z.strictObject({ sid: z.string(), name: z.string() }))),
};
const mostProposals = 500;
const judgedSamples = 50;
const mostChoices = 12;

/**
 * The columns that no attribute takes, of all companies of a platform, those of most products first. Whoever keeps the
 * attributes sees samples of what companies sent to be shown; prices are none of it.
 */
export async function attributeProposals(
  db: SystemQueries,
  dataset: DatasetKey,
): Promise<AttributeProposal[]> {
  const rows = await db.rows(
    proposed,
    sql`
      select min(c.heading) as heading, count(*) as products, count(distinct v.value) as different,
        (array_agg(distinct left(v.value, 100)))[1:${judgedSamples}] as samples,
        (
          select jsonb_agg(jsonb_build_object('sid', o.sid, 'name', o.name) order by o.name)
          from orga o where o.platform = ${dataset} and o.sid = any(array_agg(c.orga_sid))
        ) as companies
      from raw_column c
      join lateral (
        select last.value from (
          select distinct on (v.product_id) v.product_id, v.value, v.used_by from raw_value v
          where v.column_id = c.id order by v.product_id, v.number desc
        ) last where last.used_by is null
      ) v on true
      where c.platform = ${dataset} and not c.is_read
      group by c.key order by products desc, heading limit ${mostProposals}`,
  );
  return rows
    .filter(({ heading }) => !isPriceHeading(heading))
    .map(({ heading, products, different, samples, companies }) => {
      const kind = kindOf(samples, { products, different });
      return {
        heading,
        products,
        companies,
        kind,
        unit: kind === 'number' ? guessUnit(heading, samples) : null,
        samples: samples.slice(0, limits.samples),
        choices: kind === 'choice' ? samples : [],
      };
    });
}

/** What all samples are; a few words that come again and again are a choice. */
function kindOf(
  samples: readonly string[],
  { products, different }: { products: number; different: number },
): AttributeProposal['kind'] {
  if (samples.every((sample) => readNumber(sample) !== undefined)) return 'number';
  if (samples.every((sample) => readYesNo(sample) !== undefined)) return 'yesNo';
  return different <= mostChoices && products >= different * 3 ? 'choice' : 'text';
}
