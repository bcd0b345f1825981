import type { Drawings } from './Drawing.ts';
import * as m from './materials.ts';
import { extruded, rounded } from './solids/extruded.ts';
import { tube } from './solids/tube.ts';
import { ball, hollow, smooth, turned } from './solids/turned.ts';
import { top, type Place } from './space.ts';
import { circle, linear, rect } from './svg.ts';

const greyPipe = { color: '#7d8387', gloss: 0.5 };

export const rohre: Drawings = {
  verbundrohr: {
    yaw: 28,
    pitch: 32,
    span: 0.8,
    draw: (s) => {
      for (let k = 0; k < 5; k++)
        for (const r of [170, 212])
          tube(
            s,
            Array.from({ length: 97 }, (_, i): Place => [
              Math.cos((i / 96) * 2 * Math.PI) * r,
              Math.sin((i / 96) * 2 * Math.PI) * r,
              20 + k * 38,
            ]),
            19.5,
            m.plastic('#f4f4f1'),
            { bend: 1, sides: 28 },
          );
      tube(
        s,
        [
          [212, 0, 172],
          [206, -70, 178],
          [160, -170, 150],
          [60, -260, 60],
          [-60, -300, 20],
          [-190, -320, 20],
        ],
        19.5,
        m.plastic('#f4f4f1'),
        { bend: 90, sides: 40 },
      );
      tube(
        s,
        [
          [-186, -320, 20],
          [-214, -324, 20],
        ],
        14,
        { ...m.steel, color: '#aeb3b6' },
        { sides: 40 },
      );
      tube(
        s,
        [
          [-212, -324, 20],
          [-216, -324.6, 20],
        ],
        10,
        m.plain('#2b2d2f'),
        { sides: 32 },
      );
    },
  },
  kugelhahn: {
    yaw: 30,
    pitch: 20,
    span: 0.74,
    draw: (s) => {
      const body = m.brass;
      turned(
        s,
        [-95, 0, 50],
        [
          [24, 0],
          [24, 4],
          [34, 4],
          [36, 8],
          [36, 34],
          [32, 38],
        ],
        body,
        { axis: 'x', sides: 6 },
      );
      hollow(s, [-97, 0, 50], 27, 5, 20, body, { axis: 'x' });
      ball(s, [0, 0, 50], 42, body);
      turned(
        s,
        [-60, 0, 50],
        smooth(
          [
            [30, 0],
            [32, 20],
            [40, 46],
            [43, 60],
            [40, 74],
            [32, 100],
            [30, 120],
          ],
          6,
        ),
        body,
        { axis: 'x' },
      );
      turned(
        s,
        [58, 0, 50],
        [
          [32, 0],
          [36, 4],
          [36, 30],
          [34, 34],
          [0, 34],
        ],
        body,
        { axis: 'x', sides: 6 },
      );
      hollow(s, [84, 0, 50], 27, 5, 14, body, { axis: 'x' });
      turned(
        s,
        [0, 0, 86],
        [
          [20, 0],
          [20, 14],
          [12, 16],
          [12, 34],
        ],
        body,
      );
      const grip = { color: '#c4302a', gloss: 0.5 };
      tube(
        s,
        [
          [-14, 0, 118],
          [30, 0, 120],
          [60, -2, 132],
          [170, -6, 134],
        ],
        9,
        grip,
        { bend: 24, sides: 32 },
      );
      turned(
        s,
        [0, 0, 112],
        [
          [20, 0],
          [22, 3],
          [22, 12],
          [18, 15],
          [0, 15],
        ],
        grip,
      );
      turned(
        s,
        [0, 0, 126],
        [
          [11, 0],
          [11, 9],
          [0, 9],
        ],
        m.steel,
        { sides: 6 },
      );
    },
  },
  abwasserrohr: {
    yaw: 42,
    pitch: 18,
    draw: (s) => {
      hollow(s, [0, 0, 66], 55, 4, 560, greyPipe, { axis: 'x' });
      turned(
        s,
        [400, 0, 66],
        [
          [55, 0],
          [64, 16],
          [64, 120],
          [70, 126],
          [70, 146],
          [64, 152],
          [64, 200],
          [58, 200],
          [58, 60],
        ],
        greyPipe,
        { axis: 'x' },
      );
    },
  },
  rohrbogen: {
    yaw: 30,
    pitch: 16,
    span: 0.68,
    draw: (s) => {
      const arc: Place[] = Array.from({ length: 25 }, (_, i) => {
        const a = (i / 24) * (Math.PI / 2);
        return [150 - Math.cos(a) * 100, 0, 130 + Math.sin(a) * 100];
      });
      tube(s, [[50, 0, 0], [50, 0, 60], ...arc, [190, 0, 230]], 55, greyPipe, { bend: 1, sides: 64 });
      turned(
        s,
        [150, 0, 230],
        [
          [55, 0],
          [64, 14],
          [64, 80],
          [71, 86],
          [71, 106],
          [64, 112],
          [64, 134],
          [58, 134],
          [58, 40],
          [0, 30],
        ],
        greyPipe,
        { axis: 'x' },
      );
    },
  },
  bodenablauf: {
    yaw: 32,
    pitch: 30,
    span: 0.74,
    draw: (s) => {
      const pvc = m.plastic('#35383a');
      turned(
        s,
        [75, 75, 0],
        [
          [60, 0],
          [66, 6],
          [66, 60],
          [72, 70],
          [72, 100],
        ],
        pvc,
      );
      tube(
        s,
        [
          [75, 75, 34],
          [260, 75, 34],
        ],
        27,
        pvc,
        { sides: 56 },
      );
      turned(
        s,
        [232, 75, 34],
        [
          [27, 0],
          [33, 6],
          [33, 24],
          [27, 30],
        ],
        pvc,
        { axis: 'x' },
      );
      extruded(s, top([-40, -40, 108]), rounded(0, 0, 230, 230, 14), 8, pvc);
      extruded(s, top([0, 0, 124]), rounded(0, 0, 150, 150, 6), 18, m.steel, { edge: 0.9 });
      const slot = (x: number, y: number, w: number) => rect(x, y, w, 7, '#26292b', { rx: 3.5 });
      s.drawOn(
        top([0, 0, 124.3]),
        rect(
          6,
          6,
          138,
          138,
          linear(
            [0, 1],
            [1, 0],
            [
              [0, '#eef0f1'],
              [0.5, '#b9bec1'],
              [1, '#e3e6e7'],
            ],
          ),
          { rx: 4, stroke: '#6f7579', strokeWidth: 1.6 },
        ) +
          Array.from({ length: 7 }, (_, i) => slot(22, 20 + i * 17, 46) + slot(82, 20 + i * 17, 46)).join(
            '',
          ) +
          circle(16, 75, 5, '#7c8286') +
          circle(134, 75, 5, '#7c8286'),
      );
    },
  },
};
