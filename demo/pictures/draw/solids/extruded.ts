import type { Material } from '../Material.ts';
import {
  add,
  cross,
  dot,
  inSpace,
  subtract,
  times,
  unit,
  type Frame,
  type Place,
  type Point,
} from '../space.ts';
import type { Stage } from '../Stage.ts';
import { clipped, group, linear, path, polygon } from '../svg.ts';
import { lit } from '../colour.ts';
import { face } from './face.ts';

export type ExtrudedOptions = {
  holes?: readonly (readonly Point[])[];
  /** Another material of the cut ends. */
  cut?: Material;
  castsNoShadow?: boolean;
  edge?: number;
};

/** A profile (turning left, in the plane of the frame) drawn out over a length against the direction it looks in. */
export function extruded(
  stage: Stage,
  frame: Frame,
  profile: readonly Point[],
  length: number,
  material: Material,
  options: ExtrudedOptions = {},
): void {
  const outward = cross(frame.u, frame.v);
  const back = times(outward, -length);
  const sides: { depth: number; draw: () => void }[] = [];
  profile.forEach((point, i) => {
    const [from, to] = [inSpace(frame, point), inSpace(frame, profile[(i + 1) % profile.length]!)];
    const run = subtract(to, from);
    const width = Math.hypot(...run);
    if (width === 0) return;
    const side: Frame = { at: add(from, back), u: unit(run), v: outward };
    sides.push({
      depth: dot(add(from, to), stage.towardsViewer),
      draw: () =>
        face(
          stage,
          side,
          [
            [0, 0],
            [width, 0],
            [width, length],
            [0, length],
          ],
          material,
        ),
    });
  });
  for (const { draw } of sides.sort((a, b) => a.depth - b.depth)) draw();
  const { holes = [], cut = material } = options;
  const far: Frame = { at: add(frame.at, back), u: frame.v, v: frame.u };
  face(
    stage,
    far,
    profile.map(([a, b]): Point => [b, a]),
    cut,
  );
  if (stage.isVisible(frame)) {
    face(stage, frame, profile, cut, { holes });
    for (const hole of holes) drawHole(stage, frame, hole, length, cut);
    const stroke = { stroke: '#fff', strokeWidth: stage.pixels(1.8), strokeOpacity: options.edge ?? 0.3 };
    stage.drawOn(frame, path(polygon(profile), 'none', stroke));
  }
  if (!options.castsNoShadow)
    stage.shade(profile.flatMap((point) => [inSpace(frame, point), add(inSpace(frame, point), back)]));
}

function drawHole(
  stage: Stage,
  frame: Frame,
  hole: readonly Point[],
  length: number,
  material: Material,
): void {
  const outward = cross(frame.u, frame.v);
  const color = lit(stage.colour(material, outward), 0.34);
  let walls = '';
  const isLeft =
    hole.reduce((sum, [x, y], i) => {
      const next = hole[(i + 1) % hole.length]!;
      return sum + x * next[1] - next[0] * y;
    }, 0) > 0;
  const turning = isLeft ? hole.toReversed() : hole;
  turning.forEach((point, i) => {
    const [from, to] = [inSpace(frame, point), inSpace(frame, turning[(i + 1) % turning.length]!)];
    const run = subtract(to, from);
    const width = Math.hypot(...run);
    const side: Frame = { at: add(from, times(outward, -length)), u: unit(run), v: outward };
    if (width === 0 || !stage.isVisible(side)) return;
    const wall = lit(stage.colour(material, cross(side.u, side.v)), 0.86);
    const fill = linear(
      [0, 1],
      [0, 0],
      [
        [0, wall],
        [Math.min(1, (width * 3) / length), color],
        [1, color],
      ],
    );
    walls += group(
      path(
        polygon([
          [0, 0],
          [width, 0],
          [width, length],
          [0, length],
        ]),
        fill,
        { stroke: wall, strokeWidth: 0 },
      ),
      {
        transform: stage.matrix(side),
      },
    );
  });
  const edge = polygon(hole.map((point) => stage.project(inSpace(frame, point))));
  stage.draw(path(edge, color) + clipped(walls, edge));
}

/** An ellipse as an outline, turning left. */
export function round(x: number, y: number, rx: number, ry = rx, sides = 40): Point[] {
  return Array.from({ length: sides }, (_, i): Point => {
    const angle = (i / sides) * 2 * Math.PI;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

/** A rectangle with round corners as an outline, turning left. */
export function rounded(x: number, y: number, width: number, height: number, r: number, pieces = 8): Point[] {
  const corners: [number, number, number][] = [
    [x + width - r, y + r, -90],
    [x + width - r, y + height - r, 0],
    [x + r, y + height - r, 90],
    [x + r, y + r, 180],
  ];
  return corners.flatMap(([cx, cy, from]) =>
    Array.from({ length: pieces + 1 }, (_, i): Point => {
      const angle = ((from + (i / pieces) * 90) * Math.PI) / 180;
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
    }),
  );
}

export type { Place };

/** Points on an arc, angles in degrees from the first axis turning left. */
export function arc(x: number, y: number, r: number, from: number, to: number, pieces = 24): Point[] {
  return Array.from({ length: pieces + 1 }, (_, i): Point => {
    const angle = ((from + ((to - from) * i) / pieces) * Math.PI) / 180;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
}
