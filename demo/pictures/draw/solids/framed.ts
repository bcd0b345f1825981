import type { Material } from '../Material.ts';
import { front, type Frame, type Place } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { box, cornersOf } from './box.ts';

export type Framing = {
  /** Width of the bars: all round, or `[sides, top, bottom]`. */
  bar: number | readonly [number, number, number];
  material: Material;
  /** Draws what the frame holds, in the middle of its depth. */
  within: (frame: Frame, width: number, height: number) => void;
};

/** Four bars round an opening that shows its reveal. */
export function framed(stage: Stage, at: Place, size: Place, { bar, material, within }: Framing): void {
  const [x, y, z] = at;
  const [w, d, h] = size;
  const [side, head, sill] = typeof bar === 'number' ? [bar, bar, bar] : bar;
  const bars = (from: number, depth: number, edge: number) => {
    const options = { edge, castsNoShadow: true };
    box(stage, [x, from, z], [side, depth, h], material, options);
    box(stage, [x + w - side, from, z], [side, depth, h], material, options);
    box(stage, [x + side, from, z], [w - 2 * side, depth, sill], material, options);
    box(stage, [x + side, from, z + h - head], [w - 2 * side, depth, head], material, options);
  };
  bars(y, d, 0);
  within(front([x + side, y + d / 2, z + sill]), w - 2 * side, h - head - sill);
  bars(y, d / 2, 0.3);
  stage.shade(cornersOf(at, size));
}
