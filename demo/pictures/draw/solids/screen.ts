import { linear, path, rect } from '../svg.ts';

/** A lit display with a curve, drawn on a face. */
export const screen = (x: number, y: number, w: number, h: number) =>
  rect(x - 10, y - 10, w + 20, h + 20, '#1c1f22', { rx: 12 }) +
  rect(
    x,
    y,
    w,
    h,
    linear(
      [0, 1],
      [1, 0],
      [
        [0, '#2c6d8d'],
        [1, '#173a4c'],
      ],
    ),
    { rx: 4 },
  ) +
  path(
    `M${x + w * 0.1} ${y + h * 0.3}L${x + w * 0.3} ${y + h * 0.5}L${x + w * 0.5} ${y + h * 0.42}L${x + w * 0.9} ${y + h * 0.75}`,
    'none',
    { stroke: '#bfe6f2', strokeWidth: h * 0.05 },
  ) +
  rect(x + w * 0.1, y + h * 0.12, w * 0.3, h * 0.06, '#bfe6f2');
