import { plastic } from '../materials.ts';
import { top, type Place } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { extruded, rounded } from './extruded.ts';

/** A cabinet with round upright edges. */
export function cabinet(s: Stage, [x, y, z]: Place, [w, d, h]: Place, color: string, r = 26): void {
  extruded(s, top([x, y, z + h]), rounded(0, 0, w, d, r, 12), h, plastic(color), { edge: 0.8 });
}
