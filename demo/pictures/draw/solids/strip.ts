import type { Point } from '../space.ts';

/** The outline of a bent sheet: a line with a thickness, mitred, turning left. */
export function strip(line: readonly Point[], thick: number): Point[] {
  const side = (by: number) =>
    line.map((point, i): Point => {
      const normals = [
        [i - 1, i],
        [i, i + 1],
      ].flatMap(([a, b]) => {
        const [from, to] = [line[a!], line[b!]];
        if (!from || !to) return [];
        const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
        const length = Math.hypot(dx, dy) || 1;
        return [[-dy / length, dx / length] as Point];
      });
      const sum = normals.reduce((a, b) => [a[0] + b[0], a[1] + b[1]] as Point, [0, 0] as Point);
      const square = sum[0] ** 2 + sum[1] ** 2;
      const reach = (by * normals.length) / (square || 1);
      return [point[0] + sum[0] * reach, point[1] + sum[1] * reach];
    });
  const outline = [...side(-thick / 2), ...side(thick / 2).toReversed()];
  const area = outline.reduce((total, [x, y], i) => {
    const next = outline[(i + 1) % outline.length]!;
    return total + x * next[1] - next[0] * y;
  }, 0);
  return area > 0 ? outline : outline.toReversed();
}
