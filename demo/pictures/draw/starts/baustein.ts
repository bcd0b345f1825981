import * as m from '../materials.ts';
import { box } from '../solids/box.ts';
import { face, rectangle } from '../solids/face.ts';
import { front, right, type Place } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { linear, path, polygon, rect } from '../svg.ts';
import { forest, glow, mist, ridge, sky, startHeight, startWidth } from './landscape.ts';
import { massif } from './massif.ts';
import { scene, solids } from './scene.ts';

/** A room behind glass: a warm ceiling, a back wall, curtains, and the sky mirrored before it. */
function room(s: Stage, frame: ReturnType<typeof front>, w: number, h: number, isLit: boolean): void {
  const warm = isLit ? ['#ffe9c0', '#d9a869'] : ['#c9d8de', '#7f96a2'];
  s.drawOn(
    frame,
    rect(
      0,
      0,
      w,
      h,
      linear(
        [0, 1],
        [0, 0],
        [
          [0, warm[0]!],
          [0.5, warm[1]!],
          [1, isLit ? '#8d6238' : '#54696f'],
        ],
      ),
    ) +
      (isLit
        ? rect(0, h * 0.86, w, h * 0.14, '#fff4da', { fillOpacity: 0.7 }) +
          rect(w * 0.1, 0, w * 0.2, h * 0.42, '#6d4a2c', { fillOpacity: 0.5 }) +
          rect(w * 0.62, 0, w * 0.26, h * 0.3, '#5d4029', { fillOpacity: 0.45 })
        : '') +
      path(
        `M0 ${h}H${w * 0.5}L${w * 0.2} 0H0Z`,
        linear(
          [0, 1],
          [0, 0],
          [
            [0, '#fff', 0.4],
            [1, '#fff', 0.04],
          ],
        ),
      ) +
      path(
        `M${w * 0.66} ${h}H${w * 0.84}L${w * 0.54} 0H${w * 0.36}Z`,
        linear(
          [0, 1],
          [0, 0],
          [
            [0, '#fff', 0.24],
            [1, '#fff', 0],
          ],
        ),
      ) +
      rect(0, 0, w, h, 'none', { stroke: '#2f3235', strokeWidth: 70 }) +
      rect(w / 2 - 25, 0, 50, h, '#2f3235'),
  );
}

/** A timber house on a concrete plinth: three storeys of slats, deep windows, a loggia. */
function house(s: Stage): void {
  const [w, d, storey] = [15200, 9000, 3050];
  const pale = m.plain('#dedad2');
  box(s, [-2200, -3800, -60], [19400, 14400, 60], m.plain('#d5d1c8'), { edge: 0.5 });
  box(s, [600, 600, 0], [w - 1200, d - 900, storey], pale, { edge: 0.2 });
  for (const x of [1100, 4700, 8300]) room(s, front([x, 599, 240]), 3000, 2350, x !== 4700);
  s.drawOn(
    front([11900, 599, 0]),
    rect(0, 0, 2200, 2600, '#4b3a2c') +
      rect(
        120,
        0,
        1300,
        2480,
        linear(
          [0, 1],
          [1, 0],
          [
            [0, '#9a6c42'],
            [1, '#6d4727'],
          ],
        ),
      ) +
      rect(
        1520,
        0,
        560,
        2480,
        linear(
          [0, 1],
          [0, 0],
          [
            [0, '#ffe9c0'],
            [1, '#c99a5e'],
          ],
        ),
      ),
  );
  for (const y of [1500, 4300, 6900]) room(s, right([w - 599, y, 240]), 1500, 2350, y === 4300);
  s.drawOn(
    front([600, 598, storey - 900]),
    rect(
      0,
      0,
      w - 1200,
      900,
      linear(
        [0, 1],
        [0, 0],
        [
          [0, '#1c1a18', 0.5],
          [1, '#1c1a18', 0],
        ],
      ),
    ),
  );
  box(s, [0, 0, storey], [w, d, 320], pale, { edge: 0.7 });
  for (let level = 0; level < 2; level++) {
    const z = storey + 320 + level * (storey + 260);
    const core = m.plain('#5d432c');
    box(s, [60, 60, z], [w - 120, d - 120, storey], core, { edge: 0 });
    const openings: [number, number, boolean][] =
      level === 0
        ? [
            [900, 2900, true],
            [5100, 2200, false],
            [8700, 5400, true],
          ]
        : [
            [900, 4600, true],
            [6700, 2200, false],
            [10300, 3800, true],
          ];
    const isOpen = (x: number, list: [number, number, boolean][]) =>
      list.some(([from, wide]) => x > from - 140 && x < from + wide);
    for (const [x, wide, isLit] of openings) {
      s.drawOn(front([x, 59, z]), rect(-90, 330, wide + 180, 2460, '#2f2a26'));
      room(s, front([x, 58, z + 400]), wide, 2300, isLit);
    }
    for (let x = 0; x < w; x += 190) {
      const tone = ['#cf9d68', '#c48f59', '#d8aa78', '#bd8850'][Math.round(x / 190) % 4]!;
      const slat = m.wood(tone, '#7f4f25', { along: 'v', seed: (x % 17) + level, strength: 0.7 });
      if (isOpen(x, openings)) {
        box(s, [x, -30, z + 2720], [120, 90, storey - 2720], slat, { edge: 0.25, castsNoShadow: true });
        box(s, [x, -30, z], [120, 90, 330], slat, { edge: 0.25, castsNoShadow: true });
      } else box(s, [x, -30, z], [120, 90, storey], slat, { edge: 0.25, castsNoShadow: true });
    }
    const side: [number, number, boolean][] =
      level === 0
        ? [
            [1200, 2600, true],
            [5600, 2000, false],
          ]
        : [
            [800, 1900, false],
            [4600, 3200, true],
          ];
    for (const [y, wide, isLit] of side) {
      s.drawOn(right([w - 59, y, z]), rect(-90, 330, wide + 180, 2460, '#2f2a26'));
      room(s, right([w - 58, y, z + 400]), wide, 2300, isLit);
    }
    for (let y = d - 190; y > 0; y -= 190) {
      const slat = m.wood('#b5824f', '#6b411c', { along: 'v', seed: (y % 13) + level, strength: 0.7 });
      if (isOpen(y, side)) {
        box(s, [w - 60, y, z + 2720], [90, 120, storey - 2720], slat, { edge: 0.2, castsNoShadow: true });
        box(s, [w - 60, y, z], [90, 120, 330], slat, { edge: 0.2, castsNoShadow: true });
      } else box(s, [w - 60, y, z], [90, 120, storey], slat, { edge: 0.2, castsNoShadow: true });
    }
    box(s, [-160, -160, z + storey], [w + 320, d + 320, 260], pale, { edge: 0.8 });
  }
  const roof = storey + 320 + 2 * (storey + 260);
  face(s, front([-400, -700, roof]), rectangle(w + 800, 200), m.lacquered('#6d6a66'));
  box(s, [-400, -700, roof], [w + 800, d + 1200, 200], m.lacquered('#77736e'), { edge: 0.7 });
  for (const x of [2500, 5200, 7900])
    box(
      s,
      [x, 2600, roof + 200],
      [2300, 3600, 120],
      { color: '#2c3f66', gloss: 0.6 },
      { edge: 0.7, castsNoShadow: true },
    );
  const rail = (from: Place, wide: number) =>
    s.drawOn(
      front(from),
      Array.from({ length: Math.round(wide / 130) }, (_, i) => rect(i * 130, 0, 34, 1000, '#3a3734')).join(
        '',
      ) + rect(-30, 980, wide + 60, 60, '#3a3734'),
    );
  rail([8700, -60, storey + 720], 5400);
  rail([900, -60, 2 * storey + 980], 4600);
}

/** A timber facade in morning light before mountains. */
export const baustein = (): string =>
  scene([
    sky([
      [0, '#a9c3d3'],
      [0.35, '#dbe4e4'],
      [0.62, '#f8ead2'],
      [1, '#f3dcb8'],
    ]),
    glow(420, 420, 900, '#fff3d6', 0.95),
    massif({
      seed: 5,
      from: -60,
      to: 2460,
      foot: 700,
      height: 520,
      crest: [
        [0, 0.72],
        [0.12, 0.95],
        [0.2, 0.7],
        [0.34, 0.95],
        [0.46, 0.8],
        [0.62, 1.05],
        [0.74, 0.78],
        [0.87, 1.08],
        [1, 0.8],
      ],
      rock: '#b3aaa2',
      snow: '#fbf8f1',
      shade: '#6f7f92',
      haze: '#eae3d4',
      snowline: 0.5,
      hazes: [0.3, 1],
    }),
    massif({
      seed: 12,
      from: -60,
      to: 2460,
      foot: 740,
      height: 300,
      crest: [
        [0, 0.8],
        [0.16, 0.6],
        [0.3, 0.7],
        [0.5, 0.6],
        [0.7, 0.75],
        [0.88, 0.95],
        [1, 0.9],
      ],
      rock: '#93a68f',
      snow: '#93a68f',
      shade: '#57707a',
      haze: '#e3e0cd',
      snowline: 2,
      hazes: [0.25, 1],
    }),
    mist(520, 260, '#fbf0dc', 0.75),
    ridge({
      line: [
        [-60, 690],
        [500, 610],
        [1100, 680],
        [1700, 600],
        [2460, 660],
      ],
      seed: 21,
      crest: '#7f957d',
      haze: '#cfd3b4',
      foot: 900,
      roughness: 0.08,
    }),
    forest(
      [
        [-40, 690],
        [480, 640],
        [760, 670],
      ],
      150,
      [50, 100],
      '#5b7761',
      3,
    ),
    forest(
      [
        [1600, 670],
        [2100, 620],
        [2440, 640],
      ],
      150,
      [50, 100],
      '#587460',
      4,
    ),
    path(
      polygon([
        [0, 760],
        [700, 720],
        [1500, 735],
        [2400, 700],
        [startWidth, startHeight],
        [0, startHeight],
      ]),
      linear(
        [0, 0],
        [0, 1],
        [
          [0, '#c3c68d'],
          [0.4, '#a6b274'],
          [1, '#7f9358'],
        ],
      ),
    ),
    solids({ yaw: 27, pitch: 7, scale: 0.0585, at: [640, 856] }, house),
    forest(
      [
        [-40, 900],
        [120, 880],
        [330, 900],
      ],
      13,
      [190, 380],
      '#4b6b4f',
      9,
    ),
    forest(
      [
        [2010, 870],
        [2200, 890],
        [2440, 880],
      ],
      13,
      [190, 390],
      '#4b6b4f',
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
          [0, '#fff1cf', 0.28],
          [0.5, '#fff1cf', 0],
          [1, '#2d3b4a', 0.12],
        ],
      ),
    ),
  ]);
