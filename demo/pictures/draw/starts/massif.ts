import { mix } from '../colour.ts';
import { seeded } from '../seeded.ts';
import { cross, dot, unit, type Place, type Point } from '../space.ts';
import { polygon } from '../svg.ts';

/** Smooth noise from -1 to 1 over the plane, the same for the same seed. */
function noiseOf(seed: number): (x: number, y: number) => number {
  const random = seeded(seed);
  const slopes = Array.from({ length: 1024 }, (): Point => {
    const a = random() * 2 * Math.PI;
    return [Math.cos(a), Math.sin(a)];
  });
  const at = (x: number, y: number) => slopes[(((x * 374761393 + y * 668265263) % 1024) + 1024) % 1024]!;
  const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const [x0, y0] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - x0, y - y0];
    const corner = (i: number, j: number) => {
      const [gx, gy] = at(x0 + i, y0 + j);
      return gx * (fx - i) + gy * (fy - j);
    };
    const [u, v] = [fade(fx), fade(fy)];
    const near = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * u;
    const far = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * u;
    return (near + (far - near) * v) * 1.5;
  };
}

export type Massif = {
  seed: number;
  /** From where to where it reaches, and where its foot is, in pixels. */
  from: number;
  to: number;
  foot: number;
  height: number;
  /** Outline of the heights along the picture, 0 to 1 at shares of its width. */
  crest: readonly Point[];
  rock: string;
  snow: string;
  shade: string;
  haze: string;
  /** Height above which snow lies, 0 to 1. */
  snowline: number;
  /** How much of it the haze takes at its crest and at its foot. */
  hazes: readonly [number, number];
  light?: Place;
  /** How level ground must be for snow to lie, 0 (everywhere) to 1. */
  level?: number;
  cell?: number;
};

/** A mountain range modelled as ground, lit from one side, with snow where it is high and not too steep. */
export function massif({
  seed,
  from,
  to,
  foot,
  height,
  crest,
  rock,
  snow,
  shade,
  haze,
  snowline,
  hazes,
  light = [-0.75, -0.35, 0.56],
  level = 0.44,
  cell = 7,
}: Massif): string {
  const noise = noiseOf(seed);
  const columns = Math.ceil((to - from) / cell);
  const rows = 110;
  const deep = height * 2.1;
  const sun = unit(light);
  const crestAt = (share: number) => {
    const i = Math.max(
      1,
      crest.findIndex(([x]) => x >= share),
    );
    const [a, b] = [crest[i - 1]!, crest[i]!];
    const t = Math.min(1, Math.max(0, (share - a[0]) / (b[0] - a[0] || 1)));
    return a[1] + (b[1] - a[1]) * t;
  };
  const ground = (column: number, row: number): Place => {
    const [x, y] = [column * cell, (row / rows) * deep];
    const size = height * 0.85;
    const warp = noise(x / size + 7, y / size) * 0.35;
    let ridges = 0;
    let weight = 0.56;
    for (let k = 0, f = 1; k < 6; k++, f *= 2.05) {
      const ridge = 1 - Math.abs(noise((x / size + warp) * f + k * 19, (y / size) * f + k * 7));
      ridges += ridge * ridge * weight;
      weight *= 0.47;
    }
    const back = (row / rows) ** 0.8;
    const z = height * crestAt(column / columns) * back * (0.44 + 0.62 * ridges);
    return [from + x, y, z];
  };
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column) => ground(column, row)),
  );
  const flat = ([x, y, z]: Place): Point => [x, foot - z - y * 0.05];
  let svg = '';
  for (let row = rows - 1; row >= 0; row--)
    for (let column = 0; column < columns; column++) {
      const corners = [
        grid[row]![column]!,
        grid[row]![column + 1]!,
        grid[row + 1]![column + 1]!,
        grid[row + 1]![column]!,
      ];
      const normal = unit(
        cross(
          [cell * 2, 0, corners[1]![2] - corners[0]![2] + corners[2]![2] - corners[3]![2]],
          [0, (deep / rows) * 2, corners[3]![2] - corners[0]![2] + corners[2]![2] - corners[1]![2]],
        ),
      );
      const lightness = Math.max(0, dot(normal, sun));
      const share = corners[0]![2] / height;
      const isSnow =
        share + noise(corners[0]![0] / 30, corners[0]![1] / 30) * 0.08 > snowline &&
        normal[2] > level + 0.2 * noise(corners[0]![0] / 26, row / 5);
      const base = isSnow
        ? mix(mix(shade, snow, 0.38), snow, Math.min(1, lightness ** 1.3 * 1.5))
        : mix(shade, rock, Math.min(1, lightness * 1.5));
      const veil = hazes[1] + (hazes[0] - hazes[1]) * Math.min(1, share * 1.5);
      const color = mix(base, haze, Math.min(1, Math.max(0, veil)));
      svg += `<path d="${polygon(corners.map(flat))}" fill="${color}" stroke="${color}" stroke-width="1.2"/>`;
    }
  return svg;
}
