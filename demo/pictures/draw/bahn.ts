import type { Drawings } from './Drawing.ts';
import type { Material } from './Material.ts';
import * as m from './materials.ts';
import { box } from './solids/box.ts';
import { arc, extruded } from './solids/extruded.ts';
import { rectangle } from './solids/face.ts';
import { ballast, bed, rail, sleeper, sleeperWood } from './solids/track.ts';
import { tube } from './solids/tube.ts';
import { cylinder, turned } from './solids/turned.ts';
import { front, top, type Place, type Point } from './space.ts';
import type { Stage } from './Stage.ts';
import { circle, path, polygon, radial, rect } from './svg.ts';

/** Metre-gauge track from front to back. */
function straightTrack(s: Stage, length: number, sleepers: (seed: number) => Material): void {
  bed(s, [0, 0, 0], 2100, length, 230);
  for (let y = length - 400; y > 0; y -= 560) sleeper(s, [150, y, 150], 1800, sleepers(y));
  for (const x of [550, 1550])
    rail(
      s,
      [
        [x, -40, 284],
        [x, length, 284],
      ],
      1,
    );
}

const lamp = (s: Stage, at: Place, r: number, color: string, isLit: boolean) => {
  turned(
    s,
    [at[0], at[1], at[2]],
    [
      [0, 0],
      [r, 0],
      [r * 1.12, r * 0.1],
      [r * 1.12, r * 0.3],
    ],
    m.black,
    { axis: 'y', castsNoShadow: true },
  );
  s.drawOn(
    front([at[0], at[1] - 0.5, at[2]]),
    circle(
      0,
      0,
      r * 0.94,
      radial(
        [0.45, 0.6],
        0.6,
        isLit
          ? [
              [0, '#ffffff'],
              [0.35, color],
              [1, color],
            ]
          : [
              [0, '#6b6f72'],
              [1, '#26292b'],
            ],
      ),
    ),
  );
  const hood: Place[][] = [0, 1].map((i) =>
    arc(0, 0, r * 1.1, -10, 190).map(([a, b]): Place => [at[0] + a, at[1] - i * r * 1.1 - 1, at[2] + b]),
  );
  for (let i = 0; i + 1 < hood[0]!.length; i++) {
    const corners = [hood[0]![i]!, hood[0]![i + 1]!, hood[1]![i + 1]!, hood[1]![i]!].map((place) =>
      s.project(place),
    );
    const light = i / hood[0]!.length;
    s.draw(
      path(polygon(corners), light > 0.3 && light < 0.75 ? '#4b4f52' : '#2c2f31', {
        stroke: '#333638',
        strokeWidth: 1,
      }),
    );
  }
};

export const bahn: Drawings = {
  gleis: { yaw: 30, pitch: 24, span: 0.86, draw: (s) => straightTrack(s, 3000, sleeperWood) },
  weiche: {
    yaw: 26,
    pitch: 44,
    span: 0.88,
    draw: (s) => {
      const length = 7400;
      const off = (y: number) => (Math.max(0, y - 900) ** 2 / 6500 ** 2) * 2100;
      extruded(
        s,
        top([0, 0, 140]),
        [
          [-400, 0],
          [2200, 0],
          [2200, 1500],
          ...Array.from({ length: 14 }, (_, i): Point => {
            const y = 1500 + (i * (length - 1500)) / 13;
            return [2200 + off(y), y];
          }),
          [-400, length],
        ],
        60,
        ballast(),
        { edge: 0 },
      );
      for (let y = length - 300; y > 0; y -= 560) {
        const wide = 1800 + off(y);
        sleeper(s, [100, y, 90], wide, sleeperWood(y));
      }
      const run = (x: number, bend: boolean, from = -40, to = length): Place[] =>
        Array.from({ length: 41 }, (_, i) => {
          const y = from + ((to - from) * i) / 40;
          return [x + (bend ? off(y) : 0), y, 224];
        });
      rail(s, run(500, false), 0.9);
      rail(s, run(560, true, 1000), 0.9);
      rail(s, run(1440, false, 1000), 0.9);
      rail(s, run(1500, true), 0.9);
      for (const x of [-260]) {
        box(s, [x, 1300, 140], [340, 520, 200], m.lacquered('#e3b23a'), { edge: 0.5 });
        tube(
          s,
          [
            [x + 340, 1500, 220],
            [1500, 1500, 220],
          ],
          26,
          m.steel,
          { castsNoShadow: true },
        );
      }
    },
  },
  bahnschwelle: {
    yaw: 34,
    pitch: 26,
    draw: (s) => {
      for (let i = 3; i >= 0; i--)
        box(s, [i * 14, i * 330, 0], [1900, 240, 150], sleeperWood(i * 9 + 3), {
          side: m.endGrain('#8a6a4c', '#3f2b1c', i + 2),
          edge: 0.35,
        });
      box(s, [90, 120, 151], [1900, 240, 150], sleeperWood(71), {
        side: m.endGrain('#8a6a4c', '#3f2b1c', 9),
        edge: 0.4,
      });
      box(s, [30, 480, 151], [1900, 240, 150], sleeperWood(54), {
        side: m.endGrain('#8a6a4c', '#3f2b1c', 6),
        edge: 0.4,
        castsNoShadow: true,
      });
    },
  },
  lichtsignal: {
    yaw: 24,
    pitch: 8,
    span: 0.84,
    draw: (s) => {
      box(s, [-170, -100, 0], [340, 340, 120], m.concrete('#c5c3be', 4), { edge: 0.4 });
      tube(
        s,
        [
          [0, 70, 110],
          [0, 70, 2700],
        ],
        52,
        m.galvanised,
        { sides: 48 },
      );
      for (const x of [120, 210])
        tube(
          s,
          [
            [x, 70, 300],
            [x, 70, 2050],
          ],
          11,
          m.galvanised,
          { castsNoShadow: true },
        );
      for (let i = 0; i < 8; i++)
        tube(
          s,
          [
            [120, 70, 380 + i * 220],
            [210, 70, 380 + i * 220],
          ],
          9,
          m.galvanised,
          { castsNoShadow: true },
        );
      extruded(
        s,
        front([0, 0, 1780]),
        [...arc(0, 1080, 230, 0, 180), ...arc(0, 230, 230, 180, 360)],
        60,
        m.lacquered('#2b2d2f'),
        { edge: 0.5 },
      );
      s.drawOn(
        front([0, -0.6, 1780]),
        path(polygon([...arc(0, 1080, 212, 0, 180), ...arc(0, 230, 212, 180, 360)]), 'none', {
          stroke: '#f1f1ee',
          strokeWidth: 14,
        }),
      );
      lamp(s, [0, -10, 2840], 98, '#2fbf6b', true);
      lamp(s, [0, -10, 2520], 98, '#e03a2f', true);
      lamp(s, [0, -10, 2200], 98, '#d9962f', false);
      box(s, [-120, -4, 1420], [240, 20, 240], m.plain('#f3f2ee'), { edge: 0.5 });
      s.drawOn(
        front([-120, -4.5, 1420]),
        rect(24, 24, 192, 192, 'none', { stroke: '#2b2d2f', strokeWidth: 10 }) +
          rect(60, 108, 120, 24, '#c8342b'),
      );
    },
  },
  bahnuebergang: {
    yaw: 22,
    pitch: 10,
    span: 0.88,
    draw: (s) => {
      box(s, [-260, -140, 0], [520, 420, 90], m.concrete('#c5c3be', 4), { edge: 0.4 });
      box(s, [-130, -60, 90], [260, 280, 860], m.lacquered('#d9dada'), { edge: 0.6 });
      const striped = (from: number, to: number, z: number, h: number, n: number) => {
        for (let i = 0; i < n; i++) {
          const [a, b] = [from + ((to - from) * i) / n, from + ((to - from) * (i + 1)) / n];
          box(
            s,
            [a, -100, z],
            [b - a, 46, h],
            i % 2 === 0 ? m.lacquered('#cf2f26') : m.lacquered('#f6f5f2'),
            { edge: 0.5 },
          );
        }
      };
      striped(-60, 3000, 820, 110, 9);
      box(s, [-420, -120, 780], [360, 90, 190], m.darkSteel, { edge: 0.5 });
      cylinder(s, [0, -112, 876], 90, 20, m.steel, { axis: 'y', castsNoShadow: true });
      tube(
        s,
        [
          [640, 260, 0],
          [640, 260, 2500],
        ],
        40,
        m.galvanised,
        { sides: 40 },
      );
      for (const a of [0.62, -0.62]) {
        const u: Place = [Math.cos(a), 0, Math.sin(a)];
        const v: Place = [-Math.sin(a), 0, Math.cos(a)];
        const at: Place = [640 - u[0] * 620 - v[0] * 75, 205, 2150 - u[2] * 620 - v[2] * 75];
        extruded(s, { at, u, v }, rectangle(1240, 150), 24, m.plain('#f6f5f2', 0.3), { edge: 0.5 });
        s.drawOn(
          { at: [at[0], 204, at[2]], u, v },
          rect(0, 0, 1240, 150, 'none', { stroke: '#cf2f26', strokeWidth: 44 }),
        );
      }
      box(s, [500, 190, 1420], [280, 60, 300], m.darkSteel, { edge: 0.5 });
      for (const [i, x] of [570, 710].entries()) lamp(s, [x, 185, 1570], 58, '#e03a2f', i === 0);
    },
  },
  fahrleitungsmast: {
    yaw: 28,
    pitch: 8,
    span: 0.88,
    draw: (s) => {
      box(s, [-250, -250, 0], [500, 500, 160], m.concrete('#c5c3be', 4), { edge: 0.4 });
      const zinc = { ...m.galvanised, color: '#b9bfc3' };
      for (const x of [-100, 60]) box(s, [x, -20, 160], [40, 140, 5400], zinc, { edge: 0.5 });
      for (let i = 0; i < 13; i++)
        tube(
          s,
          [
            [-80, 50, 260 + i * 400],
            [80, 50, 460 + i * 400],
          ],
          14,
          zinc,
          { castsNoShadow: true },
        );
      for (let i = 0; i < 13; i++)
        tube(
          s,
          [
            [80, 30, 460 + i * 400],
            [-80, 30, 660 + i * 400],
          ],
          14,
          zinc,
          { castsNoShadow: true },
        );
      const insulator = (x: number, z: number) => {
        const profile: Point[] = [
          [0, 0],
          [18, 0],
        ];
        for (let i = 0; i < 5; i++) profile.push([24, 20 + i * 44], [62, 34 + i * 44], [24, 44 + i * 44]);
        profile.push([18, 246], [0, 246]);
        turned(s, [x, 30, z], profile, { color: '#6b4434', gloss: 0.8 }, { axis: 'x', castsNoShadow: true });
      };
      insulator(100, 5150);
      insulator(100, 4300);
      tube(
        s,
        [
          [346, 30, 5150],
          [1900, 30, 5150],
        ],
        24,
        zinc,
        { castsNoShadow: true },
      );
      tube(
        s,
        [
          [346, 30, 4300],
          [1820, 30, 5140],
        ],
        26,
        zinc,
        { castsNoShadow: true },
      );
      tube(
        s,
        [
          [500, 30, 4390],
          [1900, 30, 4390],
        ],
        18,
        zinc,
        { castsNoShadow: true },
      );
      tube(
        s,
        [
          [1900, 30, 4390],
          [1500, 30, 4210],
        ],
        12,
        zinc,
        { castsNoShadow: true },
      );
      for (const [z, r] of [
        [5190, 12],
        [4200, 12],
      ] as Point[])
        tube(
          s,
          [
            [1700, 1600, z! + (z! > 5000 ? 60 : 0)],
            [1560, -1500, z!],
          ],
          r!,
          { color: '#7c5a3c', gloss: 0.5, metal: 0.3 },
          { castsNoShadow: true },
        );
      for (const y of [-900, -200, 600, 1200])
        tube(
          s,
          [
            [1600 + y * 0.045, y, 5200],
            [1600 + y * 0.045, y, 4210],
          ],
          6,
          m.copper,
          { castsNoShadow: true },
        );
    },
  },
};
