import type { Material } from '../Material.ts';
import { add, cross, dot, subtract, times, unit, type Place } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { mesh, type MeshOptions } from './mesh.ts';

export type TubeOptions = MeshOptions & { sides?: number; bend?: number };

/** A round bar or pipe along a line whose corners are bent with a radius. */
export function tube(
  stage: Stage,
  line: readonly Place[],
  radius: number,
  material: Material,
  { sides = 36, bend = radius * 2.5, ...options }: TubeOptions = {},
): void {
  const places = bent(line, bend);
  let normal: Place = [0, 0, 1];
  const rings = places.map((place, i) => {
    const ahead = unit(subtract(places[Math.min(places.length - 1, i + 1)]!, places[Math.max(0, i - 1)]!));
    // Carried along the line, so that the tube does not twist.
    let beside = subtract(normal, times(ahead, dot(normal, ahead)));
    if (Math.hypot(...beside) < 0.05) beside = cross(ahead, Math.abs(ahead[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0]);
    normal = unit(beside);
    const other = cross(ahead, normal);
    return Array.from({ length: sides }, (_, j) => {
      const angle = (j / sides) * 2 * Math.PI;
      return add(place, add(times(normal, Math.cos(angle) * radius), times(other, Math.sin(angle) * radius)));
    });
  });
  const start = rings[0]!.map(() => places[0]!);
  const end = rings[0]!.map(() => places.at(-1)!);
  mesh(stage, [start, ...rings, end], material, options);
}

/** The line with its corners replaced by arcs. */
export function bent(line: readonly Place[], radius: number): Place[] {
  const places: Place[] = [line[0]!];
  for (let i = 1; i + 1 < line.length; i++) {
    const [before, corner, after] = [line[i - 1]!, line[i]!, line[i + 1]!];
    const [back, on] = [subtract(before, corner), subtract(after, corner)];
    const reach = Math.min(radius, Math.hypot(...back) / 2, Math.hypot(...on) / 2);
    const [from, to] = [add(corner, times(unit(back), reach)), add(corner, times(unit(on), reach))];
    for (let j = 0; j <= 10; j++) {
      const t = j / 10;
      places.push(add(add(times(from, (1 - t) ** 2), times(corner, 2 * t * (1 - t))), times(to, t * t)));
    }
  }
  return [...places, line.at(-1)!];
}
