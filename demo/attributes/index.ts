import type { AttributeGroup } from '../types.ts';
import { acoustics } from './acoustics.ts';
import type { AttributeSource } from './attribute.ts';
import { classification } from './classification.ts';
import { dimensions } from './dimensions.ts';
import { energy } from './energy.ts';
import { fire } from './fire.ts';
import { material } from './material.ts';
import { packaging } from './packaging.ts';
import { performance } from './performance.ts';

/** Every attribute by sid, in the order in which a product page shows them. */
export const attributeSources: ReadonlyMap<string, AttributeSource & { group: AttributeGroup }> = new Map(
  [dimensions, material, performance, energy, acoustics, fire, classification, packaging].flatMap(
    ({ group, attributes }) => attributes.map((one) => [one.sid, { ...one, group }] as const),
  ),
);
