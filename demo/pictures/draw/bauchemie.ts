import type { Drawings } from './Drawing.ts';
import * as m from './materials.ts';
import { slots } from './rohbau.ts';
import { bag } from './solids/bag.ts';
import { mark } from './solids/mark.ts';
import { box } from './solids/box.ts';
import { bucket } from './solids/bucket.ts';
import { extruded } from './solids/extruded.ts';
import { rectangle } from './solids/face.ts';
import { thread, turnedAlong } from './solids/screw.ts';
import { tube } from './solids/tube.ts';
import { ball, smooth, turned } from './solids/turned.ts';
import { add, front, subtract, times, top, unit, type Place, type Point } from './space.ts';
import type { Stage } from './Stage.ts';
import { path, rect } from './svg.ts';
import { seeded } from './seeded.ts';
import type { Material } from './Material.ts';

/** A screw from its head to its tip. */
function screw(
  s: Stage,
  from: Place,
  to: Place,
  head: readonly Point[],
  r: number,
  shank: number,
  material: Material,
  pitch = r * 0.62,
): void {
  const way = unit(subtract(to, from));
  const at = (h: number) => add(from, times(way, h));
  const neck = head.at(-1)![1];
  turnedAlong(s, from, to, head, material);
  turnedAlong(
    s,
    at(neck),
    at(shank),
    [
      [r * 0.72, 0],
      [r * 0.72, shank - neck],
    ],
    material,
  );
  thread(s, at(shank), to, { radius: r, depth: r * 0.34, pitch, tip: r * 2.4 }, material);
}

const printOf = (color: string) => (w: number, h: number) => mark(w, h, color);

export const bauchemie: Drawings = {
  fliesenkleber: {
    yaw: 24,
    pitch: 17,
    draw: (s) => {
      bag(s, [0, 0, 0], { color: '#e7e4dd', band: '#2f66a8', print: printOf('#2f66a8') });
      const teeth: Point[] = [];
      for (let i = 0; i < 11; i++)
        teeth.push([i * 24, 0], [i * 24 + 12, 0], [i * 24 + 12, 12], [i * 24 + 24, 12]);
      extruded(s, top([350, -330, 8]), [...teeth, [276, 0], [276, 110], [0, 110]], 3, m.brushed, {
        edge: 0.9,
      });
      tube(
        s,
        [
          [420, -260, 12],
          [420, -260, 46],
          [560, -260, 46],
          [560, -260, 12],
        ],
        6,
        m.steel,
        { castsNoShadow: true },
      );
      tube(
        s,
        [
          [436, -260, 48],
          [546, -260, 48],
        ],
        15,
        m.wood('#b98149', '#74481d'),
        { castsNoShadow: true },
      );
    },
  },
  fugenmoertel: {
    yaw: 24,
    pitch: 18,
    draw: (s) => {
      bag(s, [0, 0, 0], {
        color: '#edebe6',
        band: '#8d9296',
        width: 260,
        height: 330,
        depth: 110,
        print: printOf('#6d7276'),
      });
      for (const [x, y] of [
        [250, -150],
        [352, -150],
        [250, -252],
        [352, -252],
      ] as Point[])
        box(s, [x, y, 0], [96, 96, 12], m.ceramic, { edge: 0.9 });
      s.drawOn(top([250, -252, 6]), rect(96, 0, 6, 198, '#a9adaf') + rect(0, 96, 198, 6, '#a9adaf'));
    },
  },
  mauermoertel: {
    yaw: 24,
    pitch: 17,
    draw: (s) => {
      bag(s, [0, 0, 0], { color: '#dcd8cf', band: '#3c7d52', print: printOf('#3c7d52') });
      extruded(s, top([330, -360, 120]), rectangle(240, 115), 120, m.clay('#cf6d42'), {
        holes: slots(240, 115),
        edge: 0.15,
      });
      extruded(
        s,
        top([325, -365, 132]),
        [
          [0, 6],
          [30, 0],
          [250, 2],
          [246, 120],
          [120, 126],
          [2, 118],
        ],
        12,
        m.rough('#b9b5ac', 2.4, 0.06),
        { edge: 0.1 },
      );
    },
  },
  dichtstoff: {
    yaw: 26,
    pitch: 14,
    span: 0.8,
    draw: (s) => {
      const cartridge = (x: number, y: number, band: string) => {
        turned(
          s,
          [x, y, 0],
          [
            [23, 0],
            [25, 2],
            [25, 214],
            [23, 217],
          ],
          m.plastic('#f6f5f2'),
        );
        turned(
          s,
          [x, y, 40],
          [
            [25.2, 0],
            [25.2, 120],
          ],
          m.plastic(band),
          { castsNoShadow: true },
        );
        turned(
          s,
          [x, y, 96],
          [
            [25.4, 0],
            [25.4, 12],
          ],
          m.plastic('#f6f5f2'),
          { castsNoShadow: true },
        );
        turned(
          s,
          [x, y, 217],
          [
            [23, 0],
            [12, 4],
            [10, 6],
            [10, 20],
            [0, 20],
          ],
          m.plastic('#f6f5f2'),
        );
        turned(
          s,
          [x, y, 226],
          [
            [13, 0],
            [13, 14],
            [9, 18],
            [4, 96],
            [3, 98],
          ],
          m.plastic('#eceae4'),
        );
      };
      cartridge(40, 60, '#8e9498');
      cartridge(0, 0, '#b7bcbf');
      tube(
        s,
        [
          [60, -30, 5],
          [100, -50, 5],
          [150, -50, 5],
          [190, -70, 5],
        ],
        5,
        m.plastic('#f1f0ec'),
        { bend: 40 },
      );
    },
  },
  montageschaum: {
    yaw: 26,
    pitch: 14,
    span: 0.8,
    draw: (s) => {
      turned(
        s,
        [0, 0, 0],
        [
          [31, 0],
          [33, 2],
          [33, 6],
          [32, 8],
        ],
        m.steel,
      );
      turned(
        s,
        [0, 0, 8],
        [
          [32, 0],
          [32, 178],
        ],
        { color: '#e67a22', gloss: 0.7 },
      );
      turned(
        s,
        [0, 0, 52],
        [
          [32.3, 0],
          [32.3, 62],
        ],
        { color: '#f6f4ef', gloss: 0.6 },
        { castsNoShadow: true },
      );
      turned(
        s,
        [0, 0, 72],
        [
          [32.5, 0],
          [32.5, 10],
        ],
        { color: '#35383b', gloss: 0.5 },
        { castsNoShadow: true },
      );
      turned(
        s,
        [0, 0, 186],
        smooth(
          [
            [32, 0],
            [33, 3],
            [28, 16],
            [14, 24],
            [13, 26],
          ],
          6,
        ),
        m.steel,
      );
      turned(
        s,
        [0, 0, 210],
        [
          [15, 0],
          [15, 16],
          [10, 24],
          [7, 40],
          [0, 40],
        ],
        m.plastic('#f2f1ee'),
      );
      tube(
        s,
        [
          [0, 0, 238],
          [40, -14, 246],
          [86, -36, 200],
          [110, -52, 100],
          [118, -60, 30],
        ],
        4,
        m.plastic('#f7d66b'),
        { bend: 50 },
      );
      const random = seeded(8);
      for (let i = 0; i < 34; i++) {
        const x = 60 + i * 3.6;
        ball(
          s,
          [x, -64 - i * 1.2 + (random() - 0.5) * 10, 12 + random() * 8],
          13 + random() * 6,
          { ...m.rough('#f0cf86', 0.8, 0.1), gloss: 0.2 },
          { sides: 40 },
        );
      }
    },
  },
  terrassenschraube: {
    yaw: 30,
    pitch: 34,
    span: 0.82,
    draw: (s) => {
      const inox = { ...m.steel, metal: 0.85, gloss: 0.8 };
      const head: Point[] = [
        [0, 0],
        [4.8, 0.2],
        [5, 0.8],
        [2.6, 4.4],
        [2, 6],
      ];
      for (const [x, y, turn] of [
        [0, 34, 4],
        [10, 17, 0],
        [-4, 0, -5],
      ] as Place[])
        screw(s, [x, y, 4.8], [x + 66, y + turn, 2.6], head, 2.7, 26, inox);
    },
  },
  holzbauschraube: {
    yaw: 36,
    pitch: 30,
    span: 0.84,
    draw: (s) => {
      const zinc = { color: '#e3c26a', gloss: 0.7, metal: 0.75 };
      const head: Point[] = [
        [0, 0],
        [5, 0.3],
        [5.4, 1],
        [11.6, 4.4],
        [12, 5.6],
        [11.4, 6.2],
        [4, 7],
        [3.6, 10],
      ];
      for (const [x, y, turn] of [
        [10, 30, 3],
        [0, 0, -4],
      ] as Place[])
        screw(s, [x, y, 12], [x + 170, y + turn, 4], head, 4.4, 84, zinc, 2.9);
    },
  },
  duebel: {
    yaw: 32,
    pitch: 32,
    span: 0.8,
    draw: (s) => {
      const nylon = { color: '#a4aaae', gloss: 0.45 };
      const plug = (from: Place, to: Place) => {
        const ribs: Point[] = [
          [0, 0],
          [5.8, 0],
          [5.8, 1.4],
          [4.8, 2],
        ];
        for (let i = 0; i < 8; i++)
          ribs.push([4.9, 4 + i * 4.6], [5.3, 6 + i * 4.6], [5.3, 7.4 + i * 4.6], [4.6, 8.2 + i * 4.6]);
        ribs.push([4.6, 44], [3.4, 50], [0, 50]);
        turnedAlong(s, from, to, ribs, nylon);
      };
      plug([0, 34, 5.4], [50, 34, 5.4]);
      s.drawOn(top([8, 33.4, 11]), rect(0, 0, 34, 1.1, '#4d5255', { rx: 0.5 }));
      plug([10, 8, 5.4], [60, 4, 5.4]);
      s.drawOn(
        { at: [18, 6.8, 11], u: [0.997, -0.08, 0], v: [0.08, 0.997, 0] },
        rect(0, 0, 34, 1.1, '#4d5255', { rx: 0.5 }),
      );
      screw(
        s,
        [-8, -14, 5],
        [60, -20, 3],
        [
          [0, 0],
          [5.2, 0.3],
          [5.4, 1],
          [2.6, 4.6],
          [2.2, 7],
        ],
        3,
        22,
        { ...m.steel, metal: 0.8 },
        2.4,
      );
    },
  },
  schwerlastanker: {
    yaw: 34,
    pitch: 28,
    span: 0.84,
    draw: (s) => {
      const inox = { ...m.steel, metal: 0.85, gloss: 0.7 };
      const anchor = (y: number, shift: number) => {
        const x = shift;
        const z = 13;
        thread(s, [x, y, z], [x + 46, y, z], { radius: 6, depth: 0.9, pitch: 1.9 }, inox);
        turnedAlong(
          s,
          [x + 12, y, z],
          [x + 30, y, z],
          [
            [0, 0],
            [10, 0],
            [11.4, 1],
            [11.4, 9],
            [10, 10],
            [0, 10],
          ],
          inox,
          { sides: 6 },
        );
        turnedAlong(
          s,
          [x + 22, y, z],
          [x + 30, y, z],
          [
            [0, 0],
            [13, 0],
            [13, 2.4],
            [0, 2.4],
          ],
          inox,
        );
        turnedAlong(
          s,
          [x + 24, y, z],
          [x + 100, y, z],
          [
            [6, 20],
            [6, 44],
            [5.6, 46],
            [6.6, 47],
            [6.6, 62],
            [5.4, 64],
            [5.4, 66],
            [7, 78],
            [7, 82],
            [6, 84],
            [0, 84],
          ],
          inox,
        );
        s.drawOn(top([x + 72, y - 0.5, z + 6.8]), rect(0, 0, 12, 1.2, '#4a4e51'));
      };
      anchor(38, 14);
      anchor(0, 0);
    },
  },
  holzlasur: {
    yaw: 24,
    pitch: 22,
    draw: (s) => {
      bucket(s, [0, 0, 0], { radius: 130, height: 230, color: '#d9d9d6', band: '#7a4522', lid: '#c4c6c7' });
      const board: Place = [-140, -330, 0];
      box(s, board, [560, 120, 26], m.wood('#dcb981', '#a8763c', { seed: 7 }), { edge: 0.4 });
      s.drawOn(
        top([-140, -330, 26.3]),
        path('M0 0H300C312 20 296 34 306 58C314 84 298 96 304 120H0Z', '#6b3714', { fillOpacity: 0.62 }),
      );
      s.drawOn(front([-140, -330, 0]), path('M0 0H302V26H0Z', '#6b3714', { fillOpacity: 0.62 }));
      box(s, [190, -290, 27], [26, 70, 20], m.rough('#4b2f1c', 2, 0.12), { edge: 0.1, castsNoShadow: true });
      box(s, [214, -294, 25], [40, 78, 24], m.steel, { edge: 0.8, castsNoShadow: true });
      tube(
        s,
        [
          [252, -255, 38],
          [380, -256, 44],
        ],
        13,
        m.plastic('#b8752f'),
        { castsNoShadow: true },
      );
    },
  },
};
