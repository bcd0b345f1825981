/** The entities of which the feed of changes tells: what the catalogue shows, as far as each of its writes is in the record of changes. */
export const fedEntities = [
  'orga',
  'product',
  'productLine',
  'productRelation',
  'orgaInfo',
  'orgaConnection',
  'document',
  'retailerData',
  'category',
  'categoryRelation',
  'attribute',
] as const;

export type FedEntity = (typeof fedEntities)[number];
