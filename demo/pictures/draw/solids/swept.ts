import type { Material } from '../Material.ts';
import { subtract, unit, type Place, type Point } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { mesh, type MeshOptions } from './mesh.ts';

/** A profile (turning left; across, up) led along a level line, with flat ends. */
export function swept(
  stage: Stage,
  line: readonly Place[],
  profile: readonly Point[],
  material: Material,
  options: MeshOptions = {},
): void {
  const rings = line.map((place, i) => {
    const [dx, dy] = unit(subtract(line[Math.min(line.length - 1, i + 1)]!, line[Math.max(0, i - 1)]!));
    return profile.map(([across, up]): Place => [
      place[0] + dy * across,
      place[1] - dx * across,
      place[2] + up,
    ]);
  });
  mesh(stage, rings.toReversed(), material, options);
}
