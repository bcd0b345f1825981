import type { Drawings } from './Drawing.ts';
import * as m from './materials.ts';
import { bag } from './solids/bag.ts';
import { mark } from './solids/mark.ts';
import { box } from './solids/box.ts';
import { extruded, round, rounded } from './solids/extruded.ts';
import { heap } from './solids/stones.ts';
import { rectangle } from './solids/face.ts';
import { thread } from './solids/screw.ts';
import { tube } from './solids/tube.ts';
import { front, left, top, type Place, type Point } from './space.ts';
import { rect } from './svg.ts';

/** The perforation of a clay brick: staggered slots and a grip. */
export function slots(width: number, depth: number): Point[][] {
  const rows = 5;
  const d = (depth - 2 * 14 - (rows - 1) * 10) / rows;
  return Array.from({ length: rows }, (_, row) => {
    const columns = row % 2 === 0 ? 6 : 5;
    const w = (width - 2 * 16 - 5 * 13) / 6;
    const from = (width - columns * w - (columns - 1) * 13) / 2;
    return Array.from({ length: columns }, (__, i) =>
      rounded(from + i * (w + 13), 14 + row * (d + 10), w, d, d * 0.35),
    );
  }).flat();
}

function beamProfile(b: number, h: number, flange: number, web: number, r: number): Point[] {
  const middle = b / 2;
  const arc = (x: number, y: number, from: number) =>
    [0, 1, 2, 3, 4, 5].map((i): Point => {
      const angle = ((from - i * 18) * Math.PI) / 180;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    });
  const inner = web / 2 + r;
  return [
    [0, 0],
    [b, 0],
    [b, flange],
    ...arc(middle + inner, flange + r, 270),
    ...arc(middle + inner, h - flange - r, 180),
    [b, h - flange],
    [b, h],
    [0, h],
    [0, h - flange],
    ...arc(middle - inner, h - flange - r, 90),
    ...arc(middle - inner, flange + r, 0),
    [0, flange],
  ];
}

export const rohbau: Drawings = {
  backstein: {
    pitch: 34,
    draw: (s) =>
      extruded(s, top([0, 0, 190]), rectangle(290, 150), 190, m.clay('#cf6d42'), {
        holes: slots(290, 150),
        edge: 0.15,
      }),
  },
  kalksandstein: {
    pitch: 33,
    draw: (s) =>
      extruded(s, top([0, 0, 190]), rectangle(250, 145), 190, m.rough('#e9e7e1', 0.7, 0.15), {
        holes: [rounded(42, 50, 58, 44, 20), rounded(150, 50, 58, 44, 20)],
      }),
  },
  porenbetonstein: {
    pitch: 26,
    yaw: -34,
    draw: (s) => {
      const block = m.speckled('#f1efea', '#b9b5ac', 0.16, 6, 0.62);
      box(s, [0, 0, 0], [500, 240, 249], block, { edge: 0.7 });
      const pocket = left([0, 240, 0]);
      s.drawOn(
        pocket,
        rect(62, 140, 116, 46, '#8d8981', { rx: 20 }) + rect(62, 137, 116, 40, '#a9a59c', { rx: 20 }),
      );
    },
  },
  bewehrungsstahl: {
    yaw: 52,
    pitch: 20,
    draw: (s) => {
      const bar: Place[] = [
        [0, 0, 9],
        [21, 0, 9],
        [42, 0, 9],
        [63, 0, 9],
        [10.5, 0, 27],
        [31.5, 0, 27],
        [52.5, 0, 27],
        [21, 0, 45],
        [42, 0, 45],
        [31.5, 0, 63],
      ];
      const metal = { color: '#7c7a79', gloss: 0.35, metal: 0.45 };
      for (const [i, [x, , z]] of bar.toReversed().entries()) {
        const shift = ((i * 37) % 50) - 25;
        thread(s, [x, 330, z], [x, shift, z], { radius: 10, depth: 1.6, pitch: 12 }, metal);
        s.shade([
          [x - 9, shift, 0],
          [x + 9, 330, 0],
          [x, shift, z],
        ]);
      }
      tube(
        s,
        [
          [-12, 265, 0],
          [-8, 265, 20],
          [31, 265, 78],
          [72, 265, 20],
          [76, 265, 0],
        ],
        2.4,
        m.steel,
        { castsNoShadow: true },
      );
      tube(
        s,
        [
          [-12, 75, 0],
          [-8, 75, 20],
          [31, 75, 78],
          [72, 75, 20],
          [76, 75, 0],
        ],
        2.4,
        m.steel,
        { castsNoShadow: true },
      );
    },
  },
  bewehrungsmatte: {
    yaw: 28,
    pitch: 40,
    draw: (s) => {
      const metal = { color: '#8f9192', gloss: 0.4, metal: 0.45 };
      for (const level of [0, 1]) {
        const z = level * 26;
        const shift = level * 30;
        for (let i = 8; i >= 0; i--)
          tube(
            s,
            [
              [-30 + shift, i * 75, z + 5],
              [930 + shift, i * 75, z + 5],
            ],
            5,
            metal,
            { sides: 16 },
          );
        for (let i = 0; i <= 12; i++)
          tube(
            s,
            [
              [i * 75 + shift, 630, z + 14],
              [i * 75 + shift, -30, z + 14],
            ],
            5,
            metal,
            { sides: 16 },
          );
      }
    },
  },
  trockenbeton: {
    yaw: 24,
    pitch: 16,
    draw: (s) => {
      bag(s, [0, 0, 0], { color: '#c9c6c0', band: '#3d4246', print: (w, h) => mark(w, h, '#f2f0ec') });
      heap(s, [470, -60, 0], { radius: 120, height: 66, size: 26, color: '#b3afa8', seed: 3 });
    },
  },
  brettschichtholz: {
    yaw: 38,
    pitch: 20,
    draw: (s) => {
      for (let i = 0; i < 6; i++)
        box(s, [0, 0, i * 40], [150, 620, 40], m.spruce('u', 3 + i * 5), {
          front: m.endGrain('#e8cc98', '#b98444', i + 2),
          edge: i === 5 ? 0.5 : 0.14,
        });
    },
  },
  brettsperrholz: {
    yaw: 34,
    pitch: 30,
    draw: (s) => {
      for (let i = 0; i < 5; i++) {
        const isAlong = i % 2 === 0;
        box(s, [0, 0, i * 34], [620, 460, 34], m.spruce('u', 4 + i * 3), {
          front: isAlong ? m.spruce('u', 9 + i) : m.endGrain('#dfbf88', '#a8723a', i + 2),
          side: isAlong ? m.endGrain('#dfbf88', '#a8723a', i + 5) : m.spruce('u', 5 + i),
          edge: i === 4 ? 0.5 : 0.1,
        });
        const joints = [1, 2, 3, 4]
          .map((j) => rect(j * (isAlong ? 92 : 124), 0, 1.2, 34, '#7d5426', { fillOpacity: 0.5 }))
          .join('');
        s.drawOn(
          isAlong ? { at: [620, 0, i * 34], u: [0, 1, 0], v: [0, 0, 1] } : front([0, 0, i * 34]),
          joints,
        );
      }
      s.drawOn(
        top([0, 0, 170]),
        [1, 2, 3, 4].map((j) => rect(0, j * 92, 620, 1.3, '#7d5426', { fillOpacity: 0.4 })).join(''),
      );
    },
  },
  stahltraeger: {
    yaw: 36,
    pitch: 18,
    draw: (s) =>
      extruded(s, front([0, 0, 0]), beamProfile(200, 210, 18, 12, 16), 700, m.lacquered('#a2473a'), {
        cut: m.lacquered('#b0584a'),
      }),
  },
  stahlstuetze: {
    yaw: 30,
    pitch: 16,
    draw: (s) => {
      const coat = m.lacquered('#54595e');
      extruded(s, top([-80, -80, 18]), rectangle(260, 260), 18, coat, {
        holes: [
          [22, 22],
          [238, 22],
          [238, 238],
          [22, 238],
        ].map(([x, y]) => round(x!, y!, 11)),
      });
      extruded(s, top([0, 0, 760]), rounded(0, 0, 100, 100, 14), 742, coat, {
        holes: [rounded(9, 9, 82, 82, 8)],
      });
      s.drawOn(
        top([-80, -80, 18.5]),
        rect(76, 76, 108, 108, 'none', { rx: 18, stroke: '#2a2d30', strokeWidth: 5, strokeOpacity: 0.4 }),
      );
    },
  },
  fertigtreppe: {
    yaw: -36,
    pitch: 24,
    draw: (s) => {
      const steps = 7;
      const [run, rise] = [270, 180];
      const underside: Point[] = [
        [steps * run + 180, steps * rise - 190],
        [steps * run, steps * rise - 190],
      ];
      const stairs: Point[] = [];
      for (let i = 0; i < steps; i++) stairs.push([i * run - 120, i * rise], [i * run - 120, (i + 1) * rise]);
      const upper: Point[] = [...stairs, [steps * run + 180, steps * rise]];
      const outline = [[210, 0] as Point, ...underside.toReversed(), ...upper.toReversed()];
      extruded(s, front([0, 0, 0]), outline, 1150, m.concrete('#cfcdc8'));
    },
  },
  hohlkoerperdecke: {
    yaw: 34,
    pitch: 22,
    draw: (s) => {
      const holes = [0, 1, 2, 3, 4, 5].map((i) => round(115 + i * 194, 100, 70, 74));
      extruded(
        s,
        front([0, 0, 0]),
        [
          [0, 0],
          [1200, 0],
          [1190, 60],
          [1175, 140],
          [1185, 200],
          [15, 200],
          [25, 140],
          [10, 60],
        ],
        1500,
        m.concrete('#c4c3bf'),
        { holes },
      );
    },
  },
};
