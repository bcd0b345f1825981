import { mix } from '../colour.ts';
import { seeded } from '../seeded.ts';
import type { Frame, Point } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { clipped, polygon, rect } from '../svg.ts';

/** Courses of squared stones with joints, drawn within an outline on a face. */
export function masonry(
  stage: Stage,
  frame: Frame,
  outline: readonly Point[],
  course: number,
  seed = 1,
  joint = '#5a5349',
): void {
  if (!stage.isVisible(frame)) return;
  const random = seeded(seed);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const gap = course * 0.05;
  let svg = '';
  for (let y = low; y < high; y += course) {
    for (let x = left - random() * course * 2; x < right;) {
      const width = course * (1.1 + random() * 1.4);
      const isLight = random() > 0.5;
      svg += rect(
        x + gap,
        y + gap,
        width - gap * 2,
        course - gap * 2,
        isLight ? '#fff6e6' : mix(joint, '#000000', 0.2),
        { fillOpacity: random() * 0.2, stroke: joint, strokeWidth: gap * 1.6, strokeOpacity: 0.5, rx: gap },
      );
      svg += rect(x + gap * 2, y + course - gap * 3, width - gap * 4, gap, '#ffffff', { fillOpacity: 0.25 });
      x += width;
    }
  }
  stage.drawOn(frame, clipped(svg, polygon(outline)));
}
