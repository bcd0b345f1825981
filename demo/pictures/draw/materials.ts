import { mix } from './colour.ts';
import type { Material } from './Material.ts';

/** Matt to glossy, even in colour. */
export const plain = (color: string, gloss = 0.12): Material => ({ color, gloss });

export const white = plain('#f4f3f0', 0.2);
export const ceramic: Material = { color: '#f7f7f5', gloss: 0.85 };
export const black = plain('#2b2b2c', 0.35);
export const anthracite = plain('#45494d', 0.25);
export const plastic = (color: string): Material => ({ color, gloss: 0.45 });

export const chrome: Material = { color: '#eef0f2', gloss: 1, metal: 1 };
export const steel: Material = { color: '#c9ccce', gloss: 0.5, metal: 0.75 };
export const brass: Material = { color: '#e2bd6d', gloss: 0.8, metal: 0.8 };
export const copper: Material = { color: '#d98a5c', gloss: 0.7, metal: 0.75 };

/** Metal with the fine lines of the belt along the first axis. */
export const brushed: Material = {
  ...steel,
  noises: [
    { color: '#ffffff', frequency: [0.002, 0.5], gain: 1.6, above: 0.5, seed: 3 },
    { color: '#3c4044', frequency: [0.002, 0.6], gain: 1.1, above: 0.5, seed: 8 },
  ],
};

/** Zinc with its crystals. */
export const galvanised: Material = {
  color: '#c4c8cb',
  gloss: 0.3,
  metal: 0.5,
  noises: [
    { color: '#ffffff', frequency: [0.03, 0.04], octaves: 2, gain: 0.8, above: 0.5, seed: 5 },
    { color: '#5c6468', frequency: [0.026, 0.034], octaves: 2, gain: 0.6, above: 0.5, seed: 11 },
  ],
};

export const lacquered = (color: string): Material => ({ color, gloss: 0.35, metal: 0.12 });

/** Wood whose grain runs along the first axis of a face, or along the second. */
export function wood(
  color: string,
  dark: string,
  { along = 'u', seed = 2, strength = 1 }: { along?: 'u' | 'v'; seed?: number; strength?: number } = {},
): Material {
  const way = (a: number, b: number): readonly [number, number] => (along === 'u' ? [a, b] : [b, a]);
  return {
    color,
    gloss: 0.12,
    noises: [
      { color: dark, frequency: way(0.0016, 0.022), octaves: 3, gain: 2.6 * strength, above: 0.47, seed },
      {
        color: dark,
        frequency: way(0.004, 0.16),
        octaves: 2,
        gain: 1.5 * strength,
        above: 0.5,
        seed: seed + 7,
      },
      {
        color: mix(color, '#ffffff', 0.6),
        frequency: way(0.002, 0.05),
        octaves: 2,
        gain: 1.4,
        above: 0.56,
        seed: seed + 13,
      },
    ],
  };
}

export const spruce = (along: 'u' | 'v' = 'u', seed = 2) => wood('#e9cf9f', '#bd8a4b', { along, seed });
export const larch = (along: 'u' | 'v' = 'u', seed = 2) => wood('#cf9a62', '#8c5427', { along, seed });
export const oak = (along: 'u' | 'v' = 'u', seed = 2) => wood('#c99c67', '#7f5630', { along, seed });

/** The cut end of a board. */
export const endGrain = (color: string, dark: string, seed = 4): Material => ({
  color,
  gloss: 0,
  noises: [
    { color: dark, frequency: [0.01, 0.07], octaves: 3, gain: 2.4, above: 0.46, seed },
    { color: dark, frequency: [0.25, 0.25], octaves: 1, gain: 1.2, above: 0.5, seed: seed + 1 },
  ],
});

/** Fired clay. */
export const clay = (color: string, seed = 2): Material => ({
  color,
  gloss: 0,
  relief: { frequency: [0.12, 0.2], height: 1.4, octaves: 3, seed },
  noises: [
    {
      color: mix(color, '#4a1a08', 0.55),
      frequency: [0.006, 0.012],
      octaves: 4,
      gain: 1.8,
      above: 0.5,
      seed,
    },
    {
      color: mix(color, '#ffffff', 0.45),
      frequency: [0.2, 0.2],
      octaves: 2,
      gain: 1.6,
      above: 0.6,
      seed: seed + 4,
    },
  ],
});

/** Cast concrete with clouds and pores. */
export const concrete = (color = '#bdbcb8', seed = 3): Material => ({
  color,
  gloss: 0,
  relief: { frequency: [0.09, 0.09], height: 0.9, octaves: 4, seed },
  noises: [
    {
      color: mix(color, '#3b3a3a', 0.7),
      frequency: [0.004, 0.006],
      octaves: 3,
      gain: 0.65,
      above: 0.48,
      seed,
    },
    {
      color: mix(color, '#222222', 0.75),
      frequency: [0.11, 0.11],
      octaves: 2,
      gain: 5,
      above: 0.69,
      seed: seed + 2,
    },
    { color: '#ffffff', frequency: [0.2, 0.2], octaves: 2, gain: 2, above: 0.6, seed: seed + 5 },
  ],
});

/** Natural stone of several minerals. */
export const granite = (color = '#b9b8b6', dark = '#4c4c50', seed = 6): Material => ({
  color,
  gloss: 0.15,
  noises: [
    { color: dark, frequency: [0.12, 0.12], octaves: 3, gain: 5, above: 0.56, seed },
    { color: '#ffffff', frequency: [0.1, 0.1], octaves: 3, gain: 4, above: 0.58, seed: seed + 3 },
    {
      color: mix(color, '#8b6f5a', 0.6),
      frequency: [0.05, 0.05],
      octaves: 3,
      gain: 2,
      above: 0.56,
      seed: seed + 8,
    },
  ],
});

/** Rough stone as it breaks. */
export const rock = (color = '#a9a59c', seed = 6): Material => ({
  color,
  gloss: 0,
  relief: { frequency: [0.022, 0.026], height: 7, octaves: 5, seed },
  noises: [
    {
      color: mix(color, '#3a342c', 0.7),
      frequency: [0.012, 0.014],
      octaves: 4,
      gain: 1.8,
      above: 0.5,
      seed: seed + 1,
    },
  ],
});

/** Mineral or wood fibres lying along the first axis. */
export const fibres = (color: string, dark: string, seed = 5): Material => ({
  color,
  gloss: 0,
  relief: { frequency: [0.02, 0.11], height: 3, octaves: 4, seed },
  noises: [
    { color: dark, frequency: [0.006, 0.05], octaves: 4, gain: 2.6, above: 0.47, seed: seed + 1 },
    {
      color: mix(color, '#ffffff', 0.7),
      frequency: [0.012, 0.14],
      octaves: 3,
      gain: 2.4,
      above: 0.56,
      seed: seed + 2,
    },
  ],
});

/** Felt, carpet, render: an even roughness. */
export const rough = (color: string, height = 2, frequency = 0.12, seed = 4): Material => ({
  color,
  gloss: 0,
  relief: { frequency: [frequency, frequency], height, octaves: 3, seed },
  noises: [
    {
      color: mix(color, '#000000', 0.3),
      frequency: [0.006, 0.008],
      octaves: 2,
      gain: 0.5,
      above: 0.48,
      seed: seed + 1,
    },
  ],
});

/** Specks of a colour in another, as of foam or crushed stone. */
export const speckled = (
  color: string,
  specks: string,
  frequency = 0.09,
  gain = 5,
  above = 0.6,
  seed = 4,
): Material => ({
  color,
  gloss: 0.05,
  noises: [
    { color: specks, frequency: [frequency, frequency], octaves: 2, gain, above, seed },
    {
      color: mix(color, '#000000', 0.3),
      frequency: [0.005, 0.006],
      octaves: 2,
      gain: 0.4,
      above: 0.48,
      seed: seed + 1,
    },
  ],
});

/** Strong paper, as of bags. */
export const paper = (color: string): Material => ({
  color,
  gloss: 0.08,
  relief: { frequency: [0.005, 0.007], height: 7, octaves: 3, seed: 9 },
  noises: [
    {
      color: mix(color, '#000000', 0.4),
      frequency: [0.15, 0.15],
      octaves: 2,
      gain: 0.8,
      above: 0.52,
      seed: 3,
    },
  ],
});

/** The white of switches and sockets. */
export const thermoplast: Material = { color: '#f8f8f6', gloss: 0.5 };

/** Painted posts and feet of railway furniture. */
export const darkSteel = lacquered('#474c50');

/** Rails as they leave the mill, and their sawn ends. */
export const rolledSteel: Material = {
  color: '#8c857f',
  gloss: 0.3,
  metal: 0.35,
  noises: [{ color: '#7a4a2c', frequency: [0.01, 0.03], octaves: 3, gain: 1.2, above: 0.5, seed: 4 }],
};
export const sawnSteel: Material = { ...brushed, color: '#d5d9dc', metal: 0.35 };
