import { circle, el, linear, path, radial } from '../svg.ts';

/** A fan behind a round grille, in a front face. */
export function fan(cx: number, cy: number, r: number): string {
  const blades = [0, 1, 2, 3, 4].map((i) =>
    path(
      `M${cx} ${cy}C${cx + r * 0.2} ${cy + r * 0.5} ${cx + r * 0.5} ${cy + r * 0.75} ${cx + r * 0.42} ${cy + r * 0.82}C${cx + r * 0.8} ${cy + r * 0.5} ${cx + r * 0.8} ${cy + r * 0.25} ${cx} ${cy}Z`,
      linear(
        [0, 0],
        [1, 1],
        [
          [0, '#6d7276'],
          [1, '#34383b'],
        ],
      ),
      { transform: `rotate(${i * 72} ${cx} ${cy})` },
    ),
  );
  const rings = Array.from({ length: 13 }, (_, i) =>
    circle(cx, cy, (r * (i + 1)) / 13.5, 'none', { stroke: '#c5c9cb', strokeWidth: 4.5 }),
  );
  const spokes = Array.from({ length: 8 }, (_, i) =>
    el('line', {
      x1: cx,
      y1: cy,
      x2: cx + r * Math.cos((i * Math.PI) / 4),
      y2: cy + r * Math.sin((i * Math.PI) / 4),
      stroke: '#d7dadb',
      strokeWidth: 7,
    }),
  );
  return (
    circle(cx, cy, r * 1.04, '#8b9093') +
    circle(
      cx,
      cy,
      r,
      radial([0.5, 0.5], 0.5, [
        [0, '#3b3f42'],
        [0.8, '#1c1f21'],
        [1, '#0f1112'],
      ]),
    ) +
    blades.join('') +
    rings.join('') +
    spokes.join('') +
    circle(cx, cy, r * 0.17, '#d9dcdd') +
    circle(cx - 6, cy + 8, r * 0.12, '#f3f4f4')
  );
}
