import type { Entity } from '../../resources/entity.ts';
import { entities } from '../../resources/registry.ts';
import { backofficeResources, type BackofficeResource, type Resource } from './backofficeResources.ts';
import { parentFields } from './parentFields.ts';

/** Finds resources by their name and by the entity that they show. */
export interface Directory {
  /** Those with screens. */
  resources: readonly BackofficeResource[];
  /** The resource of that name; undefined for another one. */
  find(name: string): Resource | undefined;
  /** The resource of an entity; one without screens goes by its own name. Throws an Error for an unknown entity. */
  showing(entityName: string): Resource;
  /** The screens of an entity; undefined where it has none. */
  screensOf(entityName: string): BackofficeResource | undefined;
  /** The screens of an entity that has some. Throws an Error for another one. */
  requireScreens(entityName: string): BackofficeResource;
  /** The resource in whose screens the records of this one stand: itself, but for one that only finds them. */
  homeOf(resource: BackofficeResource): BackofficeResource;
  /** The resources that live within a record of an entity, such as the products of a company. */
  within(entity: Entity): readonly BackofficeResource[];
  /** The resource within whose records this one lives; undefined for one that stands by itself. */
  parentOf(resource: BackofficeResource): BackofficeResource | undefined;
}

/** The directory of these resources; the product's own unless a test brings others. */
export function createDirectory(resources: readonly BackofficeResource[] = backofficeResources): Directory {
  const screensOf = (entityName: string) => resources.find(({ entity }) => entity.name === entityName);
  const all: Resource[] = [
    ...resources,
    ...Object.values<Entity>(entities).flatMap((entity) =>
      screensOf(entity.name) ? [] : [{ name: entity.name, entity }],
    ),
  ];
  // The last name in a path is that of the nearest record; a company is also named by the field that says whose a record is.
  const parentOf = (resource: BackofficeResource) => {
    const name = parentFields(resource).at(-1);
    const field = name === undefined ? undefined : resource.entity.fields[name];
    if (field?.kind === 'reference') return screensOf(field.to);
    return name !== undefined && name === resource.entity.owner ? screensOf('orga') : undefined;
  };
  return {
    resources,
    screensOf,
    find: (name) => all.find((resource) => resource.name === name),
    showing: (entityName) => {
      const found = all.find(({ entity }) => entity.name === entityName);
      if (!found) throw new Error(`There is no entity "${entityName}": add it to resources/registry.ts.`);
      return found;
    },
    requireScreens: (entityName) => {
      const found = screensOf(entityName);
      if (!found) throw new Error(`"${entityName}" has no screens: declare them with the entity.`);
      return found;
    },
    homeOf: (resource) => resources.find(({ name }) => name === resource.opensIn) ?? resource,
    parentOf,
    within: (entity) => resources.filter((resource) => parentOf(resource)?.entity === entity),
  };
}
