import type { Drawings } from './Drawing.ts';
import type { Material } from './Material.ts';
import * as m from './materials.ts';
import { bag } from './solids/bag.ts';
import { mark } from './solids/mark.ts';
import { box } from './solids/box.ts';
import { bucket } from './solids/bucket.ts';
import { extruded } from './solids/extruded.ts';
import { roll } from './solids/roll.ts';
import { tube } from './solids/tube.ts';
import { cylinder } from './solids/turned.ts';
import { dot, front, top, type Place, type Point } from './space.ts';
import type { Stage } from './Stage.ts';
import { linear, rect } from './svg.ts';

/** A tile lying, with others upright behind it. */
function tilesOf(material: (seed: number) => Material): (s: Stage) => void {
  return (s) => {
    box(s, [60, 250, 0], [600, 12, 600], material(7), { edge: 0.7 });
    box(s, [0, 205, 0], [600, 12, 600], material(3), { edge: 0.7 });
    box(s, [10, -420, 0], [600, 560, 12], material(21), { edge: 0.7 });
    box(s, [34, -446, 12.5], [600, 560, 12], material(12), { edge: 0.9 });
  };
}

const cast =
  (color: string, cloud: string) =>
  (seed: number): Material => ({
    color,
    gloss: 0.25,
    noises: [
      { color: cloud, frequency: [0.004, 0.006], octaves: 4, gain: 1.3, above: 0.47, seed },
      { color: '#ffffff', frequency: [0.014, 0.02], octaves: 3, gain: 0.8, above: 0.52, seed: seed + 3 },
    ],
  });

/** Boards in a herringbone pattern on the floor, as far as they reach. */
function herringbone(s: Stage): void {
  const [l, w, h] = [360, 72, 16];
  const laid: { at: Place; size: Place; isAcross: boolean; seed: number }[] = [];
  let seed = 1;
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 2; column++) {
      const [x, y] = [row * w + column * l, row * w - column * l];
      laid.push({ at: [x, y, 0], size: [l, w, h], isAcross: false, seed: seed++ });
      laid.push({ at: [x + l, y - l + w, 0], size: [w, l, h], isAcross: true, seed: seed++ });
    }
  laid.sort((a, b) => dot(centre(a), s.towardsViewer) - dot(centre(b), s.towardsViewer));
  for (const { at, size, isAcross, seed: board } of laid) {
    const tone = ['#cfa26d', '#c4955f', '#d8ae7b', '#bb8a55'][(board * 7) % 4]!;
    const grain = m.wood(tone, '#77502a', { along: isAcross ? 'v' : 'u', seed: board * 3, strength: 0.85 });
    box(s, at, [size[0] - 1.5, size[1] - 1.5, size[2]], grain, {
      side: m.wood(tone, '#77502a', { seed: board }),
      edge: 0.25,
    });
  }
}

const centre = ({ at, size }: { at: Place; size: Place }): Place => [
  at[0] + size[0] / 2,
  at[1] + size[1] / 2,
  0,
];

export const bodenWand: Drawings = {
  parkett: { yaw: 45, pitch: 44, span: 0.86, draw: herringbone },
  'feinsteinzeugplatte-grau': { yaw: 28, pitch: 22, draw: tilesOf(cast('#a9abab', '#6d7072')) },
  'feinsteinzeugplatte-beige': { yaw: 28, pitch: 22, draw: tilesOf(cast('#d9ccb4', '#a8926f')) },
  natursteinplatte: {
    yaw: 28,
    pitch: 22,
    draw: tilesOf((seed) => ({ ...m.granite('#b4b3b2', '#3f4145', seed), gloss: 0.3 })),
  },
  linoleum: {
    yaw: 36,
    pitch: 24,
    draw: (s) => {
      const marbled = (seed: number): Material => ({
        color: '#8f9c8c',
        gloss: 0.25,
        noises: [
          { color: '#5d6b5e', frequency: [0.008, 0.03], octaves: 4, gain: 2.2, above: 0.5, seed },
          { color: '#c9d2c2', frequency: [0.01, 0.04], octaves: 4, gain: 2, above: 0.54, seed: seed + 4 },
        ],
      });
      roll(s, [0, 0, 0], {
        radius: 125,
        width: 640,
        thick: 11,
        unrolled: 400,
        core: 0.4,
        material: m.plain('#b08d5c'),
        face: marbled(3),
        edge: m.plain('#8a7a58'),
      });
    },
  },
  designbelag: {
    yaw: 34,
    pitch: 36,
    span: 0.84,
    draw: (s) => {
      const tones = ['#b3a594', '#a59786', '#bcae9e', '#ab9d8c'];
      for (let i = 3; i >= 0; i--)
        for (const j of [0, 1]) {
          const x = j * 700 - (i % 2) * 240;
          box(
            s,
            [x, i * 152, 0],
            [698, 150, 12],
            m.wood(tones[(i + j * 2) % 4]!, '#6b5d4d', { seed: 3 + i * 5 + j * 11, strength: 0.8 }),
            { edge: 0.3, side: m.plain('#55504a') },
          );
        }
      box(s, [-60, -230, 12], [760, 150, 12], m.wood('#b7a998', '#6b5d4d', { seed: 33, strength: 0.8 }), {
        edge: 0.5,
        side: m.plain('#55504a'),
      });
    },
  },
  teppichfliese: {
    yaw: 32,
    pitch: 32,
    draw: (s) => {
      const pile = (seed: number): Material => ({
        color: '#6b7f92',
        gloss: 0,
        relief: { frequency: [0.05, 0.16], height: 4, octaves: 2, seed },
        noises: [
          { color: '#3c4a59', frequency: [0.02, 0.14], octaves: 2, gain: 2.4, above: 0.52, seed: seed + 2 },
          { color: '#a9b9c6', frequency: [0.02, 0.16], octaves: 2, gain: 2, above: 0.58, seed: seed + 5 },
        ],
      });
      const back = m.plain('#2f3133');
      for (let i = 0; i < 5; i++) {
        const shift = i * 7 - (i === 4 ? -30 : (i % 2) * 12);
        box(s, [shift, -shift * 0.7, i * 24], [500, 500, 8], back, { edge: 0 });
        box(s, [shift, -shift * 0.7, i * 24 + 8], [500, 500, 15], pile(i + 2), { edge: 0.1 });
      }
    },
  },
  fliessestrich: {
    yaw: 24,
    pitch: 18,
    draw: (s) => {
      bag(s, [0, 0, 0], { color: '#d3d0c9', band: '#6f7d86', print: (w, h) => mark(w, h, '#4d5960') });
      const pool: Point[] = Array.from({ length: 60 }, (_, i) => {
        const a = (i / 60) * 2 * Math.PI;
        const r = 1 + 0.1 * Math.sin(3 * a + 1) + 0.06 * Math.sin(5 * a);
        return [440 + 230 * r * Math.cos(a), -120 + 150 * r * Math.sin(a)];
      });
      extruded(s, top([0, 0, 8]), pool, 8, { color: '#b7b4ad', gloss: 0.5 }, { edge: 0.7 });
      s.drawOn(
        top([0, 0, 8.2]),
        `<ellipse cx="380" cy="-60" rx="110" ry="34" fill="#fff" fill-opacity=".35"/><ellipse cx="520" cy="-170" rx="60" ry="16" fill="#fff" fill-opacity=".25"/>`,
      );
    },
  },
  trittschallmatte: {
    yaw: 36,
    pitch: 24,
    draw: (s) =>
      roll(s, [0, 0, 0], {
        radius: 120,
        width: 660,
        thick: 13,
        unrolled: 380,
        core: 0.12,
        material: m.rough('#f1f1ec', 0.6, 0.1),
        face: m.rough('#8cbf8a', 0.7, 0.1),
        edge: m.plain('#dfe8da'),
      }),
  },
  wandfarbe: {
    yaw: 20,
    pitch: 20,
    draw: (s) => {
      bucket(s, [0, 0, 0], { radius: 165, height: 300, color: '#f5f4f1', band: '#3f7f86', lid: '#eceae6' });
      const nap = m.rough('#f3efe6', 3, 0.08);
      cylinder(s, [210, -260, 42], 42, 260, nap, { axis: 'x' });
      tube(
        s,
        [
          [470, -260, 42],
          [510, -260, 42],
          [510, -330, 30],
          [340, -360, 24],
          [340, -420, 22],
        ],
        6,
        m.steel,
      );
      tube(
        s,
        [
          [340, -410, 22],
          [340, -640, 22],
        ],
        19,
        m.plastic('#c0392b'),
      );
    },
  },
  wandfliese: {
    yaw: 26,
    pitch: 9,
    draw: (s) => {
      const [w, h, gap] = [300, 100, 6];
      box(s, [0, 0, 0], [3 * (w + gap), 20, 7 * (h + gap)], m.plain('#cfccc5'), { edge: 0.3 });
      const wall = front([0, -14, 0]);
      const glaze = linear(
        [0, 1],
        [0.7, 0],
        [
          [0, '#ffffff'],
          [0.35, '#f3f4f3'],
          [0.36, '#fbfbfa'],
          [1, '#dfe1e0'],
        ],
      );
      for (let row = 0; row < 7; row++) {
        const cuts: Point[] =
          row % 2 === 0
            ? [0, 1, 2].map((i): Point => [i * (w + gap), w])
            : [
                [0, w / 2 - 3],
                [w / 2 + 3, w],
                [w * 1.5 + 9, w],
                [w * 2.5 + 15, w / 2],
              ];
        for (const [x, wide] of cuts) {
          box(s, [x, -14, row * (h + gap)], [wide, 14, h], m.ceramic, { edge: 0.8, castsNoShadow: true });
          s.drawOn(wall, rect(x + 5, row * (h + gap) + 5, wide - 10, h - 10, glaze, { rx: 6 }));
        }
      }
    },
  },
  akustikpaneel: {
    yaw: 30,
    pitch: 10,
    draw: (s) => {
      box(s, [0, 0, 0], [608, 14, 820], m.rough('#2e2d2c', 2, 0.1), { edge: 0.1 });
      for (let i = 0; i < 9; i++)
        box(
          s,
          [i * 66 + 14, -30, 0],
          [38, 30, 820],
          m.wood('#c1905c', '#74502a', { along: 'v', seed: 3 + i * 7 }),
          { edge: 0.4 },
        );
    },
  },
};
