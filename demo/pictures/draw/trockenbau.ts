import type { Drawings } from './Drawing.ts';
import type { Material } from './Material.ts';
import * as m from './materials.ts';
import { box } from './solids/box.ts';
import { extruded } from './solids/extruded.ts';
import { rectangle } from './solids/face.ts';
import { barHandle } from './solids/fittings.ts';
import { framed } from './solids/framed.ts';
import { glass } from './solids/glass.ts';
import { strip } from './solids/strip.ts';
import { cylinder } from './solids/turned.ts';
import { front, type Frame, type Place, type Point } from './space.ts';
import type { Stage } from './Stage.ts';
import { circle, linear, rect } from './svg.ts';

function perforated(columns: number, r: number, gap: number, from: number, color: string): string {
  let svg = '';
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < columns; j++) {
      const [x, y] = [from + i * gap, from + j * gap];
      svg +=
        circle(x, y, r, color) + circle(x + r * 0.12, y - r * 0.2, r * 0.82, '#111', { fillOpacity: 0.22 });
    }
  return svg;
}

/** Two ceiling tiles, the second leaning behind the first. */
function ceilingTiles(s: Stage, material: Material, holes: string): void {
  for (const [x, y] of [
    [130, 150],
    [0, 0],
  ] as Point[]) {
    box(s, [x, y, 0], [600, 26, 600], material, { edge: 0.8 });
    s.drawOn(
      front([x, y, 0]),
      rect(8, 8, 584, 584, 'none', { stroke: '#8b8a86', strokeOpacity: 0.3, strokeWidth: 3 }) + holes,
    );
  }
}

export const trockenbau: Drawings = {
  gipskartonplatte: {
    yaw: 36,
    pitch: 24,
    draw: (s) => {
      const card = m.rough('#dfdcd3', 0.35, 0.1);
      for (let i = 0; i < 7; i++) {
        const shift = i === 6 ? 46 : (i * 29) % 9;
        box(s, [shift, -shift * 0.6, i * 25], [620, 440, 24], card, {
          front: m.plain('#d6cfbd'),
          side: m.speckled('#f2f0ea', '#cfccc4', 0.2, 2, 0.5, i + 1),
          edge: 0.45,
        });
      }
    },
  },
  gipsfaserplatte: {
    yaw: 36,
    pitch: 24,
    draw: (s) => {
      for (let i = 0; i < 6; i++) {
        const shift = i === 5 ? 46 : (i * 31) % 9;
        box(
          s,
          [shift, -shift * 0.6, i * 29],
          [620, 440, 28],
          m.speckled('#e9e3d3', '#a99f86', 0.13, 4, 0.58, i + 2),
          { edge: 0.5 },
        );
      }
    },
  },
  staenderprofil: {
    yaw: 38,
    pitch: 22,
    draw: (s) => {
      const profile = strip(
        [
          [12, 10],
          [12, 0],
          [0, 0],
          [0, 50],
          [100, 50],
          [100, 0],
          [88, 0],
          [88, 10],
        ].map(([x, y]) => [x!, 50 - y!] as Point),
        1.6,
      );
      for (const [x, z, y] of [
        [0, 0, 0],
        [118, 0, -40],
        [58, 52, -14],
      ] as Place[])
        extruded(s, front([x, y, z]), profile, 560, { ...m.galvanised, color: '#d0d4d7' }, { edge: 0.9 });
    },
  },
  revisionsklappe: {
    yaw: 26,
    pitch: 10,
    ground: 'wall',
    draw: (s) => {
      const coat = m.lacquered('#f4f3f0');
      box(s, [0, -10, 0], [400, 10, 400], coat, { edge: 0.8 });
      s.drawOn(
        front([0, -10.2, 0]),
        rect(
          24,
          24,
          352,
          352,
          linear(
            [0, 1],
            [1, 0],
            [
              [0, '#3a3c3e'],
              [1, '#7d8082'],
            ],
          ),
        ) +
          rect(24, 24, 14, 352, '#1e2022') +
          rect(24, 362, 352, 14, '#1e2022'),
      );
      const a = (58 * Math.PI) / 180;
      const leaf: Frame = {
        at: [378 - 348 * Math.cos(a), -12 - 348 * Math.sin(a), 26],
        u: [Math.cos(a), Math.sin(a), 0],
        v: [0, 0, 1],
      };
      extruded(s, leaf, rectangle(348, 348), 16, coat, { edge: 0.8 });
      s.drawOn(leaf, circle(34, 174, 11, '#c9cccd') + rect(27, 171.5, 14, 5, '#4a4d50'));
    },
  },
  glastrennwand: {
    yaw: 26,
    pitch: 10,
    span: 0.84,
    draw: (s) => {
      const bar = m.lacquered('#303235');
      const pane = {
        bar: 34,
        material: bar,
        within: (frame: Frame, w: number, h: number) =>
          glass(s, frame, w, h, { low: '#bccbd0', high: '#eef3f4' }),
      };
      framed(s, [0, 0, 0], [1100, 50, 2500], pane);
      framed(s, [1100, 0, 0], [1000, 50, 2500], pane);
      framed(s, [1118, -14, 20], [964, 50, 2120], pane);
      framed(s, [2100, 0, 0], [1100, 50, 2500], pane);
      box(s, [1118, -6, 2140], [964, 20, 30], bar, { castsNoShadow: true });
      barHandle(s, [1160, -14, 900], 360, m.steel, 13);
    },
  },
  'mobile-trennwand': {
    yaw: 28,
    pitch: 9,
    span: 0.84,
    draw: (s) => {
      const wood = (seed: number) => m.wood('#d9b78a', '#9a6c3c', { along: 'v', seed, strength: 0.7 });
      box(s, [-160, 30, 2560], [4200, 110, 80], m.lacquered('#c9ccce'), { edge: 0.7, castsNoShadow: true });
      for (let i = 2; i >= 0; i--) {
        const x = 2900 - i * 130 + 500;
        box(s, [x, -520, 40], [90, 1100, 2500], wood(20 + i), { edge: 0.5 });
      }
      for (let i = 0; i < 3; i++) {
        box(s, [i * 1060, 40, 40], [1060, 90, 2500], wood(3 + i * 9), { edge: 0.5 });
        s.drawOn(
          front([i * 1060, 39.5, 40]),
          rect(0, 0, 18, 2500, '#2b2118') + rect(18, 0, 8, 2500, '#fff', { fillOpacity: 0.4 }),
        );
        box(s, [i * 1060 + 480, 70, 2540], [80, 40, 30], m.steel, { castsNoShadow: true });
      }
    },
  },
  'wc-trennwand': {
    yaw: 28,
    pitch: 14,
    draw: (s) => {
      const board = m.plain('#c6cacc', 0.3);
      const feet = (x: number, y: number) => cylinder(s, [x, y, 0], 20, 150, m.steel);
      feet(60, 1380);
      feet(1960, 1380);
      feet(1020, 1380);
      for (const x of [0, 1000, 2000]) box(s, [x, 0, 150], [30, 1450, 1850], board, { edge: 0.6 });
      box(s, [0, -20, 2000], [2030, 40, 46], m.brushed, { edge: 0.7 });
      for (const x of [0, 1000]) {
        box(s, [x, -6, 150], [150, 30, 1850], board, { edge: 0.4 });
        box(s, [x + 880, -6, 150], [150, 30, 1850], board, { edge: 0.4 });
        box(s, [x + 156, -12, 170], [718, 30, 1810], m.plain('#8fa3a8', 0.3), { edge: 0.5 });
        cylinder(s, [x + 810, -46, 1050], 26, 34, m.steel, { axis: 'y', castsNoShadow: true });
        feet(x + 70, 10);
        feet(x + 950, 10);
      }
    },
  },
  akustikdeckenplatte: {
    yaw: 26,
    pitch: 9,
    draw: (s) => ceilingTiles(s, m.plain('#f6f5f2'), perforated(15, 8, 36, 48, '#56544f')),
  },
  metalldecke: {
    yaw: 26,
    pitch: 9,
    draw: (s) =>
      ceilingTiles(s, { ...m.steel, color: '#d9dcde', metal: 0.35 }, perforated(31, 3.4, 18, 30, '#4d5256')),
  },
};
