import type { Drawings } from './Drawing.ts';
import * as m from './materials.ts';
import { box } from './solids/box.ts';
import { extruded, rounded } from './solids/extruded.ts';
import { tube } from './solids/tube.ts';
import { ball, cylinder, smooth, turned } from './solids/turned.ts';
import { front, right, top, type Place, type Point } from './space.ts';
import type { Stage } from './Stage.ts';
import { circle, el, linear, path, radial, rect } from './svg.ts';

/** A cabinet with round upright edges. */
export function cabinet(s: Stage, [x, y, z]: Place, [w, d, h]: Place, color: string, r = 26): void {
  extruded(
    s,
    top([x, y, z + h]),
    rounded(0, 0, w, d, r, 12).map(([a, b]): Point => [a, b]),
    h,
    m.plastic(color),
    { edge: 0.8 },
  );
}

/** A fan behind a round grille, in a front face. */
function fan(cx: number, cy: number, r: number): string {
  const blades = [0, 1, 2, 3, 4].map((i) =>
    path(
      `M${cx} ${cy}C${cx + r * 0.2} ${cy + r * 0.5} ${cx + r * 0.5} ${cy + r * 0.75} ${cx + r * 0.42} ${cy + r * 0.82}C${cx + r * 0.8} ${cy + r * 0.5} ${cx + r * 0.8} ${cy + r * 0.25} ${cx} ${cy}Z`,
      linear(
        [0, 0],
        [1, 1],
        [
          [0, '#6d7276'],
          [1, '#34383b'],
        ],
      ),
      { transform: `rotate(${i * 72} ${cx} ${cy})` },
    ),
  );
  const rings = Array.from({ length: 13 }, (_, i) =>
    circle(cx, cy, (r * (i + 1)) / 13.5, 'none', { stroke: '#c5c9cb', strokeWidth: 4.5 }),
  );
  const spokes = Array.from({ length: 8 }, (_, i) =>
    el('line', {
      x1: cx,
      y1: cy,
      x2: cx + r * Math.cos((i * Math.PI) / 4),
      y2: cy + r * Math.sin((i * Math.PI) / 4),
      stroke: '#d7dadb',
      strokeWidth: 7,
    }),
  );
  return (
    circle(cx, cy, r * 1.04, '#8b9093') +
    circle(
      cx,
      cy,
      r,
      radial([0.5, 0.5], 0.5, [
        [0, '#3b3f42'],
        [0.8, '#1c1f21'],
        [1, '#0f1112'],
      ]),
    ) +
    blades.join('') +
    rings.join('') +
    spokes.join('') +
    circle(cx, cy, r * 0.17, '#d9dcdd') +
    circle(cx - 6, cy + 8, r * 0.12, '#f3f4f4')
  );
}

export const screen = (x: number, y: number, w: number, h: number) =>
  rect(x - 10, y - 10, w + 20, h + 20, '#1c1f22', { rx: 12 }) +
  rect(
    x,
    y,
    w,
    h,
    linear(
      [0, 1],
      [1, 0],
      [
        [0, '#2c6d8d'],
        [1, '#173a4c'],
      ],
    ),
    { rx: 4 },
  ) +
  path(
    `M${x + w * 0.1} ${y + h * 0.3}L${x + w * 0.3} ${y + h * 0.5}L${x + w * 0.5} ${y + h * 0.42}L${x + w * 0.9} ${y + h * 0.75}`,
    'none',
    { stroke: '#bfe6f2', strokeWidth: h * 0.05 },
  ) +
  rect(x + w * 0.1, y + h * 0.12, w * 0.3, h * 0.06, '#bfe6f2');

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
  heizkoerper: {
    yaw: 28,
    pitch: 12,
    ground: 'wall',
    draw: (s) => {
      const coat = m.plain('#f6f6f4', 0.5);
      box(s, [0, -100, 0], [1100, 74, 600], coat, { edge: 0.7 });
      const face = front([0, -100, 0]);
      const rib = linear(
        [0, 0],
        [1, 0],
        [
          [0, '#ffffff', 0.9],
          [0.3, '#ffffff', 0],
          [0.62, '#5b5f63', 0.1],
          [0.85, '#5b5f63', 0.24],
          [1, '#ffffff', 0.5],
        ],
      );
      s.drawOn(
        face,
        Array.from({ length: 33 }, (_, i) => rect(22 + i * 32, 26, 32, 548, rib, { rx: 8 })).join(''),
      );
      s.drawOn(
        top([0, -100, 600]),
        Array.from({ length: 52 }, (_, i) =>
          rect(14 + i * 21, 14, 11, 46, '#4a4e51', { rx: 4, fillOpacity: 0.75 }),
        ).join(''),
      );
      cylinder(s, [1100, -62, 560], 16, 26, m.chrome, { axis: 'x', castsNoShadow: true });
      cylinder(s, [1126, -62, 560], 30, 70, m.plastic('#f4f4f2'), { axis: 'x', castsNoShadow: true });
    },
  },
  badheizkoerper: {
    yaw: 26,
    pitch: 9,
    ground: 'wall',
    draw: (s) => {
      const pipe = { ...m.chrome, color: '#e9ecee' };
      for (const x of [0, 500]) {
        for (const z of [200, 1350])
          tube(
            s,
            [
              [x, 0, z],
              [x, -60, z],
            ],
            12,
            m.chrome,
            { castsNoShadow: true },
          );
        tube(
          s,
          [
            [x, -70, 0],
            [x, -70, 1500],
          ],
          20,
          pipe,
          { sides: 48 },
        );
      }
      for (const [from, count] of [
        [70, 5],
        [470, 6],
        [930, 9],
      ] as Point[])
        for (let i = 0; i < count; i++)
          tube(
            s,
            [
              [-4, -92, from + i * 58],
              [504, -92, from + i * 58],
            ],
            13,
            pipe,
          );
    },
  },
  fussbodenheizung: {
    yaw: 34,
    pitch: 38,
    span: 0.84,
    draw: (s) => {
      box(s, [0, 0, 0], [900, 760, 46], m.speckled('#c7cacc', '#9da2a5', 0.09, 3, 0.56), { edge: 0.5 });
      const studs: Place[] = [];
      for (let y = 15; y >= 0; y--) for (let x = 0; x < 18; x++) studs.push([25 + x * 50, 25 + y * 48, 46]);
      for (const at of studs)
        turned(
          s,
          at,
          [
            [11, 0],
            [10, 14],
            [7, 17],
            [0, 17],
          ],
          m.plastic('#d4d7d8'),
          { sides: 16, castsNoShadow: true },
        );
      const run: Place[] = [
        [850, 770, 60],
        [850, 670, 60],
      ];
      for (let i = 0; i < 6; i++) {
        const y = 670 - i * 96;
        run.push([i % 2 === 0 ? 100 : 850, y, 60]);
        if (i < 5) run.push([i % 2 === 0 ? 100 : 850, y - 96, 60]);
      }
      run.push([850, 190, 60], [850, -20, 60], [800, -120, 70]);
      tube(s, run, 15, { color: '#f7f7f5', gloss: 0.6 }, { bend: 52 });
    },
  },
  umwaelzpumpe: {
    yaw: 32,
    pitch: 18,
    draw: (s) => {
      const cast = { ...m.rough('#b5342a', 0.7, 0.15), gloss: 0.4 };
      turned(
        s,
        [0, 60, 0],
        [
          [44, 0],
          [52, 4],
          [52, 26],
          [30, 34],
          [30, 60],
        ],
        cast,
      );
      turned(
        s,
        [0, 60, 240],
        [
          [30, 0],
          [30, 34],
          [52, 42],
          [52, 64],
          [44, 68],
          [30, 68],
          [26, 50],
        ],
        cast,
        { inside: m.black },
      );
      ball(s, [0, 60, 150], 88, cast);
      turned(
        s,
        [0, -40, 150],
        [
          [0, 0],
          [92, 0],
          [96, 6],
          [96, 34],
          [84, 44],
        ],
        cast,
        { axis: 'y' },
      );
      const head = m.plastic('#5d6368');
      turned(
        s,
        [0, -175, 150],
        [
          [0, 0],
          [70, 0],
          [80, 8],
          [82, 120],
          [78, 136],
        ],
        head,
        { axis: 'y' },
      );
      s.drawOn(
        front([0, -176, 150]),
        circle(0, 0, 64, '#35393c') +
          circle(0, 0, 60, 'none', { stroke: '#7d8286', strokeWidth: 2 }) +
          circle(0, -14, 24, '#c0392b') +
          rect(-3, -10, 6, 20, '#fff') +
          [0, 1, 2, 3, 4].map((i) => rect(-30 + i * 13, 28, 9, 7, i < 3 ? '#7fd08f' : '#4d5256')).join(''),
      );
      box(s, [-34, -150, 222], [68, 90, 42], head, { edge: 0.6 });
    },
  },
  heizkreisverteiler: {
    yaw: 26,
    pitch: 14,
    ground: 'wall',
    draw: (s) => {
      for (const z of [0, 230]) {
        for (const x of [-10, 600]) box(s, [x, -50, z - 14], [24, 50, 28], m.galvanised);
        tube(
          s,
          [
            [-60, -70, z],
            [690, -70, z],
          ],
          24,
          m.steel,
          { sides: 48 },
        );
        tube(
          s,
          [
            [-60, -70, z],
            [-100, -70, z],
          ],
          31,
          m.brass,
          { sides: 6 },
        );
        tube(
          s,
          [
            [-100, -70, z],
            [-150, -70, z],
          ],
          22,
          m.brass,
        );
        cylinder(s, [-128, -150, z], 20, 60, m.plastic(z > 0 ? '#c0392b' : '#2f64ad'), { axis: 'y' });
      }
      for (let i = 0; i < 8; i++) {
        const x = 30 + i * 82;
        cylinder(s, [x, -70, 254], 15, 26, m.brass, { castsNoShadow: true });
        turned(
          s,
          [x, -70, 280],
          [
            [14, 0],
            [16, 4],
            [16, 70],
            [12, 76],
            [0, 78],
          ],
          { color: '#dfeaf0', gloss: 1 },
          { opacity: 0.85, castsNoShadow: true },
        );
        cylinder(s, [x, -70, 296], 9, 22, m.plastic('#c0392b'), { castsNoShadow: true });
        tube(
          s,
          [
            [x, -78, 214],
            [x, -86, 190],
            [x, -86, 130],
          ],
          13,
          m.brass,
          { castsNoShadow: true },
        );
        turned(
          s,
          [x, -70, 20],
          [
            [14, 0],
            [20, 6],
            [26, 18],
            [26, 62],
            [22, 68],
            [0, 70],
          ],
          m.plastic('#f3f3f1'),
          { castsNoShadow: true },
        );
        tube(
          s,
          [
            [x, -78, -16],
            [x, -86, -40],
            [x, -86, -130],
          ],
          13,
          m.brass,
          { castsNoShadow: true },
        );
        tube(
          s,
          [
            [x, -86, -120],
            [x, -86, -230],
          ],
          11,
          m.plastic('#f1f1ef'),
          { castsNoShadow: true },
        );
      }
    },
  },
  klimageraet: {
    yaw: 26,
    pitch: 10,
    ground: 'floor',
    draw: (s) => {
      const shell = m.plastic('#f6f6f4');
      extruded(
        s,
        right([900, 300, 760]),
        [
          [0, 0],
          [120, 0],
          [210, 70],
          [220, 150],
          [200, 280],
          [0, 290],
        ]
          .map(([a, b]) => [220 - a!, b!] as Point)
          .toReversed(),
        900,
        shell,
        { edge: 0.9, castsNoShadow: true },
      );
      s.drawOn(
        front([0, 300, 760]),
        rect(20, 92, 860, 4, '#b9bdbf') +
          rect(
            30,
            30,
            840,
            40,
            linear(
              [0, 1],
              [0, 0],
              [
                [0, '#5a5f62'],
                [1, '#8d9295'],
              ],
            ),
            { rx: 14, fillOpacity: 0.8 },
          ) +
          rect(760, 130, 70, 26, '#dfe8ea', { rx: 6 }),
      );
      tube(
        s,
        [
          [860, 460, 800],
          [980, 460, 800],
          [980, 460, 320],
          [1000, 300, 200],
        ],
        22,
        m.plain('#e9e7e3'),
        { castsNoShadow: true },
      );
      cabinet(s, [280, -60, 30], [760, 300, 560], '#e9eaea', 20);
      for (const x of [340, 900]) box(s, [x, -70, 0], [60, 320, 30], m.plain('#3d4043'));
      s.drawOn(
        front([280, -60.5, 30]),
        fan(300, 285, 230) +
          Array.from({ length: 9 }, (_, i) => rect(600, 150 + i * 30, 110, 9, '#8f9497', { rx: 4 })).join(''),
      );
    },
  },
};
