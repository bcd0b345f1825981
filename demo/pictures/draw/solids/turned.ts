import type { Material } from '../Material.ts';
import type { Place, Point } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { mesh, type MeshOptions } from './mesh.ts';

export type Axis = 'x' | 'y' | 'z';

/** Turns `[along, across, across]` so that the first goes along the axis, right-handed. */
const along: Record<Axis, (a: number, b: number, c: number) => Place> = {
  x: (a, b, c) => [a, b, c],
  y: (a, b, c) => [c, a, b],
  z: (a, b, c) => [b, c, a],
};

export type TurnedOptions = MeshOptions & { axis?: Axis; sides?: number };

/** A body turned on a lathe: `[radius, height]` from one end to the other, straight between them. */
export function turned(
  stage: Stage,
  at: Place,
  profile: readonly Point[],
  material: Material,
  { axis = 'z', sides = 128, ...options }: TurnedOptions = {},
): void {
  const rings = profile.map(([r, h]) =>
    Array.from({ length: sides }, (_, i): Place => {
      const angle = (i / sides) * 2 * Math.PI;
      const [x, y, z] = along[axis](h, r * Math.cos(angle), r * Math.sin(angle));
      return [at[0] + x, at[1] + y, at[2] + z];
    }),
  );
  mesh(stage, rings, material, options);
}

/** A smooth line through `[radius, height]` points (Catmull-Rom), ends kept. */
export function smooth(points: readonly Point[], pieces = 8): Point[] {
  const line: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [
      points[Math.max(0, i - 1)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(points.length - 1, i + 2)]!,
    ];
    for (let j = 0; j < pieces; j++) {
      const t = j / pieces;
      const at = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
      line.push([at(0), at(1)]);
    }
  }
  return [...line, points.at(-1)!];
}

/** A cylinder with flat ends. */
export function cylinder(
  stage: Stage,
  at: Place,
  radius: number,
  length: number,
  material: Material,
  options: TurnedOptions = {},
): void {
  const bevel = Math.min(stage.pixels(3), radius * 0.1);
  turned(
    stage,
    at,
    [
      [0, 0],
      [radius - bevel, 0],
      [radius, bevel],
      [radius, length - bevel],
      [radius - bevel, length],
      [0, length],
    ],
    material,
    options,
  );
}

/** A pipe with a wall and open ends. */
export function hollow(
  stage: Stage,
  at: Place,
  radius: number,
  wall: number,
  length: number,
  material: Material,
  options: TurnedOptions = {},
): void {
  const inner = radius - wall;
  const around: Point[] = [
    [radius, 0],
    [radius, length],
    [inner, length],
    [inner, 0],
    [radius, 0],
  ];
  turned(stage, at, around, material, options);
}

export function ball(
  stage: Stage,
  at: Place,
  radius: number,
  material: Material,
  options: TurnedOptions = {},
): void {
  const profile = Array.from({ length: 37 }, (_, i): Point => {
    const angle = (i / 36 - 0.5) * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  turned(stage, at, profile, material, options);
}
