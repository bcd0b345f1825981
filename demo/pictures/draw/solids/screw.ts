import type { Material } from '../Material.ts';
import { add, cross, subtract, times, unit, type Place, type Point } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { mesh, type MeshOptions } from './mesh.ts';

/** A basis of which the third axis goes from one place to the other. */
function basis(from: Place, to: Place): [Place, Place, Place, number] {
  const run = subtract(to, from);
  const w = unit(run);
  const u = unit(cross(Math.abs(w[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1], w));
  return [u, cross(w, u), w, Math.hypot(...run)];
}

/** A body turned round the line between two places: `[radius, distance from the first]`. */
export function turnedAlong(
  stage: Stage,
  from: Place,
  to: Place,
  profile: readonly Point[],
  material: Material,
  options: MeshOptions & { sides?: number } = {},
): void {
  const [u, v, w] = basis(from, to);
  const sides = options.sides ?? 96;
  const rings = profile.map(([r, h]) =>
    Array.from({ length: sides }, (_, i) => {
      const angle = (i / sides) * 2 * Math.PI;
      return add(add(from, times(w, h)), add(times(u, r * Math.cos(angle)), times(v, r * Math.sin(angle))));
    }),
  );
  mesh(stage, rings, material, options);
}

export type Thread = { radius: number; depth: number; pitch: number; tip?: number };

/** A screw thread along the line, pointed over the length of its tip at the far end. */
export function thread(
  stage: Stage,
  from: Place,
  to: Place,
  { radius, depth, pitch, tip = 0 }: Thread,
  material: Material,
): void {
  const [u, v, w, length] = basis(from, to);
  const sides = 40;
  const pieces = Math.ceil((length / pitch) * 10);
  const rings = Array.from({ length: pieces + 1 }, (_, i) => {
    const h = (i / pieces) * length;
    const taper = tip > 0 ? Math.min(1, Math.max(0.02, (length - h) / tip)) : 1;
    return Array.from({ length: sides }, (__, j) => {
      const share = (((h / pitch - j / sides) % 1) + 1) % 1;
      const ridge = Math.max(0, 1 - Math.abs(share - 0.5) * 4.2);
      const r = (radius - depth + depth * ridge) * taper;
      const angle = (j / sides) * 2 * Math.PI;
      return add(add(from, times(w, h)), add(times(u, r * Math.cos(angle)), times(v, r * Math.sin(angle))));
    });
  });
  mesh(stage, rings, material);
}
