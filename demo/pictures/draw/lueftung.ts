import type { Drawings } from './Drawing.ts';
import * as m from './materials.ts';
import { cabinet } from './solids/cabinet.ts';
import { screen } from './solids/screen.ts';
import { box } from './solids/box.ts';
import { extruded, rounded } from './solids/extruded.ts';
import { framed } from './solids/framed.ts';
import { mesh } from './solids/mesh.ts';
import { cylinder, hollow, smooth, turned } from './solids/turned.ts';
import { bottom, front, right, type Place, type Point } from './space.ts';
import type { Stage } from './Stage.ts';
import { circle, linear, path, rect } from './svg.ts';

const zinc = { ...m.galvanised, color: '#cdd1d4' };

/** A pipe with the folded seam of spiral ducts, lying from left to right. */
function spiralDuct(s: Stage, at: Place, r: number, length: number): void {
  hollow(s, at, r, r * 0.03, length, zinc, { axis: 'x' });
  const pitch = r * 0.62;
  const [sides, seams] = [96, Math.ceil(length / pitch) + 1];
  for (let k = -1; k < seams; k++) {
    const ring = (shift: number, up: number): Place[] =>
      Array.from({ length: sides / 2 + 25 }, (_, i) => {
        const a = ((i - 12) / sides) * 2 * Math.PI + Math.PI * 0.62;
        const x = Math.min(length, Math.max(0, k * pitch + (i / sides) * pitch + shift));
        return [at[0] + x, at[1] + Math.cos(a) * (r + up), at[2] + Math.sin(a) * (r + up)];
      });
    mesh(
      s,
      [ring(0, 0), ring(r * 0.02, r * 0.02), ring(r * 0.05, r * 0.02), ring(r * 0.07, 0)],
      { ...m.steel, color: '#d9dcde' },
      { isOpen: true, castsNoShadow: true },
    );
  }
}

export const lueftung: Drawings = {
  komfortlueftung: {
    yaw: 28,
    pitch: 18,
    draw: (s) => {
      cabinet(s, [0, 0, 0], [700, 560, 900], '#f4f4f2', 30);
      for (const [x, y] of [
        [180, 400],
        [520, 400],
        [180, 160],
        [520, 160],
      ] as Point[]) {
        hollow(s, [x, y, 890], 84, 5, 130, zinc);
        turned(
          s,
          [x, y, 900],
          [
            [84, 0],
            [92, 4],
            [92, 14],
            [84, 18],
          ],
          m.black,
          { castsNoShadow: true },
        );
      }
      s.drawOn(
        front([0, -0.5, 0]),
        rect(30, 40, 640, 3, '#b5b7b6') +
          rect(30, 640, 640, 3, '#b5b7b6') +
          screen(260, 720, 180, 90) +
          [0, 1]
            .map(
              (i) =>
                rect(90 + i * 280, 120, 240, 90, '#dcdedd', { rx: 8, stroke: '#a9acac', strokeWidth: 2 }) +
                rect(185 + i * 280, 158, 50, 12, '#8c8f90', { rx: 6 }),
            )
            .join(''),
      );
    },
  },
  dachventilator: {
    yaw: 30,
    pitch: 16,
    draw: (s) => {
      const alu = { ...m.steel, color: '#dadddf', metal: 0.6 };
      box(s, [-300, -300, 0], [600, 600, 30], zinc, { edge: 0.8 });
      box(s, [-230, -230, 30], [460, 460, 130], zinc, { edge: 0.6 });
      turned(
        s,
        [0, 0, 160],
        [
          [200, 0],
          [180, 40],
          [180, 120],
        ],
        m.anthracite,
      );
      for (let i = 0; i < 30; i++) {
        const a = (i / 30) * 2 * Math.PI;
        box(s, [Math.cos(a) * 230 - 3, Math.sin(a) * 230 - 3, 170], [6, 6, 130], alu, {
          edge: 0,
          castsNoShadow: true,
        });
      }
      turned(
        s,
        [0, 0, 290],
        smooth(
          [
            [250, 0],
            [310, -10],
            [330, 10],
            [300, 60],
            [200, 130],
            [80, 160],
            [0, 164],
          ],
          8,
        ),
        alu,
      );
      turned(
        s,
        [0, 0, 445],
        smooth(
          [
            [70, 0],
            [66, 30],
            [40, 52],
            [0, 58],
          ],
          6,
        ),
        alu,
      );
    },
  },
  luftfilter: {
    yaw: 28,
    pitch: 14,
    draw: (s) =>
      framed(s, [0, 0, 0], [600, 110, 600], {
        bar: 26,
        material: m.rough('#c59a67', 0.5, 0.1),
        within: (frame, w, h) => {
          const pleat = linear(
            [0, 0],
            [1, 0],
            [
              [0, '#ffffff'],
              [0.45, '#e3e6e6'],
              [0.5, '#9aa0a2'],
              [0.56, '#c9cdce'],
              [1, '#fbfbfa'],
            ],
          );
          const [, y] = frame.at;
          s.drawOn(
            { ...frame, at: [frame.at[0], y - 20, frame.at[2]] },
            Array.from({ length: 24 }, (_, i) => rect((i * w) / 24, 0, w / 24 + 0.5, h, pleat)).join('') +
              [0.25, 0.5, 0.75]
                .map(
                  (t) =>
                    rect(0, h * t, w, 7, '#f4f4f2') +
                    rect(0, h * t - 3, w, 3, '#60676a', { fillOpacity: 0.4 }),
                )
                .join(''),
          );
        },
      }),
  },
  lueftungsrohr: { yaw: 42, pitch: 18, draw: (s) => spiralDuct(s, [0, 0, 125], 125, 640) },
  schalldaempfer: {
    yaw: 42,
    pitch: 18,
    draw: (s) => {
      hollow(s, [-90, 0, 180], 100, 4, 100, zinc, { axis: 'x' });
      cylinder(s, [0, 0, 180], 180, 560, zinc, { axis: 'x' });
      for (const x of [30, 520])
        turned(
          s,
          [x, 0, 180],
          [
            [180, 0],
            [184, 6],
            [180, 12],
          ],
          m.steel,
          { axis: 'x', castsNoShadow: true },
        );
      hollow(s, [560, 0, 180], 100, 4, 100, zinc, { axis: 'x' });
      turned(
        s,
        [596, 0, 180],
        [
          [100, 0],
          [107, 4],
          [107, 16],
          [100, 20],
        ],
        m.black,
        { axis: 'x', castsNoShadow: true },
      );
      s.drawOn(
        right([660.5, -100, 80]),
        circle(
          100,
          100,
          94,
          linear(
            [0, 1],
            [1, 0],
            [
              [0, '#202325'],
              [1, '#5d6265'],
            ],
          ),
        ),
      );
    },
  },
  brandschutzklappe: {
    yaw: 32,
    pitch: 18,
    draw: (s) => {
      framed(s, [-26, 412, 0], [532, 8, 406], { bar: 38, material: zinc, within: () => undefined });
      framed(s, [0, 0, 0], [480, 420, 380], {
        bar: 10,
        material: zinc,
        within: (frame, w, h) =>
          s.drawOn(
            { ...frame, at: [frame.at[0], 100, frame.at[2]] },
            rect(
              -2,
              -2,
              w + 4,
              h + 4,
              linear(
                [0, 1],
                [1, 0],
                [
                  [0, '#2a2d2f'],
                  [1, '#5b6063'],
                ],
              ),
            ) +
              path(
                `M10 ${h * 0.5}L${w - 10} ${h * 0.5 - 20}L${w - 10} ${h * 0.5 + 10}L10 ${h * 0.5 + 26}Z`,
                '#c9c3b6',
              ),
          ),
      });
      framed(s, [-26, -8, -0], [532, 14, 406], { bar: 38, material: zinc, within: () => undefined });
      box(s, [480, 110, 90], [90, 220, 170], m.plastic('#c4342a'), { edge: 0.7 });
      s.drawOn(
        right([570.5, 110, 90]),
        rect(30, 40, 100, 90, '#8f1f17', { rx: 8 }) +
          circle(172, 84, 24, '#2a2c2e') +
          circle(172, 84, 10, '#d9dcdd'),
      );
    },
  },
  wetterschutzgitter: {
    yaw: 28,
    pitch: 8,
    ground: 'wall',
    draw: (s) => {
      const alu = { ...m.steel, color: '#cfd3d6', metal: 0.45 };
      framed(s, [0, -70, 0], [600, 70, 600], {
        bar: 34,
        material: alu,
        within: (frame, w, h) => {
          s.drawOn({ ...frame, at: [frame.at[0], -20, frame.at[2]] }, rect(0, 0, w, h, '#24272a'));
          for (let i = 0; i < 10; i++) {
            const z = 34 + i * 53;
            extruded(
              s,
              right([566, -62, z]),
              [
                [0, 0],
                [6, 0],
                [56, 40],
                [56, 46],
                [50, 46],
                [0, 8],
              ],
              532,
              alu,
              { edge: 0.8, castsNoShadow: true },
            );
          }
        },
      });
    },
  },
  drallauslass: {
    yaw: 24,
    pitch: -24,
    ground: 'air',
    draw: (s) => {
      extruded(s, bottom([0, 0, 0]), rounded(0, 0, 600, 600, 8), 26, m.plain('#f7f6f3', 0.4), { edge: 0.9 });
      cylinder(s, [300, -300, 26], 150, 130, zinc);
      const slot = (i: number) =>
        rect(
          102,
          -14,
          126,
          25,
          linear(
            [0, 0],
            [0, 1],
            [
              [0, '#232527'],
              [0.6, '#4c5053'],
              [1, '#d5d6d4'],
            ],
          ),
          { rx: 10, transform: `translate(300 300) rotate(${i * 15})` },
        );
      s.drawOn(
        bottom([0, 0, -0.2]),
        rect(
          4,
          4,
          592,
          592,
          linear(
            [0, 0],
            [1, 1],
            [
              [0, '#ffffff'],
              [1, '#e4e2dd'],
            ],
          ),
          { rx: 6 },
        ),
      );
      s.drawOn(
        bottom([0, 0, -0.5]),
        circle(300, 300, 258, 'none', { stroke: '#8d8b86', strokeOpacity: 0.35, strokeWidth: 3 }) +
          Array.from({ length: 24 }, (_, i) => slot(i)).join('') +
          circle(300, 300, 84, '#efeeea') +
          circle(300, 300, 20, '#c9c9c5') +
          rect(288, 298, 24, 4, '#777'),
      );
    },
  },
};
