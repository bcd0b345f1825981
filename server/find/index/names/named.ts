import { category } from '../../../../resources/entities/category.ts';
import { orga } from '../../../../resources/entities/orga.ts';
import { productLine } from '../../../../resources/entities/productLine.ts';
import { text, texts } from '../../../base/database/column.ts';
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
  /** eBKP-H and ETIM. */
  classCodes: texts(),
};
