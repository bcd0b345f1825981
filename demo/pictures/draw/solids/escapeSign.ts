import { circle, linear, path, rect } from '../svg.ts';

/** The escape-route sign: a running person before a door. */
export function escapeSign(x: number, y: number, w: number, h: number): string {
  const at = (a: number, b: number) => `${x + a * w} ${y + b * h}`;
  const white = {
    stroke: '#fff',
    strokeWidth: h * 0.085,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  return (
    rect(
      x,
      y,
      w,
      h,
      linear(
        [0, 1],
        [1, 0],
        [
          [0, '#1fa061'],
          [1, '#0f7d47'],
        ],
      ),
      { rx: h * 0.05 },
    ) +
    rect(x + w * 0.62, y + h * 0.14, w * 0.24, h * 0.72, '#fff') +
    circle(x + w * 0.43, y + h * 0.78, h * 0.085, '#fff') +
    path(`M${at(0.4, 0.62)}L${at(0.36, 0.42)}L${at(0.46, 0.3)}L${at(0.42, 0.12)}`, 'none', white) +
    path(`M${at(0.36, 0.42)}L${at(0.27, 0.3)}L${at(0.17, 0.32)}`, 'none', white) +
    path(`M${at(0.27, 0.55)}L${at(0.4, 0.62)}L${at(0.48, 0.5)}L${at(0.56, 0.54)}`, 'none', white)
  );
}
