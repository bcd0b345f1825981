import type { Material } from '../Material.ts';
import { add, cross, inSpace, times, type Frame, type Place } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { mesh } from './mesh.ts';

export type Tiles = { columns: number; rows: number; width: number; length: number; material: Material };

/** How high an interlocking tile rises over its width, both as shares: a roll at the left, a shallow pan. */
function rise(share: number): number {
  if (share < 0.26) return Math.sin((share / 0.26) * Math.PI) ** 0.8;
  const pan = (share - 0.26) / 0.74;
  return -0.18 * Math.sin(pan * Math.PI) + (pan > 0.46 && pan < 0.54 ? 0.12 : 0);
}

/** Interlocking tiles on a slope whose second axis goes up it. */
export function tiles(stage: Stage, frame: Frame, { columns, rows, width, length, material }: Tiles): void {
  const out = cross(frame.u, frame.v);
  const thick = width * 0.07;
  const edge = (v: number, lift: number): Place[] =>
    Array.from({ length: columns * 48 + 1 }, (_, i) => {
      const share = (i % 48) / 48;
      return add(inSpace(frame, [(i / 48) * width, v]), times(out, lift + rise(share) * width * 0.13));
    });
  for (let row = 0; row < rows; row++) {
    const low = row * length;
    const material1 = { ...material, relief: material.relief && { ...material.relief, seed: row + 2 } };
    mesh(
      stage,
      [edge(low, 0), edge(low, thick), edge(low + 2, thick * 1.12), edge(low + length * 1.06, thick * 0.1)],
      material1,
      { isOpen: true },
    );
  }
}
