import type { Entity } from '../../resources/entity.ts';
import { entities } from '../../resources/registry.ts';
import { backofficeResources, type BackofficeResource, type Resource } from './backofficeResources.ts';

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
  /** The resources that live within a thing of an entity, such as the products of a company. */
  within(entity: Entity): readonly BackofficeResource[];
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
  return {
    resources,
    screensOf,
    find: (name) => all.find((resource) => resource.name === name),
    showing: (entityName) => {
      const found = all.find(({ entity }) => entity.name === entityName);
      if (!found) throw new Error(`There is no entity "${entityName}": add it to resources/registry.ts.`);
      return found;
    },
    within: (entity) =>
      resources.filter((resource) =>
        parentFields(resource).some((name) => {
          const field = resource.entity.fields[name];
          return field?.kind === 'reference' && field.to === entity.name;
        }),
      ),
  };
}

/** The key fields that the path of a resource already names. */
export function parentFields({ path }: Pick<BackofficeResource, 'path'>): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
}
