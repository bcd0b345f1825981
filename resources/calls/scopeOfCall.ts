import type { Call } from './call.ts';
import type { KeyScope } from '../platform/keyScopes.ts';

/** Entities that a key with `read` reads, as far as its companies go. */
const read = new Set([
  'attribute',
  'category',
  'categoryRelation',
  'document',
  'exportProfile',
  'file',
  'image',
  'mapping',
  'orga',
  'orgaBudget',
  'orgaConnection',
  'orgaInfo',
  'product',
  'productLine',
  'productRelation',
  'retailerData',
  'template',
  'term',
]);

/** What a key needs to write records of an entity; what is not named no key writes. */
const written: Readonly<Record<string, KeyScope>> = {
  product: 'products',
  productLine: 'products',
  productRelation: 'products',
  document: 'pictures',
  file: 'pictures',
  image: 'pictures',
  retailerData: 'offers',
};

/**
 * What a key has to have been given so that it opens a call; `any` where each of them does, undefined where no key does
 * (behaviour B545). A call that nobody thought of opens to none.
 */
export function scopeOfCall({
  access,
  keyScope,
}: Pick<Call, 'access' | 'keyScope'>): KeyScope | 'any' | undefined {
  if (keyScope) return keyScope === 'none' ? undefined : keyScope;
  if (access.kind === 'visitors') return access.isSignedIn ? undefined : 'read';
  if (access.kind !== 'entity') return undefined;
  if (access.entity === 'statistic') return access.action === 'read' ? 'statistics' : undefined;
  if (access.action !== 'read') return written[access.entity];
  return read.has(access.entity) ? 'read' : undefined;
}
