import type { Drawings } from './Drawing.ts';
import type { Material } from './Material.ts';
import * as m from './materials.ts';
import { box } from './solids/box.ts';
import { bucket } from './solids/bucket.ts';
import { roll } from './solids/roll.ts';
import { extruded } from './solids/extruded.ts';
import type { Stage } from './Stage.ts';
import { front, top, type Point } from './space.ts';
import { circle, line, rect } from './svg.ts';
import { face } from './solids/face.ts';
import { tube } from './solids/tube.ts';

function cladding(color: string) {
  return (s: Stage) => {
    const panel: Material = {
      color,
      gloss: 0.12,
      noises: [
        { color: '#ffffff', frequency: [0.004, 0.006], octaves: 3, gain: 0.4, above: 0.5, seed: 3 },
        { color: '#1b1b1c', frequency: [0.2, 0.2], octaves: 2, gain: 0.9, above: 0.54, seed: 7 },
      ],
    };
    for (const [i, shift] of [0, 1, 2].entries()) {
      const y = 150 - i * 75;
      const x = shift * 70;
      box(s, [x, y, 0], [560, 16, 900 - shift * 120], panel, { edge: 0.5 });
      const rivets = [40, 280, 520].flatMap((rx) =>
        [40, (900 - shift * 120) / 2, 860 - shift * 120].map((ry) => [rx, ry] as Point),
      );
      s.drawOn(
        front([x, y, 0]),
        rivets
          .map(
            ([rx, ry]) =>
              circle(rx + 2, ry - 3, 10, '#000', { fillOpacity: 0.25 }) +
              circle(rx, ry, 9, '#d8dadb') +
              circle(rx - 2, ry + 2, 5, '#fff', { fillOpacity: 0.8 }),
          )
          .join(''),
      );
    }
  };
}

export const fassade: Drawings = {
  'steinwolle-platte': {
    pitch: 26,
    draw: (s) => {
      const wool = m.fibres('#c3ac6f', '#7f6a35');
      box(s, [0, 0, 0], [600, 380, 120], wool, { edge: 0.1, top: m.rough('#c3ac6f', 3, 0.06) });
      box(s, [14, -10, 121], [600, 380, 120], m.fibres('#c3ac6f', '#7f6a35', 12), {
        edge: 0.1,
        top: m.rough('#c9b377', 3, 0.06, 8),
      });
    },
  },
  'glaswolle-rolle': {
    yaw: 38,
    pitch: 24,
    draw: (s) =>
      roll(s, [0, 0, 0], {
        radius: 230,
        width: 560,
        thick: 58,
        unrolled: 420,
        core: 0.1,
        material: m.rough('#f0d36b', 3, 0.05),
        edge: m.fibres('#efcf63', '#b48f2c', 3),
        face: m.rough('#f3d873', 3.4, 0.05, 8),
      }),
  },
  schaumglasplatte: {
    pitch: 28,
    draw: (s) => {
      const foam: Material = {
        color: '#4a4b4d',
        gloss: 0.2,
        relief: { frequency: [0.075, 0.075], height: 4.5, octaves: 2, seed: 3 },
        noises: [{ color: '#111213', frequency: [0.1, 0.1], octaves: 2, gain: 4, above: 0.56, seed: 6 }],
      };
      box(s, [0, 0, 0], [600, 450, 130], foam, { edge: 0.08 });
      box(
        s,
        [60, 40, 131],
        [600, 450, 130],
        { ...foam, relief: { ...foam.relief!, seed: 8 } },
        { edge: 0.08 },
      );
    },
  },
  'eps-platte': {
    pitch: 26,
    draw: (s) => {
      const eps: Material = {
        color: '#f3f2ef',
        gloss: 0.1,
        relief: { frequency: [0.055, 0.055], height: 1.6, octaves: 1, seed: 3 },
        noises: [{ color: '#8e9091', frequency: [0.06, 0.06], octaves: 1, gain: 6, above: 0.66, seed: 5 }],
      };
      for (const i of [0, 1, 2])
        box(
          s,
          [i * 12, -i * 8, i * 101],
          [640, 400, 100],
          { ...eps, relief: { ...eps.relief!, seed: i + 3 } },
          { edge: 0.6 },
        );
    },
  },
  'xps-platte': {
    yaw: 36,
    pitch: 26,
    draw: (s) => {
      const xps: Material = {
        color: '#9fd0c0',
        gloss: 0.15,
        noises: [
          { color: '#ffffff', frequency: [0.3, 0.3], octaves: 1, gain: 1, above: 0.52, seed: 2 },
          { color: '#4f8f80', frequency: [0.004, 0.02], octaves: 3, gain: 0.9, above: 0.5, seed: 6 },
        ],
      };
      const step = (shift: number, z: number) =>
        extruded(
          s,
          front([shift, -shift / 2, z]),
          [
            [0, 0],
            [610, 0],
            [610, 55],
            [640, 55],
            [640, 110],
            [30, 110],
            [30, 55],
            [0, 55],
          ],
          420,
          xps,
          { edge: 0.5 },
        );
      step(0, 0);
      step(16, 111);
    },
  },
  holzfaserplatte: {
    yaw: 34,
    pitch: 26,
    draw: (s) => {
      const fibre = m.fibres('#b5895a', '#6f4c2a', 4);
      const tongue: Point[] = [
        [0, 0],
        [620, 0],
        [620, 32],
        [640, 36],
        [640, 64],
        [620, 68],
        [620, 100],
        [0, 100],
        [0, 68],
        [22, 64],
        [22, 36],
        [0, 32],
      ];
      extruded(s, front([0, 0, 0]), tongue, 400, fibre, { edge: 0.1 });
      extruded(s, front([20, -14, 101]), tongue, 400, m.rough('#b98d5e', 2.4, 0.07, 9), {
        edge: 0.1,
        cut: fibre,
      });
    },
  },
  dachbodenelement: {
    yaw: 34,
    pitch: 28,
    draw: (s) => {
      const foam = m.speckled('#8f949a', '#5d6268', 0.08, 3, 0.56);
      const chips: Material = {
        color: '#d8b47c',
        gloss: 0.08,
        noises: [
          { color: '#8d6230', frequency: [0.03, 0.05], octaves: 3, gain: 3, above: 0.52, seed: 3 },
          { color: '#f4dfb4', frequency: [0.04, 0.06], octaves: 3, gain: 3, above: 0.55, seed: 8 },
        ],
      };
      box(s, [0, 0, 0], [620, 440, 120], foam, { edge: 0.2 });
      box(s, [0, 0, 120], [620, 440, 26], chips, { edge: 0.5 });
      box(s, [646, 18, 0], [60, 400, 60], foam, { edge: 0 });
    },
  },
  'faserzement-fassadenplatte-grau': { yaw: 26, pitch: 10, draw: cladding('#b7b9b8') },
  'faserzement-fassadenplatte-anthrazit': { yaw: 26, pitch: 10, draw: cladding('#565a5e') },
  holzfassade: {
    yaw: 24,
    pitch: 12,
    draw: (s) => {
      for (const z of [120, 620]) box(s, [-10, 32, z], [800, 40, 50], m.spruce('u', 7), { edge: 0.2 });
      face(
        s,
        front([-10, 72, 0]),
        [
          [0, 0],
          [800, 0],
          [800, 800],
          [0, 800],
        ],
        m.plain('#3b3a39'),
      );
      for (let i = 0; i < 9; i++)
        box(s, [i * 88, 0, 0], [72, 30, 800], m.larch('v', 3 + i * 4), { edge: 0.35 });
    },
  },
  metallkassette: {
    yaw: 30,
    pitch: 16,
    draw: (s) => {
      for (const row of [0, 1]) {
        for (const column of [0, 1]) {
          const at = [column * 420, 0, row * 300] as const;
          box(s, at, [410, 50, 290], { ...m.brushed, color: '#cdd1d4' }, { edge: 0.85 });
          s.drawOn(
            front([at[0], at[1], at[2]]),
            rect(10, 10, 390, 270, 'none', { stroke: '#fff', strokeOpacity: 0.35, strokeWidth: 3, rx: 4 }),
          );
        }
      }
    },
  },
  fassadenputz: {
    yaw: 20,
    pitch: 20,
    draw: (s) => {
      bucket(s, [0, 0, 0], {
        radius: 170,
        height: 330,
        color: '#f3f2ef',
        band: '#c98a3c',
        filling: m.rough('#f0ece2', 3, 0.05),
      });
      const blade = m.brushed;
      box(s, [170, -330, 8], [300, 120, 5], blade, { edge: 0.8 });
      tube(
        s,
        [
          [320, -270, 14],
          [320, -270, 62],
          [250, -270, 62],
        ],
        7,
        m.steel,
      );
      tube(
        s,
        [
          [240, -270, 62],
          [400, -270, 62],
        ],
        17,
        m.plain('#a8713d', 0.4),
      );
    },
  },
  armierungsgewebe: {
    yaw: 34,
    pitch: 30,
    draw: (s) => {
      roll(s, [0, 0, 0], {
        radius: 120,
        width: 620,
        thick: 10,
        unrolled: 400,
        material: m.plain('#f1efea'),
        core: 0.5,
      });
      const grid = (w: number, h: number, fade: number) => {
        let svg = '';
        for (let x = 6; x < w; x += 12)
          svg += line([x, 0], [x, h], x % 120 < 12 ? '#e07b2c' : '#b9b6ae', 2.6, { strokeOpacity: fade });
        for (let y = 6; y < h; y += 12) svg += line([0, y], [w, y], '#a9a69e', 2.2, { strokeOpacity: fade });
        return svg;
      };
      s.drawOn(top([0, -400, 10.5]), grid(620, 372, 0.9));
      for (let i = 0; i < 10; i++) {
        const angle = (i * 16 - 62) * (Math.PI / 180);
        const [y, z] = [-Math.cos(angle) * 120, 120 + Math.sin(angle) * 120];
        s.drawOn(
          { at: [0, y, z], u: [1, 0, 0], v: [0, Math.sin(angle), Math.cos(angle)] },
          grid(620, 34, 0.75),
        );
      }
    },
  },
};
