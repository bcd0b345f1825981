import type { ObjectField } from '../../../resources/kinds/field.ts';
import type { Place } from '../../directory/Place.ts';
import { partsOf } from '../object/partsOf.ts';
import type { Block } from './Block.ts';

/** The place of a part of blocks. Throws an Error where the field does not declare it. */
export function partPlace(blocks: Place<ObjectField>, name: keyof Block): Place {
  const part = partsOf(blocks).find(({ names }) => names.at(-1) === name);
  if (!part) throw new Error(`The blocks of ${blocks.entity.name} declare no field "${name}".`);
  return part;
}
