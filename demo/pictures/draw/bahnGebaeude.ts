import type { Drawings } from './Drawing.ts';
import type { Material } from './Material.ts';
import * as m from './materials.ts';
import { box } from './solids/box.ts';
import { extruded } from './solids/extruded.ts';
import { strip } from './solids/strip.ts';
import { ballast, sleeperWood } from './solids/track.ts';
import { front, right, type Place } from './space.ts';
import type { Stage } from './Stage.ts';
import { circle, linear, path, rect } from './svg.ts';

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

export const bahnGebaeude: Drawings = {
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
};
