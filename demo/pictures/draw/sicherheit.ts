import type { Drawings } from './Drawing.ts';
import * as m from './materials.ts';
import { bag } from './solids/bag.ts';
import { escapeSign } from './solids/escapeSign.ts';
import { underCeiling } from './solids/underCeiling.ts';
import { box } from './solids/box.ts';
import { extruded, rounded } from './solids/extruded.ts';
import { tube } from './solids/tube.ts';
import { cylinder, smooth, turned } from './solids/turned.ts';
import { bottom, front, type Place, type Point } from './space.ts';
import { circle, linear, path, rect } from './svg.ts';

const red = { color: '#c8281f', gloss: 0.7 };

export const sicherheit: Drawings = {
  rauchmelder: {
    yaw: 20,
    pitch: -28,
    ground: 'air',
    span: 0.66,
    draw: (s) => {
      underCeiling(
        s,
        [
          [0, 0],
          [100, 0],
          [104, 5],
          [104, 16],
          [98, 20],
          [86, 20],
        ],
        m.plastic('#fbfaf8'),
      );
      underCeiling(
        s,
        [
          [84, 20],
          [84, 34],
        ],
        m.plain('#4d4f50'),
      );
      for (let i = 0; i < 36; i++) {
        const a = (i / 36) * 2 * Math.PI;
        box(s, [Math.cos(a) * 86 - 2, Math.sin(a) * 86 - 2, -35], [4, 4, 16], m.plain('#efeeea'), {
          edge: 0,
          castsNoShadow: true,
        });
      }
      underCeiling(
        s,
        smooth(
          [
            [92, 34],
            [92, 42],
            [78, 52],
            [40, 58],
            [0, 59],
          ],
          6,
        ),
        m.plastic('#fbfaf8'),
      );
      s.drawOn(
        bottom([0, 0, -58]),
        circle(0, 0, 22, '#eceae6', { stroke: '#bcb9b3', strokeWidth: 1.2 }) +
          circle(52, 10, 5, '#e0352b') +
          circle(52, 10, 11, '#e0352b', { fillOpacity: 0.2 }),
      );
    },
  },
  rettungszeichenleuchte: {
    yaw: 26,
    pitch: 8,
    ground: 'wall',
    span: 0.78,
    draw: (s) => {
      box(s, [110, -80, 180], [140, 80, 46], m.plain('#f1f1ee', 0.4), { edge: 0.7 });
      box(s, [0, -62, 0], [360, 22, 184], { color: '#e9f5ec', gloss: 0.6 }, { edge: 0.9 });
      const face = front([0, -62.3, 0]);
      s.drawOn(
        face,
        rect(0, 0, 360, 184, '#128a4f') +
          escapeSign(4, 2, 250, 180) +
          rect(
            254,
            0,
            106,
            184,
            linear(
              [0, 1],
              [0, 0],
              [
                [0, '#1a9a5b'],
                [1, '#0f7d47'],
              ],
            ),
          ) +
          path('M272 100H312V124L346 92L312 60V84H272Z', '#fff') +
          path('M0 184H150L40 0H0Z', '#fff', { fillOpacity: 0.1 }),
      );
    },
  },
  feuerloescher: {
    yaw: 24,
    pitch: 12,
    span: 0.8,
    draw: (s) => {
      turned(
        s,
        [0, 0, 0],
        [
          [70, 0],
          [76, 4],
          [76, 26],
          [80, 30],
        ],
        m.black,
      );
      turned(
        s,
        [0, 0, 26],
        [
          ...smooth(
            [
              [80, 0],
              [80, 350],
              [76, 390],
              [56, 424],
              [26, 438],
            ],
            8,
          ),
          [24, 452],
          [0, 452],
        ],
        red,
      );
      s.drawOn(
        front([0, -80.5, 0]),
        rect(-50, 150, 100, 170, '#f6f3ee', { rx: 5 }) +
          rect(-50, 286, 100, 34, '#b02018', { rx: 5 }) +
          [0, 1, 2]
            .map((i) => rect(-40 + i * 28, 226, 24, 46, i === 1 ? '#2f5f9c' : '#d9d5cd', { rx: 3 }))
            .join('') +
          [0, 1, 2, 3].map((i) => rect(-40, 168 + i * 13, 80 - i * 12, 4, '#8a857c')).join(''),
      );
      cylinder(s, [0, 0, 476], 22, 34, m.steel);
      cylinder(s, [0, -32, 494], 15, 14, m.chrome, { axis: 'y', castsNoShadow: true });
      s.drawOn(
        front([0, -32.4, 494]),
        circle(0, 0, 12, '#fdfdfc') +
          path('M-8 -4A9 9 0 0 1 8 -4', 'none', { stroke: '#3fa35c', strokeWidth: 4 }) +
          path('M0 0L3 7', 'none', { stroke: '#222', strokeWidth: 1.6 }),
      );
      tube(
        s,
        [
          [16, 0, 496],
          [70, -16, 496],
          [112, -40, 420],
          [100, -60, 250],
          [96, -62, 150],
        ],
        10,
        m.black,
        { bend: 50 },
      );
      tube(
        s,
        [
          [96, -62, 160],
          [94, -62, 80],
        ],
        14,
        m.black,
      );
      tube(
        s,
        [
          [-16, 0, 512],
          [60, 0, 512],
          [120, 0, 500],
        ],
        7,
        m.steel,
        { bend: 30, castsNoShadow: true },
      );
      tube(
        s,
        [
          [-16, 0, 524],
          [60, 0, 540],
          [124, 0, 548],
        ],
        8,
        m.black,
        { bend: 30, castsNoShadow: true },
      );
      tube(
        s,
        [
          [22, -24, 506],
          [30, -34, 500],
          [30, -36, 486],
          [22, -30, 490],
        ],
        2.5,
        m.brass,
        { castsNoShadow: true },
      );
    },
  },
  loeschposten: {
    yaw: 28,
    pitch: 10,
    ground: 'wall',
    span: 0.8,
    draw: (s) => {
      box(s, [0, -180, 0], [700, 180, 700], m.lacquered('#c8281f'), { edge: 0.6 });
      s.drawOn(
        front([0, -180.5, 0]),
        rect(
          40,
          40,
          620,
          620,
          linear(
            [0, 1],
            [1, 0],
            [
              [0, '#5d130e'],
              [1, '#8c1c15'],
            ],
          ),
          { rx: 6 },
        ),
      );
      const r = 250;
      cylinder(s, [350, -190, 350], r, 30, red, { axis: 'y', castsNoShadow: true });
      for (let i = 0; i < 4; i++)
        tube(
          s,
          Array.from({ length: 73 }, (_, k): Place => [
            350 + Math.cos((k / 72) * 2 * Math.PI) * (r - 22 - i * 30),
            -206,
            350 + Math.sin((k / 72) * 2 * Math.PI) * (r - 22 - i * 30),
          ]),
          15.5,
          m.plain('#efece6', 0.3),
          { bend: 1, castsNoShadow: true, sides: 20 },
        );
      turned(
        s,
        [350, -232, 350],
        [
          [0, 0],
          [96, 0],
          [112, 8],
          [112, 26],
        ],
        red,
        { axis: 'y', castsNoShadow: true },
      );
      s.drawOn(
        front([350, -232.5, 350]),
        [0, 60, 120]
          .map((a) => rect(-100, -9, 200, 18, '#8f1a13', { rx: 9, transform: `rotate(${a})` }))
          .join('') +
          circle(0, 0, 26, '#d9d9d6') +
          circle(-4, 4, 16, '#f6f6f4'),
      );
      tube(
        s,
        [
          [560, -210, 180],
          [600, -240, 120],
          [520, -240, 70],
        ],
        15,
        m.plain('#efece6', 0.3),
        { bend: 30, castsNoShadow: true },
      );
      tube(
        s,
        [
          [530, -240, 74],
          [430, -240, 58],
        ],
        20,
        m.brass,
        { castsNoShadow: true },
      );
    },
  },
  schliesszylinder: {
    yaw: 40,
    pitch: 18,
    span: 0.78,
    draw: (s) => {
      const nickel = { color: '#d8d6cf', gloss: 0.8, metal: 0.85 };
      const euro: Point[] = [
        ...Array.from({ length: 37 }, (_, i): Point => {
          const a = ((-52 + (i * 284) / 36) * Math.PI) / 180;
          return [Math.cos(a) * 8.5, 25 + Math.sin(a) * 8.5];
        }),
        [-5.2, 5],
        [-4.6, 2],
        [-2.8, 0.4],
        [0, 0],
        [2.8, 0.4],
        [4.6, 2],
        [5.2, 5],
      ];
      extruded(s, front([0, 35, 0]), euro, 28, nickel, { edge: 0.8 });
      extruded(s, front([0, 33, 17]), rounded(-5, 0, 10, 24, 4), 8, m.brass);
      extruded(s, front([0, 0, 0]), euro, 30, nickel, { edge: 0.8 });
      const key = { color: '#d3d0c8', gloss: 0.7, metal: 0.8 };
      s.drawOn(
        front([0, -0.1, 0]),
        circle(
          0,
          25,
          6.6,
          linear(
            [0, 1],
            [1, 0],
            [
              [0, '#f3f1ea'],
              [0.5, '#a9a69e'],
              [1, '#dedbd3'],
            ],
          ),
          { stroke: '#6d6a63', strokeWidth: 0.5 },
        ) + rect(-1, 20.4, 2, 9.2, '#2a2926'),
      );
      extruded(
        s,
        { at: [0.9, -16, 20.6], u: [0, 1, 0], v: [0, 0, 1] },
        [
          [0, 0],
          [16, 0],
          [16, 8.6],
          [0, 8.6],
        ],
        1.8,
        key,
        { castsNoShadow: true },
      );
      const bow: Point[] = Array.from({ length: 48 }, (_, i) => {
        const a = (i / 48) * 2 * Math.PI;
        return [-15 + 13 * Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.8, 4.3 + 11.5 * Math.sin(a)];
      });
      const hole: Point[] = Array.from({ length: 24 }, (_, i) => {
        const a = (i / 24) * 2 * Math.PI;
        return [-22 + 3 * Math.cos(a), 4.3 + 3 * Math.sin(a)];
      });
      extruded(
        s,
        { at: [1.6, -16, 20.6], u: [0, 1, 0], v: [0, 0, 1] },
        bow,
        3.2,
        { color: '#cfccc4', gloss: 0.7, metal: 0.75 },
        { holes: [hole], edge: 0.8 },
      );
    },
  },
  zutrittsleser: {
    yaw: 24,
    pitch: 10,
    ground: 'wall',
    span: 0.74,
    draw: (s) => {
      extruded(s, front([0, -20, 0]), rounded(0, 0, 50, 104, 9), 20, m.plastic('#2b2d30'), { edge: 0.6 });
      s.drawOn(
        front([0, -20.2, 0]),
        rect(
          3,
          3,
          44,
          98,
          linear(
            [0, 1],
            [0.8, 0],
            [
              [0, '#3d4145'],
              [0.5, '#1b1d1f'],
              [1, '#101112'],
            ],
          ),
          { rx: 7 },
        ) +
          rect(12, 88, 26, 2.6, '#4fb3ff', { rx: 1.3 }) +
          rect(9, 84.6, 32, 9, '#4fb3ff', { rx: 4.5, fillOpacity: 0.22 }) +
          [7, 12, 17]
            .map((r) =>
              path(
                `M${25 - r * 0.7} ${36 + r * 0.72}A${r} ${r} 0 0 0 ${25 + r * 0.7} ${36 + r * 0.72}`,
                'none',
                { stroke: '#cfd6da', strokeWidth: 1.6, strokeLinecap: 'round' },
              ),
            )
            .join('') +
          circle(25, 37, 2.4, '#cfd6da') +
          path('M3 94C3 98 6 101 10 101H34L10 3C6 3 3 6 3 10Z', '#fff', { fillOpacity: 0.07 }),
      );
    },
  },
  brandschutzmanschette: {
    yaw: 28,
    pitch: 22,
    span: 0.76,
    draw: (s) => {
      const pipe = { color: '#8d9396', gloss: 0.4 };
      turned(
        s,
        [0, 0, 0],
        [
          [55, 0],
          [55, 130],
        ],
        pipe,
      );
      turned(
        s,
        [0, 0, 110],
        [
          [56, 0],
          [82, 0],
          [84, 3],
          [84, 60],
          [82, 62],
          [56, 62],
        ],
        { ...m.steel, color: '#c9cdd0' },
      );
      turned(
        s,
        [0, 0, 171.5],
        [
          [81, 0],
          [58, 0.6],
        ],
        { color: '#b5392c', gloss: 0.1 },
        { castsNoShadow: true },
      );
      for (const a of [-1.9, -0.4, 1.1, 2.6]) {
        const [c, n] = [Math.cos(a), Math.sin(a)];
        box(s, [c * 98 - 12, n * 98 - 12, 110], [24, 24, 4], m.galvanised, {
          edge: 0.6,
          castsNoShadow: true,
        });
        cylinder(s, [c * 100, n * 100, 114], 5, 5, m.steel, { sides: 6, castsNoShadow: true });
      }
      turned(
        s,
        [0, 0, 171],
        [
          [55, 0],
          [55, 150],
          [51, 150],
          [51, 100],
          [0, 100],
        ],
        pipe,
      );
      s.drawOn(
        front([0, -84.5, 110]),
        rect(-16, 16, 32, 30, '#c0392b', { rx: 2 }) +
          path('M0 40C-9 32 -8 22 0 20C8 22 9 30 3 34C3 30 0 28 -1 30C-2 34 1 36 0 40Z', '#fff'),
      );
    },
  },
  brandschutzmoertel: {
    yaw: 24,
    pitch: 16,
    draw: (s) =>
      bag(s, [0, 0, 0], {
        color: '#e9e6df',
        band: '#c5352a',
        print: (w, h) =>
          path(
            `M${w * 0.5} ${h * 0.82}C${w * 0.28} ${h * 0.68} ${w * 0.3} ${h * 0.46} ${w * 0.5} ${h * 0.43}C${w * 0.7} ${h * 0.46} ${w * 0.72} ${h * 0.6} ${w * 0.6} ${h * 0.68}C${w * 0.6} ${h * 0.6} ${w * 0.54} ${h * 0.56} ${w * 0.5} ${h * 0.58}C${w * 0.45} ${h * 0.66} ${w * 0.54} ${h * 0.72} ${w * 0.5} ${h * 0.82}Z`,
            '#c5352a',
          ) +
          rect(w * 0.26, h * 0.245, w * 0.48, h * 0.02, '#fff') +
          rect(w * 0.34, h * 0.205, w * 0.32, h * 0.014, '#fff', { fillOpacity: 0.8 }),
      }),
  },
};
