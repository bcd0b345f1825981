import { mix } from '../colour.ts';
import { seeded } from '../seeded.ts';
import type { Point } from '../space.ts';
import { textureOf } from '../Material.ts';
import { circle, group, linear, path, polygon, radial, rect, type Stop } from '../svg.ts';

/** Size of a start-page picture in pixels. */
export const [startWidth, startHeight] = [2400, 1000];

export function sky(list: readonly Stop[]): string {
  return rect(0, 0, startWidth, startHeight, linear([0, 0], [0, 1], list));
}

export function glow(x: number, y: number, r: number, color: string, opacity: number): string {
  return circle(
    x,
    y,
    r,
    radial([0.5, 0.5], 0.5, [
      [0, color, opacity],
      [0.4, color, opacity * 0.4],
      [1, color, 0],
    ]),
  );
}

/** A jagged line through the given points (midpoint displacement). */
export function jagged(points: readonly Point[], roughness: number, seed: number, rounds = 6): Point[] {
  const random = seeded(seed);
  let line = [...points];
  let reach = roughness;
  for (let round = 0; round < rounds; round++) {
    line = line.flatMap((from, i) => {
      const to = line[i + 1];
      if (!to) return [from];
      const share = 0.35 + random() * 0.3;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      return [
        from,
        [
          from[0] + (to[0] - from[0]) * share,
          from[1] + (to[1] - from[1]) * share + (random() - 0.5) * length * reach,
        ] as Point,
      ];
    });
    reach *= 0.86;
  }
  return line;
}

export type Ridge = {
  line: readonly Point[];
  roughness?: number;
  seed: number;
  /** Colour at the crest, and of the haze it sinks into. */
  crest: string;
  haze: string;
  /** Where the haze has swallowed it. */
  foot: number;
  /** Height of the rock relief under the light, 0 for a soft silhouette. */
  relief?: number;
  snow?: number;
};

/** A mountain range against the light sky, sinking into haze. */
export function ridge({
  line,
  roughness = 0.2,
  seed,
  crest,
  haze,
  foot,
  relief = 0,
  snow = 0,
}: Ridge): string {
  const edge = jagged(line, roughness, seed);
  const d = polygon([...edge, [startWidth + 60, foot], [-60, foot]]);
  const body = path(d, crest);
  const rock = textureOf(
    {
      color: crest,
      relief: relief > 0 ? { frequency: [0.006, 0.0045], height: relief, octaves: 6, seed } : undefined,
      noises:
        snow > 0
          ? [
              {
                color: '#ffffff',
                frequency: [0.008, 0.005],
                octaves: 5,
                gain: 5,
                above: 0.62 - snow * 0.3,
                seed: seed + 2,
              },
            ]
          : [],
    },
    1,
  );
  const veil = path(
    d,
    linear(
      [0, 0],
      [0, 1],
      [
        [0, haze, 0],
        [0.3, haze, 0.12],
        [1, haze, 1],
      ],
    ),
  );
  const shaped = rock ? rock.def + group(body, { filter: rock.url }) : body;
  return shaped + veil;
}

/** A spruce as seen from afar: tiers of drooping branches, light on the left. */
function conifer(x: number, y: number, h: number, color: string, seed: number): string {
  const random = seeded(seed);
  const w = h * (0.15 + random() * 0.05);
  const tiers = Math.max(8, Math.min(22, Math.round(h / 11)));
  let svg = path(
    polygon([
      [x - h * 0.012, y],
      [x + h * 0.012, y],
      [x + h * 0.006, y - h * 0.5],
      [x - h * 0.006, y - h * 0.5],
    ]),
    mix(color, '#2c1f16', 0.6),
  );
  for (let i = tiers; i >= 1; i--) {
    const share = i / tiers;
    const reach = w * share ** 0.9;
    const tip = y - h + h * 0.9 * ((i - 1.6) / tiers);
    const level = y - h + h * 0.95 * share;
    const ragged = (side: 1 | -1): Point[] =>
      [1, 0.72, 0.45, 0.2].map((part, k): Point => [
        x + side * reach * part * (0.82 + random() * 0.36),
        level - (1 - part) * h * 0.012 + (k % 2) * h * 0.018 + random() * h * 0.012,
      ]);
    const [leftSide, rightSide] = [ragged(-1), ragged(1)];
    const tone = mix(color, '#12251a', 0.34 * (1 - random() * 0.6) * share);
    svg += path(polygon([[x, tip], ...rightSide, ...leftSide.toReversed()]), mix(tone, '#0d1c17', 0.24));
    svg += path(
      polygon([[x, tip], [x + reach * 0.12, level], ...leftSide.toReversed()]),
      mix(tone, '#d9e0a8', 0.16),
    );
  }
  return svg;
}

/** Spruces along a line, the farther ones first. */
export function forest(
  line: readonly Point[],
  count: number,
  height: readonly [number, number],
  color: string,
  seed: number,
): string {
  const random = seeded(seed);
  const trees = Array.from({ length: count }, () => {
    const share = random() * (line.length - 1);
    const [from, to] = [line[Math.floor(share)]!, line[Math.ceil(share)]!];
    const t = share % 1;
    const depth = random();
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t + depth * height[1] * 0.5;
    return { x, y, h: height[0] + (height[1] - height[0]) * (0.4 * depth + 0.6 * random()) };
  });
  return trees
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y, h }, i) =>
      conifer(x, y, h, mix(color, '#9fb3a4', Math.max(0, 0.16 - random() * 0.16)), seed * 500 + i),
    )
    .join('');
}

/** A band of mist. */
export function mist(y: number, height: number, color: string, opacity: number): string {
  return rect(
    0,
    y,
    startWidth,
    height,
    linear(
      [0, 0],
      [0, 1],
      [
        [0, color, 0],
        [0.5, color, opacity],
        [1, color, 0],
      ],
    ),
  );
}
