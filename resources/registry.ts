import { advertisement } from './entities/advertisement.ts';
import { article } from './entities/article.ts';
import { attribute } from './entities/attribute.ts';
import { category } from './entities/category.ts';
import { categoryRelation } from './entities/categoryRelation.ts';
import { document } from './entities/document.ts';
import { exportProfile } from './entities/exportProfile.ts';
import { file } from './entities/file.ts';
import { image } from './entities/image.ts';
import { mapping } from './entities/mapping.ts';
import { orga } from './entities/orga.ts';
import { orgaConnection } from './entities/orgaConnection.ts';
import { orgaInfo } from './entities/orgaInfo.ts';
import { product } from './entities/product.ts';
import { productLine } from './entities/productLine.ts';
import { productRelation } from './entities/productRelation.ts';
import { retailerData } from './entities/retailerData.ts';
import { startPage } from './entities/startPage.ts';
import { statistic } from './entities/statistic.ts';
import { template } from './entities/template.ts';
import { term } from './entities/term.ts';
import { userRight } from './entities/userRight.ts';
import type { Entity } from './entity.ts';
import { platformSettings } from './entities/platformSettings.ts';
import { orgaBudget } from './entities/orgaBudget.ts';
import { accessKey } from './entities/accessKey.ts';
import { webhook } from './entities/webhook.ts';
import { requireSoundDeclarations } from './requireSoundDeclarations.ts';

/**
 * Every entity of the product, by name; screens beside each other stand in this order. `npm run migration` adds what is
 * declared in `entities/` and not yet named here.
 */
export const entities = {
  orga,
  product,
  productLine,
  orgaInfo,
  orgaConnection,
  document,
  retailerData,
  mapping,
  statistic,
  productRelation,
  category,
  attribute,
  term,
  categoryRelation,
  article,
  startPage,
  advertisement,
  template,
  exportProfile,
  file,
  image,
  userRight,
  platformSettings,
  orgaBudget,
  accessKey,
  webhook,
};

export type Entities = typeof entities;
export type EntityName = keyof Entities;

requireSoundDeclarations(entities);

/** One of them, whichever it is. */
type DeclaredEntity = Entity & { name: EntityName };

/** All of them, for what does the same with each. */
export const allEntities: readonly DeclaredEntity[] = Object.values(entities);

const byName = new Map<string, DeclaredEntity>(allEntities.map((entity) => [entity.name, entity]));

/** The entity of that name, such as a reference leads to. Throws where none is declared. */
export function entityNamed(name: string): DeclaredEntity {
  const entity = byName.get(name);
  if (!entity) throw new Error(`No entity is called "${name}": declare it in resources/entities/.`);
  return entity;
}
