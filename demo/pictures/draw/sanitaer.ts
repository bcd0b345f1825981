import type { Drawings } from './Drawing.ts';
import * as m from './materials.ts';
import { basin, ringOf } from './solids/basin.ts';
import { box } from './solids/box.ts';
import { extruded, rounded } from './solids/extruded.ts';
import { mesh } from './solids/mesh.ts';
import { turnedAlong } from './solids/screw.ts';
import { tube } from './solids/tube.ts';
import { cylinder, smooth, turned } from './solids/turned.ts';
import { front, top, type Place, type Point } from './space.ts';
import type { Stage } from './Stage.ts';
import { circle, linear, rect } from './svg.ts';

/** A body through rings `[half width, half depth, height, middle]` between ellipse and rectangle. */
function shell(
  s: Stage,
  at: Place,
  shape: readonly (readonly [number, number, number, number])[],
  square: number,
  material = m.ceramic,
): void {
  const smoothed = (i: 0 | 1 | 3) =>
    smooth(
      shape.map((row): Point => [row[i]!, row[2]]),
      6,
    );
  const [wide, deep, middle] = [smoothed(0), smoothed(1), smoothed(3)];
  mesh(
    s,
    wide.map(([rx, z], i) => ringOf([at[0], at[1] + middle[i]![0], at[2] + z], rx, deep[i]![0], square)),
    material,
  );
}

const rim = (s: Stage, [x, y, z]: Place, rx: number, ry: number, square: number) =>
  mesh(
    s,
    [
      ringOf([x, y, z], rx, ry, square),
      ringOf([x, y, z + 4], rx - 4, ry - 4, square),
      ringOf([x, y, z + 4], 1, 1, square),
    ],
    m.ceramic,
    { castsNoShadow: true },
  );

export const sanitaer: Drawings = {
  waschtisch: {
    yaw: 22,
    pitch: 24,
    ground: 'wall',
    span: 0.8,
    draw: (s) => {
      shell(
        s,
        [0, -240, 0],
        [
          [120, 90, -60, 60],
          [210, 160, -20, 30],
          [285, 215, 40, 8],
          [298, 232, 90, 2],
          [300, 236, 130, 0],
          [300, 236, 150, 0],
        ],
        0.34,
      );
      rim(s, [0, -240, 150], 300, 236, 0.34);
      basin(s, [0, -270, 154], 255, 165, 120, m.ceramic, 0.42);
      turned(
        s,
        [0, -60, 154],
        [
          [26, 0],
          [26, 6],
          [22, 8],
          [22, 96],
          [18, 102],
          [0, 104],
        ],
        m.chrome,
        { castsNoShadow: true },
      );
      tube(
        s,
        [
          [0, -62, 216],
          [0, -180, 210],
          [0, -186, 196],
        ],
        13,
        m.chrome,
        { castsNoShadow: true, bend: 16 },
      );
      tube(
        s,
        [
          [0, -60, 262],
          [0, -120, 274],
        ],
        6,
        m.chrome,
        { castsNoShadow: true },
      );
    },
  },
  'wand-wc': {
    yaw: 28,
    pitch: 22,
    ground: 'wall',
    span: 0.74,
    draw: (s) => {
      const pan = [
        [70, 120, -250, 140],
        [120, 200, -220, 70],
        [160, 250, -120, 20],
        [178, 268, -20, 4],
        [182, 272, 40, 0],
        [182, 272, 60, 0],
      ] as const;
      box(s, [-150, -120, -180], [300, 120, 240], m.ceramic, { edge: 0.4 });
      shell(s, [0, -272, 0], pan, 0.72);
      rim(s, [0, -272, 60], 182, 272, 0.72);
      shell(
        s,
        [0, -290, 62],
        [
          [176, 246, 0, 0],
          [180, 250, 8, 0],
          [180, 250, 18, 0],
          [176, 246, 26, 0],
        ],
        0.74,
        m.plastic('#fafaf8'),
      );
      mesh(
        s,
        [
          ringOf([0, -290, 88], 176, 246, 0.74),
          ringOf([0, -290, 93], 168, 238, 0.74),
          ringOf([0, -290, 97], 1, 1, 0.74),
        ],
        m.plastic('#fafaf8'),
        { castsNoShadow: true },
      );
      for (const x of [-90, 90]) cylinder(s, [x, -54, 70], 17, 24, m.chrome, { castsNoShadow: true });
    },
  },
  duschwanne: {
    yaw: 32,
    pitch: 36,
    span: 0.84,
    draw: (s) => {
      extruded(s, top([0, 0, 50]), rounded(0, 0, 1000, 800, 24), 50, m.plain('#f6f6f4', 0.3), { edge: 0.9 });
      basin(s, [500, 400, 50], 468, 368, 22, m.plain('#f4f4f2', 0.2), 0.1, false);
      s.drawOn(
        top([0, 0, 29]),
        circle(790, 400, 62, '#000', { fillOpacity: 0.16 }) +
          circle(
            790,
            404,
            58,
            linear(
              [0, 1],
              [1, 0],
              [
                [0, '#f4f6f7'],
                [0.5, '#b4babd'],
                [1, '#e9eced'],
              ],
            ),
          ) +
          circle(790, 404, 58, 'none', { stroke: '#7b8286', strokeWidth: 2 }),
      );
    },
  },
  badewanne: {
    yaw: 30,
    pitch: 30,
    span: 0.84,
    draw: (s) => {
      shell(
        s,
        [0, 0, 0],
        [
          [640, 260, 0, 0],
          [760, 330, 60, 0],
          [850, 385, 300, 0],
          [880, 400, 520, 0],
          [885, 405, 570, 0],
        ],
        0.3,
        m.ceramic,
      );
      rim(s, [0, 0, 570], 885, 405, 0.3);
      basin(s, [0, 0, 574], 815, 335, 400, m.ceramic, 0.44);
    },
  },
  waschtischmischer: {
    yaw: 22,
    pitch: 18,
    span: 0.72,
    draw: (s) => {
      turned(
        s,
        [0, 0, 0],
        [
          [30, 0],
          [30, 5],
          [25, 8],
          [25, 112],
          [24, 116],
        ],
        m.chrome,
      );
      tube(
        s,
        [
          [0, 0, 84],
          [100, -30, 96],
          [148, -44, 92],
          [152, -46, 74],
        ],
        13.5,
        m.chrome,
        { bend: 18, sides: 64 },
      );
      turned(
        s,
        [0, 0, 117],
        [
          [25, 0],
          [25, 26],
          [22, 32],
          [0, 34],
        ],
        m.chrome,
      );
      tube(
        s,
        [
          [8, -2, 142],
          [56, -16, 160],
          [104, -30, 168],
        ],
        6.5,
        m.chrome,
        { bend: 20, sides: 48 },
      );
    },
  },
  duschbatterie: {
    yaw: 26,
    pitch: 8,
    ground: 'wall',
    span: 0.8,
    draw: (s) => {
      for (const z of [260, 900]) cylinder(s, [0, -50, z], 14, 50, m.chrome, { axis: 'y' });
      cylinder(s, [0, -56, 220], 12, 760, m.chrome);
      for (const x of [-75, 75]) cylinder(s, [x, -60, 0], 24, 60, m.chrome, { axis: 'y' });
      tube(
        s,
        [
          [-170, -70, 0],
          [170, -70, 0],
        ],
        24,
        m.chrome,
        { sides: 64 },
      );
      for (const x of [-170, 118]) cylinder(s, [x, -70, 0], 29, 52, m.chrome, { axis: 'x' });
      tube(
        s,
        [
          [0, -80, -20],
          [0, -80, -90],
          [30, -110, -200],
          [150, -130, -60],
          [170, -130, 420],
          [120, -120, 760],
          [60, -110, 800],
        ],
        8,
        { ...m.steel, metal: 0.9 },
        { bend: 110, castsNoShadow: true },
      );
      box(s, [-20, -90, 800], [40, 40, 50], m.chrome, { edge: 0.8 });
      tube(
        s,
        [
          [60, -110, 796],
          [20, -110, 830],
          [-10, -120, 880],
        ],
        13,
        m.chrome,
        { bend: 40 },
      );
      turnedAlong(
        s,
        [-4, -110, 872],
        [-22, -142, 892],
        [
          [16, -14],
          [62, 6],
          [66, 14],
          [60, 22],
          [0, 22],
        ],
        m.chrome,
      );
    },
  },
  vorwandelement: {
    yaw: 28,
    pitch: 9,
    draw: (s) => {
      const frame = m.lacquered('#2e5f9e');
      for (const x of [0, 460]) {
        box(s, [x - 20, -40, 0], [80, 120, 10], m.galvanised);
        box(s, [x, 0, 0], [40, 40, 1120], frame, { edge: 0.6 });
      }
      for (const z of [330, 1080]) box(s, [40, 4, z], [420, 36, 40], frame, { edge: 0.6 });
      box(s, [90, -50, 560], [320, 130, 470], m.plastic('#e9e9e4'), { edge: 0.8 });
      s.drawOn(
        front([90, -50.5, 560]),
        rect(20, 20, 280, 250, 'none', { stroke: '#a4a49e', strokeWidth: 3, rx: 12 }) +
          rect(70, 300, 180, 120, '#2c5d9b', { rx: 8 }) +
          rect(78, 308, 164, 104, '#3e74b6', { rx: 6 }) +
          [0, 1, 2, 3].map((i) => rect(40 + i * 64, 40, 12, 210, '#d6d6d0', { rx: 6 })).join(''),
      );
      tube(
        s,
        [
          [250, -10, 570],
          [250, -10, 430],
          [250, -60, 380],
        ],
        34,
        m.plastic('#34373a'),
        { sides: 40, bend: 40 },
      );
      tube(
        s,
        [
          [250, 30, 0],
          [250, 30, 180],
          [250, -70, 230],
        ],
        50,
        m.plastic('#34373a'),
        { sides: 48, bend: 70 },
      );
      for (const x of [160, 340]) cylinder(s, [x, -150, 310], 9, 170, m.galvanised, { axis: 'y' });
    },
  },
};
