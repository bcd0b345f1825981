import { idOf, keyOf } from '../../providers/data/recordId.ts';
import type { BackofficeResource } from './backofficeResources.ts';
import { parentFields } from './parentFields.ts';

export type Parents = Readonly<Record<string, string>>;

/** Where the list of a resource stands, below the backoffice: `/orga/acme/products`. */
export function listAddress({ path }: BackofficeResource, parents: Parents = {}): string {
  return `/${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parents[name] ?? ''))}`;
}

/** Where a new record is made. */
export function createAddress(resource: BackofficeResource, parents: Parents = {}): string {
  return `${listAddress(resource, parents)}/create`;
}

/** Where the record of an id is edited: `/orga/acme/products/a-1` for `acme/a-1`. */
export function recordAddress(resource: BackofficeResource, id: string): string {
  const key = keyOf(id);
  const rest = idOf(key.slice(parentFields(resource).length));
  return `${listAddress(resource, parentsWithin(resource, id))}/${rest}`;
}

/** Where the draft of a record is worked on that is not there yet (behaviour B633). */
export function draftAddress(resource: BackofficeResource, id: string): string {
  const rest = idOf(keyOf(id).slice(parentFields(resource).length));
  return `${createAddress(resource, parentsWithin(resource, id))}?draft=${encodeURIComponent(rest)}`;
}

/** The id that an address names: of its parents, and of what stands behind them. */
export function idAt(resource: BackofficeResource, parents: Parents, rest: readonly string[]): string {
  return idOf([...parentFields(resource).map((name) => parents[name] ?? ''), ...rest]);
}

/** What the address of a list within a record fixes: the key of that record, by the names of the path. */
export function parentsWithin(resource: BackofficeResource, id: string): Parents {
  const key = keyOf(id);
  return Object.fromEntries(parentFields(resource).map((name, index) => [name, key[index] ?? '']));
}
