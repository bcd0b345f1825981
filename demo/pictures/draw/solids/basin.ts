import type { Material } from '../Material.ts';
import { lit } from '../colour.ts';
import type { Place } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { clipped, polygon } from '../svg.ts';
import { mesh } from './mesh.ts';

/** One ring of a shape between an ellipse (`square` 1) and a rectangle (towards 0). */
export function ringOf([x, y, z]: Place, rx: number, ry: number, square: number, sides = 112): Place[] {
  const soft = (n: number) => Math.sign(n) * Math.abs(n) ** square;
  return Array.from({ length: sides }, (_, i): Place => {
    const a = (i / sides) * 2 * Math.PI;
    return [x + rx * soft(Math.cos(a)), y + ry * soft(Math.sin(a)), z];
  });
}

/** A hollow in an upper face round its middle, with a drain at its deepest place. */
export function basin(
  stage: Stage,
  at: Place,
  rx: number,
  ry: number,
  depth: number,
  material: Material,
  square = 0.5,
  drain = true,
): void {
  const [x, y, z] = at;
  const shape = [
    [1, 0],
    [0.985, 0.03],
    [0.965, 0.12],
    [0.94, 0.4],
    [0.91, 0.7],
    [0.87, 0.86],
    [0.8, 0.95],
    [0.7, 0.985],
    [0.3, 1],
    [0.02, 1.01],
  ] as const;
  const rings = shape.map(([r, h]) => ringOf([x, y, z - h * depth], rx * r, ry * r, square));
  const rim = polygon(rings[0]!.map((place) => stage.project(place)));
  stage.drawWithin(rim, () =>
    mesh(stage, rings, { ...material, color: lit(material.color, 0.97) }, { castsNoShadow: true }),
  );
  if (!drain) return;
  const hole = (r: number, up: number) =>
    polygon(ringOf([x, y + ry * 0.1, z - depth + up], r, r, 1, 48).map((place) => stage.project(place)));
  const r = Math.min(rx, ry) * 0.13;
  stage.draw(
    clipped(
      `<path d="${hole(r, 0)}" fill="#8f9599"/><path d="${hole(r * 0.86, 0)}" fill="#dfe3e5"/><path d="${hole(r * 0.6, 0)}" fill="#54595d"/>`,
      rim,
    ),
  );
}
