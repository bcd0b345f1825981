import type { Drawings } from './Drawing.ts';
import { fan } from './solids/fan.ts';
import * as m from './materials.ts';
import { cabinet } from './solids/cabinet.ts';
import { box } from './solids/box.ts';
import { extruded } from './solids/extruded.ts';
import { tube } from './solids/tube.ts';
import { ball, cylinder, turned } from './solids/turned.ts';
import { front, right, top, type Place, type Point } from './space.ts';
import { circle, linear, rect } from './svg.ts';

export const waermeverteilung: Drawings = {
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
