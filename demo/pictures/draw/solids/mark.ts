import { circle, rect } from '../svg.ts';

/** A mark as suppliers print it on bags: a square with two bars below. */
export function mark(width: number, height: number, color: string): string {
  return (
    circle(width * 0.5, height * 0.64, width * 0.15, 'none', { stroke: color, strokeWidth: width * 0.035 }) +
    rect(width * 0.46, height * 0.6, width * 0.08, width * 0.115, color) +
    rect(width * 0.26, height * 0.245, width * 0.48, height * 0.02, color, { fillOpacity: 0.9 }) +
    rect(width * 0.34, height * 0.205, width * 0.32, height * 0.014, color, { fillOpacity: 0.7 })
  );
}
