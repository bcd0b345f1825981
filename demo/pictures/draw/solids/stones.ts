import { mix } from '../colour.ts';
import type { Material } from '../Material.ts';
import { dot, type Place } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { mesh } from './mesh.ts';
import { turned } from './turned.ts';
import { seeded } from '../seeded.ts';

/** One broken stone. */
export function stone(
  stage: Stage,
  at: Place,
  size: number,
  color: string,
  seed: number,
  castsNoShadow = true,
): void {
  const random = seeded(seed);
  const [wide, deep, high] = [1, 0.78 + random() * 0.3, 0.6 + random() * 0.35];
  const turn = random() * 6;
  const rings = [-0.5, -0.32, 0.1, 0.38, 0.5].map((h, i) => {
    const r = [0, 0.42, 0.52, 0.34, 0][i]! * size;
    return Array.from({ length: 7 }, (_, j): Place => {
      const angle = turn + ((j + random() * 0.6) / 7) * 2 * Math.PI;
      const reach = r * (0.8 + random() * 0.4);
      const up = h * size * high * (0.9 + random() * 0.25);
      return [at[0] + Math.cos(angle) * reach * wide, at[1] + Math.sin(angle) * reach * deep, at[2] + up];
    });
  });
  const bent: Material = {
    color: mix(color, random() > 0.5 ? '#ffffff' : '#3c3a38', random() * 0.28),
    gloss: 0.05,
  };
  const flat = rings.map((ring, i) => (i === 0 || i === 4 ? ring.map(() => ring[0]!) : ring));
  mesh(stage, flat, bent, { castsNoShadow });
}

/** Many stones at once, the farther and lower ones first. */
export function stones(stage: Stage, places: readonly Place[], size: number, color: string, seed = 1): void {
  const order = places.toSorted((a, b) => dot(a, stage.towardsViewer) - dot(b, stage.towardsViewer));
  const random = seeded(seed);
  for (const [i, place] of order.entries())
    stone(stage, place, size * (0.75 + random() * 0.5), color, seed * 1000 + i);
}

/** Stones tipped on a heap, close together over a dark core. */
export function heap(
  stage: Stage,
  at: Place,
  {
    radius,
    height,
    size,
    color,
    seed = 1,
  }: { radius: number; height: number; size: number; color: string; seed?: number },
): void {
  const core = { color: mix(color, '#2b2826', 0.62), gloss: 0 };
  turned(
    stage,
    at,
    [
      [radius * 0.93, 0],
      [radius * 0.5, height * 0.46],
      [0, height * 0.92],
    ],
    core,
  );
  const random = seeded(seed);
  const count = Math.round((6.5 * radius * radius) / (size * size)) + 30;
  const places = Array.from({ length: count }, (): Place => {
    const r = Math.sqrt(random()) * radius;
    const angle = random() * 2 * Math.PI;
    const z = height * (1 - r / radius) ** 0.9 * (0.92 + random() * 0.1);
    return [at[0] + r * Math.cos(angle), at[1] + r * Math.sin(angle), at[2] + Math.max(size * 0.25, z)];
  });
  stones(stage, places, size, color, seed + 1);
}
