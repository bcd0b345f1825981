import type { Material } from '../Material.ts';
import type { Point } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { turned } from './turned.ts';

/** A round device under a ceiling, seen from below: `[radius, depth]` downwards. */
export function underCeiling(s: Stage, profile: readonly Point[], material: Material): void {
  turned(s, [0, 0, 0], profile.map(([r, h]): Point => [r, -h]).toReversed(), material, {
    castsNoShadow: true,
  });
}
