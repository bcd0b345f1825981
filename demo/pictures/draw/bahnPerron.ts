import type { Drawings } from './Drawing.ts';
import * as m from './materials.ts';
import { box } from './solids/box.ts';
import { extruded } from './solids/extruded.ts';
import { glass } from './solids/glass.ts';
import { ballast } from './solids/track.ts';
import { tube } from './solids/tube.ts';
import { cylinder, turned } from './solids/turned.ts';
import { front, right, top, type Place } from './space.ts';
import type { Stage } from './Stage.ts';
import { circle, linear, path, radial, rect } from './svg.ts';

const asphalt = m.rough('#75777a', 0.8, 0.2);

/** A platform slab with its white line and ribs for the blind, the edge at the front. */
function platform(s: Stage, [x, y, z]: Place, w: number, d: number, h: number): void {
  box(s, [x, y, z], [w, d, h], m.concrete('#c3c1bc', 4), { edge: 0.4, top: asphalt });
  box(s, [x, y - 40, z + h - 60], [w, 340, 60], m.concrete('#d5d3ce', 7), { edge: 0.6 });
  const rib = Array.from({ length: 5 }, (_, i) => rect(0, 352 + i * 50, w, 24, '#f4f3ef')).join('');
  s.drawOn(
    top([x, y, z + h + 0.5]),
    rect(0, 640, w, 130, '#fbfaf6') + rect(0, 330, w, 290, '#f4f3ef', { fillOpacity: 0.22 }) + rib,
  );
}

export const bahnPerron: Drawings = {
  perrondach: {
    yaw: 30,
    pitch: 9,
    span: 0.88,
    draw: (s) => {
      platform(s, [-600, 0, 0], 7200, 3000, 300);
      for (const x of [200, 2800, 5400]) {
        box(s, [x, 1650, 300], [160, 160, 2650], m.darkSteel, { edge: 0.4 });
        extruded(
          s,
          { at: [x + 160, 1730, 2950], u: [0, 1, 0], v: [0, 0, 1] },
          [
            [-1500, 330],
            [-1500, 250],
            [-80, -300],
            [80, -300],
            [1300, 150],
            [1300, 230],
          ],
          120,
          m.darkSteel,
          { edge: 0.4 },
        );
      }
      extruded(
        s,
        right([6600, 0, 3200]),
        [
          [50, 130],
          [1730, 0],
          [3200, 90],
          [3200, 300],
          [1730, 210],
          [50, 340],
        ],
        7200,
        m.larch('v', 5),
        { edge: 0.5, cut: m.lacquered('#5b6064') },
      );
      extruded(
        s,
        right([6640, 0, 3200]),
        [
          [0, 330],
          [1730, 200],
          [3250, 290],
          [3250, 350],
          [1730, 260],
          [0, 390],
        ],
        7280,
        m.lacquered('#8f979c'),
        { edge: 0.6 },
      );
    },
  },
  wartehaeuschen: {
    yaw: 28,
    pitch: 12,
    span: 0.84,
    draw: (s) => {
      box(s, [-200, -200, 0], [4000, 2000, 90], m.concrete('#c9c7c2', 4), { edge: 0.4 });
      const clear = { low: '#b9cbd1', high: '#eaf1f3' };
      for (const x of [0, 1160, 2320, 3480])
        box(s, [x, 1440, 90], [80, 80, 2260], m.darkSteel, { edge: 0.4 });
      for (let i = 0; i < 3; i++)
        glass(s, front([80 + i * 1160, 1450, 220]), 1080, 1980, { ...clear, opacity: 0.85 });
      for (let i = 2; i >= 0; i--)
        box(s, [500, 900 + i * 130, 500], [2400, 110, 50], m.larch('u', 5 + i), { edge: 0.5 });
      for (const x of [700, 2600]) box(s, [x, 960, 90], [70, 240, 410], m.darkSteel, { edge: 0.3 });
      glass(s, { at: [80, 1440, 220], u: [0, -1, 0], v: [0, 0, 1] }, 1300, 1980, clear);
      box(s, [0, 40, 90], [80, 80, 2260], m.darkSteel, { edge: 0.4 });
      glass(s, right([3560, 140, 220]), 1300, 1980, { ...clear, opacity: 0.72 });
      box(s, [3480, 40, 90], [80, 80, 2260], m.darkSteel, { edge: 0.4 });
      box(s, [-160, -160, 2350], [3900, 1840, 130], m.lacquered('#5d6367'), { edge: 0.7 });
      s.drawOn(front([-160, -160.5, 2350]), rect(0, 40, 3900, 50, '#c8342b'));
    },
  },
  perronkante: {
    yaw: 34,
    pitch: 26,
    span: 0.86,
    draw: (s) => {
      platform(s, [0, 0, 0], 2400, 1700, 550);
      s.drawOn(front([0, -40.5, 490]), [800, 1600].map((x) => rect(x, 0, 6, 60, '#6b6862')).join(''));
      s.drawOn(
        front([0, -0.5, 0]),
        [1200].map((x) => rect(x, 0, 8, 490, '#6b6862', { fillOpacity: 0.5 })).join(''),
      );
      box(s, [0, -900, 0], [2400, 860, 60], ballast(), { edge: 0 });
      tube(
        s,
        [
          [0, -420, 130],
          [2400, -420, 130],
        ],
        34,
        m.steel,
        { castsNoShadow: true },
      );
      box(
        s,
        [0, -480, 60],
        [2400, 120, 20],
        { color: '#6d5646', gloss: 0.2 },
        { edge: 0.3, castsNoShadow: true },
      );
    },
  },
  perronbank: {
    yaw: 28,
    pitch: 16,
    span: 0.82,
    draw: (s) => {
      for (const x of [160, 900, 1640]) {
        box(s, [x, 60, 0], [50, 420, 16], m.darkSteel, { edge: 0.4 });
        extruded(
          s,
          right([x + 50, 0, 0]),
          [
            [240, 16],
            [300, 16],
            [310, 380],
            [480, 400],
            [560, 800],
            [520, 800],
            [440, 430],
            [40, 410],
            [40, 380],
            [240, 370],
          ],
          50,
          m.darkSteel,
          { edge: 0.4 },
        );
      }
      for (let i = 5; i >= 0; i--)
        box(s, [0, 462 + i * 12, 470 + i * 58], [1850, 22, 48], m.oak('u', 5 + i * 3), { edge: 0.5 });
      for (let i = 6; i >= 0; i--)
        box(s, [0, 30 + i * 60, 412], [1850, 50, 30], m.oak('u', 31 + i * 3), { edge: 0.5 });
      for (const x of [560, 1260])
        tube(
          s,
          [
            [x, 440, 560],
            [x, 60, 600],
            [x, 60, 440],
          ],
          13,
          m.steel,
          { bend: 40, castsNoShadow: true },
        );
    },
  },
  fahrgastanzeige: {
    yaw: 26,
    pitch: -6,
    ground: 'air',
    span: 0.82,
    draw: (s) => {
      for (const x of [260, 1240])
        tube(
          s,
          [
            [x, 90, 500],
            [x, 90, 980],
          ],
          22,
          m.galvanised,
          { castsNoShadow: true },
        );
      box(s, [120, 30, 960], [1260, 120, 30], m.galvanised, { edge: 0.5 });
      box(s, [0, 0, 0], [1500, 180, 560], m.lacquered('#24507f'), { edge: 0.6 });
      let text = rect(
        40,
        40,
        1420,
        480,
        linear(
          [0, 1],
          [1, 0],
          [
            [0, '#173f80'],
            [1, '#0d2a5c'],
          ],
        ),
        { rx: 8 },
      );
      for (let i = 0; i < 4; i++) {
        const y = 412 - i * 116;
        text +=
          rect(80, y, 130, 44, '#fff', { rx: 4 }) +
          rect(250, y, 90, 44, i === 1 ? '#f2c230' : '#d6342b', { rx: 6 }) +
          rect(390, y, 520 - ((i * 137) % 240), 44, '#fff', { rx: 4 }) +
          rect(1340, y, 60, 44, '#fff', { rx: 4 }) +
          rect(80, y - 36, 1340, 3, '#5d7fb4');
      }
      s.drawOn(front([0, -0.5, 0]), text + path('M40 520H700L300 40H40Z', '#fff', { fillOpacity: 0.07 }));
    },
  },
  stationsschild: {
    yaw: 26,
    pitch: 9,
    span: 0.84,
    draw: (s) => {
      for (const x of [260, 2140]) {
        cylinder(s, [x, 60, 0], 120, 30, m.galvanised);
        tube(
          s,
          [
            [x, 60, 20],
            [x, 60, 1840],
          ],
          44,
          m.galvanised,
          { sides: 40 },
        );
      }
      box(s, [0, 0, 1180], [2400, 40, 560], m.lacquered('#1f4f93'), { edge: 0.7 });
      s.drawOn(
        front([0, -0.5, 1180]),
        rect(
          24,
          24,
          2352,
          512,
          linear(
            [0, 1],
            [1, 0],
            [
              [0, '#2a60ac'],
              [1, '#173f7c'],
            ],
          ),
          { rx: 10, stroke: '#fff', strokeWidth: 10 },
        ) + rect(330, 210, 1740, 140, '#fff', { rx: 14 }),
      );
    },
  },
  perronleuchte: {
    yaw: 26,
    pitch: 8,
    span: 0.86,
    draw: (s) => {
      cylinder(s, [0, 0, 0], 170, 30, m.darkSteel);
      turned(
        s,
        [0, 0, 30],
        [
          [90, 0],
          [90, 500],
          [70, 540],
          [46, 3600],
          [0, 3600],
        ],
        m.darkSteel,
      );
      tube(
        s,
        [
          [0, 0, 3560],
          [0, 0, 3840],
          [420, 0, 3900],
          [620, 0, 3900],
        ],
        36,
        m.darkSteel,
        { bend: 300, castsNoShadow: true },
      );
      extruded(
        s,
        right([1240, -140, 3850]),
        [
          [30, 0],
          [250, 0],
          [280, 40],
          [200, 100],
          [80, 100],
          [0, 40],
        ],
        720,
        m.lacquered('#5d6367'),
        { edge: 0.6 },
      );
      const [x, y] = s.project([900, 0, 3840]);
      s.draw(
        circle(
          x,
          y,
          300,
          radial([0.5, 0.5], 0.5, [
            [0, '#fff0c4', 0.95],
            [0.4, '#ffe7ad', 0.4],
            [1, '#ffe7ad', 0],
          ]),
        ),
      );
      s.drawOn(front([520, -141, 3850]), rect(20, 2, 680, 22, '#fff7dc', { rx: 8 }));
    },
  },
  billettautomat: {
    yaw: 28,
    pitch: 11,
    span: 0.8,
    draw: (s) => {
      box(s, [-30, -30, 0], [760, 560, 60], m.darkSteel, { edge: 0.4 });
      box(s, [0, 0, 60], [700, 500, 1740], m.lacquered('#1f4f93'), { edge: 0.6 });
      box(s, [0, -20, 1640], [700, 24, 160], m.lacquered('#cf2f26'), { edge: 0.6 });
      box(s, [40, -16, 360], [620, 20, 1220], m.lacquered('#dcdedf'), { edge: 0.6 });
      const line = (y: number, w: number) => rect(110, y, w, 22, '#fff', { rx: 4, fillOpacity: 0.9 });
      s.drawOn(
        front([40, -16.5, 360]),
        rect(60, 690, 500, 420, '#17191b', { rx: 12 }) +
          rect(
            84,
            714,
            452,
            372,
            linear(
              [0, 1],
              [1, 0],
              [
                [0, '#2d6cb0'],
                [1, '#123a6b'],
              ],
            ),
            { rx: 4 },
          ) +
          line(1030, 300) +
          [0, 1, 2]
            .map((i) =>
              rect(110 + i * 138, 830, 120, 160, i === 0 ? '#f2c230' : '#ffffff', {
                rx: 8,
                fillOpacity: i === 0 ? 1 : 0.85,
              }),
            )
            .join('') +
          line(760, 200) +
          path('M84 1086H360L180 714H84Z', '#fff', { fillOpacity: 0.08 }) +
          rect(80, 470, 170, 150, '#2b2d30', { rx: 8 }) +
          [0, 1, 2, 3, 4, 5, 6, 7, 8]
            .map((i) => rect(96 + (i % 3) * 48, 484 + Math.floor(i / 3) * 44, 38, 34, '#c9ced1', { rx: 4 }))
            .join('') +
          rect(320, 560, 220, 26, '#2b2d30', { rx: 6 }) +
          rect(320, 500, 220, 10, '#3fa35c', { rx: 5 }) +
          rect(80, 90, 460, 200, '#2b2d30', { rx: 14 }) +
          rect(
            100,
            110,
            420,
            150,
            linear(
              [0, 1],
              [0, 0],
              [
                [0, '#0b0c0d'],
                [1, '#54595d'],
              ],
            ),
            { rx: 8 },
          ),
      );
    },
  },
};
