import type { Drawings } from './Drawing.ts';
import { sheds } from './solids/sheds.ts';
import * as m from './materials.ts';
import { box } from './solids/box.ts';
import { extruded, rounded } from './solids/extruded.ts';
import { heap } from './solids/stones.ts';
import { railProfile, sleeperWood } from './solids/track.ts';
import { tube } from './solids/tube.ts';
import { turned } from './solids/turned.ts';
import { front, top, type Place, type Point } from './space.ts';
import type { Stage } from './Stage.ts';
import { linear, rect } from './svg.ts';

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
      extruded(s, front([0, 0, 0]), profile, 480, m.rolledSteel, { cut: m.sawnSteel, edge: 0.9 });
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
      extruded(s, top([-180, -80, 106]), rounded(0, 0, 360, 160, 14), 16, m.rolledSteel, { edge: 0.6 });
      for (const x of [-86, 66])
        box(s, [x, -78, 106], [20, 156, 22], m.rolledSteel, { edge: 0.5, castsNoShadow: true });
      const profile = railProfile().map(([x, y]): Point => [x, y]);
      extruded(s, front([0, -130, 108]), profile, 260, m.rolledSteel, {
        cut: m.sawnSteel,
        edge: 0.8,
        castsNoShadow: true,
      });
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
    draw: (s) => heap(s, [0, 0, 0], { radius: 420, height: 300, size: 66, color: '#a39f98', seed: 4 }),
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
};
