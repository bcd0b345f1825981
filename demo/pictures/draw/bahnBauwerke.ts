import type { Drawings } from './Drawing.ts';
import type { Material } from './Material.ts';
import * as m from './materials.ts';
import { box } from './solids/box.ts';
import { arc, extruded } from './solids/extruded.ts';
import { face, rectangle } from './solids/face.ts';
import { glass } from './solids/glass.ts';
import { masonry } from './solids/masonry.ts';
import { ballast, rail, sleeperWood } from './solids/track.ts';
import { tube } from './solids/tube.ts';
import { front, right, top, type Place, type Point } from './space.ts';
import { linear, path, polygon, radial, rect } from './svg.ts';

const limestone = (seed: number): Material => ({
  ...m.rock('#b9b0a0', seed),
  relief: { frequency: [0.03, 0.035], height: 2.6, octaves: 4, seed },
});

const unitLean = (back: number, up: number): Place => [
  0,
  back / Math.hypot(back, up),
  up / Math.hypot(back, up),
];

export const bahnBauwerke: Drawings = {
  viadukt: {
    yaw: 26,
    pitch: 12,
    span: 0.9,
    draw: (s) => {
      const [span, pier, h, r] = [1500, 420, 3300, 750];
      const outline: Point[] = [];
      for (let i = 0; i < 3; i++) {
        const x = pier + i * (span + pier);
        outline.push([x - 40, 0], ...arc(x + r, h - 1050, r, 180, 0, 28), [x + span + 40, 0]);
      }
      const width = pier + 3 * (span + pier);
      const profile: Point[] = [[-40, 0], ...outline, [width + 40, 0], [width, h], [0, h]];
      extruded(s, front([0, 0, 0]), profile, 700, limestone(3), { edge: 0.1 });
      masonry(s, front([0, -1, 0]), profile, 150, 4);
      for (let i = 0; i < 3; i++) {
        const x = pier + i * (span + pier);
        const vault = [...arc(x + r, h - 1050, r + 150, 180, 0, 22), ...arc(x + r, h - 1050, r, 0, 180, 22)];
        const joints = Array.from({ length: 23 }, (_, k) => {
          const a = (k / 22) * Math.PI;
          return path(
            `M${x + r + Math.cos(a) * r} ${h - 1050 + Math.sin(a) * r}L${x + r + Math.cos(a) * (r + 150)} ${h - 1050 + Math.sin(a) * (r + 150)}`,
            'none',
            { stroke: '#4c463d', strokeOpacity: 0.6, strokeWidth: 9 },
          );
        }).join('');
        s.drawOn(
          front([0, -1.5, 0]),
          path(polygon(vault), '#cfc5b2', {
            fillOpacity: 0.85,
            stroke: '#4c463d',
            strokeOpacity: 0.5,
            strokeWidth: 9,
          }) + joints,
        );
      }
      box(s, [-60, -60, h], [width + 120, 820, 110], limestone(9), { edge: 0.5 });
      box(s, [-60, 620, h + 110], [width + 120, 120, 190], limestone(11), { edge: 0.3 });
      for (const y of [420, 260])
        tube(
          s,
          [
            [-60, y, h + 170],
            [width + 60, y, h + 170],
          ],
          20,
          m.steel,
          { castsNoShadow: true },
        );
      box(s, [-60, -60, h + 110], [width + 120, 120, 190], limestone(13), { edge: 0.5 });
      masonry(s, front([-60, -61, h + 110]), rectangle(width + 120, 190), 95, 8);
      masonry(s, right([width + 1, 0, 0]), rectangle(700, h), 150, 7);
    },
  },
  stuetzmauer: {
    yaw: 30,
    pitch: 16,
    span: 0.86,
    draw: (s) => {
      const profile: Point[] = [
        [0, 0],
        [700, 0],
        [700, 1900],
        [340, 1900],
      ];
      extruded(s, right([4200, 0, 0]), profile, 4200, m.rock('#a49b8b', 5), { edge: 0 });
      const lean = unitLean(340, 1900);
      masonry(
        s,
        { at: [0, 0, 0], u: [1, 0, 0], v: lean },
        rectangle(4200, Math.hypot(340, 1900)),
        230,
        6,
        '#3f3a33',
      );
      masonry(s, right([4201, 0, 0]), profile, 230, 9, '#3f3a33');
      box(s, [-60, 290, 1900], [4320, 470, 130], m.granite('#b9b3a8', '#5c564d', 5), { edge: 0.5 });
      for (let i = 0; i < 8; i++)
        tube(
          s,
          [
            [200 + i * 545, 520, 2030],
            [200 + i * 545, 520, 2760],
          ],
          22,
          m.galvanised,
          { castsNoShadow: true },
        );
      for (const z of [2400, 2740])
        tube(
          s,
          [
            [200, 520, z],
            [4015, 520, z],
          ],
          22,
          m.galvanised,
          { castsNoShadow: true },
        );
    },
  },
  tunnel: {
    yaw: 22,
    pitch: 13,
    span: 0.88,
    draw: (s) => {
      const [w, h, r] = [8400, 6200, 1900];
      const mouth = [[w / 2 - r, 0] as Point, ...arc(w / 2, 2900, r, 180, 0, 36), [w / 2 + r, 0] as Point];
      box(s, [-500, 0, 0], [w + 1000, 3000, h - 300], m.rough('#7f8a5c', 4, 0.05), { edge: 0 });
      extruded(
        s,
        { at: [-700, 300, h - 400], u: [1, 0, 0], v: [0, 0, 1] },
        [
          [0, 0],
          [w + 1400, 0],
          [w + 700, 1300],
          [w * 0.55, 2100],
          [1400, 1500],
          [300, 700],
        ],
        2600,
        m.rough('#7d9060', 5, 0.04, 8),
        { edge: 0 },
      );
      extruded(
        s,
        front([0, -600, 0]),
        [[0, 0], ...mouth, [w, 0], [w, h - 600], [w * 0.76, h], [w * 0.24, h], [0, h - 600]],
        700,
        limestone(5),
        { edge: 0.1 },
      );
      const outline: Point[] = [
        [0, 0],
        ...mouth,
        [w, 0],
        [w, h - 600],
        [w * 0.76, h],
        [w * 0.24, h],
        [0, h - 600],
      ];
      s.drawWithin(polygon(mouth.map(([a, b]) => s.project([a, -600, b]))), () => {
        s.drawOn(
          front([0, -600, 0]),
          rect(
            0,
            0,
            w,
            h,
            radial([0.47, 0.24], 0.36, [
              [0, '#0b0c0d'],
              [0.5, '#191a1b'],
              [1, '#4c473f'],
            ]),
          ),
        );
        s.drawOn(top([0, -600, 60]), rect(0, 0, w, 1200, '#1f1e1c'));
        s.drawOn(
          { at: [w / 2 - r, -600, 0], u: [0, 1, 0], v: [0, 0, 1] },
          rect(
            0,
            0,
            2400,
            2900,
            linear(
              [0, 0],
              [1, 0],
              [
                [0, '#6b6356'],
                [1, '#17171a'],
              ],
            ),
          ),
        );
      });
      masonry(s, front([0, -601, 0]), outline, 330, 5, '#4a443b');
      const vault = [...arc(w / 2, 2900, r + 480, 180, 0, 15), ...arc(w / 2, 2900, r, 0, 180, 15)];
      s.drawOn(
        front([0, -602, 0]),
        path(polygon(vault), '#d2c8b6', {
          fillOpacity: 0.9,
          stroke: '#4a443b',
          strokeWidth: 24,
          strokeOpacity: 0.6,
        }) +
          Array.from({ length: 16 }, (_, k) => {
            const a = (k / 15) * Math.PI;
            return path(
              `M${w / 2 + Math.cos(a) * r} ${2900 + Math.sin(a) * r}L${w / 2 + Math.cos(a) * (r + 480)} ${2900 + Math.sin(a) * (r + 480)}`,
              'none',
              { stroke: '#4a443b', strokeOpacity: 0.7, strokeWidth: 22 },
            );
          }).join('') +
          path(
            `M${w / 2 - 190} ${2900 + r - 40}L${w / 2 - 260} ${2900 + r + 640}H${w / 2 + 260}L${w / 2 + 190} ${2900 + r - 40}Z`,
            '#dcd3c3',
            { stroke: '#4a443b', strokeWidth: 22, strokeOpacity: 0.7 },
          ),
      );
      extruded(
        s,
        front([0, -760, h - 700]),
        [
          [-100, 0],
          [w * 0.24, 640],
          [w * 0.76, 640],
          [w + 100, 0],
          [w + 100, 260],
          [w * 0.76, 900],
          [w * 0.24, 900],
          [-100, 260],
        ],
        300,
        limestone(9),
        { edge: 0.4 },
      );
      box(s, [1600, -3200, 0], [5200, 2580, 60], ballast(6), { edge: 0 });
      for (let i = 0; i < 4; i++)
        box(s, [w / 2 - 950, -1000 - i * 620, 60], [1900, 260, 60], sleeperWood(i + 3), {
          edge: 0.2,
          castsNoShadow: true,
        });
      for (const x of [w / 2 - 500, w / 2 + 500])
        rail(
          s,
          [
            [x, -3200, 120],
            [x, -620, 120],
          ],
          1.3,
        );
    },
  },
  bahnbruecke: {
    yaw: 30,
    pitch: 13,
    span: 0.9,
    draw: (s) => {
      const paint = m.lacquered('#5f7a76');
      const [length, depth, h, n] = [8000, 2200, 1500, 8];
      const bay = length / n;
      for (const x of [-300, length - 500]) {
        box(s, [x, -200, -1200], [800, depth + 400, 1100], limestone(5 + x), { edge: 0.3 });
        masonry(s, front([x, -201, -1200]), rectangle(800, 1100), 220, 6);
        masonry(s, right([x + 801, -200, -1200]), rectangle(depth + 400, 1100), 220, 8);
      }
      const truss = (y: number) => {
        const bar = (from: Place, to: Place, thick: number) =>
          tube(s, [from, to], thick, paint, { sides: 4 });
        for (let i = 0; i < n; i++) {
          const x = i * bay;
          bar([x, y, 60], i < n / 2 ? [x + bay, y, h] : [x + bay, y, 60], 50);
          if (i < n / 2) {
            if (i > 0) bar([x, y, 60], [x, y, h], 40);
          }
          if (i >= n / 2) {
            bar([x, y, h], [x + bay, y, 60], 50);
            bar([x, y, 60], [x, y, h], 40);
          }
        }
        box(s, [-100, y - 80, -60], [length + 200, 160, 160], paint, { edge: 0.6 });
        box(s, [bay, y - 80, h - 80], [length - 2 * bay, 160, 160], paint, { edge: 0.6 });
      };
      truss(depth);
      for (let x = 120; x < length; x += 520)
        box(s, [x, 150, 100], [240, depth - 300, 90], sleeperWood(x), { edge: 0.2, castsNoShadow: true });
      for (const y of [depth / 2 + 500, depth / 2 - 500]) {
        box(
          s,
          [-300, y - 50, 190],
          [length + 600, 100, 110],
          { color: '#94867b', gloss: 0.5, metal: 0.4 },
          { edge: 0.9, castsNoShadow: true },
        );
      }
      truss(0);
    },
  },
  unterfuehrung: {
    yaw: -36,
    pitch: 36,
    span: 0.86,
    draw: (s) => {
      const [w, d, h] = [6600, 3400, 1900];
      const hole: Point[] = [
        [700, 700],
        [5900, 700],
        [5900, 2700],
        [700, 2700],
      ];
      extruded(s, top([0, 0, h]), rectangle(w, d), h, m.concrete('#cfcdc8', 5), { edge: 0.5 });
      s.drawOn(
        top([0, 0, h + 0.5]),
        rect(40, 40, w - 80, d - 80, '#6f7173', { fillOpacity: 0.5 }) +
          rect(40, 3040, w - 80, 130, '#fbfaf6') +
          rect(560, 560, 5480, 2280, '#d9d7d2'),
      );
      s.drawWithin(polygon(hole.map(([a, b]) => s.project([a, b, h]))), () => {
        const inner = m.concrete('#e3e1dc', 8);
        face(s, front([700, 2700, -3000]), rectangle(5200, h + 3000), inner, { light: 0.95 });
        face(s, { at: [5900, 2700, -3000], u: [0, -1, 0], v: [0, 0, 1] }, rectangle(2000, h + 3000), inner, {
          light: 0.84,
        });
        const steps = 16;
        for (let i = steps - 1; i >= 0; i--) {
          const x = 700 + (i * 5200) / steps;
          const z = h - 175 * (steps - i);
          box(s, [x, 700, -3000], [5200 / steps, 2000, z + 3000], m.concrete('#d8d6d1', 3 + i), {
            edge: 0.9,
            castsNoShadow: true,
          });
          s.drawOn(top([x, 700, z + 1]), rect(6, 0, 46, 2000, '#5b5e61'));
        }
        s.drawOn(
          top([700, 700, h]),
          rect(
            -2600,
            -600,
            8000,
            3200,
            linear(
              [0, 0],
              [1, 0],
              [
                [0, '#17181a', 0.75],
                [0.45, '#17181a', 0.3],
                [1, '#17181a', 0],
              ],
            ),
          ),
        );
        tube(
          s,
          [
            [700, 2620, -1900],
            [5800, 2620, 950],
            [5900, 2620, 2800],
          ],
          34,
          m.steel,
          { castsNoShadow: true },
        );
      });
      const guard = (from: Place, to: Place) => {
        for (const up of [1000, 80])
          tube(
            s,
            [
              [from[0], from[1], h + up],
              [to[0], to[1], h + up],
            ],
            30,
            m.steel,
            { castsNoShadow: true },
          );
        for (let i = 0; i < 5; i++) {
          const [x, y] = [from[0] + ((to[0] - from[0]) * i) / 4, from[1] + ((to[1] - from[1]) * i) / 4];
          tube(
            s,
            [
              [x, y, h],
              [x, y, h + 1000],
            ],
            34,
            m.steel,
            { castsNoShadow: true },
          );
        }
      };
      const clear = { opacity: 0.5 };
      glass(s, front([620, 2780, h + 90]), 5360, 880, clear);
      guard([620, 2780, 0], [5980, 2780, 0]);
      glass(s, { at: [620, 2780, h + 90], u: [0, -1, 0], v: [0, 0, 1] }, 2160, 880, { opacity: 0.4 });
      guard([620, 2780, 0], [620, 620, 0]);
      glass(s, front([620, 620, h + 90]), 5360, 880, { opacity: 0.3 });
      guard([620, 620, 0], [5980, 620, 0]);
    },
  },
};
