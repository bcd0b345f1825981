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
  return circle(x, y, r, radial([0.5, 0.5], 0.5, [[0, color, opacity], [0.4, color, opacity * 0.4], [1, color, 0]]));
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
      return [from, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + (random() - 0.5) * length * reach] as Point];
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
export function ridge({ line, roughness = 0.2, seed, crest, haze, foot, relief = 0, snow = 0 }: Ridge): string {
  const edge = jagged(line, roughness, seed);
  const d = polygon([...edge, [startWidth + 60, foot], [-60, foot]]);
  const body = path(d, crest);
  const rock = textureOf(
    {
      color: crest,
      relief: relief > 0 ? { frequency: [0.006, 0.0045], height: relief, octaves: 6, seed } : undefined,
      noises: snow > 0 ? [{ color: '#ffffff', frequency: [0.008, 0.005], octaves: 5, gain: 5, above: 0.62 - snow * 0.3, seed: seed + 2 }] : [],
    },
    1,
  );
  const veil = path(d, linear([0, 0], [0, 1], [[0, haze, 0], [0.3, haze, 0.12], [1, haze, 1]]));
  const shaped = rock ? rock.def + group(body, { filter: rock.url }) : body;
  return shaped + veil;
}

/** A spruce as seen from afar. */
export function conifer(x: number, y: number, h: number, color: string, seed: number): string {
  const random = seeded(seed);
  const w = h * (0.17 + random() * 0.05);
  const steps = 9;
  const [leftSide, rightSide]: [Point[], Point[]] = [[], []];
  for (let i = 0; i < steps; i++) {
    const share = (i + 1) / steps;
    const reach = w * share ** 0.85 * (0.85 + random() * 0.3);
    const level = y - h + h * share * 0.94;
    leftSide.push([x - reach, level + h * 0.02 * random()], [x - reach * 0.5, level - h * 0.025]);
    rightSide.push([x + reach, level + h * 0.02 * random()], [x + reach * 0.5, level - h * 0.025]);
  }
  const d = polygon([[x, y - h], ...rightSide, [x, y], ...leftSide.toReversed()]);
  const shade = polygon([[x, y - h], ...rightSide, [x, y]]);
  return path(d, mix(color, '#ffffff', 0.06 + random() * 0.06)) + path(shade, mix(color, '#000000', 0.28));
}

/** Spruces along a line, the farther ones first. */
export function forest(line: readonly Point[], count: number, height: readonly [number, number], color: string, seed: number): string {
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
    .map(({ x, y, h }, i) => conifer(x, y, h, mix(color, '#9fb3a4', Math.max(0, 0.16 - random() * 0.16)), seed * 500 + i))
    .join('');
}

/** A band of mist. */
export function mist(y: number, height: number, color: string, opacity: number): string {
  return rect(0, y, startWidth, height, linear([0, 0], [0, 1], [[0, color, 0], [0.5, color, opacity], [1, color, 0]]));
}

