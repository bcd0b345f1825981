import type { Entity } from '../../../resources/entity.ts';
import type { Row } from '../../../resources/shape.ts';

/** As much of a record as says whose it is: what is referred to is found by the company too. */
export function ownedBy({ owner }: Entity, orgaSid: string | undefined): Row | undefined {
  return owner && orgaSid ? { [owner]: orgaSid } : undefined;
}
