import { textureOf, type Material } from '../Material.ts';
import { lit } from '../colour.ts';
import { cross, inSpace, type Frame, type Point } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { group, linear, path, polygon } from '../svg.ts';

export type FaceOptions = {
  /** Outlines of openings. */
  holes?: readonly (readonly Point[])[];
  /** More or less light than its direction gives, e.g. inside of something. */
  light?: number;
  /** Without the gentle fall of light from corner to corner. */
  isFlat?: boolean;
};

/** A flat piece of material in the plane of a frame; nothing when it looks away from the viewer. */
export function face(
  stage: Stage,
  frame: Frame,
  outline: readonly Point[],
  material: Material,
  { holes = [], light = 1, isFlat = false }: FaceOptions = {},
): void {
  for (const point of outline) stage.show(inSpace(frame, point));
  if (!stage.isVisible(frame)) return;
  const color = lit(stage.colour(material, cross(frame.u, frame.v)), light);
  const d = [outline, ...holes].map(polygon).join('');
  const texture = textureOf(material, stage.scale);
  const spread = isFlat ? 0 : material.metal ? 0.14 : 0.05;
  const fill = linear(
    [0, 1],
    [0.6, 0],
    [
      [0, lit(color, 1 + spread)],
      [0.5, color],
      [1, lit(color, 1 - spread * 1.4)],
    ],
  );
  const shape = path(d, fill, { fillRule: 'evenodd', stroke: color, strokeWidth: stage.pixels(0.8) });
  stage.drawOn(frame, texture ? texture.def + group(shape, { filter: texture.url }) : shape);
}

export const rectangle = (width: number, height: number, x = 0, y = 0): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
