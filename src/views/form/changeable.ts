import { actsOn } from '../../../resources/bulk/actsOn.ts';
import type { Entity } from '../../../resources/entity.ts';
import type { Row } from '../../../resources/shape.ts';
import type { Leaf } from '../../directory/Leaf.ts';
import type { Parents } from '../../directory/addresses.ts';

interface Chosen {
  entity: Pick<Entity, 'key' | 'owner'>;
  parents: Parents;
  /** The company of all chosen records, if they are of one. */
  orgaSid?: string | undefined;
}

/** The leaves that several records can be given at once: what means the same in each of them. */
export function changeable(leaves: readonly Leaf[], { entity, parents, orgaSid }: Chosen): Leaf[] {
  return leaves.filter(({ place: { field, names } }) => {
    const [name] = names;
    const isTheirs = entity.key.includes(name) || name in parents || field.readOnly;
    const isWithin = field.kind !== 'reference' || (field.within ?? []).every((shared) => shared in parents);
    // What is uploaded belongs to a company, which has to be the same for all of them.
    const isUpload = field.kind === 'file' || (field.kind === 'image' && !field.ofNoCompany);
    const hasOwner = !isUpload || !entity.owner || orgaSid !== undefined;
    return actsOn(field).length > 0 && !isTheirs && isWithin && hasOwner;
  });
}

/** The company of all these records; undefined where they have none, or several. */
export function companyOf({ owner }: Pick<Entity, 'owner'>, rows: readonly Row[]): string | undefined {
  const companies = new Set(rows.map((row) => (owner === undefined ? undefined : row[owner])));
  const [only] = companies;
  return companies.size === 1 && typeof only === 'string' ? only : undefined;
}
