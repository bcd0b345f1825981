import type { Entity } from '../../resources/entity.ts';
import { backofficeResources, type BackofficeResource } from './backofficeResources.ts';

/** Finds resources by their name and by the entity that they show. */
export interface Directory {
  resources: readonly BackofficeResource[];
  /** The resource of that name; undefined for another one. */
  find(name: string): BackofficeResource | undefined;
  /** The resource that shows an entity. Throws an Error when none does. */
  showing(entityName: string): BackofficeResource;
  /** The resources that live within a thing of an entity, such as the products of a company. */
  within(entity: Entity): readonly BackofficeResource[];
}

/** The directory of these resources; the product's own unless a test brings others. */
export function createDirectory(resources: readonly BackofficeResource[] = backofficeResources): Directory {
  return {
    resources,
    find: (name) => resources.find((resource) => resource.name === name),
    showing: (entityName) => {
      const found = resources.find(({ entity }) => entity.name === entityName);
      if (!found) throw new Error(`No resource shows "${entityName}": add it to backofficeResources.`);
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
