import type { Drawings } from './Drawing.ts';
import type { Material } from './Material.ts';
import * as m from './materials.ts';
import { box } from './solids/box.ts';
import { extruded, rounded } from './solids/extruded.ts';
import { face, rectangle } from './solids/face.ts';
import { glass } from './solids/glass.ts';
import { roll } from './solids/roll.ts';
import { tiles } from './solids/tiles.ts';
import { tube } from './solids/tube.ts';
import { cylinder, smooth, turned } from './solids/turned.ts';
import { inSpace, top, type Frame, type Place, type Point } from './space.ts';
import type { Stage } from './Stage.ts';
import { line, rect } from './svg.ts';

const clayTile = (color: string): Material => ({
  color,
  gloss: 0.15,
  noises: [
    { color: '#ffffff', frequency: [0.2, 0.2], octaves: 2, gain: 0.8, above: 0.55, seed: 3 },
    { color: '#2c0d05', frequency: [0.008, 0.012], octaves: 3, gain: 0.7, above: 0.5, seed: 5 },
  ],
});

const slope = (degrees: number, at: Place = [0, 0, 0]): Frame => {
  const a = (degrees * Math.PI) / 180;
  return { at, u: [1, 0, 0], v: [0, Math.cos(a), Math.sin(a)] };
};

/** Battens below, tiles above. */
function roof(s: Stage, color: string, columns: number, rows: number, degrees: number): Frame {
  const frame = slope(degrees);
  tiles(s, frame, { columns, rows, width: 260, length: 330, material: clayTile(color) });
  return frame;
}

const ring = (at: Place, r: number, across: 'x' | 'y', count = 40): Place[] =>
  Array.from({ length: count + 1 }, (_, i) => {
    const a = (i / count) * 2 * Math.PI;
    return across === 'x'
      ? [at[0] + r * Math.cos(a), at[1], at[2] + r * Math.sin(a)]
      : [at[0], at[1] + r * Math.cos(a), at[2] + r * Math.sin(a)];
  });

export const dach: Drawings = {
  'dachziegel-naturrot': { yaw: 28, pitch: 34, draw: (s) => void roof(s, '#c8663f', 3, 2, 18) },
  'dachziegel-anthrazit': { yaw: 28, pitch: 34, draw: (s) => void roof(s, '#54575b', 3, 2, 18) },
  unterdachbahn: {
    yaw: 36,
    pitch: 24,
    draw: (s) => {
      roll(s, [0, 0, 0], {
        radius: 130,
        width: 620,
        thick: 9,
        unrolled: 330,
        core: 0.45,
        material: m.rough('#a3aab0', 0.7, 0.2),
        face: m.rough('#b3bac0', 0.7, 0.2),
      });
      s.drawOn(
        top([0, -330, 9.5]),
        [18, 60]
          .map((x) => line([x, 0], [x, 320], '#4b6b94', 3, { strokeOpacity: 0.7, strokeDasharray: '16 12' }))
          .join(''),
      );
    },
  },
  bitumenbahn: {
    yaw: 36,
    pitch: 24,
    draw: (s) => {
      const slate = m.speckled('#4b4d50', '#9aa0a5', 0.22, 4, 0.56);
      roll(s, [0, 0, 0], {
        radius: 130,
        width: 560,
        thick: 20,
        unrolled: 330,
        core: 0.18,
        material: m.rough('#2f3032', 1, 0.15),
        face: slate,
        edge: m.plain('#232426'),
      });
      s.drawOn(top([0, -330, 20.5]), rect(0, 0, 46, 320, '#1f2022', { fillOpacity: 0.85 }));
    },
  },
  dichtungsbahn: {
    yaw: 36,
    pitch: 24,
    draw: (s) =>
      roll(s, [0, 0, 0], {
        radius: 140,
        width: 620,
        thick: 12,
        unrolled: 360,
        core: 0.3,
        material: { color: '#c9cdd0', gloss: 0.45 },
        edge: m.plain('#9aa0a4'),
      }),
  },
  dachrinne: {
    yaw: 38,
    pitch: 28,
    draw: (s) => {
      const arc = (r: number, from: number, to: number): Point[] =>
        Array.from({ length: 25 }, (_, i) => {
          const a = ((from + ((to - from) * i) / 24) * Math.PI) / 180;
          return [r * Math.cos(a), r * Math.sin(a)];
        });
      const gutter = [...arc(75, 180, 360), ...arc(71, 360, 180)];
      for (const y of [520, 90])
        extruded(
          s,
          { at: [0, y, 80], u: [1, 0, 0], v: [0, 0, 1] },
          [...arc(81, 180, 362), ...arc(75.5, 362, 180)],
          24,
          m.galvanised,
        );
      extruded(
        s,
        { at: [0, 0, 80], u: [1, 0, 0], v: [0, 0, 1] },
        gutter,
        620,
        { ...m.copper, metal: 0.4, gloss: 0.4 },
        { edge: 0.5 },
      );
      tube(
        s,
        [
          [73, 0, 84],
          [73, 620, 84],
        ],
        9,
        { ...m.copper, metal: 0.5 },
      );
      for (const y of [520, 90])
        box(s, [-77, y - 24, 76], [156, 24, 5], m.galvanised, { castsNoShadow: true });
    },
  },
  dachgully: {
    yaw: 28,
    pitch: 24,
    draw: (s) => {
      const pvc = m.plastic('#3a3b3d');
      turned(
        s,
        [0, 0, 0],
        [
          [52, 0],
          [56, 6],
          [56, 90],
          [64, 100],
          [64, 140],
          [100, 158],
        ],
        pvc,
      );
      turned(
        s,
        [0, 0, 156],
        [
          [100, 0],
          [178, 2],
          [182, 8],
          [178, 14],
          [120, 16],
          [0, 14],
        ],
        pvc,
      );
      for (let i = 0; i < 24; i++) {
        const a = (i / 24) * 2 * Math.PI + 2.2;
        const [c, n] = [Math.cos(a), Math.sin(a)];
        tube(
          s,
          [
            [c * 104, n * 104, 170],
            [c * 104, n * 104, 224],
            [c * 78, n * 78, 254],
            [c * 26, n * 26, 262],
          ],
          5,
          m.plastic('#48494c'),
          { sides: 12, bend: 30, castsNoShadow: true },
        );
      }
      turned(
        s,
        [0, 0, 258],
        [
          [30, 0],
          [32, 6],
          [26, 12],
          [0, 13],
        ],
        pvc,
      );
      tube(
        s,
        ring([0, 0, 170], 0, 'x').map((_, i): Place => [
          106 * Math.cos((i / 40) * 2 * Math.PI),
          106 * Math.sin((i / 40) * 2 * Math.PI),
          172,
        ]),
        6,
        pvc,
      );
    },
  },
  dachfenster: {
    yaw: 24,
    pitch: 18,
    draw: (s) => {
      const frame = roof(s, '#bf6a45', 6, 5, 42);
      const at = inSpace(frame, [330, 340]);
      const lifted: Frame = { at: [at[0], at[1] - 50, at[2] + 50], u: frame.u, v: frame.v };
      const metal = m.lacquered('#54595d');
      extruded(s, lifted, rectangle(860, 1120), 70, metal, { edge: 0.5 });
      const a = (20 * Math.PI) / 180;
      const hinge = inSpace(lifted, [60, 560]);
      const sash: Frame = { at: hinge, u: [1, 0, 0], v: [0, Math.cos(a), Math.sin(a)] };
      face(s, lifted, rectangle(760, 1020, 50, 50), m.plain('#2d3032'), { light: 0.7 });
      extruded(
        s,
        { ...sash, at: inSpace(sash, [0, -480]) },
        rectangle(740, 980),
        46,
        m.lacquered('#63686c'),
        { edge: 0.6 },
      );
      const pane: Frame = { ...sash, at: inSpace(sash, [58, -422]) };
      glass(s, pane, 624, 864, { low: '#8ba6b4', high: '#dceaf0' });
    },
  },
  lichtkuppel: {
    yaw: 30,
    pitch: 24,
    draw: (s) => {
      const curb = m.plastic('#f1f0ed');
      extruded(s, top([-60, -60, 14]), rounded(0, 0, 1120, 1120, 10), 14, curb);
      box(s, [0, 0, 14], [1000, 1000, 300], curb, { edge: 0.8 });
      extruded(s, top([-20, -20, 350]), rounded(0, 0, 1040, 1040, 30), 36, m.plastic('#dfe2e3'), {
        edge: 0.8,
      });
      const dome = smooth(
        [
          [480, 0],
          [470, 60],
          [400, 190],
          [250, 280],
          [90, 312],
          [0, 316],
        ] as Point[],
        10,
      );
      const clear: Material = { color: '#c3d8e2', gloss: 1 };
      turned(
        s,
        [500, 500, 350],
        dome.map(([r, h]): Point => [r, h]),
        clear,
        { opacity: 0.72 },
      );
      turned(
        s,
        [430, 400, 560],
        [
          [60, 0],
          [90, 30],
          [40, 56],
          [0, 60],
        ],
        { color: '#ffffff', gloss: 1 },
        { opacity: 0.28, castsNoShadow: true },
      );
    },
  },
  absturzsicherung: {
    yaw: 30,
    pitch: 20,
    draw: (s) => {
      const inox = { ...m.steel, gloss: 0.7, metal: 0.85 };
      extruded(s, top([-110, -110, 10]), rounded(0, 0, 220, 220, 16), 10, inox);
      for (const [x, y] of [
        [-80, -80],
        [80, -80],
        [80, 80],
        [-80, 80],
      ] as Point[])
        cylinder(s, [x, y, 10], 12, 9, m.steel, { sides: 6 });
      turned(
        s,
        [0, 0, 10],
        [
          [40, 0],
          [30, 14],
          [24, 20],
          [24, 330],
          [30, 336],
          [30, 352],
          [0, 354],
        ],
        inox,
      );
      tube(s, ring([0, 0, 400], 38, 'x'), 10, inox);
      tube(
        s,
        [
          [-420, 0, 402],
          [-180, 0, 380],
          [0, 0, 372],
          [180, 0, 380],
          [420, 0, 402],
        ],
        6,
        m.steel,
        { bend: 120 },
      );
    },
  },
  schneefang: {
    yaw: 26,
    pitch: 22,
    draw: (s) => {
      const frame = roof(s, '#5c5f63', 5, 4, 34);
      const post = (u: number) => {
        const foot = inSpace(frame, [u, 460]);
        const at: Place = [foot[0], foot[1] - 20, foot[2] + 20];
        box(s, at, [16, 26, 210], m.galvanised, { castsNoShadow: true });
        tube(
          s,
          [
            [at[0] + 8, at[1] + 10, at[2] + 190],
            [at[0] + 8, at[1] + 200, at[2] + 150],
          ],
          8,
          m.galvanised,
          { castsNoShadow: true },
        );
        return at;
      };
      const posts = [190, 710, 1180].map(post);
      for (const up of [70, 175]) {
        const [, y, z] = posts[0]!;
        tube(
          s,
          [
            [20, y - 8, z + up],
            [1330, y - 8, z + up],
          ],
          19,
          m.galvanised,
          { castsNoShadow: true },
        );
      }
    },
  },
};
