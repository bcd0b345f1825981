import type { Entity } from '../../resources/entity.ts';
import { entities } from '../../resources/registry.ts';
import type { Feature } from '../../resources/platform/rights.ts';

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
  /** Has it an entry of its own in the second section of the menu? */
  isEntry?: true;
  /** The resource in whose screens its records stand, where it only finds them. */
  opensIn?: string;
}

/** What the backoffice lists and edits, in the order of the registry. */
export const backofficeResources: readonly BackofficeResource[] = Object.values<Entity>(entities).flatMap(
  (entity) =>
    (entity.screens ?? []).map(({ name, path = name, feature, isEntry, opensIn }) => ({
      name,
      entity,
      path,
      feature,
      ...(isEntry && { isEntry }),
      ...(opensIn !== undefined && { opensIn }),
    })),
);
