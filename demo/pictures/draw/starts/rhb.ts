import type { Material } from '../Material.ts';
import * as m from '../materials.ts';
import { box } from '../solids/box.ts';
import { extruded } from '../solids/extruded.ts';
import { rectangle } from '../solids/face.ts';
import { masonry } from '../solids/masonry.ts';
import { front, type Place, type Point } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { linear, path, polygon, rect } from '../svg.ts';
import { forest, glow, jagged, mist, ridge, sky, startHeight, startWidth } from './landscape.ts';
import { massif } from './massif.ts';
import { scene, solids } from './scene.ts';

const stone: Material = {
  ...m.rock('#c9bda8', 5),
  relief: { frequency: [0.09, 0.09], height: 1.8, octaves: 3, seed: 5 },
};

const arch = (x: number, y: number, r: number): Point[] =>
  Array.from({ length: 25 }, (_, i): Point => {
    const a = Math.PI - (i / 24) * Math.PI;
    return [x + r * Math.cos(a), y + r * Math.sin(a)];
  });

/** A viaduct of eight slender arches; its ground falls away below. */
function viaduct(s: Stage): void {
  const [arches, span, pier, high, depth] = [9, 13000, 3000, 27000, 4400];
  const base = -40000;
  const width = pier + arches * (span + pier);
  const outline: Point[] = [[0, base]];
  for (let i = 0; i < arches; i++) {
    const x = pier + i * (span + pier);
    outline.push([x - 200, base], ...arch(x + span / 2, high - 9300, span / 2), [x + span + 200, base]);
  }
  outline.push([width, base], [width, high], [0, high]);
  extruded(s, front([0, 0, 0]), outline, depth, stone, { edge: 0.1, castsNoShadow: true });
  masonry(s, front([0, -10, 0]), outline, 1150, 4, '#6b6152');
  for (let i = 0; i < arches; i++) {
    const x = pier + i * (span + pier);
    const ring: Point[] = [
      ...arch(x + span / 2, high - 9300, span / 2 + 1100),
      ...arch(x + span / 2, high - 9300, span / 2).toReversed(),
    ];
    s.drawOn(
      front([0, -20, 0]),
      path(polygon(ring), '#ddd2bd', {
        fillOpacity: 0.85,
        stroke: '#5b5245',
        strokeWidth: 110,
        strokeOpacity: 0.5,
      }),
    );
  }
  box(s, [-400, -700, high], [width + 800, depth + 1400, 700], stone, { edge: 0.5, castsNoShadow: true });
  train(s, [58000, 1300, high + 1100]);
  box(s, [-400, -700, high + 700], [width + 800, 500, 1300], stone, { edge: 0.5, castsNoShadow: true });
  masonry(s, front([-400, -710, high + 700]), rectangle(width + 800, 1300), 650, 8, '#6b6152');
}

/** A locomotive and three coaches. */
function train(s: Stage, [x, y, z]: Place): void {
  const red = m.lacquered('#c9262c');
  for (let i = 0; i < 4; i++) {
    const from = x + i * 17600;
    const long = i === 3 ? 14500 : 16800;
    box(s, [from, y, z], [long, 2500, 3300], red, { edge: 0.5, castsNoShadow: true });
    box(s, [from + 150, y + 150, z + 3300], [long - 300, 2200, 350], m.lacquered('#8d9296'), {
      edge: 0.5,
      castsNoShadow: true,
    });
    const count = i === 3 ? 3 : 9;
    const wide = (long - 1800) / count;
    s.drawOn(
      front([from, y - 10, z]),
      rect(0, 0, long, 420, '#3d3a38') +
        rect(0, 3050, long, 150, '#f2eee6', { fillOpacity: 0.5 }) +
        Array.from({ length: count }, (_, k) =>
          rect(
            900 + k * wide,
            1500,
            wide * 0.72,
            1050,
            linear(
              [0, 1],
              [1, 0],
              [
                [0, '#e3edf0'],
                [0.5, '#8fa5af'],
                [1, '#4d626c'],
              ],
            ),
            { rx: 120 },
          ),
        ).join(''),
    );
  }
}

/** Rock and forest of a gorge, below a line. */
function slope(line: readonly Point[], seed: number, colors: readonly [string, string]): string {
  const edge = jagged(line, 0.14, seed, 5);
  return path(
    polygon([...edge, [edge.at(-1)![0], startHeight + 20], [edge[0]![0], startHeight + 20]]),
    linear(
      [0, 0],
      [0, 1],
      [
        [0, colors[0]],
        [1, colors[1]],
      ],
    ),
  );
}

/** A stone viaduct over an alpine valley. */
export const rhb = (): string =>
  scene([
    sky([
      [0, '#8fb2c9'],
      [0.4, '#cfdfe4'],
      [0.7, '#f5ecdc'],
      [1, '#efe3cc'],
    ]),
    glow(1750, 330, 900, '#fff6e2', 0.9),
    massif({
      seed: 7,
      from: -60,
      to: 2460,
      foot: 690,
      height: 600,
      crest: [
        [0, 0.62],
        [0.12, 0.86],
        [0.2, 0.7],
        [0.32, 0.98],
        [0.4, 0.82],
        [0.52, 1.08],
        [0.62, 0.75],
        [0.74, 0.9],
        [0.86, 0.66],
        [1, 0.86],
      ],
      rock: '#b6aea6',
      snow: '#fdfbf6',
      shade: '#6c8097',
      haze: '#e9e6dc',
      snowline: 0.46,
      hazes: [0.26, 1],
      light: [0.72, -0.4, 0.56],
    }),
    massif({
      seed: 16,
      from: -60,
      to: 2460,
      foot: 760,
      height: 360,
      crest: [
        [0, 0.95],
        [0.18, 0.9],
        [0.36, 0.55],
        [0.56, 0.6],
        [0.8, 0.75],
        [1, 1],
      ],
      rock: '#8fa48f',
      snow: '#8fa48f',
      shade: '#516c74',
      haze: '#dfe2d2',
      snowline: 2,
      hazes: [0.18, 1],
      light: [0.72, -0.4, 0.56],
    }),
    mist(470, 300, '#f6efe0', 0.7),
    ridge({
      line: [
        [-60, 520],
        [500, 590],
        [1100, 640],
        [1750, 560],
        [2460, 460],
      ],
      seed: 23,
      crest: '#738c7a',
      haze: '#b9c4a8',
      foot: 900,
      roughness: 0.1,
    }),
    forest(
      [
        [-40, 560],
        [420, 610],
        [900, 660],
      ],
      190,
      [50, 105],
      '#5a7867',
      5,
    ),
    forest(
      [
        [1300, 650],
        [1800, 590],
        [2440, 510],
      ],
      210,
      [50, 110],
      '#587666',
      6,
    ),
    slope(
      [
        [-20, 690],
        [500, 770],
        [1000, 850],
        [1500, 830],
        [2000, 740],
        [2420, 640],
      ],
      3,
      ['#8a9a6f', '#5b6f4e'],
    ),
    solids({ yaw: -20, pitch: 4, scale: 0.0143, at: [150, 668] }, viaduct, false),
    mist(760, 240, '#e9ead9', 0.5),
    forest(
      [
        [400, 960],
        [900, 990],
        [1500, 985],
        [1900, 940],
      ],
      120,
      [60, 120],
      '#4f6e58',
      21,
    ),
    slope(
      [
        [-20, 760],
        [160, 800],
        [380, 900],
        [640, 985],
        [900, 1010],
      ],
      13,
      ['#76895d', '#44583d'],
    ),
    slope(
      [
        [1420, 1010],
        [1700, 960],
        [1980, 880],
        [2200, 770],
        [2420, 700],
      ],
      17,
      ['#76895d', '#44583d'],
    ),
    forest(
      [
        [-20, 820],
        [200, 880],
        [520, 980],
      ],
      44,
      [110, 260],
      '#456650',
      8,
    ),
    forest(
      [
        [1800, 990],
        [2100, 890],
        [2420, 790],
      ],
      54,
      [110, 260],
      '#456650',
      9,
    ),
    rect(
      0,
      0,
      startWidth,
      startHeight,
      linear(
        [1, 0],
        [0, 0.4],
        [
          [0, '#fff1cf', 0.22],
          [0.5, '#fff1cf', 0],
          [1, '#2d3b4a', 0.14],
        ],
      ),
    ),
  ]);
