import { lit, mix } from './colour.ts';
import type { Material } from './Material.ts';
import { dot, unit, type Place } from './space.ts';

// All of these are as the viewer sees them: right, up, towards the viewer.
const key = unit([-0.5, 0.78, 0.62]);
const fill = unit([0.9, 0.15, 0.5]);
const viewer: Place = [0, 0, 1];
const half = unit([key[0] + viewer[0], key[1] + viewer[1], key[2] + viewer[2]]);

/** How light a matt surface is that looks in this direction; 1 shows the colour itself. */
function brightness(normal: Place): number {
  const turned = (dot(normal, key) + 1) / 2;
  return 0.54 + 0.5 * turned ** 1.15 + 0.08 * Math.max(0, dot(normal, fill));
}

const step = (from: number, to: number, at: number) => {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** What a mirror shows of the studio: a light ceiling, a dark horizon, a paler floor and a soft box at the left. */
function mirrored(normal: Place): number {
  const n = 2 * dot(normal, viewer);
  const seen: Place = [normal[0] * n, normal[1] * n, normal[2] * n - 1];
  const up = seen[1];
  let light = 0.5 + 0.2 * step(-1, -0.25, up);
  light -= 0.42 * step(-0.3, -0.06, up);
  light += 0.66 * step(0, 0.34, up);
  light += 0.45 * step(-0.35, -0.55, seen[0]) * step(-0.98, -0.86, seen[0]);
  light -= 0.2 * step(0.55, 0.95, seen[0]);
  return Math.min(1.12, Math.max(0.14, light));
}

/** The colour of a surface that looks in this direction (as the viewer sees it, length one). */
export function colourIn(material: Material, normal: Place): string {
  const { color, gloss = 0.1, metal = 0 } = material;
  const matt = lit(color, brightness(normal));
  const shine = Math.max(0, dot(normal, half)) ** (10 + gloss * 70) * gloss * 0.75;
  const surface = metal > 0 ? mix(matt, lit(color, mirrored(normal) * 1.06), metal) : matt;
  return shine > 0.01 ? mix(surface, '#ffffff', Math.min(0.95, shine)) : surface;
}
