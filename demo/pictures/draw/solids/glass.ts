import { inSpace, type Frame, type Point } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { clipped, linear, path, polygon, rect } from '../svg.ts';
import { rectangle } from './face.ts';

export type GlassOptions = {
  /** Colour of what is seen through it, below and above. */
  low?: string;
  high?: string;
  opacity?: number;
};

/** A pane that shows a pale sky and slanting reflections. */
export function glass(
  stage: Stage,
  frame: Frame,
  width: number,
  height: number,
  { low = '#a9bcc4', high = '#e4edf0', opacity = 1 }: GlassOptions = {},
): void {
  const corners = rectangle(width, height);
  for (const corner of corners) stage.show(inSpace(frame, corner));
  if (!stage.isVisible(frame)) return;
  const sky = linear(
    [0, 1],
    [0.25, 0],
    [
      [0, high],
      [0.55, '#c9d8de'],
      [1, low],
    ],
  );
  const band = (from: number, wide: number, strength: number) => {
    const slant = height * 0.42;
    const points: Point[] = [
      [from, 0],
      [from + wide, 0],
      [from + wide + slant, height],
      [from + slant, height],
    ];
    return path(
      polygon(points),
      linear(
        [0, 0],
        [0, 1],
        [
          [0, '#fff', strength * 0.25],
          [1, '#fff', strength],
        ],
      ),
    );
  };
  const reflections =
    band(-height * 0.3, width * 0.22, 0.5) +
    band(-height * 0.3 + width * 0.28, width * 0.07, 0.4) +
    band(width * 0.52, width * 0.3, 0.32);
  const rim = rect(0, 0, width, height, 'none', {
    stroke: '#2b3337',
    strokeOpacity: 0.5,
    strokeWidth: stage.pixels(5),
  });
  const shade = rect(
    0,
    0,
    width,
    height,
    linear(
      [0, 1],
      [0, 0.9],
      [
        [0, '#1c262b', 0.28],
        [0.5, '#1c262b', 0.05],
        [1, '#1c262b', 0],
      ],
    ),
  );
  stage.drawOn(
    frame,
    `<g opacity="${opacity}">${rect(0, 0, width, height, sky)}${clipped(reflections + shade + rim, polygon(corners))}</g>`,
  );
}
