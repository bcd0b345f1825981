import { Stage, type Ground } from './Stage.ts';

export type Drawing = {
  yaw?: number;
  pitch?: number;
  /** What the object stands on or hangs at; the floor if nothing is said. */
  ground?: Ground;
  /** Share of the picture the object spans in its longer direction. */
  span?: number;
  draw: (stage: Stage) => void;
};

export type Drawings = Record<string, Drawing>;

/** Edge length of product pictures in pixels. */
export const pictureSize = 1500;

/** The object alone, framed in the middle of the picture. */
export function drawObject({ yaw = 32, pitch = 24, ground = 'floor', span = 0.76, draw }: Drawing): string {
  const trial = new Stage({ yaw, pitch, scale: 1, at: [0, 0] }, ground);
  draw(trial);
  // Two rounds, since details given in pixels change a little with the scale.
  let { low, high } = trial;
  const scale = (pictureSize * span) / Math.max(high[0] - low[0], (high[1] - low[1]) * 1.02);
  const near = new Stage({ yaw, pitch, scale, at: [0, 0] }, ground);
  draw(near);
  ({ low, high } = near);
  const middle = pictureSize / 2;
  const at = [
    middle - (low[0] + high[0]) / 2,
    middle + (ground === 'floor' ? 14 : 0) - (low[1] + high[1]) / 2,
  ] as const;
  const stage = new Stage({ yaw, pitch, scale, at }, ground);
  draw(stage);
  return stage.toSvg();
}
