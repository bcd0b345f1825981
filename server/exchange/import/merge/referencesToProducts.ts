import { isPerPlatform, type Entity } from '../../../../resources/entity.ts';
import type { ReferenceField } from '../../../../resources/kinds/field.ts';
import { entities } from '../../../../resources/registry.ts';
import { snakeCase } from '../../../base/database/snakeCase.ts';
import type { Fragment } from '../../../base/database/queries.ts';
import { identifier, sql } from '../../../base/database/sql.ts';

/** A field by which things of an entity name products. */
export interface ReferenceToProducts {
  entity: Entity;
  name: string;
  field: ReferenceField;
}

/** Every field of a platform's things that names products. */
export function referencesToProducts(): ReferenceToProducts[] {
  return (Object.values(entities) as Entity[])
    .filter(isPerPlatform)
    .flatMap((entity) =>
      Object.entries(entity.fields).flatMap(([name, field]) =>
        field.kind === 'reference' && field.to === 'product' ? [{ entity, name, field }] : [],
      ),
    );
}

/** The column with the company of the products that such a field names. */
export function companyOf(field: ReferenceField, alias: string): Fragment {
  return sql`${identifier(`${alias}.${snakeCase(field.companyIn ?? field.within?.[0] ?? 'orgaSid')}`)}`;
}
