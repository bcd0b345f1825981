import { category } from '../../../../resources/entities/category.ts';
import { orga } from '../../../../resources/entities/orga.ts';
import { productLine } from '../../../../resources/entities/productLine.ts';
import { text, texts } from '../../../base/database/column.ts';
import { sql } from '../../../base/database/sql.ts';
import { dataset, fieldsOf } from '../../../records/fieldsOf.ts';

export const namedOrga = { platform: dataset, ...fieldsOf(orga, 'sid', 'name') };

export const namedLine = {
  platform: dataset,
  ...fieldsOf(productLine, 'orgaSid', 'sid'),
  name: fieldsOf(productLine, 'title').title,
};

export const namedCategory = {
  /** Of none: all platforms share the names of categories. */
  platform: text<''>(),
  ...fieldsOf(category, 'sid', 'name', 'ifcClasses'),
  /** eBKP-H, ETIM, BKP and NPK. */
  classCodes: texts(),
};

/** Those of a row of `category`: a number alone is told from another by the name of its catalogue (`classKey`). */
export const classCodes = sql`
  ebkph_codes || etim_classes
    || array(select 'bkp' || code from unnest(bkp_codes) as code)
    || array(select 'npk' || code from unnest(npk_codes) as code)`;
