import { attribute } from './entities/attribute.ts';
import { category } from './entities/category.ts';
import { categoryRelation } from './entities/categoryRelation.ts';
import { image } from './entities/image.ts';
import { orga } from './entities/orga.ts';
import { product } from './entities/product.ts';
import { productLine } from './entities/productLine.ts';
import { userRight } from './entities/userRight.ts';
import { requireSoundDeclarations } from './requireSoundDeclarations.ts';

/** Every entity of the product, by name. */
export const entities = {
  orga,
  category,
  attribute,
  categoryRelation,
  product,
  productLine,
  image,
  userRight,
};

export type Entities = typeof entities;
export type EntityName = keyof Entities;
export const entityNames = Object.keys(entities) as EntityName[];

requireSoundDeclarations(entities);
