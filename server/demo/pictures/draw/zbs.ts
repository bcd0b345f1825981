import type { Drawings } from './Drawing.ts';
import type { Material } from './Material.ts';
import * as m from './materials.ts';
import { box } from './solids/box.ts';
import { extruded, rounded } from './solids/extruded.ts';
import { framed } from './solids/framed.ts';
import { glass } from './solids/glass.ts';
import { heap, stones } from './solids/stones.ts';
import { railProfile, sleeperWood } from './solids/track.ts';
import { tube } from './solids/tube.ts';
import { cylinder, turned } from './solids/turned.ts';
import { front, right, top, type Place, type Point } from './space.ts';
import type { Stage } from './Stage.ts';
import { circle, linear, path, rect } from './svg.ts';

const rolled: Material = {
  color: '#8c857f',
  gloss: 0.3,
  metal: 0.35,
  noises: [{ color: '#7a4a2c', frequency: [0.01, 0.03], octaves: 3, gain: 1.2, above: 0.5, seed: 4 }],
};
const sawn: Material = { ...m.brushed, color: '#d5d9dc', metal: 0.35 };
const blue = m.lacquered('#2f62a3');
const yellow = m.lacquered('#efb62b');

/** A stack of porcelain sheds on a core. */
function sheds(count: number, core: number, reach: number, pitch: number, from = 0): Point[] {
  const profile: Point[] = [];
  for (let i = 0; i < count; i++) {
    const h = from + i * pitch;
    profile.push(
      [core, h],
      [core + reach * 0.3, h + pitch * 0.1],
      [core + reach, h + pitch * 0.34],
      [core + reach, h + pitch * 0.42],
      [core + reach * 0.2, h + pitch * 0.72],
      [core, h + pitch * 0.9],
    );
  }
  return profile;
}

/** A spring clip and its screw on one side of a rail. */
function clip(s: Stage, x: number, y: number, z: number, side: 1 | -1): void {
  const spring = { color: '#4a4b4d', gloss: 0.4, metal: 0.2 };
  const at = (across: number, along: number, up: number): Place => [x + side * across, y + along, z + up];
  const loop = [
    at(8, -52, 16),
    at(60, -58, 12),
    at(66, -22, 12),
    at(30, -16, 22),
    at(30, 16, 22),
    at(66, 22, 12),
    at(60, 58, 12),
    at(8, 52, 16),
  ];
  tube(s, loop, 8, spring, { bend: 22, sides: 32, castsNoShadow: true });
  turned(
    s,
    at(36, 0, 28),
    [
      [24, 0],
      [26, 2],
      [26, 5],
      [0, 5],
    ],
    m.steel,
    { castsNoShadow: true },
  );
  turned(
    s,
    at(36, 0, 33),
    [
      [17, 0],
      [18, 2],
      [18, 20],
      [15, 24],
      [0, 25],
    ],
    m.steel,
    { sides: 6, castsNoShadow: true },
  );
}

export const zbs: Drawings = {
  vignolschiene: {
    yaw: 34,
    pitch: 18,
    span: 0.84,
    draw: (s) => {
      const profile = railProfile().map(([x, y]): Point => [x + 62, y]);
      extruded(s, front([0, 0, 0]), profile, 480, rolled, { cut: sawn, edge: 0.9 });
      s.drawOn(
        top([40, 0, 147.4]),
        rect(
          2,
          0,
          40,
          480,
          linear(
            [0, 0],
            [1, 0],
            [
              [0, '#b9bdbf'],
              [0.5, '#f3f5f6'],
              [1, '#a7abae'],
            ],
          ),
          { fillOpacity: 0.85 },
        ),
      );
    },
  },
  betonschwelle: {
    yaw: 30,
    pitch: 24,
    span: 0.84,
    draw: (s) => {
      const concrete = m.concrete('#c6c4bf', 4);
      for (const y of [430, 0]) {
        extruded(
          s,
          front([0, y, 0]),
          [
            [0, 0],
            [1800, 0],
            [1770, 150],
            [1330, 175],
            [1220, 130],
            [580, 130],
            [470, 175],
            [30, 150],
          ],
          240,
          concrete,
          { edge: 0.5 },
        );
        for (const x of [330, 1470]) {
          box(s, [x - 90, y + 50, 166], [180, 140, 14], m.plain('#3a3c3e'), {
            edge: 0.3,
            castsNoShadow: true,
          });
          clip(s, x - 76, y + 120, 178, -1);
          clip(s, x + 76, y + 120, 178, 1);
        }
      }
    },
  },
  schienenbefestigung: {
    yaw: 30,
    pitch: 28,
    span: 0.82,
    draw: (s) => {
      box(s, [-260, -180, 0], [520, 360, 90], sleeperWood(6), {
        edge: 0.4,
        side: m.endGrain('#8a6a4c', '#3f2b1c', 4),
      });
      extruded(s, top([-180, -80, 106]), rounded(0, 0, 360, 160, 14), 16, rolled, { edge: 0.6 });
      for (const x of [-86, 66])
        box(s, [x, -78, 106], [20, 156, 22], rolled, { edge: 0.5, castsNoShadow: true });
      const profile = railProfile().map(([x, y]): Point => [x, y]);
      extruded(s, front([0, -130, 108]), profile, 260, rolled, { cut: sawn, edge: 0.8, castsNoShadow: true });
      clip(s, -62, 0, 118, -1);
      clip(s, 62, 0, 118, 1);
      for (const x of [-156, 156])
        for (const y of [-52, 52])
          turned(
            s,
            [x, y, 106],
            [
              [15, 0],
              [16, 2],
              [16, 14],
              [0, 16],
            ],
            m.steel,
            { sides: 6, castsNoShadow: true },
          );
    },
  },
  gleisschotter: {
    yaw: 20,
    pitch: 24,
    span: 0.84,
    draw: (s) => stones(s, heap([0, 0, 0], 420, 300, 62, 4), 70, '#a39f98', 6),
  },
  fahrdraht: {
    yaw: 28,
    pitch: 30,
    span: 0.8,
    draw: (s) => {
      const wire = { ...m.copper, gloss: 0.6, metal: 0.6 };
      for (let k = 0; k < 6; k++)
        for (const r of [230, 250, 270])
          tube(
            s,
            Array.from({ length: 97 }, (_, i): Place => [
              Math.cos((i / 96) * 2 * Math.PI) * r,
              Math.sin((i / 96) * 2 * Math.PI) * r,
              12 + k * 21,
            ]),
            10.5,
            wire,
            { bend: 1, sides: 20 },
          );
      tube(
        s,
        [
          [270, 0, 118],
          [262, -120, 112],
          [160, -300, 40],
          [20, -360, 14],
          [-160, -370, 14],
        ],
        11,
        wire,
        { bend: 100 },
      );
      for (const a of [2.4, 4.3, 0.2]) {
        const [c, n] = [Math.cos(a), Math.sin(a)];
        tube(
          s,
          [
            [c * 214, n * 214, 0],
            [c * 214, n * 214, 140],
            [c * 286, n * 286, 140],
            [c * 286, n * 286, 0],
          ],
          6,
          m.galvanised,
          { bend: 20, castsNoShadow: true },
        );
      }
      const y = -420;
      const groove: Point[] = Array.from({ length: 60 }, (_, i) => {
        const a = (i / 60) * 2 * Math.PI;
        const dent =
          Math.exp(-(((((a * 180) / Math.PI - 38 + 540) % 360) - 180) ** 2) / 90) +
          Math.exp(-(((((a * 180) / Math.PI - 142 + 540) % 360) - 180) ** 2) / 90);
        const r = 46 * (1 - 0.3 * dent);
        return [r * Math.cos(a), r * Math.sin(a)];
      });
      extruded(s, front([290, y, 46]), groove, 150, wire, { edge: 0.6, cut: { ...m.copper, metal: 0.3 } });
    },
  },
  isolator: {
    yaw: 28,
    pitch: 16,
    span: 0.8,
    draw: (s) => {
      turned(
        s,
        [0, 0, 0],
        [
          [70, 0],
          [74, 4],
          [74, 22],
          [44, 30],
          [44, 66],
          [0, 66],
        ],
        m.galvanised,
      );
      turned(s, [0, 0, 60], [...sheds(7, 38, 62, 62), [38, 434], [0, 434]], { color: '#7a4a35', gloss: 0.9 });
      turned(
        s,
        [0, 0, 490],
        [
          [46, 0],
          [46, 50],
          [36, 60],
          [36, 74],
          [0, 74],
        ],
        m.galvanised,
      );
      tube(
        s,
        [
          [-34, 0, 560],
          [-34, 0, 640],
          [34, 0, 640],
          [34, 0, 560],
        ],
        13,
        m.galvanised,
        { bend: 30, castsNoShadow: true },
      );
    },
  },
  bahntransformator: {
    yaw: 30,
    pitch: 16,
    span: 0.84,
    draw: (s) => {
      const coat = m.lacquered('#9aa3a8');
      for (const y of [120, 900])
        box(s, [-60, y, 0], [2120, 120, 110], m.lacquered('#4c5154'), { edge: 0.4 });
      box(s, [0, 0, 110], [2000, 1150, 1400], coat, { edge: 0.4 });
      for (let i = 11; i >= 0; i--)
        box(s, [2000, 60 + i * 90, 260], [240, 34, 1080], coat, { edge: 0.6, castsNoShadow: true });
      for (let i = 0; i < 17; i++) box(s, [120 + i * 106, -240, 260], [36, 240, 1080], coat, { edge: 0.6 });
      box(s, [-40, -40, 1510], [2080, 1230, 60], coat, { edge: 0.7 });
      tube(
        s,
        [
          [1700, 800, 1570],
          [1700, 800, 1900],
        ],
        40,
        coat,
      );
      cylinder(s, [1150, 850, 2060], 220, 900, coat, { axis: 'x' });
      for (const x of [300, 800, 1300]) {
        turned(
          s,
          [x, 420, 1570],
          [
            [120, 0],
            [120, 40],
            [70, 60],
            ...sheds(6, 60, 60, 84, 60),
            [40, 590],
            [26, 600],
            [26, 700],
            [0, 700],
          ],
          { color: '#6b4436', gloss: 0.9 },
        );
        turned(
          s,
          [x, 420, 2180],
          [
            [28, 0],
            [28, 90],
            [0, 90],
          ],
          m.copper,
        );
      }
      s.drawOn(
        front([0, -241, 260]),
        rect(860, 420, 280, 220, '#f2c230', { rx: 10 }) +
          path('M1000 610L940 520H985L960 450L1060 550H1010L1040 610Z', '#222'),
      );
    },
  },
  hebebock: {
    yaw: 32,
    pitch: 14,
    span: 0.86,
    draw: (s) => {
      for (const y of [0, 760]) {
        box(s, [-100, y, 40], [1200, 150, 130], yellow, { edge: 0.6 });
        for (const x of [0, 900]) cylinder(s, [x + 50, y - 30, 70], 70, 40, m.black, { axis: 'y' });
      }
      box(s, [60, 0, 40], [420, 910, 130], yellow, { edge: 0.5 });
      box(s, [90, 200, 170], [340, 510, 2300], yellow, { edge: 0.6 });
      s.drawOn(
        right([431, 200, 170]),
        rect(140, 60, 230, 2180, '#3a3d40') +
          rect(
            215,
            60,
            80,
            2180,
            linear(
              [0, 0],
              [1, 0],
              [
                [0, '#7d8286'],
                [0.4, '#eef0f1'],
                [1, '#6d7276'],
              ],
            ),
          ) +
          Array.from({ length: 64 }, (_, i) =>
            rect(213, 70 + i * 34, 84, 12, '#3a3d40', { fillOpacity: 0.55 }),
          ).join(''),
      );
      s.drawOn(
        front([90, 199.5, 170]),
        [0, 1, 2, 3, 4]
          .map((i) =>
            path(
              `M0 ${1750 + i * 120}L340 ${1890 + i * 120}V${1950 + i * 120}L0 ${1810 + i * 120}Z`,
              '#2b2d2f',
            ),
          )
          .join(''),
      );
      box(s, [431, 260, 900], [160, 390, 520], m.lacquered('#4c5154'), { edge: 0.5 });
      box(s, [560, 330, 980], [520, 250, 150], m.lacquered('#4c5154'), { edge: 0.6 });
      box(s, [880, 300, 1130], [200, 310, 40], m.black, { edge: 0.5 });
      box(s, [60, 170, 2470], [400, 570, 80], yellow, { edge: 0.6 });
      cylinder(s, [250, 460, 2550], 150, 330, m.lacquered('#4c77ad'));
      box(s, [110, 90, 1200], [260, 110, 420], m.lacquered('#d5d8d9'), { edge: 0.6 });
      s.drawOn(
        front([110, 89.5, 1200]),
        circle(130, 310, 54, '#f2c230') +
          circle(130, 310, 38, '#d6342b') +
          circle(70, 130, 30, '#3fa35c') +
          circle(190, 130, 30, '#2b2d30'),
      );
    },
  },
  werkbank: {
    yaw: 28,
    pitch: 18,
    span: 0.86,
    draw: (s) => {
      const grey = m.lacquered('#8d959a');
      for (const [x, y] of [
        [40, 640],
        [40, 40],
      ] as Point[])
        box(s, [x, y, 0], [70, 70, 840], grey, { edge: 0.4 });
      box(s, [40, 60, 140], [1000, 620, 40], grey, { edge: 0.4 });
      box(s, [1040, 30, 60], [820, 700, 780], blue, { edge: 0.5 });
      let z = 70;
      for (const h of [250, 190, 150, 150]) {
        box(s, [1050, 8, z], [800, 22, h - 8], m.lacquered('#3c74bb'), { edge: 0.6, castsNoShadow: true });
        box(s, [1240, -14, z + h - 56], [420, 22, 26], m.brushed, { edge: 0.8, castsNoShadow: true });
        z += h + 2;
      }
      box(s, [-20, -10, 840], [1940, 790, 60], m.wood('#d9b27a', '#97693a', { seed: 7 }), {
        edge: 0.6,
        side: m.endGrain('#cfa469', '#8f6030', 5),
      });
      const iron = m.lacquered('#3f6f86');
      box(s, [300, 20, 900], [240, 220, 40], iron, { edge: 0.6 });
      box(s, [330, 90, 940], [180, 160, 130], iron, { edge: 0.6 });
      box(s, [320, 60, 1050], [200, 60, 70], m.steel, { edge: 0.9 });
      box(s, [330, -70, 950], [180, 90, 120], iron, { edge: 0.6 });
      box(s, [320, -10, 1050], [200, 40, 70], m.steel, { edge: 0.9 });
      cylinder(s, [420, -170, 1000], 22, 110, m.steel, { axis: 'y', castsNoShadow: true });
      tube(
        s,
        [
          [300, -150, 960],
          [540, -150, 1040],
        ],
        11,
        m.steel,
        { castsNoShadow: true },
      );
    },
  },
  depottor: {
    yaw: 26,
    pitch: 9,
    span: 0.86,
    draw: (s) => {
      framed(s, [-300, 60, 0], [4600, 400, 4900], {
        bar: [300, 400, 0],
        material: m.concrete('#cfcdc8', 4),
        within: (_, w, h) =>
          s.drawOn(
            front([0, 140, 0]),
            rect(
              0,
              0,
              w,
              h,
              linear(
                [0, 1],
                [0, 0],
                [
                  [0, '#22272a'],
                  [1, '#3c4347'],
                ],
              ),
            ),
          ),
      });
      const green = m.lacquered('#3f7a5c');
      for (let i = 0; i < 4; i++) {
        const x = i * 1000;
        box(s, [x + 8, 20, 40], [984, 60, 4440], green, { edge: 0.5, castsNoShadow: true });
        for (const [z, h] of [
          [2560, 1700],
          [1500, 900],
        ] as Point[])
          framed(s, [x + 130, 0, z], [740, 40, h], {
            bar: 50,
            material: m.lacquered('#35694f'),
            within: (frame, w, k) => glass(s, frame, w, k),
          });
        s.drawOn(
          front([x + 8, 19, 40]),
          rect(110, 160, 764, 1100, 'none', { stroke: '#26503c', strokeWidth: 16 }) +
            rect(
              130,
              180,
              724,
              1060,
              linear(
                [0, 1],
                [1, 0],
                [
                  [0, '#4d8d6d'],
                  [1, '#35694f'],
                ],
              ),
            ),
        );
        for (const z of [500, 2300, 4100])
          cylinder(s, [x + (i % 2 === 0 ? 996 : 4), 0, z], 28, 190, m.steel, { castsNoShadow: true });
      }
      tube(
        s,
        [
          [1900, 20, 1900],
          [1900, -80, 1900],
          [1900, -80, 2320],
          [1900, 20, 2320],
        ],
        24,
        m.steel,
        { castsNoShadow: true, bend: 40 },
      );
    },
  },
  prellbock: {
    yaw: 32,
    pitch: 18,
    span: 0.86,
    draw: (s) => {
      box(s, [-700, -900, 0], [2400, 3300, 90], m.rough('#a8a39b', 6, 0.05), { edge: 0 });
      for (let i = 5; i >= 0; i--)
        box(s, [-400, -760 + i * 560, 90], [1800, 240, 60], sleeperWood(i + 4), {
          edge: 0.2,
          castsNoShadow: true,
        });
      const profile = railProfile().map(([x, y]): Point => [x, y]);
      for (const x of [0, 1000])
        extruded(s, front([x, -900, 150]), profile, 3300, rolled, { cut: sawn, castsNoShadow: true });
      const red = m.lacquered('#c9352b');
      for (const x of [-45, 955]) {
        tube(
          s,
          [
            [x + 45, 2000, 300],
            [x + 45, 700, 1150],
          ],
          62,
          red,
          { sides: 4, castsNoShadow: true },
        );
        tube(
          s,
          [
            [x + 45, 700, 290],
            [x + 45, 700, 1300],
          ],
          66,
          red,
          { sides: 4, castsNoShadow: true },
        );
        tube(
          s,
          [
            [x + 45, 1500, 300],
            [x + 45, 700, 720],
          ],
          44,
          red,
          { sides: 4, castsNoShadow: true },
        );
      }
      for (let i = 0; i < 7; i++)
        box(s, [-300 + i * 228, 560, 980], [229, 120, 340], i % 2 === 0 ? red : m.lacquered('#f5f4f0'), {
          edge: 0.5,
          castsNoShadow: true,
        });
      for (const x of [150, 850]) {
        turned(
          s,
          [x, 350, 1150],
          [
            [0, 0],
            [180, 4],
            [190, 20],
            [190, 44],
            [80, 60],
            [80, 210],
          ],
          m.black,
          { axis: 'y', castsNoShadow: true },
        );
      }
      s.shade([
        [-300, 560, 0],
        [1300, 560, 0],
        [1300, 700, 1300],
        [-300, 700, 1300],
      ]);
    },
  },
};
