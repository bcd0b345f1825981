import type { Drawings } from './Drawing.ts';
import type { Material } from './Material.ts';
import * as m from './materials.ts';
import { box } from './solids/box.ts';
import { extruded, rounded } from './solids/extruded.ts';
import { basin } from './solids/basin.ts';
import { tube } from './solids/tube.ts';
import { front, top, type Place } from './space.ts';
import type { Stage } from './Stage.ts';
import { circle, linear, path, rect } from './svg.ts';

const stone = (seed = 3): Material => ({
  color: '#55575a',
  gloss: 0.3,
  noises: [
    { color: '#2d2e31', frequency: [0.03, 0.04], octaves: 4, gain: 2, above: 0.5, seed },
    { color: '#a4a6a8', frequency: [0.14, 0.14], octaves: 2, gain: 4, above: 0.64, seed: seed + 4 },
  ],
});
const blackGlass: Material = { color: '#232528', gloss: 0.9 };

/** A cupboard front with a shadow gap and a handle strip at its upper edge. */
function cupboard(
  s: Stage,
  at: Place,
  size: Place,
  front_: Material,
  body: Material = m.plain('#e9e7e2'),
): void {
  const [x, y, z] = at;
  const [w, , h] = size;
  box(s, at, size, body, { edge: 0.2 });
  box(s, [x + 2, y - 20, z + 3], [w - 4, 20, h - 6], front_, { edge: 0.55, castsNoShadow: true });
}

const sheen = (w: number, h: number, strength = 0.3) =>
  path(
    `M${w * 0.08} 0L${w * 0.42} 0L${w * 0.74} ${h}L${w * 0.4} ${h}Z`,
    linear(
      [0, 1],
      [0, 0],
      [
        [0, '#fff', strength],
        [1, '#fff', 0],
      ],
    ),
  );

export const einbauten: Drawings = {
  einbaukueche: {
    yaw: 26,
    pitch: 14,
    span: 0.86,
    draw: (s) => {
      const fronts = m.plain('#f5f4f1', 0.4);
      const grain = m.oak('u', 5);
      box(s, [-20, 620, 880], [2840, 12, 560], m.plain('#dcd9d2'), { edge: 0 });
      box(s, [0, 40, 0], [2800, 560, 100], m.plain('#4c4e50'), { edge: 0 });
      for (let i = 0; i < 4; i++) {
        if (i === 2) continue;
        cupboard(s, [i * 600, 0, 100], [600, 600, 740], fronts);
      }
      cupboard(s, [1200, 0, 100], [600, 600, 740], m.plain('#e9e7e2'));
      box(s, [1206, -24, 200], [588, 26, 500], blackGlass, { edge: 0.5, castsNoShadow: true });
      s.drawOn(front([1206, -24, 200]), sheen(588, 500));
      tube(
        s,
        [
          [1250, -60, 660],
          [1750, -60, 660],
        ],
        11,
        m.steel,
        { castsNoShadow: true },
      );
      box(s, [1206, -22, 706], [588, 22, 128], m.brushed, { edge: 0.6, castsNoShadow: true });
      box(s, [-20, -40, 840], [2440, 660, 40], grain, { edge: 0.7 });
      s.drawOn(
        top([0, 0, 881]),
        rect(1230, 60, 540, 460, '#1f2123', { rx: 8 }) +
          circle(1370, 180, 80, 'none', { stroke: '#7d8084', strokeWidth: 4 }) +
          circle(1630, 380, 80, 'none', { stroke: '#7d8084', strokeWidth: 4 }) +
          rect(190, 90, 480, 400, '#9ba0a3', { rx: 30 }) +
          rect(
            206,
            102,
            448,
            372,
            linear(
              [0, 0],
              [0, 1],
              [
                [0, '#d9dcde'],
                [1, '#84898c'],
              ],
            ),
            { rx: 26 },
          ),
      );
      tube(
        s,
        [
          [430, 540, 880],
          [430, 540, 1180],
          [430, 330, 1180],
          [430, 330, 1110],
        ],
        13,
        m.chrome,
        { bend: 100, castsNoShadow: true },
      );
      for (let i = 0; i < 4; i++) {
        if (i === 2) continue;
        cupboard(s, [i * 600, 270, 1440], [600, 350, 700], fronts);
      }
      box(s, [1210, 240, 1440], [580, 380, 60], m.brushed, { edge: 0.7, castsNoShadow: true });
      box(s, [1380, 380, 1500], [240, 240, 640], m.brushed, { edge: 0.7, castsNoShadow: true });
      for (const [x, z, h] of [[2400, 0, 2140]] as Place[]) {
        box(s, [x, 0, z], [600, 620, h], m.plain('#e9e7e2'), { edge: 0.2 });
        for (const [a, b] of [
          [100, 900],
          [1010, 1120],
        ] as [number, number][])
          box(s, [x + 2, -20, a], [596, 20, b], fronts, { edge: 0.55, castsNoShadow: true });
        tube(
          s,
          [
            [x + 50, -50, 700],
            [x + 50, -50, 960],
          ],
          9,
          m.steel,
          { castsNoShadow: true },
        );
        tube(
          s,
          [
            [x + 50, -50, 1060],
            [x + 50, -50, 1320],
          ],
          9,
          m.steel,
          { castsNoShadow: true },
        );
      }
    },
  },
  arbeitsplatte: {
    yaw: 34,
    pitch: 26,
    draw: (s) => {
      box(s, [0, 0, 0], [1000, 600, 40], stone(3), { edge: 0.8 });
      box(s, [-30, -60, 41], [1000, 600, 40], stone(11), { edge: 0.9 });
    },
  },
  spuelbecken: {
    yaw: 28,
    pitch: 40,
    span: 0.84,
    draw: (s) => {
      const inox = { ...m.brushed, color: '#d3d7da' };
      extruded(s, top([0, 0, 14]), rounded(0, 0, 860, 500, 24), 14, inox, { edge: 0.9 });
      basin(s, [300, 245, 14], 250, 190, 170, { ...m.steel, color: '#ccd1d4', metal: 0.5, gloss: 0.6 }, 0.22);
      s.drawOn(
        top([0, 0, 14.4]),
        [0, 1, 2, 3, 4, 5]
          .map((i) =>
            rect(
              610 + i * 36,
              70,
              14,
              340,
              linear(
                [0, 0],
                [1, 0],
                [
                  [0, '#8b9195'],
                  [0.5, '#f5f7f8'],
                  [1, '#b4babd'],
                ],
              ),
              { rx: 7 },
            ),
          )
          .join('') + circle(580, 448, 18, '#2a2d30'),
      );
    },
  },
  backofen: {
    yaw: 24,
    pitch: 10,
    draw: (s) => {
      box(s, [20, 20, 0], [556, 540, 580], m.galvanised, { edge: 0.1 });
      box(s, [0, 0, 0], [596, 22, 596], blackGlass, { edge: 0.6 });
      s.drawOn(
        front([0, 0, 0]),
        rect(
          70,
          90,
          456,
          300,
          linear(
            [0, 1],
            [0.4, 0],
            [
              [0, '#0c0d0e'],
              [1, '#3a332b'],
            ],
          ),
          { rx: 10 },
        ) +
          sheen(596, 596, 0.2) +
          rect(0, 468, 596, 2, '#000') +
          rect(228, 510, 140, 46, '#0a0b0c', { rx: 4 }) +
          rect(250, 524, 34, 16, '#cfe6ee') +
          rect(300, 524, 34, 16, '#cfe6ee') +
          circle(110, 532, 27, '#3b3d40') +
          circle(486, 532, 27, '#3b3d40') +
          circle(107, 536, 21, '#5c5f63') +
          circle(483, 536, 21, '#5c5f63'),
      );
      for (const x of [70, 526])
        tube(
          s,
          [
            [x, 0, 440],
            [x, -46, 440],
          ],
          8,
          m.steel,
          { castsNoShadow: true },
        );
      tube(
        s,
        [
          [40, -48, 440],
          [556, -48, 440],
        ],
        13,
        { ...m.steel, metal: 0.9, gloss: 0.8 },
        { castsNoShadow: true },
      );
    },
  },
  kochfeld: {
    yaw: 30,
    pitch: 36,
    span: 0.84,
    draw: (s) => {
      extruded(s, top([30, 30, 0]), rounded(0, 0, 710, 450, 10), 50, m.galvanised);
      extruded(s, top([0, 0, 8]), rounded(0, 0, 770, 510, 12), 8, blackGlass, { edge: 0.9 });
      const zone = (x: number, y: number, r: number) =>
        circle(x, y, r, 'none', { stroke: '#a9adb1', strokeWidth: 2.4 }) +
        rect(x - 12, y - 1.2, 24, 2.4, '#a9adb1') +
        rect(x - 1.2, y - 12, 2.4, 24, '#a9adb1');
      s.drawOn(
        top([0, 0, 8.1]),
        sheen(770, 510, 0.22) +
          zone(190, 170, 80) +
          zone(190, 370, 96) +
          zone(570, 370, 80) +
          zone(570, 170, 96) +
          [0, 1, 2, 3, 4, 5]
            .map((i) => circle(270 + i * 46, 38, 7, i === 2 ? '#e2574c' : '#b9bdc0'))
            .join(''),
      );
    },
  },
  dunstabzug: {
    yaw: 28,
    pitch: 8,
    ground: 'wall',
    draw: (s) => {
      const inox = { ...m.brushed, color: '#d3d7da' };
      box(s, [315, -260, 150], [270, 260, 620], inox, { edge: 0.9 });
      s.drawOn(front([315, -260, 150]), rect(0, 330, 270, 2, '#3a3e42', { fillOpacity: 0.5 }));
      hood(s, inox);
      box(s, [0, -480, 0], [900, 480, 62], inox, { edge: 0.9 });
      s.drawOn(
        front([0, -480, 0]),
        [0, 1, 2, 3]
          .map((i) => circle(380 + i * 46, 31, 9, '#54585b') + circle(379 + i * 46, 33, 6, '#e8eaeb'))
          .join(''),
      );
    },
  },
  einbauschrank: {
    yaw: 26,
    pitch: 9,
    span: 0.84,
    draw: (s) => {
      const body = m.oak('v', 6);
      box(s, [0, 0, 0], [2400, 620, 2400], body, { edge: 0.5 });
      s.drawOn(front([40, 0, 60]), rect(0, 0, 2320, 2280, '#55504a'));
      for (const [i, y] of [-6, -36, -6].entries()) {
        box(s, [40 + i * 770, y, 60], [790, 26, 2270], m.plain('#f6f5f2', 0.4), {
          edge: 0.6,
          castsNoShadow: true,
        });
        box(s, [40 + i * 770 + (i === 2 ? 40 : 720), y - 5, 980], [26, 6, 420], m.steel, {
          edge: 0.4,
          castsNoShadow: true,
        });
      }
      box(s, [20, -44, 2330], [2360, 46, 40], m.lacquered('#c9cccd'), { edge: 0.6, castsNoShadow: true });
      box(s, [20, -44, 30], [2360, 46, 30], m.lacquered('#c9cccd'), { edge: 0.6, castsNoShadow: true });
    },
  },
  schublade: {
    yaw: 32,
    pitch: 34,
    span: 0.82,
    draw: (s) => {
      const metal = m.lacquered('#8d9296');
      box(s, [0, 0, 0], [560, 470, 16], m.plain('#e4e2dd'), { edge: 0.2 });
      box(s, [0, 470, 0], [560, 16, 130], m.plain('#dcdad5'), { edge: 0.4 });
      box(s, [-14, 0, 0], [14, 486, 110], metal, { edge: 0.8 });
      box(s, [0, 0, 16], [14, 470, 94], metal, { edge: 0 });
      for (const [x, w] of [
        [190, 6],
        [370, 6],
      ] as [number, number][])
        box(s, [x, 20, 16], [w, 450, 60], m.oak('u', 3), {
          edge: 0.4,
          side: m.oak('u', 5),
          castsNoShadow: true,
        });
      box(s, [546, 0, 0], [14, 486, 110], metal, { edge: 0.8 });
      box(s, [-30, -22, -20], [620, 20, 190], m.plain('#f5f4f1', 0.4), { edge: 0.8 });
    },
  },
};

/** The sloping skirt of a hood between its rim and its chimney. */
function hood(s: Stage, material: Material): void {
  const rim: Place[] = [
    [0, -480, 62],
    [900, -480, 62],
    [900, 0, 62],
    [0, 0, 62],
  ];
  const neck: Place[] = [
    [315, -260, 160],
    [585, -260, 160],
    [585, 0, 160],
    [315, 0, 160],
  ];
  for (const [a, b] of [
    [0, 1],
    [1, 2],
    [3, 0],
  ] as [number, number][]) {
    const normal =
      a === 0
        ? ([0, -0.4, 0.92] as Place)
        : a === 1
          ? ([0.35, 0, 0.94] as Place)
          : ([-0.35, 0, 0.94] as Place);
    const corners = [rim[a]!, rim[b]!, neck[b]!, neck[a]!].map((place) => s.show(place));
    const fill = s.colour(material, normal);
    s.draw(
      path(
        `M${corners.map((c) => c.join(' ')).join('L')}Z`,
        linear(
          [0, 0],
          [1, 1],
          [
            [0, '#fff'],
            [0.4, fill],
            [1, '#7d8488'],
          ],
        ),
      ),
    );
  }
}
