import type { Drawings } from './Drawing.ts';
import * as m from './materials.ts';
import { box } from './solids/box.ts';
import { extruded } from './solids/extruded.ts';
import { stones } from './solids/stones.ts';
import { tube } from './solids/tube.ts';
import { cylinder } from './solids/turned.ts';
import { front, right, top, type Place, type Point } from './space.ts';
import { rect } from './svg.ts';
import { seeded } from './seeded.ts';

const bevelled = (w: number, h: number, b: number): Point[] => [
  [b, 0],
  [w - b, 0],
  [w, 0],
  [w, h - b],
  [w - b, h],
  [b, h],
  [0, h - b],
  [0, 0],
];

export const umgebung: Drawings = {
  pflasterstein: {
    yaw: 34,
    pitch: 32,
    draw: (s) => {
      const tones = ['#a9a8a5', '#b7b5b1', '#9b9a98', '#b0aca6', '#a3a19d'];
      for (let row = 4; row >= 0; row--)
        for (let column = 0; column < 4; column++) {
          if (row === 0 && column === 3) continue;
          const x = column * 204 - (row % 2) * 102;
          const stone = m.concrete(tones[(row * 3 + column * 2) % 5]!, row * 7 + column + 2);
          extruded(s, front([x, row * 104, 0]), bevelled(200, 80, 8), 100, stone, { edge: 0.35 });
        }
      extruded(s, front([640, -130, 0]), bevelled(200, 80, 8), 100, m.concrete('#b3b0ab', 41), { edge: 0.4 });
    },
  },
  gartenplatte: {
    yaw: 34,
    pitch: 26,
    draw: (s) => {
      const slab = (seed: number) => m.concrete('#cdc3b2', seed);
      for (let i = 0; i < 3; i++)
        box(s, [(i * 17) % 24, (i * 11) % 15, i * 42], [500, 500, 40], slab(i + 3), { edge: 0.5 });
      box(s, [60, -80, 127], [500, 500, 40], slab(19), { edge: 0.7 });
    },
  },
  randstein: {
    yaw: 42,
    pitch: 20,
    span: 0.82,
    draw: (s) => {
      const stone = m.granite('#b3b2b0', '#47484b', 5);
      extruded(
        s,
        front([0, 0, 0]),
        [
          [0, 0],
          [120, 0],
          [120, 222],
          [100, 250],
          [0, 250],
        ],
        900,
        stone,
        { edge: 0.3 },
      );
    },
  },
  terrassendiele: {
    yaw: 40,
    pitch: 24,
    draw: (s) => {
      const ridges: Point[] = [];
      for (let i = 0; i < 12; i++)
        ridges.push(
          [140 - 6 - i * 11, 26],
          [140 - 9 - i * 11, 22.5],
          [140 - 13 - i * 11, 22.5],
          [140 - 16 - i * 11, 26],
        );
      const profile: Point[] = [
        [0, 2],
        [2, 0],
        [138, 0],
        [140, 2],
        [140, 24],
        [138, 26],
        ...ridges.filter(([x]) => x > 4),
        [2, 26],
        [0, 24],
      ];
      for (const y of [80, 520]) box(s, [-30, y, 0], [500, 60, 40], m.spruce('u', 5), { edge: 0.3 });
      for (let i = 0; i < 3; i++)
        extruded(
          s,
          front([i * 148, i === 2 ? -40 : 0, 40]),
          profile,
          640,
          m.wood(['#a8744a', '#b07c50', '#9f6b42'][i]!, '#5e3518', { along: 'v', seed: 3 + i * 6 }),
          { cut: m.endGrain('#a06c43', '#5a3217', i + 2), edge: 0.3 },
        );
      const groove = (x: number) =>
        rect(x, 0, 4, 640, '#3f210d', { fillOpacity: 0.45 }) +
        rect(x + 4, 0, 3, 640, '#ffe2c0', { fillOpacity: 0.25 });
      for (let i = 0; i < 3; i++)
        s.drawOn(
          top([i * 148, i === 2 ? -40 : 0, 66.2]),
          Array.from({ length: 11 }, (_, k) => groove(9 + k * 11.2)).join(''),
        );
    },
  },
  gitterzaun: {
    yaw: 24,
    pitch: 9,
    span: 0.84,
    draw: (s) => {
      const coat = m.lacquered('#2f6b4f');
      const post = (x: number) => {
        box(s, [x, 30, 0], [60, 40, 1250], coat, { edge: 0.5 });
        box(s, [x - 3, 27, 1250], [66, 46, 10], m.black, { edge: 0.3 });
      };
      for (const x of [-10, 1990]) post(x);
      for (let i = 0; i <= 40; i++)
        tube(
          s,
          [
            [20 + i * 50, 14, 30],
            [20 + i * 50, 14, 1260],
          ],
          5,
          coat,
          { sides: 10, castsNoShadow: i % 4 !== 0 },
        );
      for (let j = 0; j <= 6; j++)
        for (const y of [24, 2])
          tube(
            s,
            [
              [10, y, 60 + j * 190],
              [2030, y, 60 + j * 190],
            ],
            7,
            coat,
            { sides: 12, castsNoShadow: true },
          );
    },
  },
  gabione: {
    yaw: 32,
    pitch: 20,
    draw: (s) => {
      const [w, d, h] = [1000, 500, 500];
      box(s, [15, 15, 0], [w - 30, d - 30, h - 30], m.plain('#4b4843'), { edge: 0 });
      const random = seeded(5);
      const near = (n: number) => n + (random() - 0.5) * 36;
      const places: Place[] = [];
      for (let x = 55; x < w; x += 98) {
        for (let z = 50; z < h; z += 84) places.push([near(x), 46, near(z)]);
        for (let y = 60; y < d; y += 96) places.push([near(x), near(y), h - 46]);
      }
      for (let y = 60; y < d; y += 96)
        for (let z = 50; z < h; z += 84) places.push([w - 46, near(y), near(z)]);
      stones(s, places, 122, '#b5ada0', 3);
      const wire = { ...m.steel, color: '#c3c8cb' };
      const bar = (from: Place, to: Place) =>
        tube(s, [from, to], 3.4, wire, { sides: 10, castsNoShadow: true });
      for (let i = 0; i <= 10; i++) {
        bar([i * 100, -4, 0], [i * 100, -4, h]);
        bar([i * 100, -4, h], [i * 100, d, h]);
        if (i <= 5) {
          bar([0, -4, i * 100], [w + 4, -4, i * 100]);
          bar([0, i * 100, h], [w + 4, i * 100, h]);
          bar([w + 4, i * 100, 0], [w + 4, i * 100, h]);
          bar([w + 4, -4, i * 100], [w + 4, d, i * 100]);
        }
      }
    },
  },
  sitzbank: {
    yaw: 30,
    pitch: 18,
    span: 0.82,
    draw: (s) => {
      const iron = m.lacquered('#45494c');
      for (const x of [180, 1560]) {
        box(s, [x, 20, 0], [60, 420, 14], iron, { edge: 0.5 });
        for (const y of [40, 380]) box(s, [x, y, 14], [60, 26, 390], iron, { edge: 0.4 });
        box(s, [x, 20, 404], [60, 420, 22], iron, { edge: 0.5 });
        extruded(
          s,
          right([x + 60, 0, 0]),
          [
            [430, 404],
            [456, 404],
            [540, 820],
            [514, 820],
          ],
          60,
          iron,
          { edge: 0.4 },
        );
      }
      for (let i = 3; i >= 0; i--)
        box(s, [0, 474 + i * 20 - 4, 500 + i * 92], [1800, 34, 76], m.larch('u', 5 + i * 3), { edge: 0.5 });
      for (let i = 4; i >= 0; i--)
        box(s, [0, 10 + i * 92, 426], [1800, 78, 38], m.larch('u', 21 + i * 4), {
          edge: 0.5,
          side: m.endGrain('#c08d56', '#7d4a20', i + 2),
        });
    },
  },
  velostaender: {
    yaw: 34,
    pitch: 20,
    span: 0.82,
    draw: (s) => {
      const zinc = { ...m.galvanised, color: '#cfd4d7' };
      for (const y of [40, 440]) box(s, [-60, y, 0], [1500, 60, 14], zinc, { edge: 0.7 });
      for (const x of [0, 640, 1280]) {
        for (const y of [70, 470]) cylinder(s, [x + 50, y, 14], 42, 10, zinc);
        tube(
          s,
          [
            [x + 50, 470, 14],
            [x + 50, 470, 800],
            [x + 50, 70, 800],
            [x + 50, 70, 14],
          ],
          24,
          zinc,
          { bend: 170, sides: 40 },
        );
        tube(
          s,
          [
            [x + 50, 470, 420],
            [x + 50, 70, 420],
          ],
          16,
          zinc,
          { castsNoShadow: true },
        );
      }
    },
  },
  spielgeraet: {
    yaw: 30,
    pitch: 16,
    span: 0.84,
    draw: (s) => {
      const post = (x: number, y: number, h: number) =>
        box(s, [x, y, 0], [100, 100, h], m.larch('v', x + y + 3), { edge: 0.4 });
      post(0, 1100, 2700);
      post(1100, 1100, 2700);
      for (let i = 0; i < 6; i++)
        box(s, [60, 1110, 1360 + i * 100], [1080, 40, 84], m.larch('u', i + 3), { edge: 0.3 });
      box(s, [0, 0, 1220], [1200, 1200, 60], m.larch('u', 11), { edge: 0.5 });
      const chute: Point[] = [
        [0, 0],
        [560, 0],
        [560, 190],
        [500, 190],
        [500, 50],
        [60, 50],
        [60, 190],
        [0, 190],
      ];
      post(0, 0, 2700);
      const a = -0.58;
      const along: Place = [Math.cos(a), 0, Math.sin(a)];
      extruded(
        s,
        {
          at: [1200 + 1900 * along[0], 320, 1270 + 1900 * along[2]],
          u: [0, 1, 0],
          v: [-along[2], 0, along[0]],
        },
        chute,
        1900,
        { color: '#e2762c', gloss: 0.6 },
        { edge: 0.6 },
      );
      extruded(
        s,
        { at: [1200 + 1900 * along[0] + 420, 320, 1270 + 1900 * along[2] - 10], u: [0, 1, 0], v: [0, 0, 1] },
        chute,
        440,
        { color: '#e2762c', gloss: 0.6 },
        { edge: 0.6 },
      );
      post(1100, 0, 2700);
      for (let i = 0; i < 5; i++)
        box(s, [100, 6, 1380 + i * 100], [1000, 40, 84], m.larch('u', i + 13), { edge: 0.3 });
      for (let i = 0; i < 5; i++)
        tube(
          s,
          [
            [250, -80 - (4 - i) * 90, 180 + i * 230],
            [850, -80 - (4 - i) * 90, 180 + i * 230],
          ],
          26,
          m.steel,
        );
      for (const x of [230, 820])
        extruded(
          s,
          right([x + 60, 0, 0]),
          [
            [-560, 0],
            [-470, 0],
            [0, 1220],
            [-80, 1280],
          ],
          60,
          m.larch('v', 31),
          { edge: 0.4 },
        );
      const shade = (light: string) => ({ color: light, gloss: 0.3 });
      extruded(
        s,
        front([-120, -120, 2500]),
        [
          [0, 0],
          [60, 0],
          [720, 620],
          [1380, 0],
          [1440, 0],
          [720, 690],
        ],
        1440,
        shade('#3f7d6b'),
        { edge: 0.5 },
      );
    },
  },
  entwaesserungsrinne: {
    yaw: 42,
    pitch: 28,
    span: 0.82,
    draw: (s) => {
      const body: Point[] = [
        [0, 0],
        [160, 0],
        [160, 170],
        [146, 170],
        [146, 150],
        [132, 150],
        [128, 60],
        [110, 34],
        [50, 34],
        [32, 60],
        [28, 150],
        [14, 150],
        [14, 170],
        [0, 170],
      ];
      extruded(s, front([0, 0, 0]), body, 800, m.concrete('#c2c0bb', 4), { edge: 0.4 });
      const iron = { color: '#5a5d60', gloss: 0.3, metal: 0.25 };
      box(s, [16, 60, 152], [128, 740, 20], iron, { edge: 0.7 });
      s.drawOn(
        top([16, 60, 172.3]),
        Array.from(
          { length: 20 },
          (_, i) =>
            rect(14, 16 + i * 36, 100, 18, '#17191a', { rx: 6 }) +
            rect(14, 16 + i * 36, 100, 4, '#8b8f92', { rx: 2 }),
        ).join(''),
      );
    },
  },
};
