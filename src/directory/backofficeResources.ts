import type { Entity } from '../../resources/entity.ts';
import { entities } from '../../resources/registry.ts';
import type { Feature } from '../../resources/rights.ts';

/** A resource of react-admin: a name for the things of an entity. */
export interface Resource {
  name: string;
  entity: Entity;
}

/** A resource with screens: where its things are listed and edited (specification section 2). */
export interface BackofficeResource extends Resource {
  /** Path of its screens; a `:parameter` is the key field of that name, which all of its rows share. */
  path: string;
  /** The feature that it belongs to. */
  feature: Feature;
}

/** The one table of what the backoffice lists and edits: resource, entity and path. */
export const backofficeResources = [
  { name: 'orgas', entity: entities.orga, path: 'orgas', feature: 'companies' },
  { name: 'products', entity: entities.product, path: 'orga/:orgaSid/products', feature: 'companies' },
  {
    name: 'product-lines',
    entity: entities.productLine,
    path: 'orga/:orgaSid/product-lines',
    feature: 'companies',
  },
  { name: 'orga-infos', entity: entities.orgaInfo, path: 'orga/:orgaSid/infos', feature: 'companies' },
  {
    name: 'orga-connections',
    entity: entities.orgaConnection,
    path: 'orga/:orgaSid/connections',
    feature: 'companies',
  },
  { name: 'documents', entity: entities.document, path: 'orga/:orgaSid/documents', feature: 'companies' },
  { name: 'retailers', entity: entities.retailerData, path: 'orga/:orgaSid/retailers', feature: 'companies' },
  {
    name: 'company-mappings',
    entity: entities.mapping,
    path: 'orga/:orgaSid/mappings',
    feature: 'companies',
  },
  { name: 'statistics', entity: entities.statistic, path: 'orga/:orgaSid/statistic', feature: 'companies' },
  {
    name: 'product-relations',
    entity: entities.productRelation,
    path: 'orga/:orgaSid/products/:productSid/relations',
    feature: 'companies',
  },
  { name: 'categories', entity: entities.category, path: 'categories', feature: 'categories' },
  { name: 'attributes', entity: entities.attribute, path: 'attributes', feature: 'categories' },
  { name: 'articles', entity: entities.article, path: 'articles', feature: 'cms' },
  { name: 'start-page', entity: entities.startPage, path: 'start-page', feature: 'cms' },
  {
    name: 'advertisements',
    entity: entities.advertisement,
    path: 'advertisements',
    feature: 'advertisement',
  },
  // What belongs to the import: reached from there, without an entry in the menu.
  { name: 'mappings', entity: entities.mapping, path: 'mappings', feature: 'import' },
  { name: 'templates', entity: entities.template, path: 'templates', feature: 'import' },
] as const satisfies readonly BackofficeResource[];
