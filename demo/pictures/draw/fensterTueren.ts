import type { Drawings } from './Drawing.ts';
import type { Material } from './Material.ts';
import { mix } from './colour.ts';
import * as m from './materials.ts';
import { escapeSign } from './solids/escapeSign.ts';
import { box } from './solids/box.ts';
import { extruded } from './solids/extruded.ts';
import { barHandle, lever } from './solids/fittings.ts';
import { face, rectangle } from './solids/face.ts';
import { framed } from './solids/framed.ts';
import { glass } from './solids/glass.ts';
import { tube } from './solids/tube.ts';
import { cylinder } from './solids/turned.ts';
import { front, right, type Place, type Point } from './space.ts';
import type { Stage } from './Stage.ts';
import { circle, path, rect } from './svg.ts';

/** A sash: a frame with a pane. */
function sash(s: Stage, at: Place, size: Place, material: Material, bar = 70): void {
  framed(s, at, size, { bar, material, within: (frame, w, h) => glass(s, frame, w, h) });
}

/** A leaf in its frame, drawn on by `details`. */
function door(
  s: Stage,
  color: string,
  details: (leaf: number) => void,
  leafMaterial: Material = m.lacquered(color),
): void {
  const frame = m.lacquered(mix(color, '#000000', 0.06));
  box(s, [0, 40, 0], [1060, 70, 2150], frame, { edge: 0.5 });
  box(s, [60, 18, 12], [940, 60, 2080], leafMaterial, { edge: 0.5, castsNoShadow: true });
  details(18);
}

function frontDoor(color: string, seam: string) {
  return (s: Stage) =>
    door(s, color, (y) => {
      const leaf = front([60, y, 12]);
      s.drawOn(
        leaf,
        [420, 840, 1260, 1680]
          .map(
            (z) =>
              rect(0, z, 640, 5, seam, { fillOpacity: 0.55 }) +
              rect(0, z - 4, 640, 3, '#fff', { fillOpacity: 0.14 }),
          )
          .join(''),
      );
      framed(s, [720, y - 6, 190], [150, 20, 1720], {
        bar: 10,
        material: m.steel,
        within: (frame, w, h) => glass(s, frame, w, h, { low: '#7f949d', high: '#dfe9ec' }),
      });
      barHandle(s, [150, y, 560], 1000);
    });
}

function ribbed(
  s: Stage,
  width: number,
  height: number,
  rows: number,
  color: string,
  windows?: number,
): void {
  const panel = m.lacquered(color);
  const h = height / rows;
  box(s, [-110, 30, 0], [width + 220, 40, height + 130], m.plain('#dedad3'), { edge: 0.3 });
  for (let row = 0; row < rows; row++) {
    const z = row * h;
    box(s, [0, 8, z], [width, 24, h - 4], panel, { edge: 0.25, castsNoShadow: true });
    const leaf = front([0, 8, z]);
    s.shade([[0, 0, z]]);
    s.drawOn(
      leaf,
      rect(0, h * 0.47, width, h * 0.04, '#20242a', { fillOpacity: 0.16 }) +
        rect(0, h * 0.44, width, h * 0.03, '#fff', { fillOpacity: 0.5 }) +
        rect(0, 0, width, h * 0.03, '#20242a', { fillOpacity: 0.3 }),
    );
    if (row !== windows) continue;
    const count = Math.round(width / 620);
    const wide = (width - 120 * (count + 1)) / count;
    for (let i = 0; i < count; i++)
      framed(s, [120 + i * (wide + 120), -4, z + h * 0.16], [wide, 24, h * 0.68], {
        bar: 22,
        material: m.anthracite,
        within: (frame, w, k) => glass(s, frame, w, k),
      });
  }
}

function interiorDoor(leaf: Material, color: string) {
  return (s: Stage) => door(s, color, (y) => lever(s, [900, y, 1050], -130), leaf);
}

/** A window of two sashes, wood inside and metal outside. */
function timberWindow(width: number, height: number) {
  return (s: Stage) => {
    const metal = m.lacquered('#5b6064');
    const half = (width - 96) / 2;
    const middle = height / 2 - 10;
    box(s, [0, 40, 0], [width, 60, height], metal, { edge: 0.3 });
    framed(s, [0, 0, 0], [width, 70, height], {
      bar: 46,
      material: m.wood('#d8a865', '#9c6a30', { along: 'v' }),
      within: () => {
        for (const x of [46, 50 + half])
          sash(
            s,
            [x, -14, 46],
            [half, 60, height - 92],
            m.wood('#dcae6c', '#9c6a30', { along: 'v', seed: 5 + x }),
            84,
          );
      },
    });
    box(s, [-30, -30, -30], [width + 60, 130, 30], metal, { edge: 0.6 });
    handle(s, [width / 2 + 44, -24, middle], m.steel);
  };
}

function plasticWindow(color: string) {
  return (s: Stage) => {
    const pvc = m.plastic(color);
    framed(s, [0, 0, 0], [1000, 80, 1250], {
      bar: 50,
      material: pvc,
      within: () => sash(s, [50, -12, 50], [900, 70, 1150], pvc, 80),
    });
    handle(s, [92, -26, 620], m.plastic('#eeeeec'));
  };
}

/** The handle of a window, turned down. */
function handle(s: Stage, [x, y, z]: Place, material: Material): void {
  cylinder(s, [x, y, z], 17, 13, material, { axis: 'y', castsNoShadow: true });
  tube(
    s,
    [
      [x, y + 4, z],
      [x, y - 30, z],
      [x, y - 30, z - 130],
    ],
    11,
    material,
    { castsNoShadow: true },
  );
}

/** A smooth steel leaf with the sign of an escape route and a closer. */
function fireDoor(color: string) {
  return (s: Stage) =>
    door(s, color, (y) => {
      lever(s, [130, y, 1050], 130);
      s.drawOn(front([60, y, 12]), escapeSign(250, 1480, 440, 230));
      box(s, [600, y - 60, 1985], [260, 60, 70], m.steel, { castsNoShadow: true });
      tube(
        s,
        [
          [680, y - 40, 2060],
          [540, y - 120, 2066],
          [420, y + 22, 2080],
        ],
        11,
        m.steel,
        { bend: 4, castsNoShadow: true },
      );
    });
}

export const fensterTueren: Drawings = {
  'fenster-holz-metall-1000': { yaw: 24, pitch: 9, draw: timberWindow(1500, 1000) },
  'fenster-holz-metall-1200': { yaw: 24, pitch: 9, draw: timberWindow(1500, 1200) },
  'fenster-holz-metall-1400': { yaw: 24, pitch: 9, draw: timberWindow(1400, 1400) },
  'fenster-holz-metall-2100': { yaw: 24, pitch: 9, draw: timberWindow(1400, 2100) },
  'fenster-kunststoff-weiss': { yaw: 24, pitch: 9, draw: plasticWindow('#f5f5f3') },
  'fenster-kunststoff-anthrazit': { yaw: 24, pitch: 9, draw: plasticWindow('#4a4e52') },
  hebeschiebetuer: {
    yaw: 26,
    pitch: 10,
    span: 0.84,
    draw: (s) => {
      const frame = m.lacquered('#3f4347');
      framed(s, [0, 0, 0], [3200, 180, 2300], {
        bar: 60,
        material: frame,
        within: () => {
          sash(s, [1560, 70, 60], [1580, 60, 2180], frame, 80);
          sash(s, [60, 0, 60], [1600, 60, 2180], frame, 80);
        },
      });
      barHandle(s, [110, 0, 820], 420, m.steel, 14);
    },
  },
  'haustuer-anthrazit': { yaw: 24, pitch: 9, draw: frontDoor('#50565b', '#15181a') },
  'haustuer-weiss': { yaw: 24, pitch: 9, draw: frontDoor('#f3f2ef', '#7a7770') },
  'innentuer-weiss': { yaw: 24, pitch: 9, draw: interiorDoor(m.lacquered('#f2f0ec'), '#f2f0ec') },
  'innentuer-grau': { yaw: 24, pitch: 9, draw: interiorDoor(m.lacquered('#8f9497'), '#8f9497') },
  'innentuer-natur': {
    yaw: 24,
    pitch: 9,
    draw: interiorDoor(m.wood('#d2a56c', '#9c6a30', { along: 'v', seed: 3 }), '#c99a60'),
  },
  'brandschutztuer-grau': { yaw: 24, pitch: 9, draw: fireDoor('#a9aeb1') },
  'brandschutztuer-weiss': { yaw: 24, pitch: 9, draw: fireDoor('#f2f0ec') },
  gartentor: {
    yaw: 26,
    pitch: 10,
    draw: (s) => {
      const coat = m.lacquered('#4a4f53');
      for (const x of [-110, 1080]) {
        box(s, [x, 0, 0], [90, 90, 1350], coat);
        box(s, [x - 6, -6, 1350], [102, 102, 14], coat);
      }
      box(s, [0, 30, 90], [1060, 40, 50], coat, { edge: 0.3 });
      for (let i = 0; i < 9; i++) box(s, [70 + i * 112, 38, 140], [28, 28, 1040], coat, { edge: 0.25 });
      box(s, [0, 30, 90], [50, 40, 1150], coat, { edge: 0.3 });
      box(s, [1010, 30, 90], [50, 40, 1150], coat, { edge: 0.3 });
      box(s, [0, 30, 1190], [1060, 40, 50], coat, { edge: 0.5 });
      box(s, [930, 20, 600], [80, 60, 190], coat);
      lever(s, [990, 20, 700], -110);
    },
  },
  garagentor: { yaw: 22, pitch: 9, draw: (s) => ribbed(s, 2500, 2125, 4, '#f1f0ed') },
  industrietor: { yaw: 22, pitch: 8, draw: (s) => ribbed(s, 3600, 3600, 6, '#c5cacd', 2) },
  store: {
    yaw: 24,
    pitch: 8,
    ground: 'wall',
    draw: (s) => {
      const slat = { color: '#c9cdd0', gloss: 0.4, metal: 0.35 };
      for (let i = 0; i < 17; i++) {
        const z = 90 + i * 68;
        const blade: Point[] = [
          [0, 6],
          [24, 0],
          [56, 14],
          [76, 36],
          [72, 42],
          [52, 22],
          [24, 8],
          [2, 13],
        ];
        extruded(s, right([1200, -80, z]), blade, 1200, slat, { edge: 0.6 });
      }
      for (const x of [230, 960])
        tube(
          s,
          [
            [x, -84, 90],
            [x, -84, 1260],
          ],
          4,
          m.plain('#8b8f92'),
          { castsNoShadow: true },
        );
      box(s, [-8, -86, 46], [1216, 90, 30], slat);
      box(s, [-12, -100, 1256], [1224, 110, 110], m.lacquered('#bfc4c7'), { edge: 0.7 });
      for (const x of [-26, 1204]) box(s, [x, -90, 20], [22, 60, 1240], m.lacquered('#aab0b4'));
    },
  },
  rollladen: {
    yaw: 24,
    pitch: 9,
    draw: (s) => {
      const pvc = m.plastic('#f4f4f2');
      framed(s, [0, 0, 0], [1200, 110, 1400], {
        bar: 60,
        material: pvc,
        within: () => sash(s, [60, 10, 60], [1080, 60, 1280], pvc, 76),
      });
      for (let i = 0; i < 14; i++)
        box(
          s,
          [40, -26, 640 + i * 54],
          [1120, 18, 51],
          { color: '#a7abae', gloss: 0.3, metal: 0.1 },
          { edge: 0.55, castsNoShadow: true },
        );
      box(s, [40, -30, 606], [1120, 26, 34], m.lacquered('#8b9094'), { castsNoShadow: true });
      for (const x of [0, 1160])
        box(s, [x, -40, 0], [40, 44, 1400], m.lacquered('#9a9fa3'), { castsNoShadow: true });
      extruded(
        s,
        right([1216, -110, 1390]),
        [
          [0, 30],
          [40, 0],
          [220, 0],
          [220, 210],
          [40, 210],
          [0, 180],
        ],
        1232,
        m.lacquered('#b4b9bc'),
        { edge: 0.7 },
      );
    },
  },
  markise: {
    yaw: -32,
    pitch: 16,
    ground: 'wall',
    span: 0.84,
    draw: (s) => {
      const metal = m.lacquered('#e3e5e4');
      const [reach, fall] = [1300, 430];
      const length = Math.hypot(reach, fall);
      const cloth = {
        at: [0, -60, 60] as Place,
        u: [1, 0, 0] as Place,
        v: [0, -reach / length, -fall / length] as Place,
      };
      const stripe = (i: number) => m.rough(i % 2 === 0 ? '#f3e9d8' : '#c97552', 0.5, 0.2, 3);
      s.shade([
        [0, -60, 60],
        [2600, -60, 60],
        [2600, -reach, -fall],
        [0, -reach, -fall],
      ]);
      for (const x of [500, 2100])
        tube(
          s,
          [
            [x, -60, 0],
            [x + (x < 1000 ? 420 : -420), -reach * 0.55, -fall * 0.7],
            [x, -reach, -fall - 20],
          ],
          26,
          metal,
          { bend: 10, castsNoShadow: true },
        );
      for (let i = 0; i < 13; i++) {
        face(
          s,
          { ...cloth, u: [-1, 0, 0], at: [2600, -60, 60] },
          rectangle(200, length, i * 200, 0),
          stripe(i),
        );
      }
      box(s, [-20, -reach - 100, -fall + 10], [2640, 60, 70], metal, { castsNoShadow: true });
      for (let i = 0; i < 13; i++)
        face(
          s,
          front([2400 - i * 200, -reach - 100, -fall - 190]),
          [
            [0, 0],
            [40, -24],
            [100, -34],
            [160, -24],
            [200, 0],
            [200, 200],
            [0, 200],
          ],
          stripe(i),
          { light: 1.02 },
        );
      box(s, [-40, -140, 0], [2680, 140, 170], metal, { edge: 0.7 });
    },
  },
  tuerdruecker: {
    yaw: 28,
    pitch: 14,
    ground: 'wall',
    span: 0.66,
    draw: (s) => {
      const inox = { ...m.steel, gloss: 0.8, metal: 0.9 };
      cylinder(s, [0, -10, 0], 27, 10, inox, { axis: 'y' });
      tube(
        s,
        [
          [0, -8, 0],
          [0, -58, 0],
          [140, -58, 0],
        ],
        10.5,
        inox,
        { bend: 20, sides: 64 },
      );
      cylinder(s, [0, -10, -78], 27, 10, inox, { axis: 'y' });
      s.drawOn(
        front([0, -10.1, -78]),
        circle(0, 4, 7, '#2a2c2e') + path('M-3 4L-4 -12L4 -12L3 4Z', '#2a2c2e'),
      );
    },
  },
  tuerschliesser: {
    yaw: 26,
    pitch: 18,
    ground: 'wall',
    span: 0.8,
    draw: (s) => {
      const silver = { ...m.brushed, color: '#d2d5d8' };
      box(s, [0, -48, 0], [240, 48, 62], silver, { edge: 0.9 });
      s.drawOn(front([0, -48, 0]), rect(0, 20, 240, 1.4, '#3a3e42', { fillOpacity: 0.35 }));
      cylinder(s, [150, -26, 62], 15, 10, m.steel);
      const arm = (from: Place, to: Place) => tube(s, [from, to], 7, m.steel);
      arm([150, -26, 76], [330, -120, 80]);
      cylinder(s, [330, -120, 70], 12, 20, m.steel);
      arm([330, -120, 90], [180, -4, 94]);
      box(s, [150, -22, 84], [60, 22, 22], silver);
    },
  },
};
