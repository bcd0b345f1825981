import type { Drawings } from './Drawing.ts';
import * as m from './materials.ts';
import { screen } from './solids/screen.ts';
import { extruded, rounded } from './solids/extruded.ts';
import { tube } from './solids/tube.ts';
import { cylinder } from './solids/turned.ts';
import { front, type Frame, type Point } from './space.ts';
import { circle, linear, path, rect } from './svg.ts';

export const strom: Drawings = {
  photovoltaikmodul: {
    yaw: 30,
    pitch: 22,
    span: 0.82,
    draw: (s) => {
      const a = (34 * Math.PI) / 180;
      const frame: Frame = { at: [0, 0, 60], u: [1, 0, 0], v: [0, Math.cos(a), Math.sin(a)] };
      const [w, h] = [1000, 1500];
      const leg = h * Math.sin(a);
      for (const x of [120, 840]) {
        tube(
          s,
          [
            [x, h * Math.cos(a) * 0.86, 0],
            [x, h * Math.cos(a) * 0.86, leg * 0.86 + 40],
          ],
          16,
          m.steel,
        );
        tube(
          s,
          [
            [x, h * Math.cos(a) * 0.06, 0],
            [x, h * Math.cos(a) * 0.86, 0],
          ],
          16,
          m.steel,
        );
        tube(
          s,
          [
            [x, h * Math.cos(a) * 0.06, 0],
            [x, h * Math.cos(a) * 0.06, 90],
          ],
          16,
          m.steel,
        );
      }
      extruded(
        s,
        frame,
        [
          [0, 0],
          [w, 0],
          [w, h],
          [0, h],
        ],
        40,
        { ...m.steel, color: '#d5d8da', metal: 0.4 },
        { edge: 0.9 },
      );
      let cells = rect(
        18,
        18,
        w - 36,
        h - 36,
        linear(
          [0, 1],
          [1, 0],
          [
            [0, '#22335c'],
            [0.5, '#14213f'],
            [1, '#1c2c52'],
          ],
        ),
      );
      const [cw, ch] = [(w - 52) / 6, (h - 52) / 10];
      for (let i = 0; i < 6; i++)
        for (let j = 0; j < 10; j++) {
          const [x, y] = [28 + i * cw, 28 + j * ch];
          cells +=
            path(
              `M${x + 14} ${y}H${x + cw - 18}L${x + cw - 4} ${y + 14}V${y + ch - 18}L${x + cw - 18} ${y + ch - 4}H${x + 14}L${x} ${y + ch - 18}V${y + 14}Z`,
              linear(
                [0, 1],
                [1, 0],
                [
                  [0, '#2f4a86'],
                  [0.6, '#1d3162'],
                  [1, '#253e74'],
                ],
              ),
            ) +
            [0.25, 0.5, 0.75]
              .map((t) => rect(x + cw * t - 1.4, y, 2.4, ch - 4, '#b9c4d8', { fillOpacity: 0.75 }))
              .join('');
        }
      s.drawOn(
        frame,
        cells +
          path(
            `M18 ${h - 18}H${w * 0.62}L18 ${h * 0.3}Z`,
            linear(
              [0, 1],
              [0.6, 0],
              [
                [0, '#dff0ff', 0.5],
                [1, '#dff0ff', 0],
              ],
            ),
          ),
      );
    },
  },
  wechselrichter: {
    yaw: 28,
    pitch: 10,
    ground: 'wall',
    span: 0.7,
    draw: (s) => {
      extruded(s, front([20, -60, 20]), rounded(0, 0, 380, 500, 20), 60, m.lacquered('#8f9497'));
      extruded(s, front([0, -170, 60]), rounded(0, 0, 420, 480, 34), 110, m.plastic('#f4f4f2'), {
        edge: 0.9,
      });
      s.drawOn(
        front([0, -170.5, 60]),
        screen(140, 300, 140, 90) +
          rect(0, 150, 420, 3, '#c9c9c5') +
          circle(210, 220, 16, '#e3e3df') +
          circle(210, 220, 9, '#3fa35c'),
      );
      for (const [i, x] of [70, 130, 190, 290, 340].entries()) {
        cylinder(s, [x, -110, 26], 17, 34, m.black);
        tube(
          s,
          [
            [x, -110, 30],
            [x, -110, -70 - (i % 2) * 16],
          ],
          9,
          m.plain(i === 2 ? '#c0392b' : '#2b2d2f', 0.3),
          { castsNoShadow: true },
        );
      }
    },
  },
  wallbox: {
    yaw: 26,
    pitch: 9,
    ground: 'wall',
    span: 0.8,
    draw: (s) => {
      extruded(s, front([0, -110, 0]), rounded(0, 0, 260, 380, 46), 110, m.plastic('#f5f5f3'), { edge: 0.9 });
      s.drawOn(
        front([0, -110.5, 0]),
        rect(
          26,
          40,
          208,
          300,
          linear(
            [0, 1],
            [0.7, 0],
            [
              [0, '#3a3d41'],
              [0.5, '#202225'],
              [1, '#141517'],
            ],
          ),
          { rx: 30 },
        ) +
          path('M26 310C26 330 40 340 56 340H180L70 40H56C40 40 26 54 26 70Z', '#fff', {
            fillOpacity: 0.07,
          }) +
          rect(70, 286, 120, 9, '#46d07e', { rx: 4.5 }) +
          path('M138 236L108 184H128L120 146L154 202H132Z', '#e9eceb') +
          circle(130, 96, 26, 'none', { stroke: '#7d8286', strokeWidth: 4 }),
      );
      const cord = m.plain('#2a2c2e', 0.4);
      tube(
        s,
        [
          [200, -90, 10],
          [200, -90, -60],
          [260, -110, -240],
          [90, -120, -300],
          [-60, -120, -180],
          [30, -130, -90],
          [180, -130, -130],
          [240, -130, -250],
          [360, -130, -210],
          [380, -130, -80],
          [380, -140, 40],
        ],
        11,
        cord,
        { bend: 90 },
      );
      tube(
        s,
        [
          [380, -140, 30],
          [380, -140, 110],
          [360, -160, 170],
        ],
        22,
        m.plastic('#2f3235'),
        { bend: 60 },
      );
      cylinder(s, [358, -216, 182], 34, 60, m.plastic('#2f3235'), { axis: 'y' });
      s.drawOn(
        front([358, -216.5, 182]),
        circle(0, 0, 27, '#111') +
          (
            [
              [-12, 9],
              [12, 9],
              [0, 13],
              [-8, -9],
              [8, -9],
            ] as Point[]
          )
            .map(([x, y]) => circle(x, y, 4.4, '#c9ced1'))
            .join(''),
      );
    },
  },
};
