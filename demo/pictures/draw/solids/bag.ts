import { mix } from '../colour.ts';
import type { Material } from '../Material.ts';
import { paper } from '../materials.ts';
import { front, type Place } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { mesh } from './mesh.ts';

export type Bag = {
  color: string;
  band: string;
  width?: number;
  height?: number;
  depth?: number;
  /** What is printed on the front, in units of length from its lower left corner. */
  print?: (width: number, height: number) => string;
};

/** A filled paper bag standing upright, with a printed band. */
export function bag(
  stage: Stage,
  [x, y, z]: Place,
  { color, band, width = 400, height = 560, depth = 130, print }: Bag,
): void {
  const rings = (from: number, to: number) =>
    Array.from({ length: 25 }, (_, i) => {
      const share = from + ((to - from) * i) / 24;
      return ring(share);
    });
  const ring = (share: number): Place[] => {
    const fold = Math.abs(share * 2 - 1);
    const thick = depth * (0.66 + 0.34 * (1 - fold ** 7)) ** 2;
    const wide = width * (1 - 0.045 * Math.sin(Math.PI * share) ** 0.6);
    return Array.from({ length: 96 }, (_, j): Place => {
      const angle = (j / 96) * 2 * Math.PI;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const soft = (n: number, by: number) => Math.sign(n) * Math.abs(n) ** by;
      return [
        x + width / 2 + (wide / 2) * soft(c, 0.3),
        y + depth / 2 + (thick / 2) * soft(s, 0.42),
        z + share * height,
      ];
    });
  };
  const body = paper(color);
  const printed: Material = { ...body, color: band };
  mesh(stage, rings(0, 0.16), body);
  mesh(stage, rings(0.16, 0.3), printed);
  mesh(stage, rings(0.3, 0.86), body);
  mesh(stage, rings(0.86, 1), { ...body, color: mix(band, color, 0.15) });
  mesh(stage, [ring(1), ring(1).map(([, , h]): Place => [x + width / 2, y + depth / 2, h])], body);
  if (print) stage.drawOn(front([x, y, z]), print(width, height));
}
