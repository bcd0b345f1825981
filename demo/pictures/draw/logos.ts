import { circle, el, path, polygon, rect } from './svg.ts';

type Logo = {
  name: string;
  /** A second line below the name. */
  line?: string;
  color: string;
  /** Drawn in a square of 100, its axis going down. */
  mark: string;
  font?: string;
  weight?: number;
  spacing?: number;
  size?: number;
};

const [width, height] = [900, 360];

/** A symbol beside a name, on white. */
function logo({
  name,
  line,
  color,
  mark,
  font = 'URW Gothic',
  weight = 600,
  spacing = 0,
  size = 82,
}: Logo): () => string {
  return () => {
    const letters = [...name].length;
    // Letters of these typefaces are about 0.57 of their size wide.
    const fitted = Math.min(size, 560 / (letters * (0.57 + spacing / 100)));
    const text = (content: string, y: number, fontSize: number, more: Record<string, string | number>) =>
      el('text', { x: 296, y, fontFamily: `${font}, DejaVu Sans, sans-serif`, fontSize, ...more }, content);
    return el(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
      rect(0, 0, width, height, '#ffffff') +
        `<g transform="translate(56 80) scale(2)">${mark}</g>` +
        text(name, line ? 186 : 180 + fitted * 0.34, fitted, {
          fontWeight: weight,
          fill: color,
          letterSpacing: (fitted * spacing) / 100,
        }) +
        (line ? text(line, 244, 34, { fontWeight: 400, fill: '#5f5b53', letterSpacing: 3 }) : ''),
    );
  };
}

const stroke = (color: string, strokeWidth: number) =>
  ({ stroke: color, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' }) as const;

/** Logos of the demo world's companies, all invented. */
export const logos: Record<string, () => string> = {
  'logo-alpenfenster': logo({
    name: 'Alpenfenster',
    color: '#1f4e6b',
    mark:
      rect(4, 4, 92, 92, '#1f4e6b') +
      rect(13, 13, 74, 74, '#dfeaf0') +
      path('M13 87V66L36 38L50 54L64 34L87 64V87Z', '#1f4e6b') +
      path('M36 38L43 46L36 52L30 45Z M64 34L73 46L64 52L57 44Z', '#ffffff') +
      rect(47, 13, 6, 74, '#ffffff'),
  }),
  'logo-tavolin-tuerenbau': logo({
    name: 'Tavolin',
    line: 'Türenbau',
    color: '#5a3a22',
    font: 'P052',
    weight: 700,
    mark:
      path('M18 96V30C18 12 34 4 50 4S82 12 82 30V96Z', '#5a3a22') +
      path('M30 96V34C30 22 40 16 50 16S70 22 70 34V96Z', '#d9b48a') +
      path('M30 96V34C30 22 40 16 50 16V96Z', '#c49a6b') +
      circle(62, 60, 4, '#5a3a22'),
  }),
  'logo-betonova-linth': logo({
    name: 'BETONOVA',
    line: 'Linth',
    color: '#3e4347',
    weight: 700,
    spacing: 4,
    mark:
      path('M50 4L92 27V73L50 96L8 73V27Z', '#8f9599') +
      path('M50 50L92 27V73L50 96Z', '#5d6367') +
      path('M50 4L92 27L50 50L8 27Z', '#c9cdd0') +
      path('M22 58C32 50 42 66 50 60', 'none', stroke('#ffffff', 5)),
  }),
  'logo-holzbau-emmenried': logo({
    name: 'Emmenried',
    line: 'Holzbau',
    color: '#4d6b2f',
    font: 'URW Bookman',
    weight: 600,
    mark:
      circle(50, 50, 46, '#d9a45f') +
      [38, 30, 22, 14, 7].map((r, i) => circle(48 + i, 51, r, 'none', stroke('#8a5a26', 2.4))).join('') +
      path('M50 4V96', 'none', stroke('#ffffff', 4)) +
      path('M50 4A46 46 0 0 1 50 96Z', '#4d6b2f') +
      polygonOf(
        [
          [72, 20],
          [88, 46],
          [80, 46],
          [92, 66],
          [56, 66],
          [66, 46],
          [58, 46],
        ],
        '#ffffff',
      ),
  }),
  'logo-isolanta-seeland': logo({
    name: 'isolanta',
    line: 'Seeland',
    color: '#d0661c',
    weight: 600,
    mark: [0, 1, 2, 3]
      .map((i) =>
        path(
          `M6 ${22 + i * 20}C20 ${8 + i * 20} 34 ${8 + i * 20} 50 ${22 + i * 20}S80 ${36 + i * 20} 94 ${22 + i * 20}`,
          'none',
          stroke(['#f2b84b', '#e58f2f', '#d0661c', '#9e4512'][i]!, 11),
        ),
      )
      .join(''),
  }),
  'logo-gipsora': logo({
    name: 'gipsora',
    color: '#2a7f8c',
    weight: 600,
    mark:
      rect(8, 8, 40, 40, '#2a7f8c') +
      rect(52, 8, 40, 40, '#7fbcc4') +
      rect(8, 52, 40, 40, '#b9dce0') +
      path('M52 92V72A20 20 0 0 1 72 52H92V92Z', '#155763'),
  }),
  'logo-ceramica-ticinella': logo({
    name: 'Ticinella',
    line: 'Ceramica',
    color: '#a1382c',
    font: 'C059',
    weight: 700,
    mark: [0, 1]
      .flatMap((i) =>
        [0, 1].map(
          (j) =>
            `<g transform="translate(${6 + i * 46} ${6 + j * 46})">${rect(0, 0, 42, 42, (i + j) % 2 ? '#e9d8c4' : '#a1382c')}${path('M21 4C28 14 28 14 38 21C28 28 28 28 21 38C14 28 14 28 4 21C14 14 14 14 21 4Z', (i + j) % 2 ? '#a1382c' : '#e9d8c4')}</g>`,
        ),
      )
      .join(''),
  }),
  'logo-thermalpin': logo({
    name: 'thermalpin',
    color: '#b3261e',
    weight: 600,
    mark:
      path('M4 92L40 30L54 54L66 36L96 92Z', '#2c4a63') +
      path('M50 96C30 96 24 80 32 66C36 58 46 54 44 38C58 46 74 62 70 80C68 90 60 96 50 96Z', '#e2572b') +
      path('M50 96C42 96 38 88 43 80C46 75 50 73 50 66C57 71 63 79 61 87C60 93 56 96 50 96Z', '#f8c14b'),
  }),
  'logo-aerovent-jura': logo({
    name: 'aerovent',
    line: 'Jura',
    color: '#2f6f9f',
    weight: 600,
    mark:
      [0, 120, 240]
        .map((a, i) =>
          path(
            'M50 50C40 30 46 10 66 6C84 4 90 20 80 30C70 38 56 36 50 50Z',
            ['#2f6f9f', '#5f9ec6', '#9cc6e0'][i]!,
            { transform: `rotate(${a} 50 50)` },
          ),
        )
        .join('') +
      circle(50, 50, 7, '#ffffff') +
      circle(50, 50, 4, '#2f6f9f'),
  }),
  'logo-rivora-armaturen': logo({
    name: 'RIVORA',
    line: 'Armaturen',
    color: '#20303c',
    font: 'Nimbus Sans',
    weight: 700,
    spacing: 10,
    mark:
      path('M50 4C66 28 84 44 84 64A34 34 0 0 1 16 64C16 44 34 28 50 4Z', '#2b87a8') +
      path('M50 4C66 28 84 44 84 64A34 34 0 0 1 50 98Z', '#1c6480') +
      path('M32 66A18 18 0 0 0 50 84', 'none', stroke('#ffffff', 6)),
  }),
  'logo-lumetta-licht': logo({
    name: 'lumetta',
    line: 'Licht',
    color: '#2b2b2b',
    weight: 400,
    mark:
      circle(50, 54, 24, '#f5b921') +
      [-80, -50, -20, 10, 40, 70]
        .map((a) =>
          path('M50 18V6', 'none', { ...stroke('#f5b921', 6), transform: `rotate(${a + 5} 50 54)` }),
        )
        .join('') +
      path('M20 92H80', 'none', stroke('#2b2b2b', 6)),
  }),
  'logo-solvena-energie': logo({
    name: 'solvena',
    line: 'Energie',
    color: '#1d3f7a',
    weight: 600,
    mark:
      path('M8 72L30 14H62L40 72Z', '#1d3f7a') +
      path('M46 72L68 14H94L72 72Z', '#3f74c4') +
      path('M14 56H88M22 34H92', 'none', stroke('#ffffff', 4)) +
      path('M6 88H80', 'none', stroke('#f2b632', 9)),
  }),
  'logo-fixora-bauchemie': logo({
    name: 'FIXORA',
    line: 'Bauchemie',
    color: '#c2341d',
    weight: 700,
    spacing: 3,
    mark:
      path('M50 4L90 27V73L50 96L10 73V27Z', 'none', stroke('#c2341d', 8)) +
      path('M34 74V30H68M34 52H60', 'none', { stroke: '#c2341d', strokeWidth: 12 }),
  }),
  'logo-rheintal-daemmstoffe': logo({
    name: 'Rheintal',
    line: 'Dämmstoffe',
    color: '#2c6a4f',
    font: 'Nimbus Sans',
    weight: 700,
    mark:
      path('M6 46L50 8L94 46V92H6Z', '#2c6a4f') +
      path('M6 78C26 62 40 90 58 74S84 66 94 74V92H6Z', '#8fc9a8') +
      path('M6 66C26 50 40 78 58 62S84 54 94 62', 'none', stroke('#ffffff', 5)),
  }),
  'logo-nordwerk-sanitaer': logo({
    name: 'NORDWERK',
    line: 'Sanitär',
    color: '#123a5c',
    font: 'Nimbus Sans',
    weight: 700,
    spacing: 4,
    mark:
      circle(50, 50, 46, '#123a5c') +
      path('M30 74V28L70 72V26', 'none', { ...stroke('#ffffff', 9), strokeLinejoin: 'miter' }) +
      path('M70 8L77 24H63Z', '#6fc0e0'),
  }),
  'logo-tauernholz': logo({
    name: 'Tauernholz',
    color: '#6a3f1c',
    font: 'URW Bookman',
    weight: 600,
    mark:
      polygonOf(
        [
          [4, 90],
          [36, 22],
          [54, 58],
          [66, 38],
          [96, 90],
        ],
        '#6a3f1c',
      ) +
      [0, 1, 2]
        .map((i) =>
          path(`M${20 + i * 7} ${80 - i * 14}L${80 - i * 12} ${80 - i * 14}`, 'none', stroke('#e5bd86', 5)),
        )
        .join(''),
  }),
  'logo-bahnhof-arvenried': logo({
    name: 'Arvenried',
    line: 'Bahnhof',
    color: '#c3101b',
    font: 'Nimbus Sans',
    weight: 700,
    mark:
      rect(4, 4, 92, 92, '#c3101b', { rx: 6 }) +
      path('M20 40L50 18L80 40', 'none', stroke('#ffffff', 7)) +
      path('M34 84L42 48M66 84L58 48M30 76H70M36 62H64', 'none', stroke('#ffffff', 6)),
  }),
  'logo-bahnhof-gletschmatt': logo({
    name: 'Gletschmatt',
    line: 'Bahnhof',
    color: '#0a6187',
    font: 'Nimbus Sans',
    weight: 700,
    mark:
      circle(50, 50, 46, '#0a6187') +
      polygonOf(
        [
          [16, 70],
          [50, 16],
          [84, 70],
        ],
        '#ffffff',
      ) +
      polygonOf(
        [
          [50, 16],
          [84, 70],
          [56, 70],
          [48, 48],
        ],
        '#a9cfdf',
      ) +
      path('M20 80H80M30 74V86M45 74V86M60 74V86M72 74V86', 'none', stroke('#ffffff', 4)),
  }),
  'logo-zbs-gleistechnik': logo({
    name: 'ZBS',
    line: 'Gleistechnik',
    color: '#154d32',
    font: 'Nimbus Sans',
    weight: 700,
    spacing: 6,
    size: 108,
    mark:
      path(
        'M14 92H86V82L60 76C56 74 55 70 55 64V40C55 34 58 32 62 31L72 28C75 27 76 25 76 22V14C76 9 72 6 67 6H33C28 6 24 9 24 14V22C24 25 25 27 28 28L38 31C42 32 45 34 45 40V64C45 70 44 74 40 76L14 82Z',
        '#1f6a45',
      ) + path('M24 14C24 9 28 6 33 6H67C72 6 76 9 76 14V17H24Z', '#7fc09a'),
  }),
};

function polygonOf(points: readonly (readonly [number, number])[], fill: string): string {
  return path(polygon(points), fill);
}
