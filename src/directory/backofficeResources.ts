import type { Entity } from '../../resources/entity.ts';
import { entities } from '../../resources/registry.ts';
import type { Feature } from '../../resources/rights.ts';

/** A resource of react-admin: a name for the records of an entity. */
export interface Resource {
  name: string;
  entity: Entity;
}

/** A resource with screens: where its records are listed and edited, as its entity declares it. */
export interface BackofficeResource extends Resource {
  /** Path of its screens; a `:parameter` is the key field of that name, which all of its rows share. */
  path: string;
  /** The feature that it belongs to. */
  feature: Feature;
}

/** What the backoffice lists and edits, in the order of the registry. */
export const backofficeResources: readonly BackofficeResource[] = Object.values<Entity>(entities).flatMap(
  (entity) =>
    (entity.screens ?? []).map(({ name, path = name, feature }) => ({ name, entity, path, feature })),
);
