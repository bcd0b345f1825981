import type { Material } from '../Material.ts';
import { steel } from '../materials.ts';
import type { Place } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { cylinder } from './turned.ts';
import { tube } from './tube.ts';

/** A lever handle on a round rose, on a surface that looks to the viewer; `reach` to the left if negative. */
export function lever(
  stage: Stage,
  [x, y, z]: Place,
  reach: number,
  material: Material = steel,
  size = 1,
): void {
  const away = 52 * size;
  cylinder(stage, [x, y - 9 * size, z], 26 * size, 9 * size, material, { axis: 'y', castsNoShadow: true });
  tube(
    stage,
    [
      [x, y - 8 * size, z],
      [x, y - away, z],
      [x + reach, y - away, z],
    ],
    10 * size,
    material,
    {
      bend: 18 * size,
      castsNoShadow: true,
    },
  );
}

/** A long upright bar on two stand-offs. */
export function barHandle(
  stage: Stage,
  [x, y, z]: Place,
  length: number,
  material: Material = steel,
  radius = 15,
): void {
  for (const share of [0.12, 0.88])
    cylinder(stage, [x, y - 60, z + length * share], radius * 0.7, 60, material, {
      axis: 'y',
      castsNoShadow: true,
    });
  cylinder(stage, [x, y - 66, z], radius, length, material, { castsNoShadow: true });
}
