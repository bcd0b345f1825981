import type { Material } from '../Material.ts';
import { front, right, top, type Place, type Point } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { el, linear, rect } from '../svg.ts';
import { face, rectangle } from './face.ts';
import { cylinder } from './turned.ts';

export type Roll = {
  radius: number;
  width: number;
  /** Thickness of the mat. */
  thick: number;
  /** How far it is unrolled towards the viewer. */
  unrolled?: number;
  material: Material;
  /** The edges of the layers, as seen at the end of the roll. */
  edge?: Material;
  core?: number;
  /** Of the unrolled part, when its face is another one. */
  face?: Material;
};

/** A rolled-up mat lying on the floor from left to right, a piece of it unrolled. */
export function roll(
  stage: Stage,
  [x, y, z]: Place,
  {
    radius,
    width,
    thick,
    unrolled = 0,
    material,
    edge = material,
    core = 0.16,
    face: shown = material,
  }: Roll,
): void {
  if (unrolled > 0) {
    const foot: Point[] = [
      [0, 0],
      [unrolled + radius * 0.2, 0],
      [unrolled + radius * 0.2, thick],
      [0, thick],
    ];
    face(stage, top([x, y - unrolled, z + thick]), rectangle(width, unrolled + radius * 0.2), shown);
    face(stage, front([x, y - unrolled, z]), rectangle(width, thick), edge);
    face(stage, right([x + width, y - unrolled, z]), foot, edge);
    const dark = linear(
      [0, 0],
      [0, 1],
      [
        [0, '#1d1a1e', 0],
        [0.55, '#1d1a1e', 0.08],
        [1, '#1d1a1e', 0.5],
      ],
    );
    stage.drawOn(top([x, y - radius, z + thick]), rect(0, 0, width, radius * 1.2, dark));
    stage.shade([
      [x, y - unrolled, 0],
      [x + width, y - unrolled, 0],
      [x + width, y, 0],
      [x, y, 0],
      [x, y - unrolled, thick],
      [x + width, y - unrolled, thick],
    ]);
  }
  cylinder(stage, [x, y, z + radius], radius, width, material, { axis: 'x' });
  const end = right([x + width, y - radius, z]);
  const disc: Point[] = Array.from({ length: 72 }, (_, i) => {
    const angle = (i / 72) * 2 * Math.PI;
    return [radius + radius * 0.995 * Math.cos(angle), radius + radius * 0.995 * Math.sin(angle)];
  });
  face(stage, end, disc, edge);
  stage.drawOn(end, spiral(radius, thick, core));
}

function spiral(radius: number, thick: number, core: number): string {
  const turns = (radius * (1 - core)) / thick;
  const steps = Math.ceil(turns * 48);
  let d = '';
  for (let i = 0; i <= steps; i++) {
    const angle = (i / 48) * 2 * Math.PI - Math.PI / 2;
    const r = radius - (thick * i) / 48;
    d += `${i === 0 ? 'M' : 'L'}${(radius + r * Math.cos(angle)).toFixed(2)} ${(radius + r * Math.sin(angle)).toFixed(2)}`;
  }
  return (
    el('path', {
      d,
      fill: 'none',
      stroke: '#1d1a1e',
      strokeOpacity: 0.42,
      strokeWidth: Math.min(thick * 0.16, radius * 0.03),
    }) +
    el('path', {
      d,
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.25,
      strokeWidth: Math.min(thick * 0.1, radius * 0.02),
      transform: `translate(0 ${-thick * 0.16})`,
    }) +
    el('circle', { cx: radius, cy: radius, r: radius * core, fill: '#1d1a1e', fillOpacity: 0.72 })
  );
}
