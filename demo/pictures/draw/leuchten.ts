import type { Drawings } from './Drawing.ts';
import * as m from './materials.ts';
import { underCeiling } from './solids/underCeiling.ts';
import { box } from './solids/box.ts';
import { tube } from './solids/tube.ts';
import { ball, cylinder, smooth, turned } from './solids/turned.ts';
import { bottom, front, right, type Place, type Point } from './space.ts';
import type { Stage } from './Stage.ts';
import { circle, linear, radial, rect } from './svg.ts';

/** A glow in pixels of the picture round a place. */
function glow(s: Stage, at: Place, r: number, color = '#ffdf9e', opacity = 0.8): void {
  const [x, y] = s.project(at);
  s.draw(
    circle(
      x,
      y,
      r,
      radial([0.5, 0.5], 0.5, [
        [0, color, opacity],
        [0.45, color, opacity * 0.35],
        [1, color, 0],
      ]),
    ),
  );
}

export const leuchten: Drawings = {
  einbauleuchte: {
    yaw: 20,
    pitch: -34,
    ground: 'air',
    span: 0.66,
    draw: (s) => {
      cylinder(s, [0, 0, 0], 74, 90, m.lacquered('#4d5154'), { castsNoShadow: true });
      underCeiling(
        s,
        [
          [0, 0],
          [112, 0],
          [116, 6],
          [108, 14],
          [88, 16],
        ],
        m.plastic('#f7f6f3'),
      );
      s.drawOn(
        bottom([0, 0, -14]),
        circle(
          0,
          0,
          112,
          linear(
            [0, 0],
            [1, 1],
            [
              [0, '#ffffff'],
              [1, '#d9d6d0'],
            ],
          ),
        ) +
          circle(
            0,
            0,
            90,
            radial([0.5, 0.42], 0.6, [
              [0, '#fffdf6'],
              [0.5, '#ffeec6'],
              [0.85, '#e9b96b'],
              [1, '#b9813a'],
            ]),
          ) +
          circle(
            0,
            4,
            62,
            radial([0.5, 0.5], 0.5, [
              [0, '#ffffff'],
              [0.7, '#fff6dd'],
              [1, '#ffe3a6'],
            ]),
          ) +
          circle(0, 0, 90, 'none', { stroke: '#9d9a94', strokeWidth: 1.6 }),
      );
      glow(s, [0, 0, -14], 620, '#ffe9bd', 0.55);
    },
  },
  pendelleuchte: {
    yaw: 20,
    pitch: -12,
    ground: 'air',
    span: 0.82,
    draw: (s) => {
      glow(s, [0, 0, 10], 760, '#ffe2a8', 0.55);
      underCeiling(
        s,
        [
          [0, -560],
          [0, -560],
        ],
        m.black,
      );
      turned(
        s,
        [0, 0, 520],
        [
          [46, 0],
          [50, 4],
          [50, 34],
          [0, 34],
        ],
        m.plain('#3a3d40', 0.4),
        { castsNoShadow: true },
      );
      tube(
        s,
        [
          [0, 0, 200],
          [0, 0, 524],
        ],
        3.4,
        m.plain('#2a2b2d'),
        { castsNoShadow: true },
      );
      const shade = smooth(
        [
          [180, 0],
          [176, 44],
          [148, 110],
          [96, 156],
          [46, 176],
          [22, 184],
          [20, 214],
          [0, 216],
        ],
        8,
      );
      s.drawOn(
        bottom([0, 0, 0]),
        circle(
          0,
          0,
          178,
          radial([0.5, 0.5], 0.5, [
            [0, '#fffdf4'],
            [0.35, '#fff0c8'],
            [0.75, '#f3c878'],
            [1, '#c98f3e'],
          ]),
        ),
      );
      turned(s, [0, 0, 0], shade, { color: '#4a5054', gloss: 0.5 }, { castsNoShadow: true });
      ball(s, [0, 0, 18], 42, { color: '#fffdf2', gloss: 0.2 }, { castsNoShadow: true });
      s.drawOn(
        bottom([0, 0, 0]),
        circle(
          0,
          0,
          178,
          radial([0.5, 0.5], 0.5, [
            [0, '#fffdf4'],
            [0.35, '#fff4d6'],
            [0.75, '#f6d08a'],
            [1, '#cf9a4c'],
          ]),
        ) +
          circle(0, 0, 179, 'none', { stroke: '#6a6f73', strokeWidth: 4 }) +
          circle(0, 0, 52, '#ffffff'),
      );
    },
  },
  aussenleuchte: {
    yaw: 26,
    pitch: 12,
    draw: (s) => {
      const coat = m.lacquered('#4a4f53');
      box(s, [-30, -30, 0], [160, 160, 14], coat, { edge: 0.6 });
      box(s, [0, 0, 14], [100, 100, 560], coat, { edge: 0.5 });
      box(s, [16, 16, 574], [68, 68, 110], { color: '#fff1cf', gloss: 0 }, { edge: 0 });
      for (const frame of [front([16, 16, 574]), right([84, 16, 574])])
        s.drawOn(
          frame,
          rect(
            0,
            0,
            68,
            110,
            linear(
              [0, 1],
              [0, 0],
              [
                [0, '#fffdf3'],
                [0.6, '#ffe7ad'],
                [1, '#f2c26a'],
              ],
            ),
          ),
        );
      glow(s, [50, 20, 620], 560, '#ffdf9e', 0.6);
      for (const [x, y] of [
        [92, 92],
        [0, 92],
        [92, 0],
        [0, 0],
      ] as Point[])
        box(s, [x, y, 574], [8, 8, 110], coat, { edge: 0.2 });
      box(s, [-4, -4, 684], [108, 108, 36], coat, { edge: 0.7 });
    },
  },
  lichtlinie: {
    yaw: 30,
    pitch: -14,
    ground: 'air',
    span: 0.84,
    draw: (s) => {
      glow(s, [650, 0, -10], 900, '#fff0cc', 0.5);
      for (const x of [160, 1140]) {
        tube(
          s,
          [
            [x, 34, 80],
            [x, 34, 460],
          ],
          2,
          m.steel,
          { castsNoShadow: true },
        );
        turned(
          s,
          [x, 34, 452],
          [
            [22, 0],
            [24, 3],
            [24, 26],
            [0, 26],
          ],
          m.thermoplast,
          { castsNoShadow: true },
        );
      }
      tube(
        s,
        [
          [200, 34, 80],
          [210, 34, 300],
          [170, 34, 452],
        ],
        2.6,
        m.plain('#f0f0ee'),
        { bend: 200, castsNoShadow: true },
      );
      box(s, [0, 0, 0], [1300, 68, 84], m.lacquered('#d3d5d5'), { edge: 0.9 });
      s.drawOn(
        bottom([0, 68, -0.2]),
        rect(
          6,
          5,
          1288,
          58,
          linear(
            [0, 0],
            [1, 0],
            [
              [0, '#fff7e2'],
              [0.5, '#ffffff'],
              [1, '#ffeec8'],
            ],
          ),
          { rx: 4 },
        ),
      );
    },
  },
};
