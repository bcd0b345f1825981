import type { Drawings } from './Drawing.ts';
import { sheds } from './solids/sheds.ts';
import * as m from './materials.ts';
import { box } from './solids/box.ts';
import { extruded } from './solids/extruded.ts';
import { framed } from './solids/framed.ts';
import { glass } from './solids/glass.ts';
import { railProfile, sleeperWood } from './solids/track.ts';
import { tube } from './solids/tube.ts';
import { cylinder, turned } from './solids/turned.ts';
import { front, right, type Point } from './space.ts';
import { circle, linear, path, rect } from './svg.ts';

const blue = m.lacquered('#2f62a3');

const yellow = m.lacquered('#efb62b');

export const depot: Drawings = {
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
        extruded(s, front([x, -900, 150]), profile, 3300, m.rolledSteel, {
          cut: m.sawnSteel,
          castsNoShadow: true,
        });
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
