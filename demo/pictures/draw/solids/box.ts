import type { Material } from '../Material.ts';
import { bottom, front, left, right, top, type Place } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { el, linear, polygon, rect } from '../svg.ts';
import { face, rectangle } from './face.ts';

export type BoxOptions = {
  /** Other materials of single faces. */
  front?: Material;
  side?: Material;
  top?: Material;
  /** Strength of the light on its edges, 0 to 1. */
  edge?: number;
  castsNoShadow?: boolean;
};

/** A box from its corner at the left, front and bottom. */
export function box(
  stage: Stage,
  at: Place,
  size: Place,
  material: Material,
  options: BoxOptions = {},
): void {
  const [x, y, z] = at;
  const [w, d, h] = size;
  const side = options.side ?? material;
  face(stage, front(at), rectangle(w, h), options.front ?? material);
  face(stage, right([x + w, y, z]), rectangle(d, h), side);
  face(stage, left([x, y + d, z]), rectangle(d, h), side);
  face(stage, top([x, y, z + h]), rectangle(w, d), options.top ?? material);
  face(stage, bottom([x, y + d, z]), rectangle(w, d), material);
  if (stage.ground === 'floor' && z * stage.scale < 6) darkenFoot(stage, at, size);
  lightEdges(stage, at, size, options.edge ?? 0.4);
  if (!options.castsNoShadow) stage.shade(cornersOf(at, size));
}

export function cornersOf([x, y, z]: Place, [w, d, h]: Place): Place[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((i): Place => [
    x + (i & 1) * w,
    y + ((i >> 1) & 1) * d,
    z + (i >> 2) * h,
  ]);
}

function darkenFoot(stage: Stage, [x, y, z]: Place, [w, d, h]: Place): void {
  const height = Math.min(h * 0.5, stage.pixels(120));
  const dark = linear(
    [0, 0],
    [0, 1],
    [
      [0, '#1d1a1e', 0.2],
      [1, '#1d1a1e', 0],
    ],
  );
  const feet = [front([x, y, z]), right([x + w, y, z]), left([x, y + d, z])];
  feet.forEach((frame, i) => {
    if (stage.isVisible(frame)) stage.drawOn(frame, rect(0, 0, i === 0 ? w : d, height, dark));
  });
}

function lightEdges(stage: Stage, [x, y, z]: Place, [w, d, h]: Place, opacity: number): void {
  if (opacity === 0) return;
  const corner = (a: number, b: number, c: number) => stage.project([x + a * w, y + b * d, z + c * h]);
  const isFromRight = stage.isFacing([1, 0, 0]);
  const near = isFromRight ? 1 : 0;
  const level = stage.isFacing([0, 0, 1]) ? 1 : 0;
  const edges = [
    [corner(0, 0, level), corner(1, 0, level)],
    [corner(near, 0, level), corner(near, 1, level)],
    [corner(near, 0, 0), corner(near, 0, 1)],
  ];
  for (const [i, edge] of edges.entries())
    stage.draw(
      el('path', {
        d: polygon(edge).replace('Z', ''),
        stroke: '#fff',
        strokeWidth: 2.2,
        strokeLinecap: 'round',
        strokeOpacity: opacity * (i === 2 ? 0.6 : 1),
      }),
    );
}
