import type { Entity } from '../../resources/entity.ts';
import type { Row } from '../../resources/shape.ts';

type Keyed = Pick<Entity, 'key'>;

/** The id of a row in react-admin: its key in the order of its address, such as `alpenfenster/af-120`. */
export function recordId({ key }: Keyed, row: Row): string {
  return idOf(key.map((field) => String(row[field] ?? '')));
}

/** The id of a key's values; each is made safe for an address. */
export function idOf(values: readonly string[]): string {
  return values.map(encodeURIComponent).join('/');
}

/** The values of the key behind an id. */
export function keyOf(id: string): string[] {
  return id.split('/').map(decodeURIComponent);
}
