import type { Drawings } from './Drawing.ts';
import type { Material } from './Material.ts';
import * as m from './materials.ts';
import { box } from './solids/box.ts';
import { extruded } from './solids/extruded.ts';
import { face, rectangle } from './solids/face.ts';
import { glass } from './solids/glass.ts';
import { masonry } from './solids/masonry.ts';
import { strip } from './solids/strip.ts';
import { ballast, bed, rail, sleeper, sleeperWood } from './solids/track.ts';
import { tube } from './solids/tube.ts';
import { cylinder, turned } from './solids/turned.ts';
import { front, right, top, type Place, type Point } from './space.ts';
import type { Stage } from './Stage.ts';
import { circle, linear, path, polygon, radial, rect } from './svg.ts';

const dark = m.lacquered('#474c50');
const asphalt = m.rough('#75777a', 0.8, 0.2);
const limestone = (seed: number): Material => ({
  ...m.rock('#b9b0a0', seed),
  relief: { frequency: [0.03, 0.035], height: 2.6, octaves: 4, seed },
});

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

const arc = (x: number, y: number, r: number, from: number, to: number, pieces = 24): Point[] =>
  Array.from({ length: pieces + 1 }, (_, i): Point => {
    const a = ((from + ((to - from) * i) / pieces) * Math.PI) / 180;
    return [x + r * Math.cos(a), y + r * Math.sin(a)];
  });

/** A platform slab with its white line and ribs for the blind, the edge at the front. */
function platform(s: Stage, [x, y, z]: Place, w: number, d: number, h: number): void {
  box(s, [x, y, z], [w, d, h], m.concrete('#c3c1bc', 4), { edge: 0.4, top: asphalt });
  box(s, [x, y - 40, z + h - 60], [w, 340, 60], m.concrete('#d5d3ce', 7), { edge: 0.6 });
  const rib = Array.from({ length: 5 }, (_, i) => rect(0, 352 + i * 50, w, 24, '#f4f3ef')).join('');
  s.drawOn(
    top([x, y, z + h + 0.5]),
    rect(0, 640, w, 130, '#fbfaf6') + rect(0, 330, w, 290, '#f4f3ef', { fillOpacity: 0.22 }) + rib,
  );
}

function gable(s: Stage, at: Place, [w, d, h]: Place, rise: number, wall: Material, roof: Material): void {
  const [x, y, z] = at;
  extruded(
    s,
    front(at),
    [
      [0, 0],
      [w, 0],
      [w, h],
      [w / 2, h + rise],
      [0, h],
    ],
    d,
    wall,
    { edge: 0.3 },
  );
  const over = w * 0.08;
  const fall = (rise / (w / 2)) * over;
  extruded(
    s,
    front([x, y - over, z]),
    strip(
      [
        [w + over, h - fall],
        [w / 2, h + rise],
        [-over, h - fall],
      ],
      w * 0.03,
    ),
    d + over * 2,
    roof,
    { edge: 0.4 },
  );
}

/** A window in a wall that looks to the front or to the right. */
function pane(
  s: Stage,
  frame: ReturnType<typeof front>,
  x: number,
  y: number,
  w: number,
  h: number,
  trim = '#f3efe6',
): void {
  s.drawOn(
    frame,
    rect(x - w * 0.12, y - w * 0.12, w * 1.24, h + w * 0.24, trim) +
      rect(
        x,
        y,
        w,
        h,
        linear(
          [0, 1],
          [1, 0],
          [
            [0, '#8fa6b1'],
            [0.45, '#dbe7eb'],
            [0.5, '#7f98a4'],
            [1, '#5a707b'],
          ],
        ),
      ) +
      rect(x + w * 0.46, y, w * 0.08, h, trim) +
      rect(x, y + h * 0.6, w, h * 0.05, trim) +
      rect(x, y + h * 0.9, w, h * 0.1, '#26323a', { fillOpacity: 0.4 }),
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
      box(s, [-420, -120, 780], [360, 90, 190], dark, { edge: 0.5 });
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
      box(s, [500, 190, 1420], [280, 60, 300], dark, { edge: 0.5 });
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
  perrondach: {
    yaw: 30,
    pitch: 9,
    span: 0.88,
    draw: (s) => {
      platform(s, [-600, 0, 0], 7200, 3000, 300);
      for (const x of [200, 2800, 5400]) {
        box(s, [x, 1650, 300], [160, 160, 2650], dark, { edge: 0.4 });
        extruded(
          s,
          { at: [x + 160, 1730, 2950], u: [0, 1, 0], v: [0, 0, 1] },
          [
            [-1500, 330],
            [-1500, 250],
            [-80, -300],
            [80, -300],
            [1300, 150],
            [1300, 230],
          ],
          120,
          dark,
          { edge: 0.4 },
        );
      }
      extruded(
        s,
        right([6600, 0, 3200]),
        [
          [50, 130],
          [1730, 0],
          [3200, 90],
          [3200, 300],
          [1730, 210],
          [50, 340],
        ],
        7200,
        m.larch('v', 5),
        { edge: 0.5, cut: m.lacquered('#5b6064') },
      );
      extruded(
        s,
        right([6640, 0, 3200]),
        [
          [0, 330],
          [1730, 200],
          [3250, 290],
          [3250, 350],
          [1730, 260],
          [0, 390],
        ],
        7280,
        m.lacquered('#8f979c'),
        { edge: 0.6 },
      );
    },
  },
  wartehaeuschen: {
    yaw: 28,
    pitch: 12,
    span: 0.84,
    draw: (s) => {
      box(s, [-200, -200, 0], [4000, 2000, 90], m.concrete('#c9c7c2', 4), { edge: 0.4 });
      const clear = { low: '#b9cbd1', high: '#eaf1f3' };
      for (const x of [0, 1160, 2320, 3480]) box(s, [x, 1440, 90], [80, 80, 2260], dark, { edge: 0.4 });
      for (let i = 0; i < 3; i++)
        glass(s, front([80 + i * 1160, 1450, 220]), 1080, 1980, { ...clear, opacity: 0.85 });
      for (let i = 2; i >= 0; i--)
        box(s, [500, 900 + i * 130, 500], [2400, 110, 50], m.larch('u', 5 + i), { edge: 0.5 });
      for (const x of [700, 2600]) box(s, [x, 960, 90], [70, 240, 410], dark, { edge: 0.3 });
      glass(s, { at: [80, 1440, 220], u: [0, -1, 0], v: [0, 0, 1] }, 1300, 1980, clear);
      box(s, [0, 40, 90], [80, 80, 2260], dark, { edge: 0.4 });
      glass(s, right([3560, 140, 220]), 1300, 1980, { ...clear, opacity: 0.72 });
      box(s, [3480, 40, 90], [80, 80, 2260], dark, { edge: 0.4 });
      box(s, [-160, -160, 2350], [3900, 1840, 130], m.lacquered('#5d6367'), { edge: 0.7 });
      s.drawOn(front([-160, -160.5, 2350]), rect(0, 40, 3900, 50, '#c8342b'));
    },
  },
  perronkante: {
    yaw: 34,
    pitch: 26,
    span: 0.86,
    draw: (s) => {
      platform(s, [0, 0, 0], 2400, 1700, 550);
      s.drawOn(front([0, -40.5, 490]), [800, 1600].map((x) => rect(x, 0, 6, 60, '#6b6862')).join(''));
      s.drawOn(
        front([0, -0.5, 0]),
        [1200].map((x) => rect(x, 0, 8, 490, '#6b6862', { fillOpacity: 0.5 })).join(''),
      );
      box(s, [0, -900, 0], [2400, 860, 60], ballast(), { edge: 0 });
      tube(
        s,
        [
          [0, -420, 130],
          [2400, -420, 130],
        ],
        34,
        m.steel,
        { castsNoShadow: true },
      );
      box(
        s,
        [0, -480, 60],
        [2400, 120, 20],
        { color: '#6d5646', gloss: 0.2 },
        { edge: 0.3, castsNoShadow: true },
      );
    },
  },
  perronbank: {
    yaw: 28,
    pitch: 16,
    span: 0.82,
    draw: (s) => {
      for (const x of [160, 900, 1640]) {
        box(s, [x, 60, 0], [50, 420, 16], dark, { edge: 0.4 });
        extruded(
          s,
          right([x + 50, 0, 0]),
          [
            [240, 16],
            [300, 16],
            [310, 380],
            [480, 400],
            [560, 800],
            [520, 800],
            [440, 430],
            [40, 410],
            [40, 380],
            [240, 370],
          ],
          50,
          dark,
          { edge: 0.4 },
        );
      }
      for (let i = 5; i >= 0; i--)
        box(s, [0, 462 + i * 12, 470 + i * 58], [1850, 22, 48], m.oak('u', 5 + i * 3), { edge: 0.5 });
      for (let i = 6; i >= 0; i--)
        box(s, [0, 30 + i * 60, 412], [1850, 50, 30], m.oak('u', 31 + i * 3), { edge: 0.5 });
      for (const x of [560, 1260])
        tube(
          s,
          [
            [x, 440, 560],
            [x, 60, 600],
            [x, 60, 440],
          ],
          13,
          m.steel,
          { bend: 40, castsNoShadow: true },
        );
    },
  },
  fahrgastanzeige: {
    yaw: 26,
    pitch: -6,
    ground: 'air',
    span: 0.82,
    draw: (s) => {
      for (const x of [260, 1240])
        tube(
          s,
          [
            [x, 90, 500],
            [x, 90, 980],
          ],
          22,
          m.galvanised,
          { castsNoShadow: true },
        );
      box(s, [120, 30, 960], [1260, 120, 30], m.galvanised, { edge: 0.5 });
      box(s, [0, 0, 0], [1500, 180, 560], m.lacquered('#24507f'), { edge: 0.6 });
      let text = rect(
        40,
        40,
        1420,
        480,
        linear(
          [0, 1],
          [1, 0],
          [
            [0, '#173f80'],
            [1, '#0d2a5c'],
          ],
        ),
        { rx: 8 },
      );
      for (let i = 0; i < 4; i++) {
        const y = 412 - i * 116;
        text +=
          rect(80, y, 130, 44, '#fff', { rx: 4 }) +
          rect(250, y, 90, 44, i === 1 ? '#f2c230' : '#d6342b', { rx: 6 }) +
          rect(390, y, 520 - ((i * 137) % 240), 44, '#fff', { rx: 4 }) +
          rect(1340, y, 60, 44, '#fff', { rx: 4 }) +
          rect(80, y - 36, 1340, 3, '#5d7fb4');
      }
      s.drawOn(front([0, -0.5, 0]), text + path('M40 520H700L300 40H40Z', '#fff', { fillOpacity: 0.07 }));
    },
  },
  stationsschild: {
    yaw: 26,
    pitch: 9,
    span: 0.84,
    draw: (s) => {
      for (const x of [260, 2140]) {
        cylinder(s, [x, 60, 0], 120, 30, m.galvanised);
        tube(
          s,
          [
            [x, 60, 20],
            [x, 60, 1840],
          ],
          44,
          m.galvanised,
          { sides: 40 },
        );
      }
      box(s, [0, 0, 1180], [2400, 40, 560], m.lacquered('#1f4f93'), { edge: 0.7 });
      s.drawOn(
        front([0, -0.5, 1180]),
        rect(
          24,
          24,
          2352,
          512,
          linear(
            [0, 1],
            [1, 0],
            [
              [0, '#2a60ac'],
              [1, '#173f7c'],
            ],
          ),
          { rx: 10, stroke: '#fff', strokeWidth: 10 },
        ) + rect(330, 210, 1740, 140, '#fff', { rx: 14 }),
      );
    },
  },
  perronleuchte: {
    yaw: 26,
    pitch: 8,
    span: 0.86,
    draw: (s) => {
      cylinder(s, [0, 0, 0], 170, 30, dark);
      turned(
        s,
        [0, 0, 30],
        [
          [90, 0],
          [90, 500],
          [70, 540],
          [46, 3600],
          [0, 3600],
        ],
        dark,
      );
      tube(
        s,
        [
          [0, 0, 3560],
          [0, 0, 3840],
          [420, 0, 3900],
          [620, 0, 3900],
        ],
        36,
        dark,
        { bend: 300, castsNoShadow: true },
      );
      extruded(
        s,
        right([1240, -140, 3850]),
        [
          [30, 0],
          [250, 0],
          [280, 40],
          [200, 100],
          [80, 100],
          [0, 40],
        ],
        720,
        m.lacquered('#5d6367'),
        { edge: 0.6 },
      );
      const [x, y] = s.project([900, 0, 3840]);
      s.draw(
        circle(
          x,
          y,
          300,
          radial([0.5, 0.5], 0.5, [
            [0, '#fff0c4', 0.95],
            [0.4, '#ffe7ad', 0.4],
            [1, '#ffe7ad', 0],
          ]),
        ),
      );
      s.drawOn(front([520, -141, 3850]), rect(20, 2, 680, 22, '#fff7dc', { rx: 8 }));
    },
  },
  billettautomat: {
    yaw: 28,
    pitch: 11,
    span: 0.8,
    draw: (s) => {
      box(s, [-30, -30, 0], [760, 560, 60], dark, { edge: 0.4 });
      box(s, [0, 0, 60], [700, 500, 1740], m.lacquered('#1f4f93'), { edge: 0.6 });
      box(s, [0, -20, 1640], [700, 24, 160], m.lacquered('#cf2f26'), { edge: 0.6 });
      box(s, [40, -16, 360], [620, 20, 1220], m.lacquered('#dcdedf'), { edge: 0.6 });
      const line = (y: number, w: number) => rect(110, y, w, 22, '#fff', { rx: 4, fillOpacity: 0.9 });
      s.drawOn(
        front([40, -16.5, 360]),
        rect(60, 690, 500, 420, '#17191b', { rx: 12 }) +
          rect(
            84,
            714,
            452,
            372,
            linear(
              [0, 1],
              [1, 0],
              [
                [0, '#2d6cb0'],
                [1, '#123a6b'],
              ],
            ),
            { rx: 4 },
          ) +
          line(1030, 300) +
          [0, 1, 2]
            .map((i) =>
              rect(110 + i * 138, 830, 120, 160, i === 0 ? '#f2c230' : '#ffffff', {
                rx: 8,
                fillOpacity: i === 0 ? 1 : 0.85,
              }),
            )
            .join('') +
          line(760, 200) +
          path('M84 1086H360L180 714H84Z', '#fff', { fillOpacity: 0.08 }) +
          rect(80, 470, 170, 150, '#2b2d30', { rx: 8 }) +
          [0, 1, 2, 3, 4, 5, 6, 7, 8]
            .map((i) => rect(96 + (i % 3) * 48, 484 + Math.floor(i / 3) * 44, 38, 34, '#c9ced1', { rx: 4 }))
            .join('') +
          rect(320, 560, 220, 26, '#2b2d30', { rx: 6 }) +
          rect(320, 500, 220, 10, '#3fa35c', { rx: 5 }) +
          rect(80, 90, 460, 200, '#2b2d30', { rx: 14 }) +
          rect(
            100,
            110,
            420,
            150,
            linear(
              [0, 1],
              [0, 0],
              [
                [0, '#0b0c0d'],
                [1, '#54595d'],
              ],
            ),
            { rx: 8 },
          ),
      );
    },
  },
  viadukt: {
    yaw: 26,
    pitch: 12,
    span: 0.9,
    draw: (s) => {
      const [span, pier, h, r] = [1500, 420, 3300, 750];
      const outline: Point[] = [];
      for (let i = 0; i < 3; i++) {
        const x = pier + i * (span + pier);
        outline.push([x - 40, 0], ...arc(x + r, h - 1050, r, 180, 0, 28), [x + span + 40, 0]);
      }
      const width = pier + 3 * (span + pier);
      const profile: Point[] = [[-40, 0], ...outline, [width + 40, 0], [width, h], [0, h]];
      extruded(s, front([0, 0, 0]), profile, 700, limestone(3), { edge: 0.1 });
      masonry(s, front([0, -1, 0]), profile, 150, 4);
      for (let i = 0; i < 3; i++) {
        const x = pier + i * (span + pier);
        const vault = [...arc(x + r, h - 1050, r + 150, 180, 0, 22), ...arc(x + r, h - 1050, r, 0, 180, 22)];
        const joints = Array.from({ length: 23 }, (_, k) => {
          const a = (k / 22) * Math.PI;
          return path(
            `M${x + r + Math.cos(a) * r} ${h - 1050 + Math.sin(a) * r}L${x + r + Math.cos(a) * (r + 150)} ${h - 1050 + Math.sin(a) * (r + 150)}`,
            'none',
            { stroke: '#4c463d', strokeOpacity: 0.6, strokeWidth: 9 },
          );
        }).join('');
        s.drawOn(
          front([0, -1.5, 0]),
          path(polygon(vault), '#cfc5b2', {
            fillOpacity: 0.85,
            stroke: '#4c463d',
            strokeOpacity: 0.5,
            strokeWidth: 9,
          }) + joints,
        );
      }
      box(s, [-60, -60, h], [width + 120, 820, 110], limestone(9), { edge: 0.5 });
      box(s, [-60, 620, h + 110], [width + 120, 120, 190], limestone(11), { edge: 0.3 });
      for (const y of [420, 260])
        tube(
          s,
          [
            [-60, y, h + 170],
            [width + 60, y, h + 170],
          ],
          20,
          m.steel,
          { castsNoShadow: true },
        );
      box(s, [-60, -60, h + 110], [width + 120, 120, 190], limestone(13), { edge: 0.5 });
      masonry(s, front([-60, -61, h + 110]), rectangle(width + 120, 190), 95, 8);
      masonry(s, right([width + 1, 0, 0]), rectangle(700, h), 150, 7);
    },
  },
  stuetzmauer: {
    yaw: 30,
    pitch: 16,
    span: 0.86,
    draw: (s) => {
      const profile: Point[] = [
        [0, 0],
        [700, 0],
        [700, 1900],
        [340, 1900],
      ];
      extruded(s, right([4200, 0, 0]), profile, 4200, m.rock('#a49b8b', 5), { edge: 0 });
      const lean = unitLean(340, 1900);
      masonry(
        s,
        { at: [0, 0, 0], u: [1, 0, 0], v: lean },
        rectangle(4200, Math.hypot(340, 1900)),
        230,
        6,
        '#3f3a33',
      );
      masonry(s, right([4201, 0, 0]), profile, 230, 9, '#3f3a33');
      box(s, [-60, 290, 1900], [4320, 470, 130], m.granite('#b9b3a8', '#5c564d', 5), { edge: 0.5 });
      for (let i = 0; i < 8; i++)
        tube(
          s,
          [
            [200 + i * 545, 520, 2030],
            [200 + i * 545, 520, 2760],
          ],
          22,
          m.galvanised,
          { castsNoShadow: true },
        );
      for (const z of [2400, 2740])
        tube(
          s,
          [
            [200, 520, z],
            [4015, 520, z],
          ],
          22,
          m.galvanised,
          { castsNoShadow: true },
        );
    },
  },
  stationsgebaeude: {
    yaw: 30,
    pitch: 14,
    span: 0.86,
    draw: (s) => {
      box(s, [-900, -1700, 0], [7800, 8600, 120], m.concrete('#cfccc6', 4), { edge: 0.3 });
      const [w, d, h] = [5200, 6000, 4600];
      gable(s, [0, 0, 120], [w, d, h], 2100, m.rough('#efe4cc', 0.7, 0.15), m.lacquered('#7d4f3e'));
      const wall = front([0, -2, 120]);
      s.drawOn(wall, rect(0, 0, w, 420, '#a79c8b') + rect(0, 2450, w, 90, '#c9b795'));
      for (const x of [560, 3960]) pane(s, wall, x, 3050, 640, 1000);
      pane(s, wall, 2280, 3050, 640, 1000);
      for (const x of [560, 3960]) pane(s, wall, x, 850, 680, 1200);
      s.drawOn(
        wall,
        rect(2120, 0, 960, 2150, '#f3efe6') +
          rect(
            2220,
            0,
            760,
            2060,
            linear(
              [0, 1],
              [1, 0],
              [
                [0, '#4f7a63'],
                [1, '#34584a'],
              ],
            ),
          ) +
          rect(2300, 1000, 280, 900, '#9fb5bd') +
          rect(2620, 1000, 280, 900, '#9fb5bd') +
          circle(2600, 5250, 440, '#3a3d40') +
          circle(2600, 5250, 390, '#fbfaf6') +
          path('M2600 5250L2600 5540', 'none', { stroke: '#222', strokeWidth: 46 }) +
          path('M2600 5250L2800 5130', 'none', { stroke: '#222', strokeWidth: 54 }) +
          circle(2600, 5250, 40, '#c8342b'),
      );
      const side = right([w + 2, 0, 120]);
      s.drawOn(side, rect(0, 0, d, 420, '#8f8676') + rect(0, 2450, d, 90, '#b3a382'));
      for (const x of [600, 2200, 3800, 5000]) {
        pane(s, side, x, 3000, 560, 1000, '#d9d2c2');
        pane(s, side, x, 850, 560, 1200, '#d9d2c2');
      }
      for (const x of [200, 4860]) box(s, [x, -1300, 120], [140, 140, 2450], m.larch('v', 7), { edge: 0.4 });
      extruded(
        s,
        right([w + 200, -1600, 2560]),
        [
          [0, 0],
          [1600, 380],
          [1600, 520],
          [0, 140],
        ],
        w + 400,
        m.lacquered('#6f5145'),
        { edge: 0.6 },
      );
    },
  },
  remise: {
    yaw: 28,
    pitch: 13,
    span: 0.88,
    draw: (s) => {
      const [w, d, h] = [9000, 8000, 5200];
      const track = (x: number) => {
        for (const dx of [-500, 500])
          box(
            s,
            [x + dx - 35, -2600, 140],
            [70, 2600, 120],
            { color: '#94867b', gloss: 0.5, metal: 0.4 },
            { edge: 0.8, castsNoShadow: true },
          );
      };
      box(s, [-600, -2800, 0], [10200, 11000, 140], ballast(4), { edge: 0 });
      for (const x of [2500, 6500]) {
        for (let i = 0; i < 5; i++)
          box(s, [x - 900, -2500 + i * 520, 140], [1800, 240, 20], sleeperWood(i + 3), {
            edge: 0.2,
            castsNoShadow: true,
          });
        track(x);
      }
      gable(
        s,
        [0, 0, 140],
        [w, d, h],
        2200,
        m.wood('#a9744a', '#5d381d', { along: 'v', seed: 5 }),
        m.lacquered('#5f656a'),
      );
      const wall = front([0, -2, 140]);
      s.drawOn(
        wall,
        Array.from({ length: 45 }, (_, i) =>
          rect(i * 200, 0, 16, 5200 + Math.min(i, 45 - i) * 92, '#3f2513', { fillOpacity: 0.5 }),
        ).join('') + rect(0, 0, w, 400, '#9a9488'),
      );
      for (const x of [700, 4700]) {
        let leaf = rect(x - 140, 0, 3880, 4640, '#e9e2d2') + rect(x, 0, 3600, 4500, '#3f6b57');
        for (let i = 0; i < 4; i++)
          leaf +=
            rect(
              x + 40 + i * 900,
              60,
              820,
              4380,
              linear(
                [0, 1],
                [1, 0],
                [
                  [0, '#578a72'],
                  [1, '#3a6552'],
                ],
              ),
              { stroke: '#22423a', strokeWidth: 26 },
            ) +
            rect(
              x + 140 + i * 900,
              2700,
              620,
              1500,
              linear(
                [0, 1],
                [1, 0],
                [
                  [0, '#cfe0e4'],
                  [0.5, '#8fa9b2'],
                  [1, '#6d8791'],
                ],
              ),
              { stroke: '#274a40', strokeWidth: 26 },
            ) +
            rect(x + 420 + i * 900, 2700, 40, 1500, '#2f5648');
        s.drawOn(wall, leaf);
      }
      s.drawOn(
        wall,
        circle(4500, 6150, 520, '#e9e2d2') +
          circle(
            4500,
            6150,
            430,
            linear(
              [0, 1],
              [1, 0],
              [
                [0, '#d9e6e9'],
                [1, '#6d8791'],
              ],
            ),
          ) +
          rect(4475, 5720, 50, 860, '#e9e2d2') +
          rect(4070, 6125, 860, 50, '#e9e2d2'),
      );
      for (const x of [700, 2400, 4100, 5800, 7200])
        pane(s, right([w + 2, 0, 140]), x, 2400, 640, 1500, '#d9d2c2');
    },
  },
  tunnel: {
    yaw: 22,
    pitch: 13,
    span: 0.88,
    draw: (s) => {
      const [w, h, r] = [8400, 6200, 1900];
      const mouth = [[w / 2 - r, 0] as Point, ...arc(w / 2, 2900, r, 180, 0, 36), [w / 2 + r, 0] as Point];
      box(s, [-500, 0, 0], [w + 1000, 3000, h - 300], m.rough('#7f8a5c', 4, 0.05), { edge: 0 });
      extruded(
        s,
        { at: [-700, 300, h - 400], u: [1, 0, 0], v: [0, 0, 1] },
        [
          [0, 0],
          [w + 1400, 0],
          [w + 700, 1300],
          [w * 0.55, 2100],
          [1400, 1500],
          [300, 700],
        ],
        2600,
        m.rough('#7d9060', 5, 0.04, 8),
        { edge: 0 },
      );
      extruded(
        s,
        front([0, -600, 0]),
        [[0, 0], ...mouth, [w, 0], [w, h - 600], [w * 0.76, h], [w * 0.24, h], [0, h - 600]],
        700,
        limestone(5),
        { edge: 0.1 },
      );
      const outline: Point[] = [
        [0, 0],
        ...mouth,
        [w, 0],
        [w, h - 600],
        [w * 0.76, h],
        [w * 0.24, h],
        [0, h - 600],
      ];
      s.drawWithin(polygon(mouth.map(([a, b]) => s.project([a, -600, b]))), () => {
        s.drawOn(
          front([0, -600, 0]),
          rect(
            0,
            0,
            w,
            h,
            radial([0.47, 0.24], 0.36, [
              [0, '#0b0c0d'],
              [0.5, '#191a1b'],
              [1, '#4c473f'],
            ]),
          ),
        );
        s.drawOn(top([0, -600, 60]), rect(0, 0, w, 1200, '#1f1e1c'));
        s.drawOn(
          { at: [w / 2 - r, -600, 0], u: [0, 1, 0], v: [0, 0, 1] },
          rect(
            0,
            0,
            2400,
            2900,
            linear(
              [0, 0],
              [1, 0],
              [
                [0, '#6b6356'],
                [1, '#17171a'],
              ],
            ),
          ),
        );
      });
      masonry(s, front([0, -601, 0]), outline, 330, 5, '#4a443b');
      const vault = [...arc(w / 2, 2900, r + 480, 180, 0, 15), ...arc(w / 2, 2900, r, 0, 180, 15)];
      s.drawOn(
        front([0, -602, 0]),
        path(polygon(vault), '#d2c8b6', {
          fillOpacity: 0.9,
          stroke: '#4a443b',
          strokeWidth: 24,
          strokeOpacity: 0.6,
        }) +
          Array.from({ length: 16 }, (_, k) => {
            const a = (k / 15) * Math.PI;
            return path(
              `M${w / 2 + Math.cos(a) * r} ${2900 + Math.sin(a) * r}L${w / 2 + Math.cos(a) * (r + 480)} ${2900 + Math.sin(a) * (r + 480)}`,
              'none',
              { stroke: '#4a443b', strokeOpacity: 0.7, strokeWidth: 22 },
            );
          }).join('') +
          path(
            `M${w / 2 - 190} ${2900 + r - 40}L${w / 2 - 260} ${2900 + r + 640}H${w / 2 + 260}L${w / 2 + 190} ${2900 + r - 40}Z`,
            '#dcd3c3',
            { stroke: '#4a443b', strokeWidth: 22, strokeOpacity: 0.7 },
          ),
      );
      extruded(
        s,
        front([0, -760, h - 700]),
        [
          [-100, 0],
          [w * 0.24, 640],
          [w * 0.76, 640],
          [w + 100, 0],
          [w + 100, 260],
          [w * 0.76, 900],
          [w * 0.24, 900],
          [-100, 260],
        ],
        300,
        limestone(9),
        { edge: 0.4 },
      );
      box(s, [1600, -3200, 0], [5200, 2580, 60], ballast(6), { edge: 0 });
      for (let i = 0; i < 4; i++)
        box(s, [w / 2 - 950, -1000 - i * 620, 60], [1900, 260, 60], sleeperWood(i + 3), {
          edge: 0.2,
          castsNoShadow: true,
        });
      for (const x of [w / 2 - 500, w / 2 + 500])
        rail(
          s,
          [
            [x, -3200, 120],
            [x, -620, 120],
          ],
          1.3,
        );
    },
  },
  bahnbruecke: {
    yaw: 30,
    pitch: 13,
    span: 0.9,
    draw: (s) => {
      const paint = m.lacquered('#5f7a76');
      const [length, depth, h, n] = [8000, 2200, 1500, 8];
      const bay = length / n;
      for (const x of [-300, length - 500]) {
        box(s, [x, -200, -1200], [800, depth + 400, 1100], limestone(5 + x), { edge: 0.3 });
        masonry(s, front([x, -201, -1200]), rectangle(800, 1100), 220, 6);
        masonry(s, right([x + 801, -200, -1200]), rectangle(depth + 400, 1100), 220, 8);
      }
      const truss = (y: number) => {
        const bar = (from: Place, to: Place, thick: number) =>
          tube(s, [from, to], thick, paint, { sides: 4 });
        for (let i = 0; i < n; i++) {
          const x = i * bay;
          bar([x, y, 60], i < n / 2 ? [x + bay, y, h] : [x + bay, y, 60], 50);
          if (i < n / 2) {
            if (i > 0) bar([x, y, 60], [x, y, h], 40);
          }
          if (i >= n / 2) {
            bar([x, y, h], [x + bay, y, 60], 50);
            bar([x, y, 60], [x, y, h], 40);
          }
        }
        box(s, [-100, y - 80, -60], [length + 200, 160, 160], paint, { edge: 0.6 });
        box(s, [bay, y - 80, h - 80], [length - 2 * bay, 160, 160], paint, { edge: 0.6 });
      };
      truss(depth);
      for (let x = 120; x < length; x += 520)
        box(s, [x, 150, 100], [240, depth - 300, 90], sleeperWood(x), { edge: 0.2, castsNoShadow: true });
      for (const y of [depth / 2 + 500, depth / 2 - 500]) {
        box(
          s,
          [-300, y - 50, 190],
          [length + 600, 100, 110],
          { color: '#94867b', gloss: 0.5, metal: 0.4 },
          { edge: 0.9, castsNoShadow: true },
        );
      }
      truss(0);
    },
  },
  unterfuehrung: {
    yaw: -36,
    pitch: 36,
    span: 0.86,
    draw: (s) => {
      const [w, d, h] = [6600, 3400, 1900];
      const hole: Point[] = [
        [700, 700],
        [5900, 700],
        [5900, 2700],
        [700, 2700],
      ];
      extruded(s, top([0, 0, h]), rectangle(w, d), h, m.concrete('#cfcdc8', 5), { edge: 0.5 });
      s.drawOn(
        top([0, 0, h + 0.5]),
        rect(40, 40, w - 80, d - 80, '#6f7173', { fillOpacity: 0.5 }) +
          rect(40, 3040, w - 80, 130, '#fbfaf6') +
          rect(560, 560, 5480, 2280, '#d9d7d2'),
      );
      s.drawWithin(polygon(hole.map(([a, b]) => s.project([a, b, h]))), () => {
        const inner = m.concrete('#e3e1dc', 8);
        face(s, front([700, 2700, -3000]), rectangle(5200, h + 3000), inner, { light: 0.95 });
        face(s, { at: [5900, 2700, -3000], u: [0, -1, 0], v: [0, 0, 1] }, rectangle(2000, h + 3000), inner, {
          light: 0.84,
        });
        const steps = 16;
        for (let i = steps - 1; i >= 0; i--) {
          const x = 700 + (i * 5200) / steps;
          const z = h - 175 * (steps - i);
          box(s, [x, 700, -3000], [5200 / steps, 2000, z + 3000], m.concrete('#d8d6d1', 3 + i), {
            edge: 0.9,
            castsNoShadow: true,
          });
          s.drawOn(top([x, 700, z + 1]), rect(6, 0, 46, 2000, '#5b5e61'));
        }
        s.drawOn(
          top([700, 700, h]),
          rect(
            -2600,
            -600,
            8000,
            3200,
            linear(
              [0, 0],
              [1, 0],
              [
                [0, '#17181a', 0.75],
                [0.45, '#17181a', 0.3],
                [1, '#17181a', 0],
              ],
            ),
          ),
        );
        tube(
          s,
          [
            [700, 2620, -1900],
            [5800, 2620, 950],
            [5900, 2620, 2800],
          ],
          34,
          m.steel,
          { castsNoShadow: true },
        );
      });
      const guard = (from: Place, to: Place) => {
        for (const up of [1000, 80])
          tube(
            s,
            [
              [from[0], from[1], h + up],
              [to[0], to[1], h + up],
            ],
            30,
            m.steel,
            { castsNoShadow: true },
          );
        for (let i = 0; i < 5; i++) {
          const [x, y] = [from[0] + ((to[0] - from[0]) * i) / 4, from[1] + ((to[1] - from[1]) * i) / 4];
          tube(
            s,
            [
              [x, y, h],
              [x, y, h + 1000],
            ],
            34,
            m.steel,
            { castsNoShadow: true },
          );
        }
      };
      const clear = { opacity: 0.5 };
      glass(s, front([620, 2780, h + 90]), 5360, 880, clear);
      guard([620, 2780, 0], [5980, 2780, 0]);
      glass(s, { at: [620, 2780, h + 90], u: [0, -1, 0], v: [0, 0, 1] }, 2160, 880, { opacity: 0.4 });
      guard([620, 2780, 0], [620, 620, 0]);
      glass(s, front([620, 620, h + 90]), 5360, 880, { opacity: 0.3 });
      guard([620, 620, 0], [5980, 620, 0]);
    },
  },
};

const unitLean = (back: number, up: number): Place => [
  0,
  back / Math.hypot(back, up),
  up / Math.hypot(back, up),
];
