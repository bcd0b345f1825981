import { mix } from '../colour.ts';
import type { Material } from '../Material.ts';
import * as m from '../materials.ts';
import { seeded } from '../seeded.ts';
import { front, type Place, type Point } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { box } from './box.ts';
import { extruded } from './extruded.ts';
import { stones } from './stones.ts';
import { swept } from './swept.ts';

/** A flat-bottom rail, its foot on the origin; `scale` 1 is millimetres. */
export function railProfile(scale = 1): Point[] {
  const half: Point[] = [
    [62, 0],
    [62, 10],
    [26, 22],
    [10, 34],
    [8, 60],
    [9, 96],
    [18, 106],
    [33, 112],
    [34, 122],
    [33, 136],
    [28, 144],
    [20, 147],
  ];
  const profile = [...half, ...half.toReversed().map(([x, y]): Point => [-x, y])];
  return profile.map(([x, y]): Point => [x * scale, y * scale]);
}

const railSteel: Material = { color: '#8a6f5c', gloss: 0.25, metal: 0.2 };
const polished: Material = { color: '#d9dde0', gloss: 0.9, metal: 0.7 };

/** A rail with its bright running surface. */
export function rail(stage: Stage, line: readonly Place[], scale: number): void {
  swept(stage, line, railProfile(scale), railSteel, { castsNoShadow: true });
  const band: Point[] = [
    [22 * scale, 146 * scale],
    [20 * scale, 149 * scale],
    [-20 * scale, 149 * scale],
    [-22 * scale, 146 * scale],
  ];
  swept(stage, line, band, polished, { castsNoShadow: true });
}

export const ballast = (seed = 3): Material => ({
  color: '#a8a39b',
  gloss: 0,
  relief: { frequency: [0.045, 0.05], height: 9, octaves: 3, seed },
  noises: [
    { color: '#4b463f', frequency: [0.05, 0.055], octaves: 2, gain: 3, above: 0.54, seed: seed + 1 },
    { color: '#e4dfd6', frequency: [0.06, 0.06], octaves: 2, gain: 2.4, above: 0.57, seed: seed + 3 },
  ],
});

/** A bed of ballast with sloping shoulders, from front to back. */
export function bed(stage: Stage, [x, y, z]: Place, width: number, length: number, height: number): void {
  const slope = height * 1.1;
  extruded(
    stage,
    front([x, y, z]),
    [
      [-slope, 0],
      [width + slope, 0],
      [width, height],
      [0, height],
    ],
    length,
    ballast(),
    { edge: 0 },
  );
  const random = seeded(7);
  const loose: Place[] = Array.from({ length: 46 }, () => [
    x - slope * 0.9 + random() * (width + slope * 1.8),
    y - 4 - random() * 60,
    z + 16,
  ]);
  stones(stage, loose, 44, '#a8a39b', 5);
}

export const sleeperWood = (seed: number): Material => m.wood('#8a6a4c', '#3f2b1c', { seed, strength: 1.2 });

export function sleeper(stage: Stage, at: Place, length: number, material: Material): void {
  box(stage, at, [length, 240, 120], material, { edge: 0.25, castsNoShadow: true });
  for (const share of [0.23, 0.77]) {
    const x = at[0] + length * share;
    box(
      stage,
      [x - 150, at[1] + 50, at[2] + 120],
      [300, 140, 14],
      { color: mix('#5b4a3d', '#777777', 0.3), gloss: 0.2 },
      { edge: 0.3, castsNoShadow: true },
    );
  }
}
