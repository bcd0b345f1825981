import { channels } from './colour.ts';
import { defined, el, number } from './svg.ts';

/** Specks, streaks or clouds of a colour; frequencies count waves per pixel of the picture. */
export type Noise = {
  color: string;
  frequency: readonly [number, number];
  octaves?: number;
  /** How hard specks stand out, and from which height of the noise (0 to 1, mean 0.5). */
  gain: number;
  above: number;
  seed?: number;
  isTurbulent?: boolean;
};

/** Unevenness under the light. */
export type Relief = {
  frequency: readonly [number, number];
  height: number;
  octaves?: number;
  seed?: number;
};

export type Material = {
  color: string;
  /** 0 (chalk) to 1 (glazed). */
  gloss?: number;
  /** 0 to 1: how far it mirrors the studio instead of showing a colour of its own. */
  metal?: number;
  noises?: readonly Noise[];
  relief?: Relief;
};

/** The filter that gives a lit surface its material; `scale` is pixels per unit of what is filtered. */
export function textureOf(material: Material, scale: number): { def: string; url: string } | null {
  const { noises = [], relief } = material;
  if (noises.length === 0 && !relief) return null;
  let steps = '';
  let before = 'SourceGraphic';
  if (relief) {
    steps +=
      turbulence(relief, scale, 'fractalNoise', 'height') +
      `<feDiffuseLighting in="height" surfaceScale="${relief.height}" diffuseConstant="1.22" lighting-color="#fff" result="light"><feDistantLight azimuth="235" elevation="55"/></feDiffuseLighting>` +
      '<feComposite in="SourceGraphic" in2="light" operator="arithmetic" k1="1" k2="0" k3="0" k4="0" result="uneven"/>' +
      '<feComposite in="uneven" in2="SourceAlpha" operator="in" result="relief"/>';
    before = 'relief';
  }
  noises.forEach((noise, i) => {
    const [r, g, b] = channels(noise.color);
    steps +=
      turbulence(noise, scale, noise.isTurbulent ? 'turbulence' : 'fractalNoise', `n${i}`) +
      `<feColorMatrix in="n${i}" values="0 0 0 0 ${number(r)} 0 0 0 0 ${number(g)} 0 0 0 0 ${number(b)} 0 0 0 ${noise.gain} ${number(-noise.gain * noise.above)}" result="c${i}"/>` +
      `<feComposite in="c${i}" in2="${before}" operator="atop" result="o${i}"/>`;
    before = `o${i}`;
  });
  return defined('filter', { x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' }, steps);
}

function turbulence(
  {
    frequency,
    octaves = 3,
    seed = 1,
  }: { frequency: readonly [number, number]; octaves?: number; seed?: number },
  scale: number,
  type: string,
  result: string,
): string {
  const [fx, fy] = frequency.map((f) => Math.round(f * scale * 1e6) / 1e6);
  return el('feTurbulence', { type, baseFrequency: `${fx} ${fy}`, numOctaves: octaves, seed, result });
}
