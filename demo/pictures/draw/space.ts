/** A point or direction in space: x to the right, y away from the viewer, z up. */
export type Place = readonly [number, number, number];
/** A point on a sheet or in the plane of a face. */
export type Point = readonly [number, number];

export const add = (a: Place, b: Place): Place => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Place, n: number): Place => [a[0] * n, a[1] * n, a[2] * n];
export const dot = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Place, b: Place): Place => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function unit(a: Place): Place {
  return times(a, 1 / (Math.hypot(...a) || 1));
}

/** A plane to draw in: `u` and `v` have length one, and `u × v` looks out of the solid. */
export type Frame = { at: Place; u: Place; v: Place };

/** Faces towards the viewer, to the right, to the left and upwards; their second axis goes up or away. */
export const front = (at: Place): Frame => ({ at, u: [1, 0, 0], v: [0, 0, 1] });
export const right = (at: Place): Frame => ({ at, u: [0, 1, 0], v: [0, 0, 1] });
export const left = (at: Place): Frame => ({ at, u: [0, -1, 0], v: [0, 0, 1] });
export const top = (at: Place): Frame => ({ at, u: [1, 0, 0], v: [0, 1, 0] });
export const bottom = (at: Place): Frame => ({ at, u: [1, 0, 0], v: [0, -1, 0] });

export function inSpace({ at, u, v }: Frame, [a, b]: Point): Place {
  return add(at, add(times(u, a), times(v, b)));
}
