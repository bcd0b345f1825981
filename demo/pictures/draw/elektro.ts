import type { Drawings } from './Drawing.ts';
import * as m from './materials.ts';
import { underCeiling } from './solids/underCeiling.ts';
import { box } from './solids/box.ts';
import { extruded, rounded } from './solids/extruded.ts';
import { strip } from './solids/strip.ts';
import { tube } from './solids/tube.ts';
import { smooth } from './solids/turned.ts';
import { bottom, front, right, top, type Frame, type Place, type Point } from './space.ts';
import type { Stage } from './Stage.ts';
import { circle, linear, path, rect } from './svg.ts';

/** A plate of a switch range on the wall, 86 units square, its corners round. */
function plate(s: Stage, w = 86, h = 86): Frame {
  extruded(s, front([0, -9, 0]), rounded(0, 0, w, h, 5), 9, m.thermoplast, { edge: 0.9 });
  const frame = front([0, -9.1, 0]);
  s.drawOn(
    frame,
    rect(
      1.2,
      1.2,
      w - 2.4,
      h - 2.4,
      linear(
        [0, 1],
        [1, 0],
        [
          [0, '#ffffff', 0.8],
          [0.5, '#fff', 0],
          [1, '#6f6d68', 0.12],
        ],
      ),
      { rx: 4 },
    ),
  );
  return frame;
}

function breaker(s: Stage, x: number, isOn = true, w = 18, y = 0): void {
  const body = m.plastic('#f1f1ee');
  const side: Point[] = [
    [0, 0],
    [62, 0],
    [62, 18],
    [72, 22],
    [72, 62],
    [62, 66],
    [62, 85],
    [0, 85],
  ];
  extruded(s, right([x + w, y, 0]), side.map(([a, b]): Point => [72 - a, b]).toReversed(), w - 0.4, body, {
    edge: 0.6,
  });
  const face = front([x, y, 22]);
  s.drawOn(
    face,
    rect(2, 1, w - 4.4, 38, '#e4e4e0', { rx: 1 }) +
      rect(3, 26, w - 6.4, 9, '#fff') +
      rect(4, 31, (w - 8) * 0.6, 1.6, '#555') +
      rect(4, 28, (w - 8) * 0.8, 1.1, '#999'),
  );
  box(s, [x + w * 0.22, y - 7, isOn ? 37 : 30], [w * 0.52, 9, 9], m.plastic(isOn ? '#2d2f32' : '#2d2f32'), {
    edge: 0.6,
    castsNoShadow: true,
  });
  for (const z of [75, 9])
    s.drawOn(
      front([x, y + 10, 0]),
      circle(w / 2, z, w * 0.22, '#4c4f52') +
        circle(w / 2, z, w * 0.16, '#b9bdc0') +
        rect(w / 2 - w * 0.14, z - 0.7, w * 0.28, 1.4, '#3c3f41'),
    );
}

export const elektro: Drawings = {
  lichtschalter: {
    yaw: 22,
    pitch: 10,
    ground: 'wall',
    span: 0.66,
    draw: (s) => {
      plate(s);
      const rocker = right([73, -18, 13]);
      extruded(
        s,
        rocker,
        [
          [4, 0],
          [9, 0],
          [9, 60],
          [1, 60],
          [5.5, 30],
        ],
        60,
        m.thermoplast,
        { edge: 0.9, castsNoShadow: true },
      );
      s.drawOn(
        front([13, -13.2, 13]),
        rect(0, 0, 60, 60, 'none', { stroke: '#9c9a95', strokeWidth: 0.6, strokeOpacity: 0.7 }) +
          rect(0, 29.4, 60, 1, '#8f8d88', { fillOpacity: 0.3 }) +
          rect(
            0,
            30,
            60,
            30,
            linear(
              [0, 1],
              [0, 0],
              [
                [0, '#fff', 0.9],
                [1, '#fff', 0],
              ],
            ),
          ),
      );
    },
  },
  steckdose: {
    yaw: 22,
    pitch: 10,
    ground: 'wall',
    span: 0.66,
    draw: (s) => {
      const frame = plate(s);
      const hex = 'M22 30L27 22H59L64 30V56L59 64H27L22 56Z';
      const hole = (x: number, y: number) => circle(x, y, 3.1, '#2a2a2a') + circle(x, y + 0.5, 2.2, '#000');
      s.drawOn(
        frame,
        rect(
          13,
          13,
          60,
          60,
          linear(
            [0, 1],
            [0.4, 0],
            [
              [0, '#fff'],
              [1, '#eeede9'],
            ],
          ),
          { stroke: '#a8a6a0', strokeWidth: 0.6 },
        ) +
          path(
            hex,
            linear(
              [0, 1],
              [0, 0],
              [
                [0, '#bdbbb5'],
                [0.25, '#dedcd7'],
                [1, '#f3f2ef'],
              ],
            ),
            { stroke: '#a19f99', strokeWidth: 0.7 },
          ) +
          hole(33, 43) +
          hole(53, 43) +
          hole(43, 38),
      );
    },
  },
  installationskabel: {
    yaw: 30,
    pitch: 30,
    span: 0.8,
    draw: (s) => {
      const sheath = { color: '#a9adb0', gloss: 0.35 };
      for (let k = 0; k < 4; k++)
        for (const r of [150, 174])
          tube(
            s,
            Array.from({ length: 97 }, (_, i): Place => [
              Math.cos((i / 96) * 2 * Math.PI) * r,
              Math.sin((i / 96) * 2 * Math.PI) * r,
              12 + k * 22,
            ]),
            11.5,
            sheath,
            { bend: 1, sides: 24 },
          );
      tube(
        s,
        [
          [174, 0, 80],
          [170, -70, 76],
          [110, -190, 26],
          [10, -220, 12],
          [-60, -226, 12],
        ],
        11.5,
        sheath,
        { bend: 70 },
      );
      for (const [i, c] of ['#7a4a2a', '#2f6fb6', '#3f9d4c'].entries()) {
        const spread = (i - 1) * 34;
        const way: Place[] = [
          [-56, -226, 12],
          [-90, -228 + spread * 0.3, 12 + (i === 1 ? 4 : 0)],
          [-130, -230 + spread, 14],
          [-176, -236 + spread * 1.3, 14],
        ];
        tube(s, way, 5, m.plastic(c), { bend: 20, sides: 24 });
        if (i === 2)
          tube(
            s,
            way.map(([x, y, z]): Place => [x, y - 1.5, z + 1.6]),
            4,
            m.plastic('#f0d33a'),
            { bend: 20, sides: 20, castsNoShadow: true },
          );
        tube(s, [way[3]!, [-206, -242 + spread * 1.5, 14]], 3, m.copper, { sides: 20 });
      }
    },
  },
  kabelrinne: {
    yaw: 40,
    pitch: 26,
    draw: (s) => {
      const zinc = { ...m.galvanised, color: '#cfd3d6' };
      extruded(
        s,
        front([0, 0, 0]),
        strip(
          [
            [10, 60],
            [0, 60],
            [0, 0],
            [200, 0],
            [200, 60],
            [190, 60],
          ],
          2,
        ),
        620,
        zinc,
        { edge: 0.8 },
      );
      const slots = (n: number, wide: number) =>
        Array.from({ length: n }, (_, i) => rect(0, 12 + i * 46, wide, 9, '#3c4144', { rx: 4.5 }));
      s.drawOn(
        top([0, 0, 1.2]),
        [24, 64, 104, 144]
          .map((x) => `<g transform="translate(${x} 0)">${slots(13, 30).join('')}</g>`)
          .join(''),
      );
      s.drawOn(
        right([201.2, 0, 0]),
        Array.from({ length: 12 }, (_, i) => rect(20 + i * 50, 26, 28, 8, '#4d5356', { rx: 4 })).join(''),
      );
      for (const [x, r, c] of [
        [60, 11, '#3b3e41'],
        [88, 9, '#b9bdbf'],
        [112, 13, '#4a4e52'],
        [142, 9, '#c7682f'],
      ] as [number, number, string][])
        tube(
          s,
          [
            [x, 620, r + 2],
            [x, 200, r + 2],
            [x + 6, -60, r + 2],
          ],
          r,
          { color: c, gloss: 0.3 },
          { bend: 60, castsNoShadow: true },
        );
      s.drawOn(front([0, -0.5, 0]), rect(-1, -1, 202, 2.4, '#c9cdd0'));
    },
  },
  leitungsschutzschalter: {
    yaw: 32,
    pitch: 16,
    span: 0.74,
    draw: (s) => breaker(s, 0),
  },
  kleinverteiler: {
    yaw: 26,
    pitch: 10,
    ground: 'wall',
    draw: (s) => {
      extruded(s, front([0, -90, 0]), rounded(0, 0, 380, 420, 18), 90, m.plastic('#f2f2ef'), { edge: 0.8 });
      const door = front([30, -90.5, 90]);
      s.drawOn(
        door,
        rect(0, 0, 320, 240, '#c9ccce', { rx: 10 }) +
          rect(
            8,
            8,
            304,
            224,
            linear(
              [0, 1],
              [0, 0],
              [
                [0, '#4a4e51'],
                [1, '#6f7477'],
              ],
            ),
            { rx: 6 },
          ),
      );
      let row = '';
      for (let i = 0; i < 12; i++) {
        const x = 22 + i * 23;
        row +=
          rect(
            x,
            62,
            22,
            120,
            linear(
              [0, 0],
              [1, 0],
              [
                [0, '#fdfdfc'],
                [0.85, '#e6e6e2'],
                [1, '#b5b5b0'],
              ],
            ),
            { rx: 2 },
          ) +
          rect(x + 3, 96, 16, 50, '#d5d5d0', { rx: 2 }) +
          rect(x + 6, 112, 10, 24, i === 7 ? '#c0392b' : '#2b2d30', { rx: 2 }) +
          rect(x + 6, 112, 10, 6, '#777') +
          rect(x + 4, 156, 14, 12, '#fff');
      }
      s.drawOn(
        door,
        row +
          path('M8 8H150L60 232H8Z', '#fff', { fillOpacity: 0.2 }) +
          path('M190 8H240L150 232H100Z', '#fff', { fillOpacity: 0.16 }) +
          rect(8, 8, 304, 224, '#a8c4d0', { fillOpacity: 0.12, rx: 6 }) +
          rect(140, 2, 40, 10, '#8f9396', { rx: 4 }),
      );
      s.drawOn(front([0, -90.5, 0]), rect(30, 40, 320, 3, '#b9b9b4') + rect(30, 362, 320, 3, '#b9b9b4'));
    },
  },
  raumthermostat: {
    yaw: 22,
    pitch: 10,
    ground: 'wall',
    span: 0.62,
    draw: (s) => {
      extruded(s, front([0, -22, 0]), rounded(0, 0, 86, 86, 11), 22, m.thermoplast, { edge: 0.9 });
      const digit = (x: number, on: string) => {
        const segments: Record<string, [number, number, number, number]> = {
          a: [1, 17, 8, 2],
          b: [8, 9.5, 2, 8],
          c: [8, 1, 2, 8],
          d: [1, 0, 8, 2],
          e: [0, 1, 2, 8],
          f: [0, 9.5, 2, 8],
          g: [1, 8.5, 8, 2],
        };
        return [...on]
          .map((key) => {
            const [a, b, w, h] = segments[key]!;
            return rect(x + a, 40 + b, w, h, '#37424a', { rx: 0.8 });
          })
          .join('');
      };
      s.drawOn(
        front([0, -22.2, 0]),
        rect(
          12,
          30,
          62,
          40,
          linear(
            [0, 1],
            [0, 0],
            [
              [0, '#d5dedc'],
              [1, '#e9efec'],
            ],
          ),
          { rx: 5, stroke: '#b3b9b7', strokeWidth: 0.6 },
        ) +
          digit(24, 'abged') +
          digit(38, 'bc') +
          circle(54, 57, 2.2, 'none', { stroke: '#37424a', strokeWidth: 1.1 }) +
          circle(30, 17, 6, '#f0efec', { stroke: '#bab8b3', strokeWidth: 0.6 }) +
          circle(56, 17, 6, '#f0efec', { stroke: '#bab8b3', strokeWidth: 0.6 }) +
          rect(27, 16.4, 6, 1.3, '#7b7974') +
          rect(53, 16.4, 6, 1.3, '#7b7974') +
          rect(55.4, 14, 1.3, 6, '#7b7974'),
      );
    },
  },
  praesenzmelder: {
    yaw: 20,
    pitch: -30,
    ground: 'air',
    span: 0.62,
    draw: (s) => {
      underCeiling(
        s,
        [
          [0, 0],
          [104, 0],
          [106, 4],
          [104, 12],
          [92, 18],
          [70, 20],
          [66, 18],
        ],
        m.plastic('#fbfaf8'),
      );
      s.drawOn(
        bottom([0, 0, -18]),
        circle(
          0,
          0,
          92,
          linear(
            [0, 0],
            [1, 1],
            [
              [0, '#fdfdfc'],
              [1, '#d9d7d2'],
            ],
          ),
        ),
      );
      underCeiling(
        s,
        smooth(
          [
            [62, 18],
            [60, 30],
            [48, 46],
            [26, 56],
            [0, 59],
          ],
          6,
        ),
        { color: '#f1f1ee', gloss: 0.6 },
      );
      s.drawOn(
        bottom([0, 0, -40]),
        Array.from({ length: 16 }, (_, i) =>
          path('M0 0L50 0', 'none', {
            stroke: '#a9a8a4',
            strokeOpacity: 0.5,
            strokeWidth: 1.2,
            transform: `rotate(${i * 22.5})`,
          }),
        ).join('') +
          [18, 34, 50]
            .map((r) => circle(0, 0, r, 'none', { stroke: '#a9a8a4', strokeOpacity: 0.5, strokeWidth: 1.2 }))
            .join(''),
      );
      s.drawOn(bottom([0, 0, -19]), circle(72, -34, 3.4, '#7fd08f'));
    },
  },
};
