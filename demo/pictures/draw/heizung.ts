import type { Drawings } from './Drawing.ts';
import { fan } from './solids/fan.ts';
import * as m from './materials.ts';
import { cabinet } from './solids/cabinet.ts';
import { screen } from './solids/screen.ts';
import { box } from './solids/box.ts';
import { extruded } from './solids/extruded.ts';
import { tube } from './solids/tube.ts';
import { cylinder, smooth, turned } from './solids/turned.ts';
import { front, right, type Point } from './space.ts';
import type { Stage } from './Stage.ts';
import { circle, linear, path, rect } from './svg.ts';

function tank(
  s: Stage,
  r: number,
  h: number,
  color: string,
  stubs: readonly (readonly [number, number])[],
): void {
  for (const a of [0.6, 2.6, 4.7])
    cylinder(s, [Math.cos(a) * r * 0.7, Math.sin(a) * r * 0.7, 0], 26, 70, m.black);
  turned(
    s,
    [0, 0, 60],
    smooth(
      [
        [r * 0.86, 0],
        [r * 0.97, 12],
        [r, 40],
      ],
      5,
    ),
    m.plastic('#3a3d40'),
  );
  turned(
    s,
    [0, 0, 100],
    [
      [r, 0],
      [r, h - 220],
    ],
    { ...m.rough(color, 0.25, 0.08), gloss: 0.3 },
  );
  turned(
    s,
    [0, 0, h - 120],
    smooth(
      [
        [r * 1.005, 0],
        [r * 1.005, 40],
        [r * 0.95, 90],
        [r * 0.6, 132],
        [0, 142],
      ],
      8,
    ),
    m.plastic('#3a3d40'),
  );
  for (const [angle, z] of stubs) {
    const a = (angle * Math.PI) / 180;
    const [c, n] = [Math.cos(a), Math.sin(a)];
    tube(
      s,
      [
        [c * (r - 10), n * (r - 10), z],
        [c * (r + 70), n * (r + 70), z],
      ],
      24,
      m.brass,
      { sides: 40, castsNoShadow: true },
    );
    tube(
      s,
      [
        [c * (r - 2), n * (r - 2), z],
        [c * (r + 8), n * (r + 8), z],
      ],
      40,
      m.plastic('#2f3235'),
      { sides: 40, castsNoShadow: true },
    );
  }
}

export const heizung: Drawings = {
  'waermepumpe-luft': {
    yaw: 28,
    pitch: 12,
    draw: (s) => {
      for (const x of [120, 1000]) box(s, [x, -20, 0], [90, 480, 60], m.plain('#3d4043'));
      cabinet(s, [0, 0, 60], [1240, 440, 900], '#dfe1e1', 30);
      const face = front([0, -0.5, 60]);
      s.drawOn(face, rect(40, 40, 860, 820, '#cfd2d3', { rx: 20 }) + fan(470, 450, 380));
      s.drawOn(
        face,
        rect(
          950,
          120,
          230,
          660,
          linear(
            [0, 1],
            [0, 0],
            [
              [0, '#eceeee'],
              [1, '#d5d8d9'],
            ],
          ),
          { rx: 10 },
        ) +
          Array.from({ length: 11 }, (_, i) => rect(980, 180 + i * 30, 170, 9, '#8f9497', { rx: 4 })).join(
            '',
          ),
      );
      s.drawOn(
        right([1240.5, 0, 60]),
        Array.from({ length: 12 }, (_, i) =>
          rect(90, 180 + i * 44, 260, 14, '#4d5255', { rx: 7, fillOpacity: 0.7 }),
        ).join(''),
      );
    },
  },
  'waermepumpe-sole': {
    yaw: 28,
    pitch: 12,
    draw: (s) => {
      for (const [x, y] of [
        [40, 40],
        [540, 40],
        [540, 540],
        [40, 540],
      ] as Point[])
        cylinder(s, [x, y, 0], 24, 40, m.black);
      cabinet(s, [0, 0, 36], [600, 620, 1450], '#f5f5f3', 40);
      for (const [x, c] of [
        [380, '#c5473d'],
        [480, '#3f6fb0'],
      ] as const) {
        tube(
          s,
          [
            [x, 430, 1480],
            [x, 430, 1720],
          ],
          26,
          m.copper,
        );
        tube(
          s,
          [
            [x, 430, 1490],
            [x, 430, 1520],
          ],
          36,
          m.plastic(c),
        );
      }
      s.drawOn(
        front([0, -0.5, 36]),
        rect(24, 1120, 552, 4, '#8d908f') + rect(24, 60, 552, 3, '#b5b7b6') + screen(210, 1210, 180, 120),
      );
    },
  },
  pelletkessel: {
    yaw: 28,
    pitch: 14,
    draw: (s) => {
      box(s, [700, 60, 60], [620, 640, 1050], m.lacquered('#c9cccd'), { edge: 0.6 });
      extruded(
        s,
        { at: [700, 60, 1110], u: [1, 0, 0], v: [0, 0, 1] },
        [
          [0, 0],
          [620, 0],
          [620, 190],
          [0, 190],
        ],
        640,
        m.lacquered('#54595d'),
        { edge: 0.6 },
      );
      s.drawOn(
        front([700, 59, 60]),
        rect(60, 60, 500, 4, '#8e9294') +
          rect(160, 560, 300, 200, '#6e3f1f', { rx: 8 }) +
          Array.from({ length: 60 }, (_, i) =>
            rect(168 + ((i * 47) % 260), 568 + ((i * 31) % 176), 26, 9, i % 2 ? '#c99456' : '#a9743b', {
              rx: 4,
              transform: `rotate(${(i * 53) % 90} ${180 + ((i * 47) % 260)} ${572 + ((i * 31) % 176)})`,
            }),
          ).join('') +
          rect(
            160,
            560,
            300,
            200,
            linear(
              [0, 1],
              [1, 0],
              [
                [0, '#fff', 0.35],
                [0.5, '#fff', 0],
                [1, '#fff', 0.1],
              ],
            ),
            { rx: 8 },
          ),
      );
      box(s, [0, 40, 0], [700, 700, 60], m.plain('#3d4043'));
      box(s, [0, 40, 60], [700, 700, 1320], m.lacquered('#d9dbdb'), { edge: 0.5 });
      box(s, [10, 0, 80], [680, 40, 1000], m.lacquered('#c2362b'), { edge: 0.7 });
      box(s, [10, 0, 1090], [680, 40, 280], m.lacquered('#3a3d40'), { edge: 0.6 });
      s.drawOn(front([10, -0.5, 1090]), screen(250, 80, 180, 120));
      s.drawOn(
        front([10, -0.5, 80]),
        rect(60, 60, 560, 880, 'none', { stroke: '#7d1a12', strokeWidth: 5, rx: 16, strokeOpacity: 0.6 }),
      );
      tube(
        s,
        [
          [610, 0, 500],
          [610, -46, 500],
          [610, -46, 720],
          [610, 0, 720],
        ],
        15,
        m.steel,
        { bend: 20, castsNoShadow: true },
      );
      tube(
        s,
        [
          [350, 500, 1380],
          [350, 500, 1560],
        ],
        74,
        m.galvanised,
        { sides: 64 },
      );
    },
  },
  pufferspeicher: {
    yaw: 20,
    pitch: 14,
    draw: (s) => {
      tank(s, 400, 1800, '#8f9598', [
        [-20, 320],
        [-20, 640],
        [-20, 1180],
        [-20, 1480],
      ]);
      for (const z of [500, 1340]) {
        cylinder(s, [-60, -404, z], 44, 24, m.plastic('#f3f3f1'), { axis: 'y', castsNoShadow: true });
        s.drawOn(
          front([-60, -405, z]),
          circle(0, 0, 34, '#fdfdfc') +
            path('M0 0L-14 20', 'none', { stroke: '#c0392b', strokeWidth: 5 }) +
            circle(0, 0, 4, '#333'),
        );
      }
    },
  },
  wassererwaermer: {
    yaw: 20,
    pitch: 14,
    draw: (s) => {
      const r = 300;
      for (const a of [0.6, 2.6, 4.7])
        cylinder(s, [Math.cos(a) * r * 0.7, Math.sin(a) * r * 0.7, 0], 22, 60, m.black);
      turned(
        s,
        [0, 0, 50],
        [
          ...smooth(
            [
              [r * 0.9, 0],
              [r * 0.99, 14],
              [r, 50],
            ],
            5,
          ),
          ...smooth(
            [
              [r, 1400],
              [r * 0.98, 1450],
              [r * 0.82, 1500],
              [r * 0.5, 1522],
              [0, 1528],
            ],
            8,
          ),
        ],
        m.plastic('#f5f5f3'),
      );
      cylinder(s, [0, -322, 330], 120, 30, m.plastic('#d5d8d9'), { axis: 'y', castsNoShadow: true });
      for (let i = 0; i < 6; i++)
        cylinder(s, [Math.cos(i * 1.047) * 95, -330, 330 + Math.sin(i * 1.047) * 95], 11, 12, m.steel, {
          axis: 'y',
          sides: 6,
          castsNoShadow: true,
        });
      cylinder(s, [0, -318, 1050], 66, 26, m.chrome, { axis: 'y', castsNoShadow: true });
      s.drawOn(
        front([0, -319, 1050]),
        circle(0, 0, 52, '#fcfcfb') +
          path('M-36 -14A38 38 0 0 0 10 38', 'none', { stroke: '#3f7bbf', strokeWidth: 8 }) +
          path('M10 38A38 38 0 0 0 36 -14', 'none', { stroke: '#c93b30', strokeWidth: 8 }) +
          path('M0 0L18 30', 'none', { stroke: '#222', strokeWidth: 5 }) +
          circle(0, 0, 6, '#222'),
      );
      for (const [a, z] of [
        [-12, 200],
        [-12, 1250],
      ] as Point[]) {
        const c = Math.cos((a * Math.PI) / 180);
        const n = Math.sin((a * Math.PI) / 180);
        tube(
          s,
          [
            [c * 292, n * 292, z],
            [c * 370, n * 370, z],
          ],
          24,
          m.brass,
          { castsNoShadow: true },
        );
      }
    },
  },
};
