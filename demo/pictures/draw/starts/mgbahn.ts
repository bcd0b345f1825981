import { mix } from '../colour.ts';
import { textureOf } from '../Material.ts';
import * as m from '../materials.ts';
import { box } from '../solids/box.ts';
import { extruded } from '../solids/extruded.ts';
import { ballast } from '../solids/track.ts';
import type { Frame, Place, Point } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { group, linear, path, polygon, rect } from '../svg.ts';
import { forest, glow, jagged, mist, ridge, sky, startHeight, startWidth } from './landscape.ts';
import { massif } from './massif.ts';
import { scene, solids } from './scene.ts';

/** A lonely pyramid of rock and snow. */
const peak = (): string =>
  massif({
    seed: 41,
    from: 420,
    to: 2060,
    foot: 740,
    height: 735,
    level: 0.5,
    light: [-0.85, -0.3, 0.42],
    cell: 5,
    crest: [
      [0, 0],
      [0.14, 0.14],
      [0.26, 0.3],
      [0.36, 0.48],
      [0.44, 0.7],
      [0.5, 0.95],
      [0.525, 1.08],
      [0.55, 0.98],
      [0.6, 0.68],
      [0.68, 0.46],
      [0.8, 0.27],
      [0.9, 0.12],
      [1, 0],
    ],
    rock: '#c2b3a2',
    snow: '#ffffff',
    shade: '#5c7089',
    haze: '#eceee8',
    snowline: 0.24,
    hazes: [0.05, 0.9],
  });

const rise = Math.tan((11 * Math.PI) / 180);

/** A train climbing on a rack, and its line. */
function line(s: Stage): void {
  const a = Math.atan(rise);
  const u: Place = [Math.cos(a), 0, Math.sin(a)];
  const v: Place = [-Math.sin(a), 0, Math.cos(a)];
  const along = (x: number, y: number, up: number): Place => [x * u[0] + up * v[0], y, x * u[2] + up * v[2]];
  const frameAt = (x: number, y: number, up: number): Frame => ({ at: along(x, y, up), u, v });
  const piece = (
    x: number,
    y: number,
    up: number,
    long: number,
    deep: number,
    high: number,
    material = m.plain('#999999'),
  ) =>
    extruded(
      s,
      frameAt(x, y, up),
      [
        [0, 0],
        [long, 0],
        [long, high],
        [0, high],
      ],
      deep,
      material,
      { edge: 0.5, castsNoShadow: true },
    );
  piece(-30000, -1500, -1500, 120000, 4600, 1500, {
    ...ballast(4),
    relief: { frequency: [0.14, 0.14], height: 3, octaves: 2, seed: 4 },
  });
  for (let x = -29000; x < 88000; x += 760) piece(x, -700, 0, 260, 2600, 90, m.plain('#6b5544'));
  for (const y of [1300, 90])
    piece(-30000, y, 90, 120000, 110, 150, { color: '#8f8378', gloss: 0.5, metal: 0.4 });
  piece(-30000, 700, 90, 120000, 140, 190, { color: '#6f6a66', gloss: 0.5, metal: 0.4 });
  const coach = (x: number, long: number) => {
    piece(x, -250, 600, long, 2400, 900, m.lacquered('#c42f30'));
    piece(x, -250, 1500, long, 2400, 1500, m.lacquered('#f4f2ed'));
    piece(x, -250, 3000, long, 2400, 260, m.lacquered('#c42f30'));
    piece(x + 200, -50, 3260, long - 400, 2000, 260, m.lacquered('#9a9fa3'));
    const windows = Array.from({ length: 8 }, (_, i) =>
      rect(
        500 + (i * (long - 900)) / 8,
        1640,
        (long - 900) / 8 - 260,
        1160,
        linear(
          [0, 1],
          [1, 0],
          [
            [0, '#e8f1f4'],
            [0.5, '#9db4bf'],
            [1, '#506873'],
          ],
        ),
        { rx: 120 },
      ),
    ).join('');
    s.drawOn(frameAt(x, -255, 0), windows + rect(0, 600, long, 160, '#3d3a38', { fillOpacity: 0.6 }));
    for (const w of [1200, long - 3400]) piece(x + w, -200, 260, 2200, 300, 420, m.plain('#35373a'));
  };
  coach(11600, 16200);
  coach(28200, 16200);
  for (const x of [-6000, 22000, 50000, 78000]) {
    const foot = along(x, 2600, -200);
    box(s, foot, [260, 260, 7400], m.galvanised, { castsNoShadow: true });
    box(s, [foot[0] + 60, 700, foot[2] + 6500], [140, 2000, 140], m.galvanised, { castsNoShadow: true });
  }
  piece(-30000, 700, 6000, 120000, 40, 50, m.plain('#4b4e50'));
}

/** Alpine meadow below a line, with its tufts and stones. */
function meadow(edge: readonly Point[], high: string, low: string, seed: number): string {
  const crest = jagged(edge, 0.05, seed, 5);
  const d = polygon([...crest, [crest.at(-1)![0], startHeight + 20], [crest[0]![0], startHeight + 20]]);
  const grass = textureOf(
    {
      color: high,
      noises: [
        {
          color: mix(low, '#26351f', 0.4),
          frequency: [0.012, 0.05],
          octaves: 4,
          gain: 0.8,
          above: 0.5,
          seed,
        },
        { color: '#f1ecc0', frequency: [0.02, 0.07], octaves: 3, gain: 0.6, above: 0.54, seed: seed + 3 },
      ],
    },
    1,
  )!;
  return (
    grass.def +
    group(
      path(
        d,
        linear(
          [0, 0],
          [0, 1],
          [
            [0, high],
            [1, low],
          ],
        ),
      ),
      { filter: grass.url },
    )
  );
}

/** A rack railway below a pyramid peak. */
export const mgbahn = (): string =>
  scene([
    sky([
      [0, '#5f94bf'],
      [0.4, '#a9cbde'],
      [0.75, '#e6eff0'],
      [1, '#f4f1e6'],
    ]),
    glow(700, 260, 900, '#ffffff', 0.75),
    massif({
      seed: 9,
      from: -60,
      to: 2460,
      foot: 720,
      height: 330,
      crest: [
        [0, 0.8],
        [0.1, 0.95],
        [0.22, 0.6],
        [0.36, 0.5],
        [0.6, 0.5],
        [0.74, 0.9],
        [0.84, 0.7],
        [0.93, 1.05],
        [1, 0.8],
      ],
      rock: '#b4b0ac',
      snow: '#ffffff',
      shade: '#7389a3',
      haze: '#e9ece6',
      snowline: 0.34,
      hazes: [0.3, 0.95],
    }),
    peak(),
    mist(560, 220, '#f3f4ee', 0.75),
    ridge({
      line: [
        [-60, 690],
        [400, 640],
        [900, 700],
        [1400, 690],
        [1900, 620],
        [2460, 560],
      ],
      seed: 12,
      crest: '#8fa28a',
      haze: '#b9c19a',
      foot: 860,
      relief: 8,
      roughness: 0.1,
    }),
    forest(
      [
        [-20, 720],
        [400, 690],
        [640, 720],
      ],
      46,
      [40, 90],
      '#587560',
      3,
    ),
    meadow(
      [
        [-20, 800],
        [500, 800],
        [1000, 745],
        [1408, 650],
        [2420, 400],
      ],
      '#a9b46f',
      '#7d9150',
      5,
    ),
    solids({ yaw: -14, pitch: 9, scale: 0.0235, at: [420, 890] }, line, false),
    meadow(
      [
        [-20, 985],
        [306, 930],
        [860, 806],
        [1408, 684],
        [2420, 424],
      ],
      '#9dac62',
      '#56703b',
      9,
    ),
    forest(
      [
        [-40, 960],
        [100, 960],
        [240, 1000],
      ],
      10,
      [150, 300],
      '#47654d',
      12,
    ),
    forest(
      [
        [2000, 800],
        [2240, 720],
        [2440, 680],
      ],
      16,
      [120, 260],
      '#47654d',
      13,
    ),
    rect(
      0,
      0,
      startWidth,
      startHeight,
      linear(
        [0, 0],
        [1, 0.3],
        [
          [0, '#fff6dc', 0.2],
          [0.5, '#fff1cf', 0],
          [1, '#20354a', 0.14],
        ],
      ),
    ),
  ]);
