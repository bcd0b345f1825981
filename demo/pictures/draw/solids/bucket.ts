import { mix } from '../colour.ts';
import type { Material } from '../Material.ts';
import { plastic } from '../materials.ts';
import type { Place, Point } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { tube } from './tube.ts';
import { turned } from './turned.ts';

export type Bucket = {
  radius: number;
  height: number;
  color: string;
  band: string;
  /** What it is full of; closed with a lid otherwise. */
  filling?: Material;
  lid?: string;
};

/** A bucket with a printed band and a wire handle. */
export function bucket(
  stage: Stage,
  [x, y, z]: Place,
  { radius: r, height: h, color, band, filling, lid = color }: Bucket,
): void {
  const body = plastic(color);
  const at = (share: number) => r * (0.88 + 0.12 * share);
  const part = (from: number, to: number, material: Material) =>
    turned(
      stage,
      [x, y, z],
      [
        [at(from), from * h],
        [at(to), to * h],
      ] as Point[],
      material,
    );
  part(0, 0.2, body);
  part(0.2, 0.66, plastic(band));
  part(0.42, 0.445, plastic(mix(band, '#ffffff', 0.85)));
  part(0.66, 1, body);
  if (filling) {
    turned(
      stage,
      [x, y, z],
      [
        [r + 6, 0.93 * h],
        [r + 9, 0.96 * h],
        [r + 6, h],
        [r - 4, h],
      ],
      body,
    );
    turned(
      stage,
      [x, y, z],
      [
        [r - 4, h],
        [r - 6, h - 22],
      ],
      body,
      { inside: body, castsNoShadow: true },
    );
    turned(
      stage,
      [x, y, z],
      [
        [r - 6, h - 24],
        [r * 0.5, h - 14],
        [r * 0.2, h - 18],
        [0, h - 16],
      ],
      filling,
      { castsNoShadow: true },
    );
  } else {
    turned(
      stage,
      [x, y, z],
      [
        [r + 6, 0.93 * h],
        [r + 9, 0.96 * h],
        [r + 6, h],
        [r - 8, h + 2],
        [r - 14, h - 8],
        [0, h - 8],
      ],
      plastic(lid),
    );
  }
  const drop: Place[] = Array.from({ length: 25 }, (_, i) => {
    const angle = (i / 24) * Math.PI;
    return [
      x - Math.cos(angle) * (r + 10),
      y - Math.sin(angle) * (r * 0.72 + 20),
      z + h * 0.9 - Math.sin(angle) * h * 0.42,
    ];
  });
  tube(stage, drop, 3.2, { color: '#b9bcbe', gloss: 0.6, metal: 0.6 }, { castsNoShadow: true, sides: 14 });
}
