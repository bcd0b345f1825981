import type { Point } from '../space.ts';

/** A stack of porcelain sheds on a core. */
export function sheds(count: number, core: number, reach: number, pitch: number, from = 0): Point[] {
  const profile: Point[] = [];
  for (let i = 0; i < count; i++) {
    const h = from + i * pitch;
    profile.push(
      [core, h],
      [core + reach * 0.3, h + pitch * 0.1],
      [core + reach, h + pitch * 0.34],
      [core + reach, h + pitch * 0.42],
      [core + reach * 0.2, h + pitch * 0.72],
      [core, h + pitch * 0.9],
    );
  }
  return profile;
}
