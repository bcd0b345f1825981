import * as m from '../materials.ts';
import { box } from '../solids/box.ts';
import { extruded } from '../solids/extruded.ts';
import { ballast } from '../solids/track.ts';
import { front, right, top, type Place, type Point } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { linear, path, rect } from '../svg.ts';
import { forest, glow, mist, sky, startHeight, startWidth } from './landscape.ts';
import { massif } from './massif.ts';
import { scene, solids } from './scene.ts';

const bays = 4;
const bay = 9000;
const deep = 30000;
const high = 7600;

/** A hall of four bays under saw-tooth roofs, each with a gate and a track. */
function depot(s: Stage): void {
  box(s, [-80000, -90000, -300], [bays * bay + 200000, 92000, 300], m.plain('#cfcbc2'), {
    edge: 0,
    castsNoShadow: true,
  });
  const brick = m.rough('#b9826a', 0.6, 0.2);
  box(s, [0, 0, 0], [bays * bay, deep, high], brick, { edge: 0.2 });
  const courses = (w: number) =>
    Array.from({ length: 38 }, (_, i) => rect(0, i * 200, w, 26, '#5d3a2c', { fillOpacity: 0.22 })).join('');
  s.drawOn(front([0, -5, 0]), courses(bays * bay) + rect(0, 0, bays * bay, 900, '#a39d93'));
  s.drawOn(
    right([bays * bay + 5, 0, 0]),
    courses(deep) +
      rect(0, 0, deep, 900, '#8a857c') +
      Array.from(
        { length: 7 },
        (_, i) =>
          rect(
            1500 + i * 4100,
            2200,
            2600,
            3800,
            linear(
              [0, 1],
              [1, 0],
              [
                [0, '#ffe7b8'],
                [0.5, '#d9b177'],
                [1, '#8a6a48'],
              ],
            ),
            { stroke: '#3c4a43', strokeWidth: 200 },
          ) +
          [1, 2, 3].map((k) => rect(1500 + i * 4100 + k * 650 - 40, 2200, 80, 3800, '#3c4a43')).join('') +
          rect(1500 + i * 4100, 4100, 2600, 80, '#3c4a43'),
      ).join(''),
  );
  for (let i = bays - 1; i >= 0; i--) {
    const x = i * bay;
    const tooth: Point[] = [
      [0, 0],
      [bay, 0],
      [bay, 3900],
      [bay - 500, 3900],
      [0, 420],
    ];
    extruded(s, front([x, -200, high]), tooth, deep + 400, m.lacquered('#6f7a77'), { edge: 0.5, cut: brick });
    s.drawOn(
      right([x + bay + 6, -200, high]),
      rect(
        500,
        700,
        deep - 600,
        2700,
        linear(
          [0, 1],
          [1, 0],
          [
            [0, '#e3eef0'],
            [0.5, '#a9c0c6'],
            [1, '#dbe8ea'],
          ],
        ),
      ) +
        Array.from({ length: 15 }, (_, k) =>
          rect(500 + (k * (deep - 600)) / 15, 700, 110, 2700, '#4b5a55'),
        ).join(''),
    );
    s.drawOn(
      front([x, -206, high]),
      path(
        'M1400 1100L8000 3400V1100Z',
        linear(
          [0, 1],
          [1, 0],
          [
            [0, '#dfeaec'],
            [1, '#9db4bb'],
          ],
        ),
        { stroke: '#3c4a43', strokeWidth: 170 },
      ) + [1, 2, 3, 4].map((k) => rect(1400 + k * 1320, 1100, 90, k * 460, '#3c4a43')).join(''),
    );
  }
  for (let i = 0; i < bays; i++) {
    const x = i * bay + 1400;
    const isOpen = i === 1;
    let gate = rect(-350, 0, 6900, 6500, '#ded8cb');
    gate += isOpen
      ? rect(
          0,
          0,
          6200,
          6100,
          linear(
            [0, 1],
            [0, 0],
            [
              [0, '#ffedc6'],
              [0.5, '#e0b575'],
              [1, '#8d6a45'],
            ],
          ),
        ) +
        rect(0, 5200, 6200, 900, '#fff7e3', { fillOpacity: 0.6 }) +
        [700, 2200, 3700, 5200].map((a) => rect(a, 0, 160, 6100, '#6d5137', { fillOpacity: 0.35 })).join('')
      : [0, 1, 2, 3]
          .map(
            (k) =>
              rect(
                k * 1550,
                0,
                1530,
                6100,
                linear(
                  [0, 1],
                  [1, 0],
                  [
                    [0, '#4f8a69'],
                    [1, '#2f6147'],
                  ],
                ),
                { stroke: '#22432f', strokeWidth: 60 },
              ) +
              rect(
                k * 1550 + 240,
                3100,
                1050,
                2400,
                linear(
                  [0, 1],
                  [1, 0],
                  [
                    [0, '#fff0cc'],
                    [0.5, '#d5b688'],
                    [1, '#86765c'],
                  ],
                ),
                { stroke: '#27503a', strokeWidth: 80 },
              ) +
              rect(k * 1550 + 720, 3100, 80, 2400, '#27503a') +
              rect(k * 1550 + 240, 4300, 1050, 80, '#27503a'),
          )
          .join('');
    s.drawOn(front([x, -10, 0]), gate);
  }
  train(s, [bay + 3150, -9500, 300]);
  for (let i = 0; i < bays; i++) {
    const middle = i * bay + 4500;
    if (i !== 1) lane(s, middle, -60500, 0);
  }
  lane(s, bay + 4500, -60500, -9700);
  for (const x of [-5200, bays * bay + 4600]) mast(s, [x, -6500, 0]);
}

function lane(s: Stage, middle: number, from: number, to: number): void {
  box(
    s,
    [middle - 1500, from, -60],
    [3000, to - from, 70],
    { ...ballast(5), relief: { frequency: [0.2, 0.2], height: 2, octaves: 2, seed: 5 } },
    { edge: 0, castsNoShadow: true },
  );
  s.drawOn(
    top([middle - 1100, from, 12]),
    Array.from({ length: Math.floor((to - from) / 760) }, (_, i) =>
      rect(0, i * 760, 2200, 260, '#6b5544'),
    ).join(''),
  );
  for (const dx of [-550, 450])
    box(
      s,
      [middle + dx, from, 12],
      [110, to - from, 150],
      { color: '#a59b92', gloss: 0.6, metal: 0.5 },
      { edge: 0.9, castsNoShadow: true },
    );
}

/** The head of a train on its way out of the hall. */
function train(s: Stage, [x, y, z]: Place): void {
  box(s, [x, y, z], [2700, 12000, 900], m.lacquered('#3d4245'), { edge: 0.4 });
  box(s, [x, y, z + 500], [2700, 12000, 1100], m.lacquered('#c5342e'), { edge: 0.5 });
  box(s, [x, y, z + 1600], [2700, 12000, 1500], m.lacquered('#f3f1ec'), { edge: 0.5 });
  box(s, [x, y, z + 3100], [2700, 12000, 400], m.lacquered('#c5342e'), { edge: 0.5 });
  s.drawOn(
    front([x, y - 5, z]),
    rect(
      250,
      1500,
      2200,
      1500,
      linear(
        [0, 1],
        [1, 0],
        [
          [0, '#dfeaee'],
          [0.5, '#7f98a4'],
          [1, '#3d525d'],
        ],
      ),
      { rx: 200 },
    ) +
      rect(280, 750, 380, 300, '#fff6d6', { rx: 120 }) +
      rect(2040, 750, 380, 300, '#fff6d6', { rx: 120 }),
  );
  s.drawOn(
    right([x + 2705, y, z]),
    Array.from({ length: 6 }, (_, i) =>
      rect(
        900 + i * 1800,
        1750,
        1350,
        1150,
        linear(
          [0, 1],
          [1, 0],
          [
            [0, '#cfdde2'],
            [1, '#4d626c'],
          ],
        ),
        { rx: 120 },
      ),
    ).join(''),
  );
}

function mast(s: Stage, [x, y, z]: Place): void {
  box(s, [x, y, z], [420, 420, 11500], m.galvanised, { edge: 0.5 });
  box(s, [x + (x < 0 ? 420 : -5200), y + 100, 9400], [5200, 200, 220], m.galvanised, {
    edge: 0.5,
    castsNoShadow: true,
  });
}

/** The works of a railway in evening light. */
export const zbs = (): string =>
  scene([
    sky([
      [0, '#8db2c4'],
      [0.4, '#cfdedb'],
      [0.68, '#f4ecd6'],
      [1, '#ecdfc2'],
    ]),
    glow(500, 380, 900, '#fff4d8', 0.85),
    massif({
      seed: 31,
      from: -60,
      to: 2460,
      foot: 690,
      height: 500,
      crest: [
        [0, 0.66],
        [0.13, 0.95],
        [0.24, 0.72],
        [0.37, 1.02],
        [0.5, 0.78],
        [0.62, 0.96],
        [0.75, 0.7],
        [0.88, 1.06],
        [1, 0.8],
      ],
      rock: '#b1aba3',
      snow: '#fbf8f1',
      shade: '#6e8192',
      haze: '#e9e3d2',
      snowline: 0.52,
      hazes: [0.3, 1],
    }),
    massif({
      seed: 36,
      from: -60,
      to: 2460,
      foot: 730,
      height: 290,
      crest: [
        [0, 0.7],
        [0.2, 0.85],
        [0.4, 0.6],
        [0.62, 0.85],
        [1, 0.95],
      ],
      rock: '#90a48b',
      snow: '#90a48b',
      shade: '#56707a',
      haze: '#dfdfc8',
      snowline: 2,
      hazes: [0.22, 1],
    }),
    mist(500, 240, '#f7efdb', 0.65),
    forest(
      [
        [-40, 640],
        [600, 600],
        [1200, 620],
        [1800, 600],
        [2440, 560],
      ],
      170,
      [55, 120],
      '#577463',
      5,
    ),
    path(
      `M0 640C700 610 1700 610 2400 600V${startHeight}H0Z`,
      linear(
        [0, 0],
        [0, 1],
        [
          [0, '#b7c08a'],
          [0.4, '#9fae74'],
          [1, '#7a8f58'],
        ],
      ),
    ),
    solids({ yaw: 30, pitch: 11, scale: 0.0252, at: [640, 730] }, depot),
    forest(
      [
        [-20, 930],
        [120, 910],
        [300, 950],
      ],
      7,
      [150, 300],
      '#47634d',
      9,
    ),
    forest(
      [
        [2150, 840],
        [2280, 870],
        [2420, 850],
      ],
      8,
      [150, 320],
      '#47634d',
      14,
    ),
    rect(
      0,
      0,
      startWidth,
      startHeight,
      linear(
        [0, 0],
        [1, 0.3],
        [
          [0, '#fff1cf', 0.26],
          [0.5, '#fff1cf', 0],
          [1, '#2d3b4a', 0.14],
        ],
      ),
    ),
  ]);
